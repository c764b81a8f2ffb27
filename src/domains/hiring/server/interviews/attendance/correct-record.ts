import type { Account } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { interviewCorrected } from '#domains/hiring/contract/interviews/interview-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { eventOf, moveInterview, type InterviewInHand } from '../move-interview.ts';

const STATUS_OF = { took_place: 'completed', canceled: 'canceled', other_absent: 'no_show' } as const satisfies Record<
  Account,
  string
>;

/** A finished interview follows what its employer now says of it. Before it is recorded, only recording it ends it. */
export async function correctRecord(deps: Deps, tx: Tx, inHand: InterviewInHand, account: Account): Promise<void> {
  const { status } = inHand.interview;
  const to = STATUS_OF[account];
  if (inHand.side !== 'employer' || status === to || (status !== 'completed' && status !== 'no_show')) return;
  // What comes next was decided for what was recorded before.
  const outcome = to === 'completed' ? 'undecided' : null;
  await moveInterview(tx, inHand, to, { outcome }, deps.clock.now());
  await publish(deps, tx, interviewCorrected, { ...eventOf(inHand), to });
}
