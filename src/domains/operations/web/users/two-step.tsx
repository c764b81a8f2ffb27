import { useState } from 'react';
import { IDENTITY_CHECKS, type IdentityCheck } from '#domains/accounts/contract/second-factors.ts';
import type { UserView } from '#domains/operations/contract/users.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { moment } from '#platform/web/page/format.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { adminUsersCopy } from './users.copy.ts';
import { useEndTwoStep, useKeepTwoStep } from './users.queries.ts';

const copy = adminUsersCopy.twoStep;

/** Whether a code is asked at sign-in, and the way back for an owner who lost every code. */
export function TwoStep({ user: { userId, isMe, twoStep } }: { user: UserView }) {
  const [isAsking, setAsking] = useState(false);
  const keep = useKeepTwoStep(userId);
  return (
    <Section title={copy.title} hint={twoStep ? copy.on(moment(twoStep.since)) : copy.off}>
      {keep.error && <Banner tone="danger">{keep.error.message}</Banner>}
      {twoStep?.endsAt ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-medium">{copy.ends(moment(twoStep.endsAt))}</p>
          <Button variant="secondary" size="sm" busy={keep.isPending && copy.keeping} onClick={() => keep.mutate()}>
            {copy.keep}
          </Button>
        </div>
      ) : (
        twoStep &&
        !isMe && (
          <div>
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              {copy.end}
            </Button>
          </div>
        )
      )}
      {isAsking && <EndDialog userId={userId} onClose={() => setAsking(false)} />}
    </Section>
  );
}

/** What is written survives a reload until it is sent or canceled. */
function EndDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [draft, setDraft, dropDraft] = useDraftState(`two-step-${userId}`, { check: '', reason: '' });
  const end = useEndTwoStep(userId);
  const close = () => {
    dropDraft();
    onClose();
  };
  const run = async () => {
    await end.mutateAsync({ check: draft.check as IdentityCheck, reason: draft.reason.trim() });
    confirmation(copy.done);
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(run, close);
  return (
    <FormDialog
      title={copy.dialog}
      description={copy.body}
      onClose={close}
      labels={{ confirm: copy.confirm, busy: adminUsersCopy.saving, cancel: adminUsersCopy.cancel }}
      isDangerous
      isBusy={isBusy}
      failure={failure}
      submit={submit}
    >
      <SelectField
        label={copy.check}
        placeholder={copy.choose}
        error={fields['check']}
        value={draft.check}
        onChange={({ target }) => setDraft({ ...draft, check: target.value })}
        options={IDENTITY_CHECKS.map((value) => ({ value, label: copy.checks[value] }))}
      />
      <TextArea
        label={copy.note}
        error={fields['reason']}
        value={draft.reason}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
      />
    </FormDialog>
  );
}
