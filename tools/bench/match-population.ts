import { createColumnarEngine } from '#domains/matching/engine/columnar/engine.ts';
import type { CandidateFacts, JobFacts } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { seeded, type Random } from '#tools/matching/random.ts';

/** Best pairs asked for. */
export const LIMIT = 50;
/** Jobs of the market: what the direction 'jobs' looks through, and a whole re-match works off. */
export const JOBS = 10_000;
/** People who ask for jobs. */
export const ASKED_PEOPLE = 1_000;

/** Whom a benchmark asks about. */
export interface BenchMarket {
  /** People. */
  readonly size: number;
  /** Places like Missouri and Kansas, far from each other, that people and jobs are spread over. */
  readonly areas: number;
}

/** Areas beside each other, and degrees from one to the next: two states with room around them. */
const COLUMNS = 6;
const EAST = 14;
const SOUTH = 5.2;
/** From 41 degrees north as far to the south. */
export const MOST_AREAS = COLUMNS * 16;

/** A place in Missouri or Kansas, in whichever of the areas. */
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
 * The benchmark's people, such a share of whom would move. SQL cannot ask the license rules about a doubt, so these have
 * none, and block nobody.
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

/** Its jobs, or those of another draw. */
export function* jobsOf({ areas }: BenchMarket, count = JOBS, seed = 2): Generator<JobFacts> {
  const random = seeded(seed + 3);
  for (const job of openings(count, { seed })) yield somewhere(job, areas, random);
}

/** The product's engine over the market's people, such a share of whom would move, and these jobs. */
export const engineOf = (market: BenchMarket, moving: number, jobs: readonly JobFacts[]) =>
  createColumnarEngine({
    asOf: POPULATION_DAY,
    weights: WEIGHTS_V1,
    candidates: population(market, moving),
    jobs,
  });
