import type { Search } from '../search.repo.ts';
import type { JobTable } from './job-table.ts';
import { matchingSlots, milesOf } from './matching-slots.ts';
import { keyOfSlots, pageOfSlots, type PageOrder } from './page-of-slots.ts';
import type { WordQuery } from './word-query.ts';

export interface FoundListed {
  total: number;
  /** How many jobs match in each town, and whether any is real. */
  counts: { slug: string; jobs: number; hasReal: boolean }[];
  /** How many jobs come before the page. */
  before: number;
  page: { id: string; key: number; miles: number | null }[];
}

/** The exact number of jobs that a search finds, where they are, and a page of them. */
export function findListed(table: JobTable, search: Search, query: WordQuery | null, order: PageOrder): FoundListed {
  const slots = matchingSlots(table, search, query);
  const miles = milesOf(table, search.area);
  const keyOf = keyOfSlots(table, order.sort, miles);
  const { page, before } = pageOfSlots(table, slots, keyOf, order);
  const shown = page.map((slot) => ({
    id: table.ids[slot] as string,
    key: keyOf(slot),
    miles: miles?.[table.columns.spot.values[slot] as number] ?? null,
  }));
  return { total: slots.length, counts: countByTown(table, slots), before, page: shown };
}

function countByTown(table: JobTable, slots: Int32Array): FoundListed['counts'] {
  const { place, isDemo } = table.columns;
  const towns = table.texts.place.texts;
  const [jobs, real] = [new Int32Array(towns.length), new Int32Array(towns.length)];
  for (const slot of slots) {
    const town = place.values[slot] as number;
    jobs[town] = (jobs[town] as number) + 1;
    real[town] = (real[town] as number) + 1 - (isDemo.values[slot] as number);
  }
  return towns.flatMap((slug, town) => {
    const count = jobs[town] as number;
    return count > 0 ? [{ slug, jobs: count, hasReal: (real[town] as number) > 0 }] : [];
  });
}
