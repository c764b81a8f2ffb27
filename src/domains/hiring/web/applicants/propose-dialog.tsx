import { proposeInterview } from '#domains/hiring/contract/interviews.ts';
import { applicantCopy as copy, interviewCopy as words } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { zoneName } from '#platform/web/page/format.ts';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { asSent, noProposal, ProposalFields } from '#domains/hiring/web/interviews/proposal-fields.tsx';
import { fieldsOf, StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

const NO_INTERVIEW = { ...noProposal(), message: '' };

export function ProposeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [draft, setDraft, dropDraft] = useDraftState(`interview-${id}`, NO_INTERVIEW);
  const { message } = draft;
  const step = useStep(() =>
    call(proposeInterview, { params: { id }, body: { ...asSent(draft), message } }).then(dropDraft),
  );
  const fields = fieldsOf(step.error);
  return (
    <StepDialog
      title={copy.propose}
      lead={words.timesLead(zoneName())}
      confirm={copy.send}
      step={step}
      onClose={onClose}
    >
      <ProposalFields proposal={draft} errors={fields} onChange={(proposal) => setDraft({ ...proposal, message })} />
      <TextArea
        label={copy.message}
        isOptional
        value={message}
        error={fields['message']}
        onChange={({ target }) => setDraft({ ...draft, message: target.value })}
      />
    </StepDialog>
  );
}
