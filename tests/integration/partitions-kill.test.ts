import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { PARTITIONS } from '#domains/matching/server/matching/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, publish } from '#tests/support/hiring.ts';

const SETTINGS = { MATCHING_PARTITIONS: '1', SECRET_KEY: 'k'.repeat(64) };
/** A stuck process loses its partitions after seven seconds; starting and loading come on top on a busy machine. */
const PATIENCE = { timeout: 45_000, interval: 100 };

/** A worker process, and the session that holds its leases. */
async function startWorker(app: TestApp): Promise<{ child: ChildProcess; session: number }> {
  const before = new Set((await sessions(app)).keys());
  const child = spawn(process.execPath, ['tests/support/matching-process.ts', app.deps.databaseUrl], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: app.deps.env.dataDir, DEMO: '0', ROLE: 'worker', ...SETTINGS },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
  const own = async () => [...(await sessions(app)).keys()].find((pid) => !before.has(pid)) ?? 0;
  await expect.poll(own, PATIENCE).toBeGreaterThan(0);
  return { child, session: await own() };
}

/** How many partitions each session holds. */
async function sessions(app: TestApp): Promise<Map<number, number>> {
  const rows = await app.asOwner(
    `select pid, count(*) filter (where objid > 0)::int as held from pg_locks
      where locktype = 'advisory' and granted and classid = 7366117 group by pid`,
  );
  return new Map(rows.map((row) => [Number(row['pid']), Number(row['held'])]));
}

const heldBy = async (app: TestApp, ...workers: { session: number }[]) => {
  const held = await sessions(app);
  return workers.reduce((sum, { session }) => sum + (held.get(session) ?? 0), 0);
};

test('when a worker is killed or stuck, its partitions move within ten seconds and no change is missed', async () => {
  const app = await startTestApp({ ROLE: 'web', ...SETTINGS });
  const [first, second] = [await startWorker(app), await startWorker(app)];
  await expect.poll(() => heldBy(app, first, second), PATIENCE).toBe(PARTITIONS.length);
  await expect.poll(() => heldBy(app, second), PATIENCE).toBeGreaterThan(0);
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  const isMatched = async (job: string) =>
    (
      await app.asOwner(
        `select candidate_id from match_views where job_id = $1 and is_current and allocated_at is not null`,
        [job],
      )
    ).map((row) => row['candidate_id']);
  const before = await publish(app, hospital);
  await expect.poll(() => isMatched(before), PATIENCE).toEqual([nurse.userId]);

  // Killed: the database ends its session at once.
  second.child.kill('SIGKILL');
  const killed = performance.now();
  const meanwhile = await publish(app, hospital);
  await expect.poll(() => heldBy(app, first), PATIENCE).toBe(PARTITIONS.length);
  expect(performance.now() - killed).toBeLessThan(10_000);
  await expect.poll(() => isMatched(meanwhile), PATIENCE).toEqual([nurse.userId]);

  // Stuck: it holds everything and says nothing, until its silence ends its session.
  const third = await startWorker(app);
  await expect.poll(() => heldBy(app, third), PATIENCE).toBeGreaterThan(0);
  first.child.kill('SIGSTOP');
  const stopped = performance.now();
  const later = await publish(app, hospital);
  await expect.poll(() => heldBy(app, third), PATIENCE).toBe(PARTITIONS.length);
  // Seven seconds of silence, and the looks before and after it.
  expect(performance.now() - stopped).toBeLessThan(12_000);
  await expect.poll(() => isMatched(later), PATIENCE).toEqual([nurse.userId]);

  // It comes back as one that holds nothing, and gets its part again.
  first.child.kill('SIGCONT');
  await expect.poll(async () => (await sessions(app)).size, PATIENCE).toBe(2);
  await expect.poll(async () => Math.min(...(await sessions(app)).values()), PATIENCE).toBeGreaterThan(0);
}, 180_000);
