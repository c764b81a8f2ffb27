import { expect, test } from 'vitest';
import { job, nurse } from '#tests/matching/golden/people.ts';
import { explainNearMiss } from './explain.ts';
import { nearMissesOf } from './near-miss.ts';

const TODAY = '2026-11-21';
const home = { latitude: 39.1, longitude: -94.58 };
const away = (miles: number, id: string) => job({ id, latitude: 39.1 - miles / 69.1, longitude: -94.58 });
const missesOf = (jobs: ReturnType<typeof job>[], changes: object = {}) =>
  nearMissesOf(nurse({ ...home, radiusMiles: 20, willRelocate: false, ...changes }), jobs, TODAY).map(explainNearMiss);

test('a job within driving distance suggests a larger radius, a distant one a move', () => {
  expect(missesOf([away(40, 'a'), away(60, 'b')])).toEqual([
    expect.stringMatching(/^Going up to 6\d miles would open 2 more jobs to you\.$/),
  ]);
  expect(missesOf([away(150, 'a'), away(60, 'b'), away(200, 'c')])).toEqual([
    'Being open to a move would open 2 more jobs to you.',
    expect.stringMatching(/^Going up to 6\d miles would open 1 more job to you\.$/),
  ]);
});
