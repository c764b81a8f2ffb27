import { useQuery } from '@tanstack/react-query';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { payIn } from '#domains/jobs/contract/pay-units.ts';
import { day } from '#platform/web/page/format.ts';
import { counterCopy as copy } from './counter.copy.ts';
import { counterOf } from './counter.queries.ts';

/** What the candidate asked for, and what the employer made of it; nothing without a counteroffer. */
export function CounterNote({ offer, side }: { offer: OfferView; side: 'candidate' | 'employer' }) {
  const { data } = useQuery(counterOf(offer.id, offer.status));
  if (!data?.counter) return null;
  const { payCents, startDate, note, answer } = data.counter;
  return (
    <div className="rounded-control border border-line bg-prairie-50 p-4 text-sm">
      <p className="font-semibold">
        {side === 'candidate' ? copy.asked : copy.theyAsk}{' '}
        {copy.terms(payCents === null ? null : payIn(offer.payUnit, payCents), startDate && day(startDate))}
      </p>
      <p className="mt-1 measure wrap-anywhere whitespace-pre-line">{note}</p>
      {answer && <p className="mt-1 text-ink-soft">{copy.answers[answer]}</p>}
    </div>
  );
}
