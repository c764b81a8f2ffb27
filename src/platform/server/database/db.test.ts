import { expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { startTestApp } from '#tests/support/app.ts';
import { anonymous, elevate, service, user, type Tx } from './db.ts';

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

const role = (tx: Tx) =>
  tx.execute<{ role: string }>(sql`select current_setting('role') as role`).then(({ rows }) => rows[0]?.role);

test('the role is there before the first statement, for side effects, and again after them', async () => {
  const { deps } = await startTestApp({}, []);
  const roles = await deps.db.as(anonymous, async (tx) => [
    ...(await Promise.all([role(tx), role(tx)])),
    await elevate(tx, async () => [await role(tx), await elevate(tx, () => role(tx))].join()),
    await role(tx),
  ]);
  expect(roles).toEqual(['tallgrass_app', 'tallgrass_app', 'tallgrass_service,tallgrass_service', 'tallgrass_app']);
});

test('a role that is refused is the reason given, and nothing runs without it', async () => {
  const { deps } = await startTestApp({}, []);
  const ran: unknown[] = [];
  const asStranger = deps.db.as(user('not a user'), async (tx) => {
    ran.push(await role(tx));
  });
  await expect(asStranger).rejects.toThrow(/invalid input syntax for type uuid/);
  expect(ran).toEqual([]);
});

test('work that goes on after a failed statement learns that nothing was stored', async () => {
  const { deps } = await startTestApp({}, []);
  const careless = deps.db.as(service, (tx) => tx.execute(sql`select 1 / 0`).catch(() => 'goes on'));
  await expect(careless).rejects.toThrow('nothing was stored');
});
