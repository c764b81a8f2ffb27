import type { OwnView } from '#domains/jobs/contract/search/found-job.ts';
import { savedAmong } from '#domains/jobs/server/saved/index.ts';
import { fitsOf } from '#domains/matching/server/matching/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Reader } from './page-frame.ts';

/** How these jobs fit the signed-in candidate, and which ones they saved. */
export async function ownViewOf(deps: Deps, { candidateId }: Reader, ids: readonly string[]): Promise<OwnView | null> {
  if (candidateId === null) return null;
  return { fits: await fitsOf(deps, candidateId, ids), saved: await savedAmong(deps, candidateId, ids) };
}
