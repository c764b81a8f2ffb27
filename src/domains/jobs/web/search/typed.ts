import type { FilterName, TypedFilters } from '#domains/jobs/contract/search/job-filters.ts';

/** What was typed into a field, or nothing. */
export const textOf = (typed: TypedFilters, name: FilterName): string => [typed[name] ?? ''].flat()[0] ?? '';
export const listOf = (typed: TypedFilters, name: FilterName): readonly string[] => [typed[name] ?? []].flat();
