import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compose } from '#app/server/compose.ts';
import { prepareDatabase } from '#app/server/prepare-database.ts';
import { loadDemo } from '#app/demo/index.ts';
import {
  askEligibility,
  marketOf,
  PARTITIONS,
  partitionKey,
  partitionOfJob,
  skipToEdge,
} from '#domains/matching/server/matching/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Deps } from '#platform/server/deps.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';
import { prepareMember, type Member } from '../../lib/fleet.ts';
import { progressBar } from '../../lib/progress.ts';
import { aimOf, type Aim } from '../aims.ts';
import { timesOf } from '../times.ts';
import { renameAccounts } from '../visitor.ts';
import { clonePeople } from './clone-people.ts';

const ARTIFACT = 'build/server';
const WORKERS = 4;
/** Written through the services; the others are copies of these. */
const WRITTEN = { candidates: 20_000, jobs: 600, seed: 20_261_128 };
const LOADING_MS = 900_000;
const LOOK_MS = 20;
const ROUNDS = 5;

export interface PartitionFigures {
  people: number;
  jobs: number;
  /** In how many processes each partition is in memory. */
  copies: number;
  workers: WorkerFigures[];
  /** Until all partitions of an empty fleet were served. */
  startSeconds: number;
  kill: {
    /** People of the killed process. */
    people: number;
    /** Until other processes held its partitions, and until they had their people in memory. */
    leasesSeconds: number;
    servedSeconds: number;
    /** Until a job of such a partition that changed at the kill was matched. */
    matchedSeconds: number;
    /** A question asked at the kill, by the next holder or from the database, and whether its count is that of before. */
    answerSeconds: number;
    isSame: boolean;
  };
}

interface WorkerFigures {
  partitions: number;
  people: number;
  loadSeconds: number;
  megabytes: number;
  /** A draft's count of eligible people, through its queue. */
  questionMs: { p50: number; p95: number };
  /** A changed job until all its pairs are stored. */
  changeMs: { p50: number; p95: number };
}

/** A market shared by four worker processes: memory and latency of each, and the gap when one of them is killed. */
export async function benchPartitions(people: number, copies: 1 | 2): Promise<PartitionFigures> {
  if (!existsSync(join(ARTIFACT, 'server/start.js')))
    throw new CommandError(`This benchmark runs ${ARTIFACT}. Make it first: npm run build:server`);
  const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-partitions-'));
  const database = await startEmbeddedPostgres({ dataDir: scratch, log: createLogger('warn') });
  const settings = {
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: join(scratch, 'files'),
    SECRET_KEY: randomBytes(32).toString('hex'),
    MATCHING_PARTITIONS: String(copies),
    LOG_LEVEL: 'info',
  };
  const env = loadEnv({ ...settings, ROLE: 'web', LOG_LEVEL: 'error' });
  const url = await prepareDatabase(env, database.ownerUrl);
  const asking = await compose({ env, url, clock: systemClock, log: createLogger('error') });
  const members: Member[] = [];
  try {
    await loadDemo(asking.deps, WRITTEN, progressBar('demo market'));
    await renameAccounts(database.ownerUrl);
    await clonePeople(database.ownerUrl, people);
    // Everyone is there from the start; what is measured is what changes then.
    await skipToEdge(asking.deps);
    const began = performance.now();
    for (let number = 0; number < WORKERS; number += 1) members.push(await prepareMember(ARTIFACT, 'worker', settings));
    await Promise.all(members.map((member) => member.start()));
    await until(() => servedBy(members).size === PARTITIONS.length && isSettled(members, copies), LOADING_MS);
    const startSeconds = secondsSince(began);
    const [counted] = await askDatabase<{ people: number }>(
      database.ownerUrl,
      `select count(*)::int as people from candidate_profiles`,
    );
    const scene = { deps: asking.deps, ownerUrl: database.ownerUrl, members };
    const workers: WorkerFigures[] = [];
    for (const member of members) workers.push(await figuresOf(scene, member));
    const jobs = (await marketOf(asking.deps).engine()).jobCount;
    return { people: counted?.people ?? 0, jobs, copies, workers, startSeconds, kill: await killOne(scene) };
  } catch (error) {
    for (const member of members) console.error(member.printed().slice(-1_500));
    throw error;
  } finally {
    await Promise.all(members.map((member) => member.end('SIGKILL')));
    await asking.close();
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Scene {
  deps: Deps;
  ownerUrl: string;
  members: readonly Member[];
}

interface Held {
  /** Those that it serves. */
  partitions: string[];
  /** How many it has in memory, with those that stand ready. */
  loaded: number;
  people: number;
  ms: number;
}

/** What a process last said that it serves and has in memory, with the time of all its loading. */
function heldBy(member: Member): Held {
  const told = (what: string) =>
    member
      .printed()
      .split('\n')
      .filter((line) => line.includes(`matching: partitions ${what}`))
      .map((line) => JSON.parse(line) as { partitions: string[]; people: number; ms: number });
  const loads = told('loaded');
  return {
    partitions: told('served').at(-1)?.partitions ?? [],
    loaded: loads.at(-1)?.partitions.length ?? 0,
    people: loads.at(-1)?.people ?? 0,
    ms: loads.reduce((sum, { ms }) => sum + ms, 0),
  };
}

const servedBy = (members: readonly Member[]): Map<string, Member> =>
  new Map(
    members.flatMap((member) =>
      member.pid === null ? [] : heldBy(member).partitions.map((key): [string, Member] => [key, member]),
    ),
  );

/** Each copy is in one process: all that was to move has moved. */
const isSettled = (members: readonly Member[], copies: number): boolean => {
  const sum = (of: (held: Held) => number) => members.reduce((total, member) => total + of(heldBy(member)), 0);
  return (
    sum((held) => held.partitions.length) === PARTITIONS.length &&
    sum((held) => held.loaded) === copies * PARTITIONS.length
  );
};

async function figuresOf(scene: Scene, member: Member): Promise<WorkerFigures> {
  const { partitions, people, ms } = heldBy(member);
  const jobs = await openJobsOf(scene, new Set(partitions));
  const [questions, changes]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const job of jobs) {
      const began = performance.now();
      await askEligibility(scene.deps, job, []);
      questions.push(performance.now() - began);
      changes.push(await matchedAfterChange(scene, job.id, partitionKey(partitionOfJob(job))));
    }
  }
  const inMs = (times: readonly number[]) => {
    const { p50Ms, p95Ms } = timesOf(times);
    return { p50: Math.round(p50Ms), p95: Math.round(p95Ms) };
  };
  return {
    partitions: partitions.length,
    people,
    loadSeconds: ms / 1000,
    megabytes: Math.round(residentBytes(member) / 1e6),
    questionMs: inMs(questions),
    changeMs: inMs(changes),
  };
}

/** One open job for each of these partitions that has any. */
async function openJobsOf({ deps }: Scene, keys: ReadonlySet<string>) {
  const jobs = (await marketOf(deps).engine()).storedJobs();
  return [...keys].flatMap((key) => jobs.find((job) => partitionKey(partitionOfJob(job)) === key) ?? []);
}

/** Changes a job and waits until its partition's cursor has passed the change, which follows the stored pairs. */
async function matchedAfterChange(scene: Scene, jobId: string, key: string): Promise<number> {
  const began = performance.now();
  const xid = await touch(scene, jobId);
  await until(() => isPast(scene, key, xid), LOADING_MS);
  return performance.now() - began;
}

async function touch({ ownerUrl }: Scene, jobId: string): Promise<string> {
  const [row] = await askDatabase<{ xid: string }>(
    ownerUrl,
    `with changed as (update jobs set openings = openings + 1 where id = $1 returning id)
     select pg_current_xact_id()::text as xid from changed`,
    [jobId],
  );
  if (!row) throw new CommandError('A job of the market is not there.');
  return row.xid;
}

async function isPast({ ownerUrl }: Scene, key: string, xid: string): Promise<boolean> {
  const rows = await askDatabase(ownerUrl, `select from market_cursors where name = $1 and xid > $2::xid8`, [
    `rematch/${key}`,
    xid,
  ]);
  return rows.length > 0;
}

async function killOne(scene: Scene): Promise<PartitionFigures['kill']> {
  const [victim] = scene.members.toSorted((a, b) => heldBy(b).people - heldBy(a).people);
  if (!victim) throw new CommandError('No worker is there.');
  const { partitions, people } = heldBy(victim);
  const [job] = await openJobsOf(scene, new Set(partitions));
  if (!job) throw new CommandError('The killed process has no open job.');
  const before = await askEligibility(scene.deps, job, []);
  const others = scene.members.filter((member) => member !== victim);
  await victim.end('SIGKILL');
  const began = performance.now();
  const key = partitionKey(partitionOfJob(job));
  const xid = await touch(scene, job.id);
  const answered = askEligibility(scene.deps, job, []).then((after) => ({ after, seconds: secondsSince(began) }));
  const leases = until(() => areAllHeld(scene.ownerUrl), LOADING_MS).then(() => secondsSince(began));
  const served = until(() => servedBy(others).size === PARTITIONS.length, LOADING_MS).then(() => secondsSince(began));
  const matched = until(() => isPast(scene, key, xid), LOADING_MS).then(() => secondsSince(began));
  const { after, seconds } = await answered;
  return {
    people,
    leasesSeconds: await leases,
    servedSeconds: await served,
    matchedSeconds: await matched,
    answerSeconds: seconds,
    isSame: JSON.stringify(after) === JSON.stringify(before),
  };
}

async function areAllHeld(ownerUrl: string): Promise<boolean> {
  const [row] = await askDatabase<{ n: number }>(
    ownerUrl,
    `select count(*)::int as n from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid = 7366117 and objid between 1 and $1`,
    [PARTITIONS.length],
  );
  return row?.n === PARTITIONS.length;
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 10) / 100;

/** From the system's own count. */
const residentBytes = ({ pid }: Member): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

async function until(holds: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
  for (const deadline = performance.now() + milliseconds; !(await holds()); await wait(LOOK_MS))
    if (performance.now() > deadline) throw new CommandError(`It did not come true in ${milliseconds / 1000} s.`);
}

export const partitionsAims = ({ kill }: PartitionFigures): Aim[] => [
  aimOf('partitions of a killed process held again', kill.leasesSeconds, 's', { atMost: 10 }),
];

export const partitionsTable = ({ people, jobs, copies, workers, startSeconds, kill }: PartitionFigures): string =>
  [
    `${people.toLocaleString('en-US')} people, ${jobs} open jobs, ${workers.length} workers, ${copies === 2 ? 'each partition in two' : 'each partition in one'}; all loaded after ${startSeconds} s`,
    '| worker | partitions | people | load s | memory MB | question ms, p50 / p95 | changed job ms, p50 / p95 |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...workers.map(
      (one, index) =>
        `| ${index + 1} | ${one.partitions} | ${one.people.toLocaleString('en-US')} | ${one.loadSeconds} | ${one.megabytes} | ${one.questionMs.p50} / ${one.questionMs.p95} | ${one.changeMs.p50} / ${one.changeMs.p95} |`,
    ),
    `kill -9 of the one with ${kill.people.toLocaleString('en-US')} people: its partitions held again after ${kill.leasesSeconds} s, ` +
      `served after ${kill.servedSeconds} s, a job changed at the kill matched after ${kill.matchedSeconds} s; ` +
      `a question at the kill answered after ${kill.answerSeconds} s, ${kill.isSame ? 'the same as before' : 'DIFFERENT from before'}`,
  ].join('\n');
