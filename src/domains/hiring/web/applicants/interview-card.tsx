import { useState } from 'react';
import {
  acceptInterview,
  cancelInterview,
  counterInterview,
  invitationPath,
  type InterviewView,
} from '#domains/hiring/contract/interviews/interviews.ts';
import { Attendance, sendAccount } from '#domains/hiring/web/attendance/attendance.tsx';
import { applicantCopy as copy, interviewCopy as words } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { moment, zoneName } from '#platform/web/page/format.ts';
import { hasBegun, hasPassed } from '#domains/hiring/web/interviews/time-slots.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { CounterDialog } from '#domains/hiring/web/interviews/counter-dialog.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { ScoreInterview } from '#domains/hiring/web/scorecards/score-interview.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { useStep } from './use-step.ts';

/** An interview as the employer sees it, with the steps that are possible now. */
export function InterviewCard({ interview, mayAct }: { interview: InterviewView; mayAct: boolean }) {
  const { id, status, startsAt, awaiting, slots, workTimeZone: timeZone, outcome } = interview;
  const accept = useStep((slotId: string) => call(acceptInterview, { params: { id }, body: { slotId } }));
  const saying = useStep(sendAccount);
  const facts = [words.modes[interview.mode], words.length(interview.durationMinutes), interview.place];
  const books = interview.bookingRule !== null && awaiting === 'candidate';
  return (
    <Card className="flex flex-col gap-3 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={status === 'confirmed' ? 'ok' : 'neutral'}>{copy.interviewStates[status]}</Badge>
        <span className="font-medium">
          {startsAt ? moment(startsAt, timeZone) : books ? words.books : awaiting ? words.awaits[awaiting] : ''}
        </span>
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {interview.message && <p className="text-sm wrap-anywhere">{words.said(interview.message)}</p>}
      {interview.cancelReason && <p className="text-sm wrap-anywhere">{words.why(interview.cancelReason)}</p>}
      {outcome && (
        <p className="text-sm wrap-anywhere">
          <span className="font-medium">{copy.outcomes[outcome]}</span>
          {interview.outcomeNote && `: ${interview.outcomeNote}`}
        </p>
      )}
      {slots.length > 0 && (
        <ul className="flex flex-col gap-2">
          {slots.map((slot) => (
            <li key={slot.id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
              {moment(slot.startsAt, timeZone)}
              {awaiting && hasPassed(slot) && <span className="text-ink-soft">{copy.slotPassed}</span>}
              {mayAct && awaiting === 'employer' && !hasPassed(slot) && (
                <Button
                  size="sm"
                  aria-label={`${copy.accept}: ${moment(slot.startsAt, timeZone)}`}
                  busy={accept.isPending && accept.variables === slot.id && copy.sending}
                  onClick={() => accept.mutate(slot.id)}
                >
                  {copy.accept}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAct && <Attendance interview={interview} side="employer" step={saying} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayAct && <InterviewSteps interview={interview} />}
        {hasBegun(interview) && (status === 'confirmed' || status === 'completed') && (
          <ScoreInterview applicationId={interview.applicationId} />
        )}
        {status === 'confirmed' && (
          <a
            className="inline-flex min-h-11 items-center pr-2 text-sm font-semibold text-link underline"
            href={invitationPath(id)}
          >
            {words.calendar}
          </a>
        )}
      </div>
    </Card>
  );
}

function InterviewSteps({ interview }: { interview: InterviewView }) {
  const { id, status } = interview;
  const [open, setOpen] = useState<'outcome' | 'counter' | 'cancel' | null>(null);
  const cancel = useStep((reason: string) => call(cancelInterview, { params: { id }, body: { reason } }));
  const counter = useStep((body: { slots: string[]; message: string }) =>
    call(counterInterview, { params: { id }, body }),
  );
  const isOpen = status === 'proposed' || status === 'rescheduled' || status === 'confirmed';
  const close = () => setOpen(null);
  if (!isOpen) return null;
  return (
    <>
      {hasBegun(interview) ? (
        <Button size="sm" onClick={() => setOpen('outcome')}>
          {copy.outcome}
        </Button>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setOpen('counter')}>
          {copy.other}
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={() => setOpen('cancel')}>
        {copy.cancel}
      </Button>
      {open === 'outcome' && <OutcomeDialog id={id} onClose={close} />}
      {open === 'counter' && (
        <CounterDialog
          interviewId={id}
          words={{ ...copy, title: copy.other, lead: words.timesLead(zoneName()) }}
          run={(answer) => counter.mutateAsync(answer)}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={words.cancelTitle}
          body={words.cancelBody}
          label={words.cancelReason}
          confirm={copy.cancel}
          cancel={words.keep}
          busy={copy.sending}
          isDangerous
          field="reason"
          run={(reason) => cancel.mutateAsync(reason)}
          onClose={close}
        />
      )}
    </>
  );
}
