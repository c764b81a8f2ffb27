import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { CallFigures } from '#domains/accounts/contract/functions.ts';
import { callsSince, type Calls } from './call-stats.repo.ts';
import { hourOf, percentile, SLOTS } from './latency.ts';

const DAY = 24;

/** Returns a function that adds up the last 24 hours of the given calls. */
export async function readFigures(deps: Deps): Promise<(names: readonly string[]) => CallFigures> {
  const rows = await readCalls(deps);
  return (names) => figuresOf(rows.filter(({ name }) => names.includes(name)));
}

export const readCalls = (deps: Deps): Promise<Calls[]> =>
  deps.db.as(service, (tx) => callsSince(tx, hourOf(deps.clock.now()) - DAY));

export function figuresOf(rows: readonly Calls[]): CallFigures {
  const slots = Array.from({ length: SLOTS }, (_, slot) => rows.reduce((sum, row) => sum + (row.slots[slot] ?? 0), 0));
  const lastCall = rows.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())[0];
  const lastFailure = rows
    .filter(({ lastFailureAt }) => lastFailureAt !== null)
    .toSorted((a, b) => (b.lastFailureAt?.getTime() ?? 0) - (a.lastFailureAt?.getTime() ?? 0))[0];
  return {
    calls: rows.reduce((sum, { calls }) => sum + calls, 0),
    failures: rows.reduce((sum, { failures }) => sum + failures, 0),
    p50Ms: percentile(slots, 0.5),
    p95Ms: percentile(slots, 0.95),
    lastAt: lastCall?.lastAt.toISOString() ?? null,
    lastFailure: lastFailure?.lastFailure ?? null,
    lastFailureAt: lastFailure?.lastFailureAt?.toISOString() ?? null,
  };
}
