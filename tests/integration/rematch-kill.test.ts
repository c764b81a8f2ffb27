import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { loadDemo } from '#app/demo/index.ts';
import { marketOf, rematchMarketJob } from '#domains/matching/server/matching/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';

const PATIENCE = { timeout: 60_000, interval: 250 };

test('a process killed in the middle of a re-match loses and doubles nothing', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-rematch-'));
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', DEMO: '0' };
  const open = (role: 'web' | 'worker') =>
    compose({
      env: loadEnv({ ...settings, ROLE: role }),
      url: database.url,
      clock: systemClock,
      log: createLogger('silent'),
    });
  const arranging = await open('web');
  onTestFinished(async () => {
    await arranging.close();
    await owner.end();
    database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const rows = async (statement: string) => (await owner.query<Record<string, unknown>>(statement)).rows;

  // A market that is matched, and then another version of the weights.
  await loadDemo(arranging.deps, { candidates: 60, jobs: 12, seed: 3 });
  const { version: _, ...sides } = WEIGHTS_V1;
  const weights = { ...sides, candidate: { ...sides.candidate, commute: 0.5, pay: 0.1 } };
  await owner.query(
    `insert into weights_versions (version, weights, status, activated_at) values ('near', $1, 'active', now())`,
    [JSON.stringify(weights)],
  );
  const jobs = await rows(
    `select j.id from jobs j where j.status = 'published' and exists (
       select 1 from matches m where m.job_id = j.id and m.is_current) order by j.id`,
  );
  const held = String(jobs.at(-1)?.['id']);

  // It can go no further than the job whose lock we hold, and is killed there.
  await owner.query('begin');
  await owner.query(`select pg_advisory_xact_lock(hashtextextended('matches:' || $1, 0))`, [held]);
  await arranging.deps.jobs.boss.send(rematchMarketJob.name, {});
  const process_ = spawn(process.execPath, ['tests/support/matching-process.ts', database.url], {
    env: { ...process.env, ...settings, ROLE: 'worker' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(process_, 'exit');
  const versions = `select weights_version as version, count(*)::int as n from matches where is_current group by 1 order by 1`;
  await expect
    .poll(async () => rows(`select 1 from pg_locks where locktype = 'advisory' and not granted`), PATIENCE)
    .not.toEqual([]);
  process_.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  expect((await rows(versions)).map(({ version }) => version)).toContain('hand-1');
  await owner.query('commit');

  // The next process takes what the dead one had begun, once the queue misses its heartbeat.
  const next = await open('worker');
  onTestFinished(() => next.close());
  await next.startFeatures();
  /** The queue's next look, which the clock on the wall would bring within a minute or two. */
  const missHearts = async () => {
    for (const name of ['matching.rematch-part', 'event.matching.notify-of-shown']) {
      await rows(`update pgboss.job set heartbeat_on = now() - interval '1 hour'
        where name = '${name}' and state = 'active' and heartbeat_on < now() - interval '8 seconds'`);
      await rows(`update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = '${name}'`);
      await next.deps.jobs.boss.supervise(name);
    }
  };
  await expect
    .poll(async () => {
      await missHearts();
      return (await rows(versions)).map(({ version }) => version);
    }, PATIENCE)
    .toEqual(['near']);

  // Exactly what the engine says, each pair and each notice once.
  const engine = await marketOf(next.deps).engine();
  expect(engine.weights.version).toBe('near');
  for (const { id } of jobs) {
    const stored = await owner.query<{ candidate_id: string }>(
      `select candidate_id from matches where job_id = $1 and is_current order by rank_score desc, candidate_id`,
      [id],
    );
    expect(stored.rows.map((row) => row.candidate_id)).toEqual(
      engine.peopleForJob(String(id)).map(({ candidateId }) => candidateId),
    );
  }
  expect(
    await rows(
      `select user_id, dedupe_key from notifications where dedupe_key is not null group by 1, 2 having count(*) > 1`,
    ),
  ).toEqual([]);
  // The notice is queued in the commit that shows the match, so every shown person is notified, whichever process died.
  await expect
    .poll(async () => {
      await missHearts();
      return rows(`select m.job_id, m.candidate_id from match_views m where m.allocated_at is not null and not exists (
        select 1 from notifications n
        where n.user_id = m.candidate_id and n.dedupe_key = 'match:' || m.job_id || ':' || m.candidate_id)`);
    }, PATIENCE)
    .toEqual([]);
  expect(await rows(`select job_id, candidate_id from applications group by 1, 2 having count(*) > 1`)).toEqual([]);
  expect(
    await rows(`select e.application_id from application_events e where e.to_stage = 'matched' and e.from_stage is null
      group by 1 having count(*) > 1`),
  ).toEqual([]);
}, 180_000);
