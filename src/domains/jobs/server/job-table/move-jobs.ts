import type { MovedJobs } from '#domains/jobs/contract/job-table.ts';
import { findMine, moveJob, type MoveTo } from '#domains/jobs/server/jobs/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';

/** Moves each job in a transaction of its own: one that a colleague changed meanwhile is refused, and the others move. */
export async function moveSeveral(
  deps: Deps,
  me: string,
  { ids, ...move }: MoveTo & { ids: readonly string[] },
): Promise<MovedJobs> {
  const result: MovedJobs = { moved: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await moveJob(deps, me, id, move);
      result.moved.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const row = await deps.db.as(user(me), (tx) => findMine(tx, id));
      // It is where it should be: a second click, or a colleague who did the same.
      if (row?.job.status === move.to) result.moved.push(id);
      else result.refused.push({ id, title: row?.job.title ?? '', why: error.message });
    }
  }
  return result;
}
