import type { countCases as countCall } from '#domains/verification/contract/cases/case-counts.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { countSecondReviews, countWaiting } from './case-counts.repo.ts';

/** How many cases wait, for the filters of the desk. */
export const countCases = (deps: Deps, me: string): Promise<AnswerOf<typeof countCall>> =>
  deps.db.as(admin(me), async (tx) => ({
    ...(await countWaiting(tx, { me, now: deps.clock.now() })),
    secondReview: await countSecondReviews(tx),
  }));
