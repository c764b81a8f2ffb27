import { unmatchedNow, type Unmatched } from '#domains/matching/server/matching/index.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import {
  UNMATCHED_REASONS,
  type getUnmatched,
  type UnmatchedReason,
  type UnmatchedSide,
} from '#domains/operations/contract/unmatched.ts';
import { demoIdsAmong } from './unmatched.repo.ts';

interface Standing {
  id: string;
  reason: UnmatchedReason | null;
}

/** The other gates hold for every open job and approved person. */
const reasonOf = (gate: string | null): UnmatchedReason | null =>
  gate === null ? null : (UNMATCHED_REASONS.find((reason) => reason === gate) ?? 'position');

/** The people or jobs that count, by id. Demo rows count in demo mode only. */
export async function countedIn(deps: Deps, tx: Tx, found: Unmatched, side: UnmatchedSide): Promise<Standing[]> {
  const all = [...found[side]].map(([id, gate]): Standing => ({ id, reason: reasonOf(gate) }));
  const demo = deps.env.demo
    ? new Set<string>()
    : await demoIdsAmong(
        tx,
        side,
        all.map(({ id }) => id),
      );
  return all.filter(({ id }) => !demo.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** How many have no eligible counterpart, and why. */
export async function readUnmatched(deps: Deps, me: string): Promise<AnswerOf<typeof getUnmatched>> {
  const found = await unmatchedNow(deps);
  return deps.db.as(admin(me), async (tx) => ({
    computedAt: found.computedAt.toISOString(),
    includesDemo: deps.env.demo,
    isSample: found.isSample,
    people: summary(await countedIn(deps, tx, found, 'people')),
    jobs: summary(await countedIn(deps, tx, found, 'jobs')),
  }));
}

function summary(standings: readonly Standing[]): AnswerOf<typeof getUnmatched>['people'] {
  const reasons = UNMATCHED_REASONS.map((reason) => ({
    reason,
    count: standings.filter((one) => one.reason === reason).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return {
    total: standings.length,
    unmatched: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
  };
}
