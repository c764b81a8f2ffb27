import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  PEOPLE_FILTER_NAMES,
  PEOPLE_SORTS,
  peopleFilters,
  type PeopleFilters,
  type PeopleScope,
  type PeopleSort,
} from '#domains/hiring/contract/board/people.ts';
import { dropDraft, keepDraft, readDraft } from '#platform/web/forms/draft.ts';

export interface Question {
  scope: PeopleScope;
  filters: PeopleFilters;
  search: string;
  sort: PeopleSort;
}

export type FilterName = keyof PeopleFilters;
const NUMBERS: ReadonlySet<FilterName> = new Set(['minYears', 'minScore']);

/** The filters that an address states; a value that means nothing filters nothing. */
function filtersIn(address: URLSearchParams): PeopleFilters {
  const filters: PeopleFilters = {};
  for (const name of PEOPLE_FILTER_NAMES) {
    const text = address.get(name);
    if (text === null || text === '') continue;
    const read = peopleFilters.safeParse({ [name]: NUMBERS.has(name) ? Number(text) : text });
    if (read.success) Object.assign(filters, read.data);
  }
  return filters;
}

/** Whether something other than the scope leaves people out. */
export const isFiltered = ({ search, filters }: Question): boolean => search !== '' || Object.keys(filters).length > 0;

/** What an address asks for. */
export const questionIn = (address: URLSearchParams, scope: PeopleScope, search = keptWords(scope)): Question => ({
  scope,
  filters: filtersIn(address),
  search,
  sort: PEOPLE_SORTS.find((known) => known === address.get('sort')) ?? 'fit',
});

const keptWords = (scope: PeopleScope): string =>
  (readDraft(scopeKey(scope)) as { search: string } | null)?.search ?? '';
const scopeKey = (scope: PeopleScope) => `people-${scope.kind}-${'id' in scope ? scope.id : 'all'}`;

/** What the board or table asks for: filters and sort live in the address, words in the tab because they may be names. */
export function usePeopleQuestion(scope: PeopleScope) {
  const [address, setAddress] = useSearchParams();
  const draft = scopeKey(scope);
  const [search, setSearch] = useState(() => keptWords(scope));
  const put = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const searchFor = (text: string) => {
    setSearch(text);
    if (text) keepDraft(draft, { search: text });
    else dropDraft(draft);
  };
  const question = questionIn(address, scope, search);
  return {
    question,
    put,
    searchFor,
    clear: () => {
      put(Object.fromEntries(PEOPLE_FILTER_NAMES.map((name) => [name, ''])));
      searchFor('');
    },
  };
}
export type PeopleState = ReturnType<typeof usePeopleQuestion>;
