import { expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { startTestApp } from '#tests/support/app.ts';
import { service, type Tx } from './db.ts';

test('an idle connection stays open for minutes, so a quiet site does not reconnect for each visitor', async () => {
  // No feature, so no job opens a second connection meanwhile.
  const { deps } = await startTestApp({}, []);
  const connection = () =>
    deps.db.as(service, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      return rows[0]?.pid;
    });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = await connection();
  vi.advanceTimersByTime(4 * 60_000);
  expect(await connection()).toBe(before);
  vi.advanceTimersByTime(5 * 60_000);
  expect(await connection()).not.toBe(before);
});

test('connections that die, idle or in use, are given back: the pool of twelve outlives thirty of them', async () => {
  const app = await startTestApp();
  const pid = (tx: Tx) =>
    tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`).then(({ rows }) => rows[0]?.pid);
  const kill = (one: number | undefined) => app.asOwner('select pg_terminate_backend($1)', [one]);
  for (let round = 0; round < 15; round += 1) {
    const inUse = app.deps.db.as(service, async (tx) => {
      await kill(await pid(tx));
      await tx.execute(sql`select 1`);
    });
    await expect(inUse).rejects.toThrow();
    await kill(await app.deps.db.as(service, pid));
  }
  const all = Array.from({ length: 12 }, () => app.deps.db.as(service, (tx) => tx.execute(sql`select pg_sleep(0.05)`)));
  expect(await Promise.all(all)).toHaveLength(12);
});
