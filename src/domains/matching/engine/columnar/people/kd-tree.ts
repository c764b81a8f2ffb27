/**
 * Orders rows so that blocks have tight bounds: a k-d tree (Bentley, 1975) over everything an upper bound depends on
 * and no job changes, each dimension scaled to what it can add to a score. Halves the rows along the dimension with
 * the largest variance until a half is one block.
 *
 * Mobile people (no distance limit) are kept apart: a single one brings a whole block into every job's reach.
 */

import { unitsToRadians, EARTH_RADIUS_MILES } from '../../distance.ts';
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';
import type { Rows } from '../rows/rows.ts';

/**
 * Approximate weights of commute and pay; `PAY_CENTS` is a typical distance between the upper ends of two pay scales.
 */
const COMMUTE = 0.25;
const PAY = 0.35;
const PAY_CENTS = 1200;
/** More than its weight: unlike location and pay it counts the same for every job. Measured. */
const STRENGTH = 1.7;
/** Length of a degree of longitude relative to latitude in the served states. */
const LONGITUDE = 0.78;
const PER_UNIT = (COMMUTE * unitsToRadians(1) * EARTH_RADIUS_MILES) / COMMUTE_ZERO_MILES;

/** Rows sampled to find the dimension with the largest variance. */
const SAMPLE = 256;

/** One number per row, scaled to what it can add to a score. */
export type Dimension = Float32Array;

/** Approximate weights suffice: they affect only how tight bounds are. `place` is location, `rest` everything else. */
export function dimensionsOf(
  rows: Rows,
  order: Uint32Array,
  schedule: Float64Array,
): { readonly place: readonly Dimension[]; readonly rest: readonly Dimension[] } {
  const last = order.reduce((most, row) => Math.max(most, row), 0);
  const dimension = (valueOf: (row: number) => number): Dimension => {
    const values = new Float32Array(last + 1);
    for (const row of order) values[row] = valueOf(row);
    return values;
  };
  return {
    place: [dimension((row) => rows.lat(row) * PER_UNIT), dimension((row) => rows.lng(row) * PER_UNIT * LONGITUDE)],
    rest: [
      dimension((row) => (rows.payHigh(row) * PAY) / PAY_CENTS),
      dimension((row) => rows.employerBase(row) * STRENGTH),
      dimension((row) => schedule[rows.scheduleCode(row)] as number),
    ],
  };
}

/**
 * Sorts `order` by the tree, rows with `isLast` at the end. Splits fall on whole blocks, and on whole regions above
 * that size.
 */
export function orderByKdTree(
  order: Uint32Array,
  dimensions: readonly Dimension[],
  isLast: (row: number) => boolean,
  blockRows: number,
  regionRows: number,
): void {
  const split = (from: number, to: number): void => {
    const count = to - from;
    if (count <= blockRows) return;
    const step = count > regionRows ? regionRows : blockRows;
    const half = Math.ceil((from + count / 2) / step) * step;
    const middle = half < to ? half : half - step;
    select(order, mostSpread(order, dimensions, from, to), from, to - 1, middle);
    split(from, middle);
    split(middle, to);
  };
  const others = order.filter((row) => !isLast(row));
  order.set(order.filter(isLast), others.length);
  order.set(others);
  // The incomplete last block joins the mobile people, where it does no harm.
  const apart = others.length - (others.length % blockRows);
  split(0, apart);
  split(apart, order.length);
}

function mostSpread(order: Uint32Array, dimensions: readonly Dimension[], from: number, to: number): Dimension {
  const stride = Math.max(1, Math.floor((to - from) / SAMPLE));
  let most = -1;
  let found = dimensions[0] as Dimension;
  for (const dimension of dimensions) {
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (let at = from; at < to; at += stride) {
      const value = dimension[order[at] as number] as number;
      count++;
      sum += value;
      squares += value * value;
    }
    const variance = squares / count - (sum / count) ** 2;
    if (variance > most) {
      most = variance;
      found = dimension;
    }
  }
  return found;
}

/** Quickselect (Hoare): no value before `middle` exceeds one after it. */
function select(order: Uint32Array, values: Dimension, first: number, last: number, middle: number): void {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = values[order[(low + high) >> 1] as number] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while ((values[order[i] as number] as number) < pivot) i++;
      while ((values[order[j] as number] as number) > pivot) j--;
      if (i <= j) {
        const held = order[i] as number;
        order[i++] = order[j] as number;
        order[j--] = held;
      }
    }
    if (middle <= j) high = j;
    else if (middle >= i) low = i;
    else return;
  }
}
