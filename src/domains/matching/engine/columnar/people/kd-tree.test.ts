import { expect, it } from 'vitest';
import { orderByKdTree, type Dimension } from './kd-tree.ts';

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
