import { z } from 'zod';
import {
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  POSITIONS,
  SHIFTS,
  SHIFT_PATTERNS,
  type JobState,
} from '#kernel/vocabulary.ts';

export const MOST_SEARCH_LETTERS = 100;
export const MOST_MILES = 500;
export const MILES_OFFERED = [10, 25, 50, 100] as const;
export const DEFAULT_MILES = 25;
/** In dollars an hour, as people type it. */
const MOST_PAY = 500;

export const SORTS = ['newest', 'pay', 'distance'] as const;
export type Sort = (typeof SORTS)[number];

const milesText = `Enter a distance from 1 to ${MOST_MILES} miles.`;
const payText = `Enter an hourly pay from $1 to $${MOST_PAY}.`;
const pay = z.coerce.number(payText).min(1, payText).max(MOST_PAY, payText);
const anyOf = <const T extends readonly [string, ...string[]]>(known: T) =>
  z.array(z.enum(known, 'Choose one from the list.')).max(known.length);

/** Every filter of a job search, as its address and a saved search hold it. An absent one means any. */
export const jobFilters = z
  .strictObject({
    q: z.string().trim().min(1).max(MOST_SEARCH_LETTERS, `Use at most ${MOST_SEARCH_LETTERS} letters.`),
    position: z.enum(POSITIONS, 'Choose a position from the list.'),
    /** A town (`joplin-mo`), a state (`missouri`) or a ZIP code. */
    place: z.string().regex(/^[a-z0-9-]{2,60}$/, 'Enter a city or a ZIP code.'),
    miles: z.coerce.number(milesText).min(1, milesText).max(MOST_MILES, milesText),
    shift: anyOf(SHIFTS),
    schedule: anyOf(SHIFT_PATTERNS),
    type: anyOf(EMPLOYMENT_TYPES),
    payFrom: pay,
    payTo: pay,
    setting: anyOf(FACILITY_TYPES),
    startBy: z.iso.date('Enter a date.'),
    bonus: z.literal('1'),
    replies: z.literal('1'),
    sort: z.enum(SORTS, 'Choose an order from the list.'),
  })
  .partial()
  .refine(({ payFrom, payTo }) => payFrom === undefined || payTo === undefined || payTo >= payFrom, {
    path: ['payTo'],
    message: 'The highest pay must not be below the lowest.',
  });
export type JobFilters = z.output<typeof jobFilters>;
export type FilterName = keyof JobFilters;

export const FILTER_NAMES = Object.keys(jobFilters.shape) as FilterName[];
const LISTS: ReadonlySet<FilterName> = new Set(['shift', 'schedule', 'type', 'setting']);

export type FilterErrors = Partial<Record<FilterName, string>>;
/** What a person typed, before it is checked; a form shows it again when something is wrong. */
export type TypedFilters = Partial<Record<FilterName, string | string[]>>;

/** Reads what an address says. Unknown parameters, such as those of campaigns, are ignored. */
export function typedFilters(params: URLSearchParams): TypedFilters {
  const typed: TypedFilters = {};
  for (const name of FILTER_NAMES) {
    const values = params
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean);
    const [first] = values;
    if (first !== undefined) typed[name] = LISTS.has(name) ? [...new Set(values)].sort() : first;
  }
  return typed;
}

/** Checks all filters, and says for each wrong one what to change. */
export function readFilters(typed: TypedFilters): { filters: JobFilters } | { errors: FilterErrors } {
  const { success, data, error } = jobFilters.safeParse(typed);
  if (success) return { filters: data };
  const errors: FilterErrors = {};
  for (const { path, message } of error.issues) errors[path[0] as FilterName] ??= message;
  return { errors };
}

export const STATE_PLACES: Readonly<Record<string, JobState>> = { missouri: 'MO', kansas: 'KS' };

/** The position in an address: `pharm-tech`. */
export const positionSlug = (position: string): string => position.toLowerCase().replaceAll('_', '-');
export const positionOfSlug = (slug: string) => POSITIONS.find((position) => positionSlug(position) === slug);

/**
 * The one address of a search. A place alone, or a place and a position, has a page of its own that search engines list.
 */
export function searchPath(filters: JobFilters, after?: string): string {
  const { place, position, ...rest } = filters;
  const isPage = place !== undefined && !/^\d/.test(place) && isEmpty(rest);
  const path = isPage ? `/jobs/in/${place}${position ? `/${positionSlug(position)}` : ''}` : '/jobs';
  const params = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    if (isPage && (name === 'place' || name === 'position')) continue;
    for (const value of [filters[name]].flat()) if (value !== undefined) params.append(name, String(value));
  }
  if (after) params.set('after', after);
  return params.size > 0 ? `${path}?${params}` : path;
}

const isEmpty = (filters: JobFilters) => Object.values(filters).every((value) => value === undefined);
