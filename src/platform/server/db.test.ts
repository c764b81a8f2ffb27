import { expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { startTestApp } from '#tests/support/app.ts';
import { service } from './db.ts';

test('an idle connection stays open for minutes, so a quiet site does not reconnect for each visitor', async () => {
  const { deps } = await startTestApp();
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
