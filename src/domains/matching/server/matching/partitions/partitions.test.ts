import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { loadDemo } from '#app/demo/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, eventually, publish } from '#tests/support/people/hiring.ts';
import { engine as engineActor } from '#platform/server/database/db.ts';
import { readCandidateFacts } from '../facts/candidate-facts.repo.ts';
import { Market, marketOf } from '../market/market.ts';
import { askEligibility, askJobsWithoutPeople } from './ask.ts';
import { holdPartitions } from './hold-partitions.ts';
import { homePartition, PARTITIONS, partitionOfJob, samePartition } from './partition.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

test('each partition gives the answers of the whole market, also after it moved from one process to another', async () => {
  const app = await startTestApp({ ROLE: 'web' });
  await loadDemo(app.deps, { candidates: 80, jobs: 24, seed: 5 });
  const whole = await new Market(app.deps).engines();
  const jobs = whole.exact.storedJobs();
  const ids = (await app.asOwner(`select user_id as id from candidate_profiles order by 1`)).map(({ id }) =>
    String(id),
  );
  const people = await app.deps.db.as(engineActor, (tx) => readCandidateFacts(tx, ids));
  expect(people.length).toBeGreaterThan(60);

  // Two processes: the second one begins with one partition and gets all others, and the first one then holds that one.
  const [moved] = PARTITIONS;
  const others = PARTITIONS.filter((partition) => partition !== moved);
  const first = new Market(app.deps, { scope: others });
  const second = new Market(app.deps, { scope: moved ? [moved] : [], chunk: 7 });
  await first.engines();
  await second.engines();
  await first.setPartitions(moved ? [moved] : []);
  await second.setPartitions(others);
  let pairs = 0;
  for (const [market, partitions] of [
    [await first.engines(), moved ? [moved] : []],
    [await second.engines(), others],
  ] as const) {
    const isHeld = (one: (typeof PARTITIONS)[number]) => partitions.some((other) => samePartition(one, other));
    for (const job of jobs.filter((one) => isHeld(partitionOfJob(one)))) {
      expect(market.exact.peopleForJob(job.id)).toEqual(whole.exact.peopleForJob(job.id));
      expect(market.forEmployers.peopleForJob(job.id)).toEqual(whole.forEmployers.peopleForJob(job.id));
      expect(market.forEmployers.reach(job.id).eligible).toBe(whole.forEmployers.reach(job.id).eligible);
      pairs += whole.exact.peopleForJob(job.id).length;
    }
    for (const person of people.filter((one) => isHeld(homePartition(one)))) {
      expect(market.exact.jobsForPerson(person.id)).toEqual(whole.exact.jobsForPerson(person.id));
      expect(market.forEmployers.jobsForPerson(person.id)).toEqual(whole.forEmployers.jobsForPerson(person.id));
    }
  }
  expect(pairs).toBeGreaterThan(20);
  // What was given up is not held any more.
  expect(first.status.people).toBeLessThan(whole.exact.candidateCount);
  expect(first.status.people).toBeLessThan(second.status.people);
});

test('with partitions, people and jobs are matched, and what a screen asks is answered by the holder', async () => {
  const app = await startTestApp({ MATCHING_PARTITIONS: '1' });
  const hospital = await anApprovedHospital(app);
  const nurse = await anApprovedNurse(app);
  const job = await publish(app, hospital);
  const found = () =>
    app.asOwner(`select candidate_id from match_views where job_id = $1 and allocated_at is not null`, [job]);
  await eventually(async () => expect(await found()).toEqual([{ candidate_id: nurse.userId }]));
  expect((await app.asOwner(`select name from market_cursors where name = 'rematch'`)).length).toBe(0);
  expect((await app.asOwner(`select name from market_cursors`)).length).toBe(PARTITIONS.length);

  const [facts] = (await marketOf(app.deps).engine()).storedJobs();
  if (!facts) throw new Error('the job is in the market');
  expect(await askEligibility(app.deps, facts, [])).toMatchObject({ count: { text: 'fewer than 5' }, relax: [] });
  expect([...(await askJobsWithoutPeople(app.deps))]).toEqual([[job, null]]);
  // Answered from the queue, not by reading the database.
  expect(
    await app.asOwner(`select state, count(*)::int as n from pgboss.job where name like 'matching.ask-%' group by 1`),
  ).toEqual([{ state: 'completed', n: 2 }]);
});

test('while a partition has no holder, the same answers come from the database', async () => {
  const app = await startTestApp({ MATCHING_PARTITIONS: '1', ROLE: 'web' });
  await loadDemo(app.deps, { candidates: 60, jobs: 12, seed: 3 });
  const whole = await new Market(app.deps).engines();
  const jobs = await askJobsWithoutPeople(app.deps);
  expect(jobs.size).toBe(whole.exact.storedJobs().length);
  const [facts] = whole.exact.storedJobs();
  if (!facts) throw new Error('the market has jobs');
  const { count } = await askEligibility(app.deps, facts, []);
  const eligible = whole.forEmployers.reach(facts).eligible;
  expect(count?.atLeast ?? 0).toBeLessThanOrEqual(eligible);
  // A question that no process took is not answered later.
  expect(await app.asOwner(`select distinct state from pgboss.job where name like 'matching.ask-%'`)).toEqual([
    { state: 'cancelled' },
  ]);
});

/** A process of the app that takes part in sharing the partitions, with what it served and loaded so far. */
function aHolder(app: TestApp) {
  const served: number[] = [];
  const loads: { people: number; partitions: string[] }[] = [];
  const write = (line: string) => {
    const said = JSON.parse(line) as { msg: string; people: number; partitions: string[] };
    if (said.msg === 'matching: partitions loaded') loads.push(said);
  };
  const deps = { ...app.deps, log: pino({ level: 'info', base: null }, { write }) };
  const held = holdPartitions(deps, () => served.push(held.served.length), 1_000);
  onTestFinished(() => held.stop());
  return { served, loads };
}

test('a process that lost its session serves nothing until it has another, and keeps the people in memory', async () => {
  const app = await startTestApp({ MATCHING_PARTITIONS: '1', ROLE: 'web' });
  await anApprovedNurse(app);
  const { served, loads } = aHolder(app);
  await expect.poll(() => served, PATIENCE).toEqual([PARTITIONS.length]);
  await app.asOwner(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7366117 and objid = 1`,
  );
  await expect.poll(() => served.at(1), PATIENCE).toBe(0);
  await expect.poll(() => served.at(-1), PATIENCE).toBe(PARTITIONS.length);
  expect(loads).toEqual([expect.objectContaining({ people: 1 })]);
});

test('what moved to another process is unloaded in the first one', async () => {
  const app = await startTestApp({ MATCHING_PARTITIONS: '1', ROLE: 'web' });
  await anApprovedNurse(app);
  const first = aHolder(app);
  await expect.poll(() => first.served, PATIENCE).toEqual([PARTITIONS.length]);
  const second = aHolder(app);
  const parts = () => [first, second].map(({ served, loads }) => [served.at(-1), loads.at(-1)?.partitions.length]);
  await expect
    .poll(() => parts().every(([served, loaded]) => served === loaded && Number(served) < PARTITIONS.length), PATIENCE)
    .toBe(true);
  expect(parts().reduce((sum, [served]) => sum + Number(served), 0)).toBe(PARTITIONS.length);
});
