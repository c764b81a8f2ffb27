import { useState } from 'react';
import {
  DECLINE_START_REASONS,
  SETTLED_REASON_LABELS,
  WITHDRAW_REASONS,
  type SettledReason,
} from '#domains/hiring/contract/starts/end-reasons.ts';
import {
  declineStart,
  giveStartNotice,
  withdrawStart,
  type StartView,
} from '#domains/hiring/contract/starts/starts.ts';
import { call } from '#platform/web/api/api.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { startsCopy as copy } from './starts.copy.ts';
import { IN_DIALOG, useStartStep } from './starts.queries.ts';

interface Props {
  start: StartView;
  onClose: () => void;
}

/** Ends a start with a reason from a list: the employer's are the lawful ones. */
export function EndDialog({ start: { applicationId: id, side }, onClose }: Props) {
  const [reason, setReason] = useState<SettledReason | null>(null);
  const isEmployer = side === 'employer';
  const end = useStartStep(
    () =>
      isEmployer
        ? call(withdrawStart, { params: { id }, body: { reason: reason as never } })
        : call(declineStart, { params: { id }, body: { reason: reason as never } }),
    IN_DIALOG,
  );
  const { isBusy, failure, fields, submit } = useDialogSubmit(() => end.mutateAsync(undefined), onClose);
  const reasons: readonly SettledReason[] = isEmployer ? WITHDRAW_REASONS : DECLINE_START_REASONS;
  return (
    <FormDialog
      title={isEmployer ? copy.withdrawTitle : copy.declineTitle}
      description={isEmployer ? copy.withdrawBody : copy.declineBody}
      labels={{
        confirm: isEmployer ? copy.withdraw : copy.declineConfirm,
        busy: copy.working,
        cancel: copy.cancel,
      }}
      isDangerous
      opensAt="[role=radio]"
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <RadioCards
        legend={copy.chooseReason}
        columns={1}
        error={fields['reason']}
        options={reasons.map((value) => ({ value, label: SETTLED_REASON_LABELS[value] }))}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}

/** The steps of federal law before a background report may cost a person the job. */
export function NoticeDialog({ start: { applicationId: id }, onClose }: Props) {
  const [sent, setSent] = useState({ hasSentReport: false, hasSentRights: false });
  const give = useStartStep(() => call(giveStartNotice, { params: { id }, body: sent as never }), IN_DIALOG);
  const { isBusy, failure, fields, submit } = useDialogSubmit(() => give.mutateAsync(undefined), onClose);
  return (
    <FormDialog
      title={copy.noticeTitle}
      description={copy.noticeBody}
      labels={{ confirm: copy.giveNotice, busy: copy.working, cancel: copy.cancel }}
      opensAt="[role=checkbox]"
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <Checkbox
        label={copy.sentReport}
        error={fields['hasSentReport']}
        checked={sent.hasSentReport}
        onChange={(hasSentReport) => setSent({ ...sent, hasSentReport })}
      />
      <Checkbox
        label={copy.sentRights}
        error={fields['hasSentRights']}
        checked={sent.hasSentRights}
        onChange={(hasSentRights) => setSent({ ...sent, hasSentRights })}
      />
    </FormDialog>
  );
}
