import { useQueryClient } from '@tanstack/react-query';
import { declineApplicant, type ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews/interviews.ts';
import { call } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { refreshApplicants } from './applicants.queries.ts';
import { declineCopy as copy } from './decline.copy.ts';
import { DeclineFields, declineIn, NO_DECLINE } from './decline-fields.tsx';

interface Props {
  applicant: ApplicantDetail;
  jobTitle: string;
  /** Where the focus goes afterward. */
  returnsTo: string;
  onDeclined: () => void;
  onClose: () => void;
}

/** Declines with a reason that the candidate or only the team reads, and shows what the candidate will read. */
export function DeclineDialog({ applicant, jobTitle, returnsTo, onDeclined, onClose }: Props) {
  const { id, name, interviews, offers } = applicant;
  const client = useQueryClient();
  const [draft, setDraft, dropDraft] = useDraftState(`decline-${id}`, NO_DECLINE);
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    try {
      await call(declineApplicant, { params: { id }, body: declineIn(draft) });
      dropDraft();
    } finally {
      void refreshApplicants(client);
    }
  }, onDeclined);
  return (
    <FormDialog
      title={copy.title}
      description={copy.lead(
        interviews.filter(({ status }) => OPEN_INTERVIEWS.some((open) => open === status)).length,
        offers.filter(({ status }) => status === 'sent').length,
      )}
      labels={copy}
      isDangerous
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      returnsTo={returnsTo}
      onClose={onClose}
    >
      <DeclineFields draft={draft} errors={fields} onChange={setDraft} reader={{ name, jobTitle }} />
    </FormDialog>
  );
}
