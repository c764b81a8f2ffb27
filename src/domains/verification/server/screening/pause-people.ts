import { liftHold, placeHolds } from '#domains/verification/server/hold-changes/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { findPaused } from './hits.repo.ts';

const pauseOf = (userId: string) => ({ subjectType: 'person', subjectId: userId, kind: 'screening' }) as const;

/** Pauses those of `userIds` who must be paused and are not; returns them. */
export async function pausePeople(deps: Deps, tx: Tx, userIds: readonly string[], reason: string): Promise<string[]> {
  if (userIds.length === 0) return [];
  const due = await findPaused(tx, userIds);
  const placed = await placeHolds(
    deps,
    tx,
    due.map((userId) => ({ ...pauseOf(userId), reason })),
  );
  return placed.map(({ subjectId }) => subjectId);
}

/** Resumes a person's matching. */
export const resumePerson = (deps: Deps, tx: Tx, userId: string, by: string) =>
  liftHold(deps, tx, pauseOf(userId), { by, reason: 'Every possible hit was cleared.' });
