import type { CandidateFacts } from '#matching/core/types.ts';
import { people } from '#matching/market/population.ts';

/** Best pairs asked for. */
export const LIMIT = 50;
/** Jobs of the market: what the direction 'jobs' looks through, and a whole re-match works off. */
export const JOBS = 10_000;
/** People who ask for jobs. */
export const ASKED_PEOPLE = 1_000;

/**
 * The benchmark's people, all of whom would move, or none. SQL cannot ask the license rules about a doubt, so these have
 * none, and block nobody.
 */
export function* population(size: number, isMoving: boolean): Generator<CandidateFacts> {
  for (const person of people(size, { seed: 1, relocating: isMoving ? 1 : 0 })) {
    yield {
      ...person,
      blockedOrganizationIds: [],
      licenses: person.licenses.map((license) => ({ ...license, verified: true })),
    };
  }
}
