import { useState } from 'react';
import { answerStartDate, proposeStartDate, type StartView } from '#domains/hiring/contract/starts/starts.ts';
import { call } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { startsCopy as copy } from './starts.copy.ts';
import { IN_DIALOG, useStartStep } from './starts.queries.ts';

/** The first day that waits for an answer. */
export function ProposedDate({ start }: { start: StartView }) {
  const { applicationId: id, proposedDate: proposed, side, mayAct } = start;
  const answer = useStartStep((given: 'accepted' | 'declined') =>
    call(answerStartDate, { params: { id }, body: { proposalId: proposed?.id ?? '', answer: given } }),
  );
  if (!proposed) return null;
  const isMine = proposed.by === side;
  return (
    <Banner tone={isMine ? 'info' : 'warn'}>
      <p>{isMine ? copy.proposedByMe(proposed.startOn) : copy.proposedByThem(proposed.startOn)}</p>
      {proposed.reason && <p className="mt-1 wrap-anywhere text-ink-soft">{proposed.reason}</p>}
      {mayAct && (
        <div className="mt-3 flex flex-wrap gap-2">
          {!isMine && (
            <Button size="sm" busy={answer.isPending && copy.working} onClick={() => answer.mutate('accepted')}>
              {copy.acceptDay}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            busy={answer.isPending && copy.working}
            onClick={() => answer.mutate('declined')}
          >
            {isMine ? copy.takeBack : copy.keepDay}
          </Button>
        </div>
      )}
    </Banner>
  );
}

/** Asks the other side for another first day. */
export function MoveDate({ start, onClose }: { start: StartView; onClose: () => void }) {
  const [draft, setDraft] = useState({ startOn: start.startOn, reason: '' });
  const propose = useStartStep(
    () =>
      call(proposeStartDate, { params: { id: start.applicationId }, body: { ...draft, reason: draft.reason || null } }),
    IN_DIALOG,
  );
  const { isBusy, failure, fields, submit } = useDialogSubmit(() => propose.mutateAsync(undefined), onClose);
  return (
    <FormDialog
      title={copy.moveTitle}
      description={copy.moveBody}
      labels={{ confirm: copy.propose, busy: copy.working, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label={copy.newDay}
        type="date"
        error={fields['startOn']}
        value={draft.startOn}
        onChange={({ target }) => setDraft({ ...draft, startOn: target.value })}
      />
      <TextArea
        label={copy.reason}
        hint={copy.reasonHint}
        isOptional
        rows={3}
        error={fields['reason']}
        value={draft.reason}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
      />
    </FormDialog>
  );
}
