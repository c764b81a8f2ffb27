import { queryOptions } from '@tanstack/react-query';
import {
  declineCounteroffer,
  makeCounteroffer,
  readCounteroffer,
  type CounterTerms,
} from '#domains/hiring/contract/offers/offer-counters.ts';
import { call } from '#platform/web/api/api.ts';

/** Under a status, so that a changed offer is read again. */
export const counterOf = (offerId: string, status: string) =>
  queryOptions({
    queryKey: ['offer-counter', offerId, status],
    queryFn: () => call(readCounteroffer, { params: { id: offerId } }),
  });

export const sendCounter = (offerId: string, body: CounterTerms) =>
  call(makeCounteroffer, { params: { id: offerId }, body });

export const keepOffer = (offerId: string) => call(declineCounteroffer, { params: { id: offerId } });
