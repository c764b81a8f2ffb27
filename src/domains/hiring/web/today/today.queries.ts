import { queryOptions } from '@tanstack/react-query';
import {
  readToday,
  visitToday,
  TODAY_KINDS,
  WHOSE,
  type TodayKind,
  type Whose,
} from '#domains/hiring/contract/today.ts';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { call } from '#platform/web/api/api.ts';

/** Under the applicants' key, so that what refreshes them refreshes what waits. */
export const TODAY_KEY = [...APPLICANTS_KEY, 'today'] as const;

/** The filters in the address of the page. */
export interface TodayFilters {
  whose: Whose;
  all: TodayKind | undefined;
}

export const filtersOf = (address: URLSearchParams): TodayFilters => ({
  whose: WHOSE.find((known) => known === address.get('whose')) ?? 'everyone',
  all: TODAY_KINDS.find((known) => known === address.get('all')),
});

export const todayOf = ({ whose, all }: TodayFilters) =>
  queryOptions({
    queryKey: [...TODAY_KEY, whose, all ?? null],
    queryFn: () => call(readToday, { query: { whose, ...(all ? { all } : {}) } }),
    // The list stays while another filter loads.
    placeholderData: (before) => before,
  });

/** Looking is the visit; an open screen that learns of a change is still the same one. */
export const sinceVisit = (whose: Whose) =>
  queryOptions({ queryKey: [...TODAY_KEY, 'since', whose], queryFn: () => call(visitToday, { body: { whose } }) });
