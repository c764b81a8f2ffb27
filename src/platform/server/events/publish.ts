import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { z } from 'zod';
import type { EventType } from '#platform/contract/event.ts';
import { elevate, type Tx } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Occurrence } from './subscribers.ts';

/**
 * Publishes what a service just did, in the service's own transaction. In-transaction subscribers run before this
 * returns, in the order of the feature list, as the `service` role; if one throws, the change is rolled back with it.
 * Background subscribers get one job each, which exists once the transaction commits.
 */
export async function publish<S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  type: EventType<S>,
  payload: z.input<S>,
): Promise<void> {
  const { immediate, background } = deps.subscribers.of(type);
  if (immediate.length === 0 && background.length === 0) return;
  const occurrence: Occurrence<z.output<S>> = {
    id: randomUUID(),
    at: deps.clock.now(),
    payload: type.payload.parse(payload),
  };
  await elevate(tx, async () => {
    for (const { run } of immediate) await run(deps, tx, occurrence);
    if (background.length === 0) return;
    await deps.jobs.boss.publish(type.name, occurrence, { db: fromDrizzle(tx, sql) });
  });
}
