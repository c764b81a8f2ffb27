import { user } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, wrongState } from '#platform/server/errors.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews.ts';
import { viewOf } from './interviews.repo.ts';
import { moveInterview, record, takeSeat, type Seat } from './sides.ts';

type Outcome = 'advance' | 'decline' | 'undecided' | 'no_show';

const otherSide = ({ side }: Seat) => (side === 'candidate' ? ('employer' as const) : ('candidate' as const));

/** The candidate does not want this interview; the application stays open. */
export const declineInterview = (
  deps: Deps,
  userId: string,
  id: string,
  reason: string | null,
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const seat = await takeSeat(tx, userId, id);
    if (seat.side !== 'candidate')
      throw new AppError('FORBIDDEN', 'Only the candidate can decline. You can call it off.');
    const interview = await moveInterview(
      tx,
      seat,
      'declined',
      { cancelReason: reason, awaiting: null },
      deps.clock.now(),
    );
    await record(
      deps,
      tx,
      { ...seat, interview },
      { kind: 'interview_declined', notice: 'interview_canceled', tell: ['employer'] },
    );
    return viewOf(tx, id);
  });

export const cancel = (deps: Deps, userId: string, id: string, reason: string | null): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const seat = await takeSeat(tx, userId, id);
    const now = deps.clock.now();
    const { status, startsAt: agreedOn } = seat.interview;
    // What was held or missed is the employer's to record: it cannot be made unheld by who did not come.
    if (seat.side === 'candidate' && status === 'confirmed' && agreedOn && agreedOn <= now) {
      throw wrongState('This interview has begun. It cannot be canceled any more.', status);
    }
    const set = { cancelReason: reason, awaiting: null, sequence: seat.interview.sequence + 1 };
    const interview = await moveInterview(tx, seat, 'canceled', set, now);
    await record(
      deps,
      tx,
      { ...seat, interview },
      {
        kind: 'interview_canceled',
        notice: 'interview_canceled',
        tell: agreedOn ? ['candidate', 'employer'] : [otherSide(seat)],
        calendar: agreedOn && { method: 'CANCEL', start: agreedOn },
      },
    );
    return viewOf(tx, id);
  });

/** The employer records how it went, or that the person did not come. Only after it was due to begin. */
export const recordOutcome = (
  deps: Deps,
  userId: string,
  id: string,
  { outcome, note }: { outcome: Outcome; note: string | null },
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const seat = await takeSeat(tx, userId, id);
    if (seat.side !== 'employer') throw new AppError('FORBIDDEN', 'Only the employer records the outcome.');
    if (seat.interview.status === 'confirmed' && seat.interview.startsAt && seat.interview.startsAt > now) {
      throw wrongState('The outcome can be recorded once the interview has begun.', seat.interview.status);
    }
    const isNoShow = outcome === 'no_show';
    const set = { outcome: isNoShow ? null : outcome, outcomeNote: note };
    const interview = await moveInterview(tx, seat, isNoShow ? 'no_show' : 'completed', set, now);
    await record(
      deps,
      tx,
      { ...seat, interview },
      { kind: isNoShow ? 'interview_no_show' : 'interview_completed', tell: [] },
    );
    return viewOf(tx, id);
  });
