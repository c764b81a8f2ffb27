import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createColumnarEngine } from '#matching/core/columnar/engine.ts';
import { createOracle } from '#matching/core/oracle.ts';
import type { CandidateFacts, JobFacts, MatchEngine } from '#matching/core/types.ts';
import { WEIGHTS_V1 } from '#matching/core/weights.ts';
import { openings, people, POPULATION_DAY } from '#matching/market/population.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { createLogger } from '#server/platform/log.ts';
import { askPostgres, fillPostgres, parametersOf } from './match-sql.ts';

export interface MatchFigure {
  engine: 'fast' | 'oracle' | 'postgres';
  /** `gates`: everybody would move, so distance keeps nobody out; `radius`: nobody would. */
  mode: 'gates' | 'radius';
  direction: 'people' | 'jobs';
  candidates: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  meanMs: number;
  /** The same ids in the same order as the fast engine, to the bit (SQL: but for scores within 1e-9). */
  identical: boolean;
}

const LIMIT = 50;
const QUESTIONS = { fast: 1000, oracle: 20, postgres: 100 } as const;
/** Above this many the reference would need gigabytes for its objects. */
const ORACLE_UP_TO = 100_000;
const MODES = { gates: 1, radius: 0 } as const;

/** SQL cannot ask the license rules about a doubt, so the benchmark's people have none, and block nobody. */
function* population(size: number, relocating: number): Generator<CandidateFacts> {
  for (const person of people(size, { seed: 1, relocating })) {
    yield {
      ...person,
      blockedOrganizationIds: [],
      licenses: person.licenses.map((license) => ({ ...license, verified: true })),
    };
  }
}

type Times = Pick<MatchFigure, 'p50Ms' | 'p95Ms' | 'p99Ms' | 'meanMs'>;

function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    meanMs: samples.reduce((sum, ms) => sum + ms, 0) / samples.length,
  };
}

/** Asks each question once to warm up and once with the watch running. */
async function timed<T>(items: readonly T[], ask: (item: T) => unknown): Promise<Times> {
  for (const item of items) await ask(item);
  const samples: number[] = [];
  for (const item of items) {
    const began = performance.now();
    await ask(item);
    samples.push(performance.now() - began);
  }
  return timesOf(samples);
}

const same = (a: MatchEngine, b: MatchEngine, jobs: readonly JobFacts[]) =>
  jobs.every(
    (job) =>
      JSON.stringify(a.peopleForJob(job, { limit: LIMIT })) === JSON.stringify(b.peopleForJob(job, { limit: LIMIT })),
  );

async function sameAsPostgres(
  client: Client,
  engine: MatchEngine,
  jobs: readonly JobFacts[],
  mode: keyof typeof MODES,
): Promise<boolean> {
  for (const job of jobs) {
    const ours = engine.peopleForJob(job, { limit: LIMIT });
    const theirs = await askPostgres(client, parametersOf(job, mode, POPULATION_DAY, LIMIT));
    if (ours.length !== theirs.length) return false;
    for (const [i, pair] of ours.entries()) {
      const other = theirs[i];
      const close = Math.abs((other?.rank ?? -1) - pair.rankScore) < 1e-9;
      if (other?.id !== pair.candidateId && !close) return false;
    }
  }
  return true;
}

async function measure(size: number, mode: keyof typeof MODES, client: Client): Promise<MatchFigure[]> {
  const jobs = [...openings(QUESTIONS.fast, { seed: 2 })];
  const options = { asOf: POPULATION_DAY, weights: WEIGHTS_V1 };
  const engine = createColumnarEngine({ ...options, candidates: population(size, MODES[mode]), jobs });
  const figure = { mode, candidates: size } as const;
  const figures: MatchFigure[] = [
    {
      engine: 'fast',
      direction: 'people',
      ...figure,
      ...(await timed(jobs, (job) => engine.peopleForJob(job.id, { limit: LIMIT }))),
      identical: true,
    },
  ];
  const ids = [...people(Math.min(size, 1000), { seed: 1 })].map((person) => person.id);
  const jobsTimes = await timed(ids, (id) => engine.jobsForPerson(id, { limit: LIMIT }));
  figures.push({ engine: 'fast', direction: 'jobs', ...figure, ...jobsTimes, identical: true });
  if (size <= ORACLE_UP_TO) {
    const oracle = createOracle({ ...options, candidates: population(size, MODES[mode]), jobs });
    const asked = jobs.slice(0, QUESTIONS.oracle);
    const times = await timed(asked, (job) => oracle.peopleForJob(job.id, { limit: LIMIT }));
    figures.push({
      engine: 'oracle',
      direction: 'people',
      ...figure,
      ...times,
      identical: same(engine, oracle, asked),
    });
  }
  await fillPostgres(client, population(size, MODES[mode]), POPULATION_DAY);
  const asked = jobs.slice(0, QUESTIONS.postgres);
  const times = await timed(asked, (job) => askPostgres(client, parametersOf(job, mode, POPULATION_DAY, LIMIT)));
  const identical = await sameAsPostgres(client, engine, asked, mode);
  figures.push({ engine: 'postgres', direction: 'people', ...figure, ...times, identical });
  return figures;
}

/** All engines side by side on the same rows, in one run. `sizes` are numbers of candidates. */
export async function benchMatch(sizes: readonly number[] = [10_000, 100_000, 1_000_000]): Promise<MatchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-bench-match-'));
  const database = await startEmbeddedPostgres({ dataDir, log: createLogger('warn') });
  const client = new Client({ connectionString: database.ownerUrl });
  try {
    await client.connect();
    const figures: MatchFigure[] = [];
    for (const size of sizes) {
      for (const mode of ['radius', 'gates'] as const) figures.push(...(await measure(size, mode, client)));
    }
    return figures;
  } finally {
    await client.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ms = (value: number) => value.toFixed(value < 10 ? 3 : 1);

export const matchTable = (figures: readonly MatchFigure[]): string =>
  [
    '| candidates | mode | direction | engine | p50 ms | p95 ms | p99 ms | mean ms | identical |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      (f) =>
        `| ${f.candidates.toLocaleString('en-US')} | ${f.mode} | ${f.direction} | ${f.engine} | ${ms(f.p50Ms)} | ${ms(f.p95Ms)} | ${ms(f.p99Ms)} | ${ms(f.meanMs)} | ${f.identical ? 'yes' : 'NO'} |`,
    ),
  ].join('\n');
