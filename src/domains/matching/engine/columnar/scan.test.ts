import { expect, test } from 'vitest';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { createOracle } from '#tools/matching/oracle.ts';
import type { CandidateFacts, JobFacts } from '../types.ts';
import { WEIGHTS_V1 } from '../score/weights.ts';
import { createColumnarEngine } from './engine.ts';

const jobs = [...openings(12, { seed: 32, positions: ['RN'] })];
const [job] = jobs as [JobFacts];
const options = { asOf: POPULATION_DAY, weights: WEIGHTS_V1, jobs };
const market = [...people(2_000, { seed: 31, positions: ['RN'] })];

/** Whom the reference lists first for the job, with changes. */
function bestBut(changes: Partial<CandidateFacts>): CandidateFacts {
  const [best] = createOracle({ ...options, candidates: market }).peopleForJob(job.id, { limit: 1 });
  return { ...(market.find(({ id }) => id === best?.candidateId) as CandidateFacts), ...changes };
}

/** The job's list in a market of one, after each way to list agreed with the reference, with and without gates. */
const listedWith = (candidate: CandidateFacts) => {
  const [expected, found] = [createOracle, createColumnarEngine].map((create) => {
    const engine = create({ ...options, candidates: [candidate] });
    return {
      people: engine.peopleForJob(job.id),
      jobs: engine.jobsForPerson(candidate.id),
      peopleUngated: engine.peopleForJob(job.id, { gates: 'aside' }),
      jobsUngated: engine.jobsForPerson(candidate.id, { gates: 'aside' }),
    };
  });
  expect(found).toEqual(expected);
  return found?.people;
};

test('a person without a known home who would move is listed, without a commute in the score', () => {
  const moving = { willRelocate: true, relocateStates: [job.state] };
  const nearby = listedWith(bestBut({ ...moving, latitude: job.latitude, longitude: job.longitude }));
  const unknown = listedWith(bestBut({ ...moving, latitude: null, longitude: null }));
  expect(unknown).toHaveLength(1);
  expect(unknown?.[0]?.candidateScore).toBeLessThan(nearby?.[0]?.candidateScore as number);
});

test('a person is listed to the last mile of their radius', () => {
  const radiusMiles = 40;
  const atMiles = (miles: number) =>
    listedWith(
      bestBut({ willRelocate: false, radiusMiles, longitude: job.longitude, latitude: job.latitude + miles / 69.09 }),
    );
  expect(atMiles(39.9)).toHaveLength(1);
  expect(atMiles(40.1)).toHaveLength(0);
});
