import { whatIfs } from '#domains/matching/server/matching/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { findMyMatch } from './my-matches.repo.ts';

/** What changes of the candidate's profile would make of this match. */
export async function myWhatIfs(deps: Deps, userId: string, id: string) {
  const row = await deps.db.as(user(userId), (tx) => findMyMatch(tx, userId, id));
  if (!row) throw notFound('match');
  return { items: await whatIfs(deps, { candidateId: userId, jobId: row.job.id }) };
}
