import { screenIfDue } from '#domains/verification/server/screening/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { peopleOf } from './case-people.repo.ts';

/** Screens before an approval, because the background run may still be pending or a newer list was imported. */
export async function screenBeforeApproval(deps: Deps, caseIds: readonly string[]): Promise<void> {
  await screenIfDue(deps, await deps.db.as(service, (tx) => peopleOf(tx, caseIds)));
}
