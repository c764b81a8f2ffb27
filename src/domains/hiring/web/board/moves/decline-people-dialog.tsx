import type { MoveTo } from '#domains/hiring/contract/board/moves.ts';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { declineCopy as copy } from '#domains/hiring/web/applicants/decline.copy.ts';
import { DeclineFields, declineIn, NO_DECLINE } from '#domains/hiring/web/applicants/decline-fields.tsx';
import { fieldsWithin } from '#domains/hiring/web/applicants/step-dialog.tsx';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';

interface Props {
  people: readonly PersonOfJob[];
  /** Resolves to those who were declined. */
  onDecline: (to: Extract<MoveTo, { stage: 'rejected' }>) => Promise<{ moved: readonly string[] }>;
  onClose: () => void;
}

/** Asks once for the reason with which one or several people are declined. */
export function DeclinePeopleDialog({ people, onDecline, onClose }: Props) {
  const only = people.length === 1 ? people[0] : undefined;
  const [draft, setDraft, dropDraft] = useDraftState(`decline-${only?.id ?? 'several'}`, NO_DECLINE);
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    const { moved } = await onDecline({ stage: 'rejected', ...declineIn(draft) });
    // The board says why some did not move; the reason and the note may still be needed for all of them.
    if (moved.length > 0) dropDraft();
  }, onClose);
  const jobTitles = new Set(people.map(({ jobTitle }) => jobTitle));
  const [jobTitle = copy.theirJob] = jobTitles.size === 1 ? jobTitles : [];
  return (
    <FormDialog
      title={only ? copy.title : copy.titleOfMany(people.length)}
      description={copy.leadOfMany}
      labels={copy}
      isDangerous
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <DeclineFields
        draft={draft}
        errors={{ ...fields, ...fieldsWithin('to', fields) }}
        onChange={setDraft}
        reader={{ name: only?.name ?? copy.everyone, jobTitle }}
      />
    </FormDialog>
  );
}
