import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  decideHit,
  listHits,
  readScreening,
  screenEverybody,
  searchHits,
} from '#domains/verification/contract/screening.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';

export const HIT_TABS = ['open', 'decided'] as const;
export type HitTab = (typeof HIT_TABS)[number];

export const screeningStatus = () =>
  queryOptions({ queryKey: ['admin', 'screening', 'status'], queryFn: () => call(readScreening) });

export const hitsOf = (state: HitTab, person: string | null, q: string) =>
  listPages(['admin', 'screening', 'hits', state, person, q], (page) => {
    const asked = { state, ...(person ? { person } : {}), ...page };
    return q ? call(searchHits, { body: { ...asked, q } }) : call(listHits, { query: asked });
  });

export function useDecision(id: string, version: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { decision: 'cleared' | 'confirmed' | 'unresolved'; reason: string }) =>
      call(decideHit, { params: { id }, body: { ...body, version } }),
    // Also refetches a stale one.
    onSettled: () =>
      Promise.all(
        ['screening', 'holds', 'cases'].map((what) => client.invalidateQueries({ queryKey: ['admin', what] })),
      ),
  });
}

export function useScreenEverybody() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(screenEverybody),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'screening'] }),
  });
}
