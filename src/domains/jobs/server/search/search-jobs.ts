import { z } from 'zod';
import { townsBySlug } from '#domains/profiles/server/candidates/index.ts';
import type { FoundJob, JobsPage, Town } from '#domains/jobs/contract/search/found-job.ts';
import {
  readFilters,
  searchPath,
  typedFilters,
  type FilterErrors,
  type JobFilters,
  type Sort,
  type TypedFilters,
} from '#domains/jobs/contract/search/job-filters.ts';
import { dayOf } from '#kernel/days.ts';
import { anonymous, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { decodeCursor, encodeCursor } from '#platform/server/http/keyset.ts';
import { readPlace, withPlaceSlug } from './read-place.ts';
import { findListed } from './listed/find-listed.ts';
import { listedJobsOf } from './listed/listed-jobs.ts';
import { stemmed } from './listed/listed.repo.ts';
import type { After } from './listed/page-of-slots.ts';
import { readWordQuery } from './listed/word-query.ts';
import { isFound, listFoundByIds, type FoundRow, type Search } from './search.repo.ts';
import { suggestionFor } from './suggest.ts';
import { tsQueryOf } from './search-words.ts';

export const PAGE_SIZE = 20;
const UNKNOWN_PLACE = 'We don’t know this place. Enter a city in Missouri or Kansas, or a ZIP code.';
const UNKNOWN_ZIP =
  'We don’t know this ZIP code. It may be a military one or outside Missouri and Kansas. Enter a city or another ZIP code.';

type Found = Omit<JobsPage, 'own' | 'isSignedIn'>;

/** Reads the filters of an address, or says what is wrong with each. */
export function readSearch(params: URLSearchParams): {
  typed: TypedFilters;
  errors: FilterErrors;
  /** Null when something is wrong. */
  filters: JobFilters | null;
} {
  const { typed, isUnknown } = withPlaceSlug(typedFilters(params));
  const { place, ...others } = typed;
  const read = readFilters(isUnknown ? others : typed);
  const errors: FilterErrors = 'errors' in read ? read.errors : {};
  if (isUnknown) errors.place = /^\d{5}/.test(String(typed.place)) ? UNKNOWN_ZIP : UNKNOWN_PLACE;
  const shown = { ...others, ...(place && { place }) };
  if (isUnknown || 'errors' in read) return { typed: shown, errors, filters: null };
  // The form always sends a distance, which says nothing without a place.
  const { miles, ...filters } = read.filters;
  return { typed: shown, errors, filters: filters.place !== undefined && miles !== undefined ? read.filters : filters };
}

/** What a search looks for; the filters are valid and their place is known. */
export function searchOf(filters: JobFilters, now: Date): Search {
  const area = filters.place === undefined ? null : (readPlace(filters.place, filters.miles)?.area ?? null);
  return { filters, area, words: filters.q === undefined ? null : tsQueryOf(filters.q), today: dayOf(now) };
}

/** A page of the jobs that anyone may see, the exact number of all that match, and where they are. */
export async function searchJobs(deps: Deps, params: URLSearchParams): Promise<Found> {
  const { typed, errors, filters } = readSearch(params);
  if (!filters) return { ...EMPTY, typed, errors };
  const search = searchOf(filters, deps.clock.now());
  const sort = sortOf(filters, search);
  const after = cursorIn(params, sort);
  const { words } = search;
  const [table, query] = await Promise.all([
    listedJobsOf(deps).now(),
    words === null ? null : deps.db.as(anonymous, async (tx) => readWordQuery(await stemmed(tx, words))),
  ]);
  const { total, counts, before, page } = findListed(table, search, query, { sort, after, limit: PAGE_SIZE + 1 });
  const shown = page.slice(0, PAGE_SIZE);
  const last = page.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const jobs = await listByIds(
    deps,
    shown.map(({ id }) => id),
  );
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return {
    typed,
    errors,
    filters,
    placeName: filters.place === undefined ? null : (readPlace(filters.place, filters.miles)?.name ?? null),
    total,
    jobs: shown.flatMap(({ id, miles }) => {
      const job = byId.get(id);
      return job ? [{ ...job, miles }] : [];
    }),
    towns: counts
      .flatMap(({ slug, jobs }) => {
        const town = townsBySlug().get(slug);
        return town ? [{ ...(town satisfies Town), jobs }] : [];
      })
      .sort((a, b) => b.jobs - a.jobs || a.city.localeCompare(b.city)),
    ownPath: searchPath(filters, after === null ? undefined : (params.get('after') ?? undefined)),
    nextPath: last ? searchPath(filters, encodeCursor([sort, last.key, last.id])) : null,
    before,
    isFirst: after === null,
    suggestion: total === 0 ? suggestionFor(filters) : null,
    hasRealJobs: counts.some(({ hasReal }) => hasReal),
  };
}

const EMPTY = {
  filters: {},
  placeName: null,
  total: 0,
  jobs: [],
  towns: [],
  ownPath: '/jobs',
  nextPath: null,
  before: 0,
  isFirst: true,
  suggestion: null,
  hasRealJobs: false,
} as const satisfies Partial<Found>;

/** Nearest first around a place, unless the person chose an order. */
function sortOf({ sort }: JobFilters, { area }: Search): Sort {
  const hasCenter = area !== null && 'center' in area;
  if (sort === 'distance' && !hasCenter) return 'newest';
  return sort ?? (hasCenter ? 'distance' : 'newest');
}

/** A forged cursor, or one of another order, starts over. */
function cursorIn(params: URLSearchParams, sort: Sort): After | null {
  try {
    const cursor = decodeCursor(params.get('after') ?? undefined, z.tuple([z.literal(sort), z.number(), z.uuid()]));
    return cursor && [cursor[1], cursor[2]];
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Whether a search finds a job. */
export const isFoundBy = (tx: Tx, filters: JobFilters, jobId: string, now: Date): Promise<boolean> =>
  isFound(tx, searchOf(filters, now), jobId);

/** The listed jobs among these. */
export const listByIds = (deps: Deps, ids: readonly string[]): Promise<FoundJob[]> =>
  deps.db.as(anonymous, async (tx) =>
    (await listFoundByIds(tx, ids, dayOf(deps.clock.now()))).flatMap((row) => complete(row) ?? []),
  );

/** A published job has all of these; the columns allow drafts. */
function complete(row: FoundRow): FoundJob | null {
  const { position, city, state, employmentType, shift, shiftPattern, payMinCents, payMaxCents, startDate } = row;
  if (!position || !city || !state || !employmentType || !shift || !shiftPattern || !startDate) return null;
  if (payMinCents === null || payMaxCents === null) return null;
  return {
    ...row,
    position,
    city,
    state,
    employmentType,
    shift,
    shiftPattern,
    payMinCents,
    payMaxCents,
    startDate,
    miles: null,
  };
}
