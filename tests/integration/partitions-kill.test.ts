import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { PARTITIONS } from '#domains/matching/server/matching/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, publish } from '#tests/support/people/hiring.ts';

const SETTINGS = { MATCHING_PARTITIONS: '2', SECRET_KEY: 'k'.repeat(64) };
/** A stuck process loses its partitions after seven seconds; starting and loading come on top on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };
const MANY = 2 * PARTITIONS.length;

/** A worker process; the test ends it. */
function startWorker(app: TestApp): ChildProcess {
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
  return child;
}

/** How many shares each session holds, fewest first. A session that was lost on a busy machine is replaced by another. */
async function held(app: TestApp): Promise<number[]> {
  const rows = await app.asOwner(
    `select count(*) filter (where objid > 0)::int as held from pg_locks
      where locktype = 'advisory' and granted and classid = 7366117 group by pid order by held`,
  );
  return rows.map((row) => Number(row['held']));
}

test('when a worker is killed or stuck, its partitions move to the others and no change is missed', async () => {
  const app = await startTestApp({ ROLE: 'web', ...SETTINGS });
  const [first, second] = [startWorker(app), startWorker(app)];
  // Two copies of each partition, never both in one process.
  await expect.poll(() => held(app), PATIENCE).toEqual([PARTITIONS.length, PARTITIONS.length]);
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

  // Killed: the database ends its session at once. Alone, a process serves all, and keeps no second copies.
  second.kill('SIGKILL');
  const meanwhile = await publish(app, hospital);
  await expect.poll(() => held(app), PATIENCE).toEqual([PARTITIONS.length]);
  await expect.poll(() => isMatched(meanwhile), PATIENCE).toEqual([nurse.userId]);

  // Stuck: it holds everything and says nothing, until its silence ends its session.
  startWorker(app);
  await expect.poll(async () => (await held(app)).reduce((sum, one) => sum + one, 0), PATIENCE).toBe(MANY);
  first.kill('SIGSTOP');
  const later = await publish(app, hospital);
  await expect.poll(() => held(app), PATIENCE).toEqual([PARTITIONS.length]);
  await expect.poll(() => isMatched(later), PATIENCE).toEqual([nurse.userId]);

  // It comes back as one that holds nothing, and gets its part again.
  first.kill('SIGCONT');
  await expect.poll(async () => (await held(app)).reduce((sum, one) => sum + one, 0), PATIENCE).toBe(MANY);
}, 240_000);
