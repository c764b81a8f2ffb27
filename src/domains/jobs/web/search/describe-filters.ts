import type { JobFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { day } from '#kernel/format.ts';
import {
  EMPLOYMENT_TYPE_LABELS,
  FACILITY_TYPE_LABELS,
  POSITION_LABELS,
  SHIFT_LABELS,
  SHIFT_PATTERN_LABELS,
} from '#kernel/vocabulary.ts';
import { jobsPageCopy as copy } from './jobs-page.copy.ts';

interface Described {
  text: string;
  /** The search without this filter. */
  without: JobFilters;
}

/** Each filter in words; the sort order is none. */
export function describeFilters(filters: JobFilters, placeName: string | null): Described[] {
  const { q, position, place, miles, payFrom, payTo, startBy } = filters;
  const drop = (...names: (keyof JobFilters)[]): JobFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as keyof JobFilters)));
  const one = (isSet: unknown, text: () => string, ...names: (keyof JobFilters)[]): Described[] =>
    isSet === undefined ? [] : [{ text: text(), without: drop(...names) }];
  const each = <T extends string>(
    name: 'shift' | 'schedule' | 'type' | 'setting',
    values: readonly T[] | undefined,
    labels: Readonly<Record<T, string>>,
  ): Described[] =>
    (values ?? []).map((value) => {
      const others = (values ?? []).filter((other) => other !== value);
      return { text: labels[value], without: { ...drop(name), ...(others.length > 0 && { [name]: others }) } };
    });
  return [
    ...one(q, () => `“${q ?? ''}”`, 'q'),
    ...one(position, () => (position ? POSITION_LABELS[position] : ''), 'position'),
    ...one(
      place,
      () => [placeName ?? place ?? '', miles && copy.miles(miles).toLowerCase()].filter(Boolean).join(', '),
      'place',
      'miles',
    ),
    ...each('shift', filters.shift, SHIFT_LABELS),
    ...each('schedule', filters.schedule, SHIFT_PATTERN_LABELS),
    ...each('type', filters.type, EMPLOYMENT_TYPE_LABELS),
    ...each('setting', filters.setting, FACILITY_TYPE_LABELS),
    ...one(payFrom, () => copy.payFrom(payFrom ?? 0), 'payFrom'),
    ...one(payTo, () => copy.payTo(payTo ?? 0), 'payTo'),
    ...one(startBy, () => copy.startBy(day(startBy ?? '')), 'startBy'),
    ...one(filters.bonus, () => copy.labels.bonus, 'bonus'),
    ...one(filters.replies, () => copy.labels.replies, 'replies'),
  ];
}
