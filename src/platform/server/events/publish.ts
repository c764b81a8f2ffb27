import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { z } from 'zod';
import type { EventType } from '#platform/contract/event.ts';
import { elevate, type Tx } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { carrier } from '../telemetry/trace-context.ts';
import type { Occurrence, Subscriber } from './subscribers.ts';

export type Publish = <S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  type: EventType<S>,
  payload: z.input<S>,
) => Promise<void>;

/**
 * Publishes what a service just did, in the service's own transaction. In-transaction subscribers run before this
 * returns, in the order of the feature list, as the `service` role; if one throws, the change is rolled back with it.
 * Background subscribers get one job each, which exists once the transaction commits.
 */
export const publish: Publish = (deps, tx, type, payload) =>
  deliver(deps, tx, type, payload, deps.subscribers.of(type));

/** Runs the background subscribers in the transaction too: for bulk loads, whose clock is not that of the queue. */
export const publishWithoutQueue: Publish = (deps, tx, type, payload) => {
  const { immediate, background } = deps.subscribers.of(type);
  return deliver(deps, tx, type, payload, { immediate: [...immediate, ...background], background: [] });
};

async function deliver<S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  type: EventType<S>,
  payload: z.input<S>,
  { immediate, background }: Record<Subscriber['runs'], readonly Subscriber[]>,
): Promise<void> {
  if (immediate.length === 0 && background.length === 0) return;
  const occurrence: Occurrence<z.output<S>> = {
    id: randomUUID(),
    at: deps.clock.now(),
    payload: type.payload.parse(payload),
  };
  await elevate(tx, async () => {
    for (const { run } of immediate) await run(deps, tx, occurrence);
    if (background.length === 0) return;
    await deps.jobs.boss.publish(type.name, { ...occurrence, ...carrier() }, { db: fromDrizzle(tx, sql) });
  });
}
