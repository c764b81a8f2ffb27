import { readFigures, readQueues } from '#domains/operations/server/metrics/index.ts';
import type { getSystemHealth } from '#domains/operations/contract/health.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Calls } from './call-stats.repo.ts';
import { countWithin } from './latency.ts';

type Objective = AnswerOf<typeof getSystemHealth>['objectives'][number];

const FAST_MS = 100;
/** Open for as long as a screen is, and so left out of the latency objective. */
const STREAM = 'GET /api/notifications/stream';
/** Where jobs wait that no worker may take. */
const DEAD_LETTERS = 'dead-letters';

/**
 * The objectives that `deploy/observability/alerts.yml` watches over time, by this installation's own counts: the given
 * calls of the last 24 hours, the queues now, and the answers due in the last 7 days.
 */
export async function readObjectives(deps: Deps, calls: readonly Calls[]): Promise<Objective[]> {
  const [queues, { inTime, late, unanswered }] = await deps.db.as(service, async (tx) => [
    await readQueues(tx),
    await readFigures(tx, deps.clock.now()),
  ]);
  const answered = calls.filter(({ name }) => name !== STREAM);
  const waited = queues.filter(({ queue }) => queue !== DEAD_LETTERS).map(({ oldestSeconds }) => oldestSeconds);
  return [
    share(
      'availability',
      0.999,
      total(calls, (row) => row.calls - row.failures),
      total(calls, (row) => row.calls),
    ),
    share(
      'latency',
      0.99,
      total(answered, (row) => countWithin(row.slots, FAST_MS)),
      total(answered, (row) => row.calls),
    ),
    share('responses', 0.95, inTime, inTime + late + unanswered),
    atMost('queues', 60, Math.max(0, ...waited)),
  ];
}

const total = (rows: readonly Calls[], count: (row: Calls) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

const share = (name: Objective['name'], goal: number, good: number, of: number): Objective => ({
  name,
  goal,
  value: of === 0 ? null : good / of,
  of,
  isMet: of === 0 ? null : good / of >= goal,
});

const atMost = (name: Objective['name'], goal: number, value: number): Objective => ({
  name,
  goal,
  value,
  of: null,
  isMet: value <= goal,
});
