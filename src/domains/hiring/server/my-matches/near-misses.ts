import { engine as engineActor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { marketOf, nearMissText, readCandidateFacts } from '#domains/matching/server/matching/index.ts';

const SHOWN = 8;

/** What would open more jobs to this person, most jobs first. */
export async function nearMisses(deps: Deps, userId: string) {
  const [facts] = await deps.db.as(engineActor, (tx) => readCandidateFacts(tx, [userId]));
  if (!facts) return { items: [] };
  const engine = await marketOf(deps).engine();
  return {
    items: engine
      .nearMisses(facts, { limit: SHOWN })
      .map((miss) => ({ code: miss.code, text: nearMissText(miss), jobs: miss.jobs })),
  };
}
