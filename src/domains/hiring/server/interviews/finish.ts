import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import {
  interviewCanceled,
  interviewDeclined,
  interviewFinished,
} from '#domains/hiring/contract/interviews/interview-events.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { viewOf } from './interviews.repo.ts';
import { eventOf, lockForSide, moveInterview, requireAhead, requireUnrecorded } from './move-interview.ts';

type Outcome = 'advance' | 'decline' | 'undecided' | 'no_show';

/** The candidate declines the interview; the application stays open. */
export const declineInterview = (
  deps: Deps,
  userId: string,
  id: string,
  reason: string | null,
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const inHand = await lockForSide(tx, userId, id);
    if (inHand.side !== 'candidate')
      throw new AppError('FORBIDDEN', 'Only the candidate can decline. You can cancel the interview.');
    await moveInterview(tx, inHand, 'declined', { cancelReason: reason, awaiting: null }, deps.clock.now());
    await publish(deps, tx, interviewDeclined, eventOf(inHand));
    return viewOf(tx, id);
  });

export const cancel = (deps: Deps, userId: string, id: string, reason: string | null): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const inHand = await lockForSide(tx, userId, id);
    const now = deps.clock.now();
    requireUnrecorded(inHand);
    const { startsAt, sequence } = inHand.interview;
    requireAhead(inHand, now);
    const changes = { cancelReason: reason, awaiting: null, sequence: sequence + 1 };
    await moveInterview(tx, inHand, 'canceled', changes, now);
    const bookedFor = startsAt?.toISOString() ?? null;
    await publish(deps, tx, interviewCanceled, { ...eventOf(inHand), bookedFor, cause: 'canceled' });
    return viewOf(tx, id);
  });

/** The employer records how it went, or a no-show; only after the interview was due to begin. */
export const recordOutcome = (
  deps: Deps,
  userId: string,
  id: string,
  { outcome, note }: { outcome: Outcome; note: string | null },
): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const inHand = await lockForSide(tx, userId, id);
    const { status, startsAt } = inHand.interview;
    if (inHand.side !== 'employer') throw new AppError('FORBIDDEN', 'Only the employer records the outcome.');
    requireUnrecorded(inHand);
    if (status === 'confirmed' && startsAt && startsAt > now) {
      throw wrongState('The outcome can be recorded once the interview has begun.', status);
    }
    const isNoShow = outcome === 'no_show';
    const result = isNoShow ? 'no_show' : 'completed';
    await moveInterview(tx, inHand, result, { outcome: isNoShow ? null : outcome, outcomeNote: note }, now);
    await publish(deps, tx, interviewFinished, { ...eventOf(inHand), result });
    return viewOf(tx, id);
  });
