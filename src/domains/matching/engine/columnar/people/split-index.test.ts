import { expect, test } from 'vitest';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { createOracle } from '#tools/matching/oracle.ts';
import type { CandidateFacts, JobFacts } from '../../types.ts';
import { WEIGHTS_V1 } from '../../score/weights.ts';
import { createColumnarEngine } from '../engine.ts';
import { PeopleIndex } from './people-index.ts';
import { SplitIndex } from './split-index.ts';

/** Enough people that the first search sorts the rows in both orders. */
const market = [...people(5_000, { seed: 31, positions: ['RN'], relocating: 0.5 })];
const jobs = [...openings(12, { seed: 32, positions: ['RN'] })];
const SPLIT = 1;
const options = { asOf: POPULATION_DAY, weights: WEIGHTS_V1, jobs };

test('a split index lists each person once, like the reference, before and after changes', () => {
  const columnar = createColumnarEngine({ ...options, candidates: market }, SPLIT);
  const oracle = createOracle({ ...options, candidates: market });
  const same = () => {
    for (const { id } of jobs) {
      expect(columnar.peopleForJob(id, { limit: 80 })).toEqual(oracle.peopleForJob(id, { limit: 80 }));
    }
  };
  same();
  const listed = jobs.flatMap(({ id }) => oracle.peopleForJob(id, { limit: 3 }).map(({ candidateId }) => candidateId));
  for (const id of listed.slice(0, 9)) {
    columnar.removeCandidate(id);
    oracle.removeCandidate(id);
  }
  for (const person of market.filter(({ id }) => listed.slice(9).includes(id))) {
    const next = { ...person, willRelocate: !person.willRelocate, yearsExperience: person.yearsExperience + 1 };
    columnar.upsertCandidate(next);
    oracle.upsertCandidate(next);
  }
  same();
});

test('the size of a split index is that of both its parts', () => {
  const near = new PeopleIndex(8, 128, false, 'near');
  const far = new PeopleIndex(8, 4_096, false, 'far');
  expect(new SplitIndex(near).bytes).toBe(near.bytes);
  expect(new SplitIndex(near, far).bytes).toBe(near.bytes + far.bytes);
  expect(far.bytes).toBeGreaterThan(near.bytes);
});

const miles = (north: number) => north / 69.09;

test.each([1, 1_000])(
  'a person who would move to the other state is listed within a narrow or wide radius (split threshold %i)',
  (splitThreshold) => {
    const [job] = jobs as [JobFacts];
    const [person] = createOracle({ ...options, candidates: market }).peopleForJob(job.id, { limit: 1 });
    const best = market.find(({ id }) => id === person?.candidateId) as CandidateFacts;
    const livesAt = (id: string, north: number, radiusMiles: number | null): CandidateFacts => ({
      ...best,
      id,
      willRelocate: true,
      relocateStates: [job.state === 'MO' ? 'KS' : 'MO'],
      latitude: job.latitude + miles(north),
      longitude: job.longitude,
      radiusMiles,
    });
    const listedOf = (...candidates: CandidateFacts[]) =>
      createColumnarEngine({ ...options, candidates }, splitThreshold)
        .peopleForJob(job.id)
        .map(({ candidateId }) => candidateId);
    // One person each, so that no other widens the zone maps.
    expect(listedOf(livesAt('narrow', 40, 45))).toEqual(['narrow']);
    expect(listedOf(livesAt('too narrow', 40, 35))).toEqual([]);
    expect(listedOf(livesAt('wide', 150, 155))).toEqual(['wide']);
    expect(listedOf(livesAt('not wide enough', 150, 145))).toEqual([]);
    expect(listedOf(livesAt('no radius', 900, null))).toEqual(['no radius']);
  },
);
