import type { PeopleFilters, PeopleSort } from '#domains/hiring/contract/board/people.ts';
import type { PeoplePart } from './people.repo.ts';

const OF_FILTER: Record<keyof PeopleFilters, PeoplePart | null> = {
  licenseState: 'licenses',
  licenseStatus: 'licenses',
  minYears: 'years',
  shift: 'preferences',
  within: 'home',
  startBy: 'preferences',
  missing: 'certifications',
  minScore: null,
  tagId: 'tags',
  stepId: 'step',
};

const OF_SORT: Record<PeopleSort, readonly PeoplePart[]> = {
  fit: [],
  name: ['name', 'pseudonym'],
  years: ['years'],
  distance: ['home'],
  start: ['preferences'],
  activity: ['activity'],
  waiting: ['wait'],
};

/** What `listed` puts into the text that a search reads. */
const OF_SEARCH: readonly PeoplePart[] = ['name', 'pseudonym', 'words', 'licenses', 'tags'];

/** The parts of a person that filters, search and sort read. */
export function partsFor(filters: PeopleFilters, search: string, sort: PeopleSort): PeoplePart[] {
  const ofFilters = (Object.keys(filters) as (keyof PeopleFilters)[]).flatMap((name) => OF_FILTER[name] ?? []);
  return [...new Set([...ofFilters, ...OF_SORT[sort], ...(search === '' ? [] : OF_SEARCH)])];
}
