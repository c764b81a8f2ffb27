import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { invitationPath, type InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { interviewMachine, type InterviewStatus } from '#domains/hiring/contract/interviews/interview-states.ts';
import { Attendance, sendAccount } from '#domains/hiring/web/attendance/attendance.tsx';
import { attendanceCopy } from '#domains/hiring/web/attendance/attendance.copy.ts';
import { OwnRecord } from '#domains/hiring/web/attendance/own-record.tsx';
import { mayMove } from '#kernel/state-machine.ts';
import { interviewCopy as copy } from './interviews.copy.ts';
import { zoneName } from '#platform/web/page/format.ts';
import { interviewTime } from '#domains/hiring/web/interviews/interview-time.ts';
import { hasBegun, hasPassed } from '#domains/hiring/web/interviews/time-slots.ts';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { CounterDialog } from '#domains/hiring/web/interviews/counter-dialog.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { callOff, declineTimes, myInterviews, proposeTimes, refreshJobs } from './home.queries.ts';
import { OpenTimes } from './open-times.tsx';
import { PickTime } from './pick-time.tsx';
import { useStep } from './use-step.ts';

const TONES: Record<InterviewStatus, Tone> = {
  proposed: 'warn',
  rescheduled: 'warn',
  confirmed: 'ok',
  completed: 'neutral',
  canceled: 'neutral',
  declined: 'neutral',
  no_show: 'danger',
};

/** Interviews: pick a time, propose others, decline, cancel, or add one to a calendar. */
export function InterviewsPanel() {
  const interviews = useQuery(myInterviews());
  return (
    <div className="flex flex-col gap-4">
      <QueryStates query={interviews} skeleton={<Skeleton className="h-48" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {items.map((interview) => (
                <li key={interview.id}>
                  <InterviewCard interview={interview} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      <OwnRecord />
    </div>
  );
}

export function InterviewCard({ interview }: { interview: InterviewView }) {
  const { status, awaiting, slots, startsAt, bookingRule, workTimeZone: timeZone } = interview;
  const [isMoving, setMoving] = useState(false);
  const isMyTurn = awaiting === 'candidate';
  const saying = useStep(sendAccount, attendanceCopy.saved);
  const facts = [
    copy.modes[interview.mode],
    copy.length(interview.durationMinutes),
    interview.place,
    startsAt ? interviewTime(startsAt, timeZone) : null,
  ];
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-2 sm:flex-row sm:justify-between sm:gap-4">
        <h3 className="text-lg font-semibold">{`${interview.jobTitle}, ${interview.organizationName}`}</h3>
        <StatusPill tone={TONES[status]}>{copy.statuses[status]}</StatusPill>
      </div>
      <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {interview.message ? <p>{interview.message}</p> : null}
      {interview.cancelReason ? <p>{copy.reason(interview.cancelReason)}</p> : null}
      {isMyTurn && slots.length > 0 ? (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-ink-soft">{slots.every(hasPassed) ? copy.tooLate : copy.pick}</p>
          <PickTime interview={interview} />
        </div>
      ) : awaiting === 'employer' ? (
        <p className="text-ink-soft">{copy.waiting}</p>
      ) : null}
      <Attendance interview={interview} side="candidate" step={saying} />
      {bookingRule !== null && (awaiting !== null || isMoving) ? (
        <OpenTimes interview={interview} onBooked={() => setMoving(false)} />
      ) : null}
      <InterviewSteps interview={interview} isMoving={isMoving} setMoving={setMoving} />
    </Card>
  );
}

interface StepsProps {
  interview: InterviewView;
  /** Whether the open times for a move are shown. */
  isMoving: boolean;
  setMoving: (isMoving: boolean) => void;
}

function InterviewSteps({ interview, isMoving, setMoving }: StepsProps) {
  const { id, status, bookingRule } = interview;
  const mayMoveItself = bookingRule !== null && status === 'confirmed' && !hasBegun(interview);
  const [reason, setReason] = useState('');
  const declining = useStep(declineTimes);
  const canceling = useStep(callOff);
  // The dialog itself shows what is wrong with the times.
  const client = useQueryClient();
  const proposing = useMutation({ mutationFn: proposeTimes, onSettled: () => refreshJobs(client) });
  const [asks, setAsks] = useState<'decline' | 'cancel' | 'counter' | null>(null);
  const may = (to: InterviewStatus) => mayMove(interviewMachine, status, to, 'candidate');
  const close = () => setAsks(null);
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'confirmed' ? (
        <a
          href={invitationPath(id)}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-sm font-semibold text-link first:-ml-4"
        >
          <CalendarPlus aria-hidden size={18} />
          {copy.calendar}
        </a>
      ) : null}
      {mayMoveItself ? (
        <Button variant="secondary" size="sm" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          {isMoving ? copy.keepTime : copy.reschedule}
        </Button>
      ) : null}
      {may('rescheduled') && !hasBegun(interview) && (!mayMoveItself || isMoving) ? (
        <Button variant="secondary" size="sm" onClick={() => setAsks('counter')}>
          {bookingRule === null ? copy.other : copy.noneWork}
        </Button>
      ) : null}
      {may('declined') ? (
        <Button variant="quiet" size="sm" onClick={() => setAsks('decline')}>
          {copy.decline}
        </Button>
      ) : null}
      {may('canceled') && !hasBegun(interview) ? (
        <Button variant="quiet" size="sm" onClick={() => setAsks('cancel')}>
          {copy.cancel}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asks === 'decline' || asks === 'cancel'}
        title={asks === 'decline' ? copy.sureDecline : copy.sureCancel}
        body={copy.sureBody}
        details={
          asks === 'cancel' ? (
            <TextArea
              label={copy.cancelReason}
              isOptional
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          ) : null
        }
        confirmLabel={asks === 'decline' ? copy.decline : copy.cancel}
        cancelLabel={copy.keep}
        isDangerous
        onClose={close}
        onConfirm={() => {
          if (asks === 'decline') declining.mutate(id);
          else canceling.mutate({ id, reason });
          close();
        }}
      />
      {asks === 'counter' ? (
        <CounterDialog
          interviewId={id}
          words={{ ...copy, title: copy.otherTitle, lead: copy.otherLead(zoneName()) }}
          run={(answer) => proposing.mutateAsync({ id, ...answer })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
