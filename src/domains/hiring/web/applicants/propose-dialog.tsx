import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proposeInterview } from '#domains/hiring/contract/interviews/interviews.ts';
import { offerOpenTimes } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { asSent, noProposal, ProposalFields } from '#domains/hiring/web/interviews/proposal-fields.tsx';
import { call } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { zoneName } from '#platform/web/page/format.ts';
import { Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { applicantCopy as copy, interviewCopy as words } from './applicants.copy.ts';
import { interviewersFor } from './applicants.queries.ts';
import { InterviewerFields } from './interviewer-fields.tsx';
import { fieldsOf, StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

type Way = 'open' | 'typed';

const NO_INTERVIEW = {
  ...noProposal(),
  message: '',
  way: 'open' as Way,
  interviewerIds: [] as string[],
  rule: 'all' as 'all' | 'any',
};

/** Asks the candidate to an interview: by open times of the team, where members set their availability, or typed times. */
export function ProposeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(interviewersFor(id));
  const interviewers = query.data?.items ?? [];
  const [draft, setDraft, dropDraft] = useDraftState(`interview-${id}`, NO_INTERVIEW);
  const [wasSent, setSent] = useState(false);
  const { message, rule } = draft;
  const way = interviewers.length > 0 ? draft.way : 'typed';
  // The member who asks is selected until they choose someone else.
  const mine = interviewers.filter(({ isMe }) => isMe).map(({ userId }) => userId);
  const kept = draft.interviewerIds.filter((one) => interviewers.some(({ userId }) => userId === one));
  const interviewerIds = kept.length > 0 || wasSent ? kept : mine;
  const step = useStep(async () => {
    setSent(true);
    await (way === 'open'
      ? call(offerOpenTimes, { params: { id }, body: { interviewerIds, rule, message } })
      : call(proposeInterview, { params: { id }, body: { ...asSent(draft), message } }));
    dropDraft();
  });
  const fields = fieldsOf(step.error);
  return (
    <StepDialog
      title={copy.propose}
      lead={way === 'open' ? words.openLead : words.timesLead(zoneName())}
      confirm={way === 'open' ? words.offerOpen : copy.send}
      step={step}
      onClose={onClose}
    >
      {query.isPending ? <Skeleton className="h-40" /> : null}
      {interviewers.length > 0 ? (
        <RadioCards
          legend={words.way}
          options={words.ways}
          value={way}
          onChange={(next) => setDraft({ ...draft, way: next })}
        />
      ) : null}
      {way === 'open' ? (
        <InterviewerFields
          interviewers={interviewers}
          chosen={interviewerIds}
          rule={rule}
          error={fields['interviewerIds']}
          onChange={(change) => setDraft({ ...draft, interviewerIds, ...change })}
        />
      ) : query.isPending ? null : (
        <ProposalFields proposal={draft} errors={fields} onChange={(proposal) => setDraft({ ...draft, ...proposal })} />
      )}
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
