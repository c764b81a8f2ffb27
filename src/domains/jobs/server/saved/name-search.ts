import type { JobFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { readPlace } from '#domains/jobs/server/search/index.ts';
import { POSITION_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';

/** What a saved search is called: its words, position and place, and how many further filters it has. */
export function nameSearch(filters: JobFilters): string {
  const { q, position, place, miles, shift, sort: _sort, ...others } = filters;
  const further = Object.values(others).flat().length;
  const parts = [
    q && `“${q}”`,
    position && POSITION_LABELS[position],
    place !== undefined && (readPlace(place, miles)?.name ?? place),
    miles !== undefined && `${miles} miles`,
    ...(shift ?? []).map((one) => SHIFT_LABELS[one]),
    further > 0 && (further === 1 ? '1 more filter' : `${further} more filters`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'All jobs';
}
