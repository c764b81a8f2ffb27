import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_START } from '#app/demo/index.ts';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';
import { progressBar } from '../../lib/progress.ts';
import { aimOf, type Aim } from '../aims.ts';
import { crowdIn } from '../crowd.ts';
import { onDemoMarket } from '../match/demo-market.ts';
import { timesOf, type Times } from '../times.ts';
import { connectCrowd } from './connect-crowd.ts';
import { requestsOfADay, type Asked } from './day.ts';
import { sendFor, type Request } from './send.ts';
import { untilSettled } from './until-settled.ts';

const PER_SECOND = 500;
const STREAMS = 1_000;
const EMPLOYERS = 50;
/** Of the crowd, besides those of the demo. */
const JOBS = 300;
/** A tenth of them must be more than the demo's people and those with a stream. */
const LEAST_PEOPLE = 20_000;
/** Until the process has filled its caches and compiled its code. */
const WARM_UP_SECONDS = 60;
const MEMORY_EVERY_MS = 5_000;
/** Kinds of requests that the table names. */
const SLOWEST = 6;
const P99_AIM_MS = 100;
/** With ten times the people. */
const MOST_SLOWER = 1.5;
/** Memory is flat when its growth from the first tenth to the end is within this. */
const MOST_GROWTH = 1.1;

export interface LoadFigures {
  people: number;
  seconds: number;
  streams: number;
  requests: number;
  failures: [what: string, times: number][];
  times: Times;
  /** The slowest kinds of requests first. */
  byKind: [kind: string, times: Times][];
  /** Resident memory of the product in bytes, after a tenth of the time and at its end. */
  earlyBytes: number;
  lateBytes: number;
}

/**
 * A mixed day at 500 requests a second for ten minutes (`BENCH_SECONDS`) against one process in production mode, while a
 * thousand people have a live stream open; then the same with ten times the people.
 */
export async function benchLoad(people: number): Promise<LoadFigures[]> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? 600);
  if (!Number.isInteger(seconds) || seconds < 10)
    throw new CommandError('BENCH_SECONDS takes whole numbers from 10 on.');
  if (people < LEAST_PEOPLE) throw new CommandError(`--people takes ${LEAST_PEOPLE} or more for load.`);
  return [await measure(Math.round(people / 10), seconds), await measure(people, seconds)];
}

async function measure(people: number, seconds: number): Promise<LoadFigures> {
  const metricsPort = await freePort(0);
  const fillMore = crowdIn({ candidates: people - FIRST_START.candidates, jobs: JOBS, seed: 5 });
  const env = { METRICS_PORT: String(metricsPort) };
  return onDemoMarket({ fillMore, role: 'all', env }, async ({ product, ownerUrl, secretKey }) => {
    const { candidates, employers } = await peopleIn(ownerUrl);
    const crowd = { product, ownerUrl, secretKey, userIds: [...candidates, ...employers.map(({ id }) => id)] };
    const { cookies, disconnect } = await connectCrowd(crowd, progressBar('streams'));
    await untilSettled(ownerUrl);
    const next = requestsBy(cookies.slice(0, candidates.length), employers, cookies.slice(candidates.length));
    await sendFor(product, { perSecond: PER_SECOND, seconds: WARM_UP_SECONDS, next });
    const memory = watchMemory(metricsPort);
    const { times, failures } = await sendFor(product, { perSecond: PER_SECOND, seconds, next });
    const all = [...times.values()].flat();
    const samples = await memory.stop();
    disconnect();
    return {
      people,
      seconds,
      streams: cookies.length,
      requests: all.length,
      failures: [...failures],
      times: timesOf(all),
      byKind: [...times]
        .map(([kind, some]): [string, Times] => [kind, timesOf(some)])
        .toSorted(([, one], [, other]) => other.p99Ms - one.p99Ms),
      earlyBytes: samples[Math.floor(samples.length / 10)] ?? 0,
      lateBytes: samples.at(-1) ?? 0,
    };
  });
}

interface Employer {
  id: string;
  job: string;
}

async function peopleIn(ownerUrl: string): Promise<{ candidates: string[]; employers: Employer[] }> {
  const candidates = await askDatabase<{ id: string }>(
    ownerUrl,
    `select user_id as id from profiles where role = 'job_seeker' and verification_status = 'approved'
     order by md5(user_id::text) limit ${STREAMS - EMPLOYERS}`,
  );
  const employers = await askDatabase<Employer>(
    ownerUrl,
    `select m.user_id as id, (array_agg(j.id order by j.id))[1] as job
     from organization_members m join profiles p using (user_id) join jobs j on j.organization_id = m.organization_id
     where m.member_role = 'owner' and p.verification_status = 'approved' and j.status = 'published'
     group by m.user_id order by m.user_id limit ${EMPLOYERS}`,
  );
  return { candidates: candidates.map(({ id }) => id), employers };
}

/** The requests of the day in turn, by the people of each kind in turn. */
function requestsBy(candidates: readonly string[], employers: readonly Employer[], cookies: readonly string[]) {
  const day = requestsOfADay();
  const turns = { request: 0, candidate: 0, employer: 0 };
  return (): Request => {
    const { as, method, path } = day[turns.request++ % day.length] as Asked;
    const kind = `${as}: ${method} ${path}`;
    if (as === 'visitor') return { kind, method, path, cookie: null };
    if (as === 'candidate')
      return { kind, method, path, cookie: candidates[turns.candidate++ % candidates.length] ?? null };
    const at = turns.employer++ % employers.length;
    return { kind, method, path: path.replace(':job', employers[at]?.job ?? ''), cookie: cookies[at] ?? null };
  };
}

/** The resident memory that the product itself reports. */
function watchMemory(port: number) {
  const samples: number[] = [];
  const left = new AbortController();
  const watching = (async () => {
    while (!left.signal.aborted) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const [, bytes] = /^process_memory_usage\w*\{[^}]*kind="resident"[^}]*\} (\S+)/m.exec(text) ?? [];
      samples.push(Number(bytes));
      await wait(MEMORY_EVERY_MS, undefined, { signal: left.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop(): Promise<number[]> {
      left.abort();
      await watching;
      return samples;
    },
  };
}

const named = ({ people }: LoadFigures) => `${people.toLocaleString('en-US')} people`;
const columnsOf = ({ p50Ms, p95Ms, p99Ms }: Times) => [p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(1)).join(' | ');
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

export function loadAims(figures: readonly LoadFigures[]): Aim[] {
  const [few, many] = figures.map(({ times }) => times.p99Ms);
  return [
    ...figures.flatMap((one) => [
      aimOf(`${named(one)}, p99`, Math.round(one.times.p99Ms), 'ms', { atMost: P99_AIM_MS }),
      aimOf(`${named(one)}, requests without a good answer`, failedIn(one), '', { atMost: 0 }),
      aimOf(`${named(one)}, memory at the end, compared with a tenth of the way in`, growthOf(one), '', {
        atMost: MOST_GROWTH,
      }),
    ]),
    aimOf('p99 with ten times the people', Math.round((100 * (many ?? 0)) / (few ?? 1)) / 100, 'times', {
      atMost: MOST_SLOWER,
    }),
  ];
}

const failedIn = ({ failures }: LoadFigures) => failures.reduce((sum, [, times]) => sum + times, 0);
const growthOf = ({ earlyBytes, lateBytes }: LoadFigures) => Math.round((100 * lateBytes) / earlyBytes) / 100;

export const loadTable = (figures: readonly LoadFigures[]): string =>
  [
    `| people | streams | seconds | requests | failed | p50 ms | p95 ms | p99 ms | memory, MB |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...figures.map((one) => {
      const memory = `${megabytes(one.earlyBytes)} to ${megabytes(one.lateBytes)}`;
      return `| ${one.people} | ${one.streams} | ${one.seconds} | ${one.requests} | ${failedIn(one)} | ${columnsOf(one.times)} | ${memory} |`;
    }),
    ...figures.flatMap((one) => one.failures.map(([what, times]) => `${named(one)}: ${times} × ${what}`)),
    ...figures.flatMap((one) => [
      '',
      `| slowest with ${named(one)} | p50 ms | p95 ms | p99 ms |`,
      '| --- | --- | --- | --- |',
      ...one.byKind.slice(0, SLOWEST).map(([kind, times]) => `| ${kind} | ${columnsOf(times)} |`),
    ]),
  ].join('\n');
