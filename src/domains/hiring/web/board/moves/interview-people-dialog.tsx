import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INTERVIEW_MESSAGE_MAX, type MoveTo } from '#domains/hiring/contract/board/moves.ts';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import type { BookingRule } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { interviewersFor } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { InterviewerFields } from '#domains/hiring/web/applicants/interviewer-fields.tsx';
import { fieldsWithin } from '#domains/hiring/web/applicants/step-dialog.tsx';
import { ApiError } from '#platform/web/api/api.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { interviewPeopleCopy as copy } from '../board.copy.ts';

interface Props {
  people: readonly PersonOfJob[];
  onInvite: (to: Extract<MoveTo, { stage: 'interviewing' }>) => Promise<unknown>;
  onClose: () => void;
}

/** Lets several people book open times of the team; times typed for one person can't be offered to several. */
export function InterviewPeopleDialog({ people, onInvite, onClose }: Props) {
  const query = useQuery(interviewersFor(people[0]?.id ?? ''));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [rule, setRule] = useState<BookingRule>('any');
  const [message, setMessage] = useState('');
  const interviewers = query.data?.items ?? [];
  const interviewerIds = chosen ?? interviewers.filter(({ isMe }) => isMe).map(({ userId }) => userId);
  const {
    isBusy,
    failure,
    fields: refused,
    submit,
  } = useDialogSubmit(async () => {
    if (interviewerIds.length === 0) {
      throw new ApiError(422, 'INVALID_INPUT', copy.missing, { fields: { interviewerIds: copy.missing } });
    }
    await onInvite({
      stage: 'interviewing',
      interviewerIds: [...interviewerIds],
      rule,
      message: message.trim() || null,
    });
  }, onClose);
  const fields = { ...refused, ...fieldsWithin('to', refused) };
  if (interviewers.length === 0) {
    return (
      <Dialog title={copy.title(people.length)} isOpen onClose={onClose}>
        <QueryStates query={query} skeleton={<Skeleton className="h-40" />}>
          {() => (
            <>
              <p>{copy.noHours}</p>
              <LinkButton to="/employer/availability">{copy.setHours}</LinkButton>
            </>
          )}
        </QueryStates>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={copy.title(people.length)}
      description={copy.lead}
      labels={copy}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <InterviewerFields
        interviewers={interviewers}
        chosen={interviewerIds}
        rule={rule}
        error={fields['interviewerIds']}
        onChange={(change) => {
          if (change.interviewerIds) setChosen(change.interviewerIds);
          if (change.rule) setRule(change.rule);
        }}
      />
      <TextArea
        label={applicantCopy.message}
        hint={copy.messageHint}
        isOptional
        value={message}
        maxLength={INTERVIEW_MESSAGE_MAX}
        error={fields['message']}
        onChange={({ target }) => setMessage(target.value)}
      />
    </FormDialog>
  );
}
