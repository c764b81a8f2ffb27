import { expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { openLeases, type Leases } from './leases.ts';

const KIND = 4_711;
const PATIENCE = { timeout: 12_000, interval: 50 };

/** A process's leases of six equal shares. */
function open(app: TestApp, stuckMs?: number): Leases & { heard: readonly number[][] } {
  const heard: number[][] = [];
  const leases = openLeases({
    url: app.deps.databaseUrl,
    log: app.deps.log,
    kind: KIND,
    divide: () => Promise.resolve({ weights: [1, 1, 1, 1, 1, 1], copies: 1 }),
    onChange: (held) => heard.push([...(held ?? [])]),
    ...(stuckMs !== undefined && { stuckMs }),
  });
  onTestFinished(() => leases.close());
  return {
    heard,
    close: () => leases.close(),
    get held() {
      return leases.held;
    },
  };
}

const all = [1, 2, 3, 4, 5, 6];
const sorted = (...leases: Leases[]) => leases.flatMap(({ held }) => held).toSorted((a, b) => a - b);

test('one process holds all shares; a second one gets half; what it gives back returns to the first', async () => {
  const app = await startTestApp();
  const first = open(app);
  await expect.poll(() => first.held, PATIENCE).toEqual(all);
  const second = open(app);
  await expect.poll(() => second.held.length, PATIENCE).toBe(3);
  await expect.poll(() => sorted(first, second), PATIENCE).toEqual(all);
  expect(first.heard.at(-1)).toEqual(first.held);
  await second.close();
  expect(second.held).toEqual([]);
  await expect.poll(() => first.held, PATIENCE).toEqual(all);
});

test('the shares of a lost session move within ten seconds, and its process knows that it lost them', async () => {
  const app = await startTestApp();
  const [first, second] = [open(app), open(app)];
  await expect.poll(() => [first.held.length, second.held.length], PATIENCE).toEqual([3, 3]);
  const lost = [...second.held];
  // As a failing machine would: the session that holds the second one's shares ends.
  const began = performance.now();
  await app.asOwner(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2`,
    [KIND, lost[0]],
  );
  await expect.poll(() => second.heard.some((held) => held.length === 0), PATIENCE).toBe(true);
  await expect.poll(() => sorted(first, second), PATIENCE).toEqual(all);
  expect(performance.now() - began).toBeLessThan(10_000);
});

/** Keeps this thread from everything else, as loading a large market does. */
const keepBusy = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('a process that is busy for longer than its session may be silent keeps its shares, a stuck one loses them', async () => {
  const app = await startTestApp();
  const sessions = () =>
    app.asOwner(`select distinct pid from pg_locks where locktype = 'advisory' and classid = $1`, [KIND]);
  const busy = open(app);
  await expect.poll(() => busy.held, PATIENCE).toEqual(all);
  const before = await sessions();
  keepBusy(8_500);
  expect(await sessions()).toEqual(before);
  expect(busy.held).toEqual(all);
  await busy.close();
  expect(busy.heard).toEqual([all, []]);

  const stuck = open(app, 1_500);
  await expect.poll(() => stuck.held, PATIENCE).toEqual(all);
  keepBusy(4_000);
  await expect.poll(() => stuck.heard, PATIENCE).toEqual([all, [], all]);
});
