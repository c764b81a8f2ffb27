/**
 * The order of rows in which blocks have the sharpest bounds: a k-d tree over everything that a bound is made of and no
 * job changes, each dimension in what it can add to p or q. The rows are halved along the dimension in which they differ
 * most, again and again until a half is a block, so that the people of a block live near together where that counts
 * most, and are of like strength and pay where those count more.
 *
 * Whoever no distance keeps out stands apart: one of them brings their whole block into every job's reach.
 */

import { unitsToRadians, EARTH_RADIUS_MILES } from '../../distance.ts';
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';
import type { Rows } from '../rows/rows.ts';

/** About what the commute can add to p, and pay where the upper ends of two scales lie so many cents apart. */
const COMMUTE = 0.25;
const PAY = 0.35;
const PAY_CENTS = 1200;
/** Strength is worth more than it adds: unlike place and pay it counts for every job alike. Measured. */
const STRENGTH = 1.7;
/** Of a degree of latitude, a degree of longitude where the product serves. */
const LONGITUDE = 0.78;
const PER_UNIT = (COMMUTE * unitsToRadians(1) * EARTH_RADIUS_MILES) / COMMUTE_ZERO_MILES;

/** Rows of a half that are looked at to find out along which dimension it differs most. */
const SAMPLE = 256;

/** One number per row, in what it can add to p or q. */
export type Dimension = Float32Array;

/** Rough weights do: they decide only how sharp bounds are. First place, then what is left where it counts for nothing. */
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
      dimension((row) => rows.qStatic(row) * STRENGTH),
      dimension((row) => schedule[rows.schedule(row)] as number),
    ],
  };
}

/**
 * Puts `order` in the tree's order, the boundless last; halves end at whole blocks, and above that at whole regions, as
 * counted from the start.
 */
export function layOut(
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
    select(order, widest(order, dimensions, from, to), from, to - 1, middle);
    split(from, middle);
    split(middle, to);
  };
  const others = order.filter((row) => !isLast(row));
  order.set(order.filter(isLast), others.length);
  order.set(others);
  // Whoever fills no block of their own stands with the boundless, whom they do no harm.
  const apart = others.length - (others.length % blockRows);
  split(0, apart);
  split(apart, order.length);
}

function widest(order: Uint32Array, dimensions: readonly Dimension[], from: number, to: number): Dimension {
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

/** Hoare's selection: what is before `middle` has no higher values than what is behind it. */
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
