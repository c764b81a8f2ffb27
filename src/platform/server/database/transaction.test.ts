import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { anonymous, elevate, openDatabase, service, type Tx } from './db.ts';

/** Counts how often one of the sockets that open from here on is written to, however much at once. */
function countWrites(): { writes: number } {
  const counted = { writes: 0 };
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    for (const way of ['_write', '_writev'] as const) {
      const write = socket[way]?.bind(socket) as ((...parts: unknown[]) => void) | undefined;
      const counting = (...parts: unknown[]) => {
        counted.writes += 1;
        write?.(...parts);
      };
      Object.assign(socket, { [way]: counting });
    }
  };
  subscribe('net.client.socket', watch);
  onTestFinished(() => void unsubscribe('net.client.socket', watch));
  return counted;
}

test('a short transaction is two writes: what comes before the answer to its first statements, and its end', async () => {
  const app = await startTestApp({}, []);
  const counted = countWrites();
  const database = openDatabase({ url: app.ownerUrl, log: app.deps.log, maxConnections: 1 });
  onTestFinished(() => database.close());
  const one = sql`select 1`;
  await database.as(anonymous, (tx) => tx.execute(one));
  const writesOf = async (work: () => Promise<unknown>) => {
    const before = counted.writes;
    await work();
    return counted.writes - before;
  };
  const asOne = () => database.as(anonymous, (tx) => tx.execute(one));
  expect(await writesOf(asOne)).toBe(2);
  expect(await writesOf(() => database.as(anonymous, (tx) => Promise.all([tx.execute(one), tx.execute(one)])))).toBe(2);
  const asService = () => database.as(anonymous, (tx) => elevate(tx, () => tx.execute(one)));
  expect(await writesOf(asService)).toBe(2);
});

const ROLE = sql`select current_setting('role') as role`;

test.each([
  ['a statement', (tx: Tx) => tx.execute(ROLE)],
  ['a select', (tx: Tx) => tx.select({ role: sql`current_setting('role')` }).from(sql`(select 1) one`)],
  ['a statement of a savepoint', (tx: Tx) => tx.transaction((inner) => inner.execute(ROLE))],
  ['a change of role', (tx: Tx) => elevate(tx, async () => 'changed')],
])('%s that comes after its transaction ended runs in no other', async (_what, send) => {
  const app = await startTestApp({}, []);
  const database = openDatabase({ url: app.ownerUrl, log: app.deps.log, maxConnections: 1 });
  onTestFinished(() => database.close());
  const begin = Promise.withResolvers<void>();
  const late: Promise<unknown>[] = [];
  const sendLate = async (tx: Tx) => {
    await begin.promise;
    return send(tx);
  };
  const failing = database.as(anonymous, (tx) => {
    late.push(sendLate(tx));
    return Promise.all([...late, tx.execute(sql`select 1`).then(() => Promise.reject(new Error('the first failure')))]);
  });
  await expect(failing).rejects.toThrow('the first failure');
  await database.as(anonymous, async (tx) => void late.push(sendLate(tx)));

  // The only connection of the pool is now this transaction's.
  const outcomes = await database.as(service, async (tx) => {
    await tx.execute(ROLE);
    begin.resolve();
    const settled = await Promise.allSettled(late);
    expect((await tx.execute(ROLE)).rows).toEqual([{ role: 'tallgrass_service' }]);
    return settled.map((one) => (one.status === 'rejected' ? saidBy(one.reason) : one.value));
  });
  expect(outcomes).toEqual([expect.stringContaining('has ended'), expect.stringContaining('has ended')]);
});

const saidBy = (error: Error): string => `${error.message} ${error.cause instanceof Error ? saidBy(error.cause) : ''}`;
