import { expect, it } from 'vitest';
import { people, POPULATION_DAY } from '#tools/matching/population.ts';
import type { CandidateFacts } from '../../types.ts';
import { WEIGHTS_V1 } from '../../score/weights.ts';
import { encodeCandidate, scheduleTable } from '../rows/encode.ts';
import { Rows } from '../rows/rows.ts';
import { dimensionsOf, orderByKdTree, type Dimension } from './kd-tree.ts';

const BLOCK = 8;
const REGION = 32;
const COUNT = 1_003;

/** Rows sorted by one dimension or more. */
function laidOut(dimensions: readonly Dimension[], isLast: (row: number) => boolean): number[] {
  const order = Uint32Array.from({ length: COUNT }, (_, row) => row);
  orderByKdTree(order, dimensions, isLast, BLOCK, REGION);
  return [...order];
}

/** Two towns a hundred apart on alternate rows, and a dimension that matters little. */
const towns = Float32Array.from({ length: COUNT }, (_, row) => (row % 2) * 100);
const detail = Float32Array.from({ length: COUNT }, (_, row) => (row * 7919) % 13);

it('keeps every row once', () => {
  const order = laidOut([towns, detail], (row) => row % 5 === 0);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: COUNT }, (_, row) => row));
});

it('groups rows that are alike in the dimension with the largest variance', () => {
  const order = laidOut([detail, towns], () => false);
  const blocks = Array.from({ length: Math.floor(COUNT / BLOCK) }, (_, i) => order.slice(i * BLOCK, (i + 1) * BLOCK));
  const mixed = blocks.filter((rows) => new Set(rows.map((row) => towns[row])).size > 1);
  // The two towns meet in one block at most.
  expect(mixed.length).toBeLessThanOrEqual(1);
});

it('keeps mobile people out of all other blocks, except one incomplete block', () => {
  const isMobile = (row: number) => row % 16 === 0;
  const order = laidOut([towns, detail], isMobile);
  const others = order.filter((row) => !isMobile(row)).length;
  const first = order.findIndex(isMobile);
  expect(first).toBeGreaterThanOrEqual(others - (others % BLOCK));
});

it('splits at region boundaries even with mobile people kept apart, so that regions stay compact', () => {
  const east = Float32Array.from({ length: COUNT }, (_, row) => (row * 379) % COUNT);
  const north = Float32Array.from({ length: COUNT }, (_, row) => (row * 617) % COUNT);
  const order = laidOut([east, north], (row) => row % 2 === 0);
  const regions = Array.from({ length: Math.floor(COUNT / REGION) }, (_, i) =>
    order.slice(i * REGION, (i + 1) * REGION),
  );
  const wide = (rows: readonly number[], values: Dimension) => {
    const own = rows.map((row) => values[row] as number);
    return (Math.max(...own) - Math.min(...own)) / COUNT;
  };
  // Each kind fills the square with sixteen regions; the one region where both meet may span all of it.
  expect(regions.filter((rows) => wide(rows, east) * wide(rows, north) > 0.07).length).toBeLessThanOrEqual(1);
});

const [home] = [...people(1, { seed: 7, positions: ['RN'] })] as [CandidateFacts];
const nurse: CandidateFacts = { ...home, latitude: 39.1, longitude: -94.58, payFloorCents: 3000, payTargetCents: 3600 };
const SCHEDULE = scheduleTable(WEIGHTS_V1.candidate.schedule);

/** How far two people are apart in each dimension, in what it can add to a score. */
function apart(one: CandidateFacts, other: CandidateFacts): number[] {
  const rows = new Rows(2);
  for (const [row, person] of [one, other].entries())
    encodeCandidate(rows, row, person, 'RN', POPULATION_DAY, WEIGHTS_V1);
  const { place, rest } = dimensionsOf(rows, Uint32Array.of(1, 0), SCHEDULE);
  return [...place, ...rest].map((values) => Math.abs((values[1] as number) - (values[0] as number)));
}

it('measures each dimension by what it can add to a score', () => {
  const away = 60 / 69.09;
  const sameButFor = (changes: Partial<CandidateFacts>) =>
    apart(nurse, { ...nurse, ...changes }).map((distance) => Math.round(distance * 100) / 100);
  // Sixty miles are the whole commute, a quarter of the score; $12 are about the whole pay, a third of it.
  expect(sameButFor({ latitude: 39.1 + away })).toEqual([0.25, 0, 0, 0, 0]);
  expect(sameButFor({ longitude: -94.58 - away / Math.cos((39.1 / 180) * Math.PI) })).toEqual([0, 0.25, 0, 0, 0]);
  expect(sameButFor({ payTargetCents: 4800 })).toEqual([0, 0, 0.35, 0, 0]);
});

it("measures an employer's view of a person more than once, and the schedules that suit a person", () => {
  const [north, east, pay, byEmployer, schedule] = apart(
    { ...nurse, yearsExperience: 0 },
    { ...nurse, yearsExperience: 20 },
  );
  expect([north, east, pay, schedule]).toEqual([0, 0, 0, 0]);
  expect(byEmployer).toBeGreaterThan(1.2 * WEIGHTS_V1.employer.experience);
  expect(apart({ ...nurse, shifts: [] }, { ...nurse, shifts: ['nights'] })[4]).toBeGreaterThan(0);
});
