import { expect, it } from 'vitest';
import { layOut, type Dimension } from './kd-tree.ts';

const BLOCK = 8;
const REGION = 32;
const COUNT = 1_003;

/** Rows in the order of their numbers, laid out by one dimension or more. */
function laidOut(dimensions: readonly Dimension[], isLast: (row: number) => boolean): number[] {
  const order = Uint32Array.from({ length: COUNT }, (_, row) => row);
  layOut(order, dimensions, isLast, BLOCK, REGION);
  return [...order];
}

/** Two towns a hundred apart, taken by turns, and something of little weight beside it. */
const towns = Float32Array.from({ length: COUNT }, (_, row) => (row % 2) * 100);
const detail = Float32Array.from({ length: COUNT }, (_, row) => (row * 7919) % 13);

it('keeps every row once', () => {
  const order = laidOut([towns, detail], (row) => row % 5 === 0);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: COUNT }, (_, row) => row));
});

it('puts rows beside each other that are alike where they differ most', () => {
  const order = laidOut([detail, towns], () => false);
  const blocks = Array.from({ length: Math.floor(COUNT / BLOCK) }, (_, i) => order.slice(i * BLOCK, (i + 1) * BLOCK));
  const mixed = blocks.filter((rows) => new Set(rows.map((row) => towns[row])).size > 1);
  // The two towns meet in one block at most.
  expect(mixed.length).toBeLessThanOrEqual(1);
});

it('keeps the boundless out of the blocks of all others, who may be short of one block', () => {
  const isBoundless = (row: number) => row % 16 === 0;
  const order = laidOut([towns, detail], isBoundless);
  const others = order.filter((row) => !isBoundless(row)).length;
  const first = order.findIndex(isBoundless);
  expect(first).toBeGreaterThanOrEqual(others - (others % BLOCK));
});

it('ends halves where regions do, whoever stands apart, so that what is in a region is near together', () => {
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
  // Each kind fills the square with sixteen regions; one, in which both kinds meet, reaches through all of it.
  expect(regions.filter((rows) => wide(rows, east) * wide(rows, north) > 0.07).length).toBeLessThanOrEqual(1);
});
