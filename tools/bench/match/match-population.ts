import { createColumnarEngine } from '#domains/matching/engine/columnar/engine.ts';
import type { CandidateFacts, JobFacts } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { seeded, type Random } from '#tools/matching/random.ts';

/** Top k. */
export const LIMIT = 50;
/** Jobs in the market: searched in direction 'jobs', and all matched in a full re-match. */
export const JOBS = 10_000;
export const ASKED_PEOPLE = 1_000;

export interface BenchMarket {
  readonly size: number;
  /** Areas like Missouri and Kansas, far apart, over which people and jobs are spread. */
  readonly areas: number;
}

/** Areas per row, and degrees between them: two states with space around them. */
const COLUMNS = 6;
const EAST = 14;
const SOUTH = 5.2;
/** From 41 degrees north southward. */
export const MOST_AREAS = COLUMNS * 16;

/** A point in Missouri or Kansas, in any of the areas. */
function somewhere<T extends { latitude: number | null; longitude: number | null }>(
  of: T,
  areas: number,
  random: Random,
): T {
  if (areas === 1 || of.latitude === null || of.longitude === null) return of;
  const area = random.below(areas);
  return {
    ...of,
    latitude: of.latitude - SOUTH * Math.floor(area / COLUMNS),
    longitude: of.longitude + EAST * (area % COLUMNS),
  };
}

/**
 * The benchmark's people, with a share who would move. SQL cannot evaluate undecided licenses, so there are none, and
 * no blocked employers.
 */
export function* population({ size, areas }: BenchMarket, moving: number): Generator<CandidateFacts> {
  const random = seeded(4);
  for (const person of people(size, { seed: 1, relocating: moving })) {
    yield {
      ...somewhere(person, areas, random),
      blockedOrganizationIds: [],
      licenses: person.licenses.map((license) => ({ ...license, verified: true })),
    };
  }
}

export function* jobsOf({ areas }: BenchMarket, count = JOBS, seed = 2): Generator<JobFacts> {
  const random = seeded(seed + 3);
  for (const job of openings(count, { seed })) yield somewhere(job, areas, random);
}

/** The product's engine over these people and jobs. */
export const engineOf = (market: BenchMarket, moving: number, jobs: readonly JobFacts[]) =>
  createColumnarEngine({
    asOf: POPULATION_DAY,
    weights: WEIGHTS_V1,
    candidates: population(market, moving),
    jobs,
  });
