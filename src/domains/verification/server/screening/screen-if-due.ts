import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readScreenings } from './hits.repo.ts';
import { readLists } from './lists/lists.ts';
import { screenPeople } from './screen-people.ts';

/** Screens now those of these people who were not screened against the newest lists since their facts changed. */
export async function screenIfDue(deps: Deps, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const due = await deps.db.as(service, async (tx) => {
    const standingOf = await readScreenings(tx, userIds, await readLists(tx, deps.clock.now()));
    return userIds.filter((userId) => !standingOf(userId).isCurrent);
  });
  if (due.length > 0) await screenPeople(deps, due);
}
