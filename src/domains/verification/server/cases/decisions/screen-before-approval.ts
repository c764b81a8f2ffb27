import { screenIfDue } from '#domains/verification/server/screening/index.ts';
import { service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { peopleOf } from './case-people.repo.ts';

/** Before an approval: the background run after the hand-in may not have come yet, or a newer list was read since. */
export async function screenBeforeApproval(deps: Deps, caseIds: readonly string[]): Promise<void> {
  await screenIfDue(deps, await deps.db.as(service, (tx) => peopleOf(tx, caseIds)));
}
