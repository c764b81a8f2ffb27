import { useLocation, useSearchParams } from 'react-router';
import { VERIFICATION_STATES } from '#domains/verification/contract/verification.ts';
import { knownValue } from '#platform/web/page/search-choice.tsx';
import type { QueueFilter } from '../queue/review.queries.ts';

export const STATES = [...VERIFICATION_STATES, 'second_review'] as const;
export const SUBJECTS = ['all', 'person', 'organization'] as const;
export const CLAIMS = ['all', 'mine', 'assigned', 'free'] as const;
export const DUES = ['all', 'late'] as const;
export const ORDERS = ['age', 'risk'] as const;

export type DeskFilter = Required<QueueFilter>;

/** The filters and the open case. They are in the URL, so that they can be shared and survive a reload. */
export function useDeskFilter() {
  const [search, setSearch] = useSearchParams();
  // The words of a search are in the history entry: another filter or an opened case keeps them.
  const { state } = useLocation() as { state: unknown };
  const set = (name: keyof DeskFilter | 'case', value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        if (name !== 'case') next.delete('case');
        return next;
      },
      { preventScrollReset: name !== 'case', state },
    );
  const filter: DeskFilter = {
    status: knownValue(STATES, search.get('status')) ?? 'pending',
    subject: knownValue(SUBJECTS, search.get('subject')) ?? 'all',
    claim: knownValue(CLAIMS, search.get('claim')) ?? 'all',
    due: knownValue(DUES, search.get('due')) ?? 'all',
    order: knownValue(ORDERS, search.get('order')) ?? 'age',
  };
  return { filter, opened: search.get('case'), set };
}
