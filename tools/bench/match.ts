import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobFacts, ListOptions, MatchEngine, RankedPair } from '#domains/matching/engine/types.ts';
import { POPULATION_DAY } from '#tools/matching/population.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { createLogger } from '#platform/server/log.ts';
import { coreShare } from './match/core-share.ts';
import { openDuckDb, openPostgres, type Answer, type Contender } from './match/match-databases.ts';
import { askReference } from './match/match-reference.ts';
import { JOB_COLUMNS, PEOPLE_COLUMNS, rowOfJob, rowOfPerson, writeCsv } from './match/match-rows.ts';
import type { Direction, Mode } from './match/match-sql.ts';
import {
  measureBuild,
  measureFreshness,
  measureMixed,
  measureRematch,
  scanFloor,
  type Sizing,
} from './match/match-sizing.ts';
import { ASKED_PEOPLE, engineOf, jobsOf, LIMIT, population, type BenchMarket } from './match/match-population.ts';
import { timed, type Timed, type Times } from './times.ts';

export interface MatchFigure extends Times {
  engine: 'fast' | 'oracle' | 'duckdb' | 'postgres';
  /** `all`: without gates; `gates`: everyone would move, so distance excludes no one; `radius`: no one would move. */
  mode: Mode;
  direction: Direction;
  candidates: number;
  /** Same ids in the same order as the other engines, to the bit (SQL: except for scores within 1e-9). */
  identical: boolean;
  /** Share of queries with fewer than `LIMIT` eligible results. */
  short: number;
  quickest: Times | null;
}

export interface MatchReport extends Sizing {
  match: MatchFigure[];
  /** Share of time the core was shared, and the slowdown of arithmetic then. */
  core: ReturnType<typeof coreShare>;
}

const MODES: readonly Mode[] = ['radius', 'gates', 'all'];
const DIRECTIONS: readonly Direction[] = ['people', 'jobs'];
/** Queries per engine: as many as run in reasonable time. */
const QUESTIONS = {
  fast: { radius: 1000, gates: 1000, all: 20 },
  sql: { radius: 200, gates: 200, all: 10 },
  oracle: { radius: 10, gates: 10, all: 10 },
} as const;

const CLOSE = 1e-9;
const toBits = (pairs: readonly RankedPair[]) =>
  JSON.stringify(pairs.map((p) => [p.candidateId, p.jobId, p.candidateScore, p.employerScore, p.rankScore]));

function sameRanks(ours: readonly RankedPair[], theirs: readonly Answer[], direction: Direction): boolean {
  return (
    ours.length === theirs.length &&
    ours.every((pair, i) => {
      const id = direction === 'people' ? pair.candidateId : pair.jobId;
      return theirs[i]?.id === id || Math.abs((theirs[i]?.rank ?? -1) - pair.rankScore) < CLOSE;
    })
  );
}

interface Asked {
  jobs: readonly JobFacts[];
  people: readonly string[];
}

const itemsOf = (asked: Asked, direction: Direction) =>
  direction === 'people' ? asked.jobs.map((job) => job.id) : asked.people;

function askFast(engine: MatchEngine, mode: Mode, direction: Direction, id: string): readonly RankedPair[] {
  const options: ListOptions = { limit: LIMIT, ...(mode === 'all' ? { gates: 'aside' } : {}) };
  return direction === 'people' ? engine.peopleForJob(id, options) : engine.jobsForPerson(id, options);
}

/**
 * The engine's times and results in every mode and direction; two engines, because the modes differ in who would move.
 */
async function measureFast(market: BenchMarket, asked: Asked): Promise<Map<string, Timed<readonly RankedPair[]>>> {
  const found = new Map<string, Timed<readonly RankedPair[]>>();
  for (const moving of [false, true]) {
    const engine = engineOf(market, moving ? 1 : 0, asked.jobs);
    for (const mode of moving ? (['gates'] as const) : (['radius', 'all'] as const)) {
      for (const direction of DIRECTIONS) {
        const items = itemsOf(asked, direction).slice(0, QUESTIONS.fast[mode]);
        found.set(`${direction} ${mode}`, await timed(items, (id) => askFast(engine, mode, direction, id)));
      }
    }
  }
  return found;
}

async function measureSize(
  market: BenchMarket,
  contenders: readonly Contender[],
  folder: string,
): Promise<MatchFigure[]> {
  const { size } = market;
  const jobs = [...jobsOf(market)];
  const firstPeople = [...population({ ...market, size: Math.min(size, ASKED_PEOPLE) }, 0)];
  const asked: Asked = { jobs, people: firstPeople.map(({ id }) => id) };
  const fast = await measureFast(market, asked);
  const reference = await askReference(market, jobs, firstPeople, QUESTIONS.oracle);
  const figures: MatchFigure[] = [];
  const add = (engine: MatchFigure['engine'], key: string, measured: Timed<unknown>, same: boolean) => {
    const [direction, mode] = key.split(' ') as [Direction, Mode];
    const { p50Ms, p95Ms, p99Ms, meanMs, quickest } = measured;
    const lists = fast.get(key)?.answers ?? [];
    const short = lists.filter((list) => list.length < LIMIT).length / lists.length;
    const times = { p50Ms, p95Ms, p99Ms, meanMs, quickest };
    figures.push({ engine, mode, direction, candidates: size, ...times, identical: same, short });
  };
  for (const [key, own] of fast) {
    const theirs = reference.get(key);
    const same = theirs?.answers.every((answer, i) => toBits(answer) === toBits(own.answers[i] ?? [])) ?? false;
    add('fast', key, own, same);
    if (theirs) add('oracle', key, theirs, same);
  }

  const files = { people: join(folder, 'people.csv'), jobs: join(folder, 'jobs.csv') };
  await writeCsv(files.people, PEOPLE_COLUMNS, rowsOf(market));
  await writeCsv(
    files.jobs,
    JOB_COLUMNS,
    jobs.map((job) => rowOfJob(job, POPULATION_DAY)),
  );
  const rows = {
    people: jobs.map((job) => rowOfJob(job, POPULATION_DAY)),
    jobs: firstPeople.map((person) => rowOfPerson(person, POPULATION_DAY)),
  };
  for (const contender of contenders) {
    await contender.fill(files);
    for (const mode of MODES) {
      for (const direction of DIRECTIONS) {
        const key = `${direction} ${mode}`;
        const items = rows[direction].slice(0, QUESTIONS.sql[mode]);
        const theirs = await timed(items, (row) => contender.ask(direction, mode, row));
        const ours = fast.get(key)?.answers ?? [];
        add(
          contender.engine,
          key,
          theirs,
          theirs.answers.every((answer, i) => sameRanks(ours[i] ?? [], answer, direction)),
        );
      }
    }
  }
  return figures;
}

function* rowsOf(market: BenchMarket) {
  for (const person of population(market, 0)) yield rowOfPerson(person, POPULATION_DAY);
}

export interface MatchOptions {
  sizes: readonly number[];
  /** Number of areas like Missouri and Kansas. */
  areas: number;
  engineOnly: boolean;
}

/** All engines on the same rows in one run; sizing and scaling at the largest size. */
export async function benchMatch({ sizes, areas, engineOnly }: MatchOptions): Promise<MatchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-bench-match-'));
  // The embedded database may run as another user and reads the rows from here.
  chmodSync(dataDir, 0o755);
  const database = engineOnly ? null : await startEmbeddedPostgres({ dataDir, log: createLogger('warn') });
  const contenders = database ? [await openPostgres(database.ownerUrl, LIMIT), await openDuckDb(LIMIT)] : [];
  try {
    const match: MatchFigure[] = [];
    for (const size of sizes) match.push(...(await measureSize({ size, areas }, contenders, dataDir)));
    const largest = { size: Math.max(...sizes), areas };
    const build = measureBuild(largest);
    return {
      match,
      build,
      mixed: await measureMixed(largest),
      freshness: await measureFreshness(largest),
      scanFloor: scanFloor(largest.size, build.rowBytes),
      rematch: await measureRematch(largest),
      core: coreShare(),
    };
  } finally {
    for (const contender of contenders) await contender.close();
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
