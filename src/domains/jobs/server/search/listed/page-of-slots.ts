import type { Sort } from '#domains/jobs/contract/search/job-filters.ts';
import type { JobTable } from './job-table.ts';

/** The sort key and the id of the last job of a page. */
export type After = readonly [key: number, id: string];

export interface PageOrder {
  sort: Sort;
  after: After | null;
  limit: number;
}

/** The key by which a slot is sorted. */
export function keyOfSlots(table: JobTable, sort: Sort, miles: Float64Array | null): (slot: number) => number {
  const { publishedAt, payMaxCents, spot } = table.columns;
  if (sort === 'distance' && miles) return (slot) => miles[spot.values[slot] as number] as number;
  const { values } = sort === 'pay' ? payMaxCents : publishedAt;
  return (slot) => values[slot] as number;
}

/**
 * The first slots after a place in the order, and how many come before it: nearest first, or newest or highest pay first;
 * equal ones by id.
 */
export function pageOfSlots(
  table: JobTable,
  slots: Int32Array,
  keyOf: (slot: number) => number,
  { sort, after, limit }: PageOrder,
): { page: number[]; before: number } {
  const direction = sort === 'distance' ? 1 : -1;
  /** Below 0 when a job comes before the other. */
  const order = (key: number, id: string, otherKey: number, otherId: string) =>
    direction * (key - otherKey || (id < otherId ? -1 : Number(id > otherId)));
  const idOf = (slot: number) => table.ids[slot] as string;
  const page: number[] = [];
  let before = 0;
  for (const slot of slots) {
    const key = keyOf(slot);
    if (after && order(key, idOf(slot), ...after) <= 0) {
      before += 1;
      continue;
    }
    let at = page.length;
    for (; at > 0; at -= 1) {
      const other = page[at - 1] as number;
      if (order(key, idOf(slot), keyOf(other), idOf(other)) > 0) break;
    }
    if (at >= limit) continue;
    page.splice(at, 0, slot);
    if (page.length > limit) page.pop();
  }
  return { page, before };
}
