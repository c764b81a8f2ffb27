import { openUntil, type Account } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { interviewAccountGiven } from '#domains/hiring/contract/interviews/interview-events.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { viewOf } from '../interviews.repo.ts';
import { eventOf, lockForSide, type InterviewInHand } from '../move-interview.ts';
import { otherSide } from '#domains/hiring/server/parties/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { accountsOf, putAccount } from './attendance.repo.ts';
import { correctRecord } from './correct-record.ts';

/** A side says what happened, and may correct it while the interview can be spoken of. */
export const giveAccount = (deps: Deps, userId: string, id: string, account: Account): Promise<InterviewView> =>
  deps.db.as(user(userId), async (tx) => {
    const inHand = await lockForSide(tx, userId, id);
    const { status, startsAt, updatedAt } = inHand.interview;
    const now = deps.clock.now();
    const wasCanceledBefore = status === 'canceled' && startsAt !== null && updatedAt < startsAt;
    if (!startsAt || startsAt > now || wasCanceledBefore || status === 'rescheduled') {
      throw wrongState('You can say what happened once the interview’s start time has passed.', status);
    }
    const theirs = (await accountsOf(tx, [id]))(id)[otherSide(inHand.side)];
    if (now > openUntil(startsAt, theirs)) {
      throw wrongState('This interview was too long ago. Please write to us if its record is wrong.', status);
    }
    await recordAccount(deps, tx, inHand, account);
    await correctRecord(deps, tx, inHand, account);
    return viewOf(tx, id);
  });

/** Writes the account of the side in hand; its event notifies the other side where it must answer. */
export async function recordAccount(
  deps: Deps,
  tx: Tx,
  inHand: Pick<InterviewInHand, 'interview' | 'side' | 'userId'>,
  account: Account,
): Promise<void> {
  const { interview, side } = inHand;
  await putAccount(tx, { interviewId: interview.id, side, account, givenAt: deps.clock.now() });
  await publish(deps, tx, interviewAccountGiven, { ...eventOf(inHand), side, account });
}
