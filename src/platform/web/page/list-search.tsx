import { useLocation, useSearchParams } from 'react-router';
import { SearchForm } from '#platform/web/ui/forms/search-form.tsx';

interface Options {
  label: string;
  /**
   * The words may name a person: they are kept in the history entry instead of the address. Going back and a reload
   * bring them back either way.
   */
  isPersonal?: boolean;
}

/** The search of a list: its words, its form, and what to say when nothing has the words. */
export function useListSearch({ label, isPersonal = false }: Options) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const words = isPersonal ? wordsOf(state) : (search.get('q') ?? '').trim();
  const onSearch = (next: string) =>
    setSearch(
      (before) => {
        if (next && !isPersonal) before.set('q', next);
        else before.delete('q');
        return before;
      },
      { preventScrollReset: true, ...(isPersonal && { state: { q: next } }) },
    );
  return {
    words,
    form: <SearchForm label={label} words={words} onSearch={onSearch} />,
    /** The empty state of the list, unless it is the search that found nothing. */
    emptyOr: <E extends { title: string; body: string }>(empty: E) => (words === '' ? empty : NOTHING_FOUND),
  };
}

export type ListSearch = ReturnType<typeof useListSearch>;

const NOTHING_FOUND = {
  title: 'Nothing found',
  body: 'Check the spelling, try fewer words, or clear the search to see the whole list.',
};

/** The words in a history entry. */
export const wordsOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'q' in state && typeof state.q === 'string' ? state.q : '';
