import { milesBetween } from '#domains/matching/engine/distance.ts';
import { REPLIES_ON_TIME_PERCENT, type Area, type Search } from '../search.repo.ts';
import type { Column } from './column.ts';
import type { JobTable } from './job-table.ts';
import type { WordQuery } from './word-query.ts';

/** A column and the values that a search accepts in it. */
type Filter = readonly [column: Column['values'] | Uint8Array, accepts: (value: number) => boolean];
type TextName = keyof JobTable['texts'];

/** The slots of all jobs that a search finds; `query` holds its words after stemming. */
export function matchingSlots(table: JobTable, search: Search, query: WordQuery | null): Int32Array {
  const slots = new Int32Array(table.size);
  for (let slot = 0; slot < slots.length; slot += 1) slots[slot] = slot;
  let found = slots.length;
  for (const [column, accepts] of filtersOf(table, search, query)) {
    let kept = 0;
    for (let at = 0; at < found; at += 1) {
      const slot = slots[at] as number;
      if (accepts(column[slot] as number)) slots[kept++] = slot;
    }
    found = kept;
  }
  return slots.subarray(0, found);
}

/** Miles from the center of a search for each spot; null for a search without a center. */
export function milesOf(table: JobTable, area: Area | null): Float64Array | null {
  if (!area || !('center' in area)) return null;
  const { latitude, longitude } = area.center;
  return Float64Array.from(table.spots, (spot) => milesBetween(latitude, longitude, spot.latitude, spot.longitude));
}

function filtersOf(table: JobTable, { filters, area, today }: Search, query: WordQuery | null): Filter[] {
  const { columns } = table;
  const { payFrom, payTo, startBy, bonus, replies } = filters;
  const all: Filter[] = [
    [columns.isListed.values, (value) => value === 1],
    [columns.lastDay.values, atLeast(numberOf(today))],
    ...isIn(table, area),
    ...(
      [
        ['position', filters.position],
        ['shift', filters.shift],
        ['shiftPattern', filters.schedule],
        ['employmentType', filters.type],
        ['facilityType', filters.setting],
      ] as const
    ).flatMap(([name, wanted]) => (wanted === undefined ? [] : [oneOf(table, name, [wanted].flat())])),
  ];
  if (query) all.push([table.words.find(query, table.size), (value) => value === 1]);
  if (payFrom !== undefined) all.push([columns.payMaxCents.values, atLeast(Math.round(payFrom * 100))]);
  if (payTo !== undefined) all.push([columns.payMinCents.values, atMost(Math.round(payTo * 100))]);
  if (startBy !== undefined) all.push([columns.startDay.values, atMost(numberOf(startBy))]);
  if (bonus) all.push([columns.signOnBonusCents.values, (value) => value > 0]);
  if (replies) all.push([columns.repliesOnTime.values, atLeast(REPLIES_ON_TIME_PERCENT)]);
  return all;
}

const atLeast = (least: number) => (value: number) => value >= least;
const atMost = (most: number) => (value: number) => value <= most;
const numberOf = (day: string) => Number(day.replaceAll('-', ''));

function oneOf(table: JobTable, name: TextName, wanted: readonly string[]): Filter {
  const codes = new Set(wanted.map((text) => table.texts[name].find(text)));
  return [table.columns[name].values, (value) => codes.has(value)];
}

function isIn(table: JobTable, area: Area | null): Filter[] {
  if (!area) return [];
  if ('state' in area) return [oneOf(table, 'state', [area.state])];
  if ('town' in area) return [oneOf(table, 'place', [area.town])];
  const miles = milesOf(table, area);
  return [[table.columns.spot.values, (spot) => (miles?.[spot] as number) <= area.miles]];
}
