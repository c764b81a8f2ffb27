import type { OfferTerms } from '#domains/hiring/contract/offer-terms.ts';
import type { JobFactsRow } from '#domains/hiring/server/applications/index.ts';
import { earnedDifferential, excessText, payShortfalls, shortfallText } from '#domains/jobs/contract/pay.ts';
import { dayOf } from '#kernel/days.ts';
import { invalidField } from '#platform/server/errors.ts';

const LEAST_REASON = 3;

/** Refuses at its field what can't be offered, and adds what follows from the posting. */
export function checkTerms(terms: OfferTerms, job: JobFactsRow['job'], now: Date) {
  const expiresAt = new Date(terms.expiresAt);
  if (expiresAt <= now) throw invalidField('expiresAt', 'The answer must be due in the future.');
  if (terms.startDate <= dayOf(now)) throw invalidField('startDate', 'The start date must be in the future.');
  if (dayOf(expiresAt) >= terms.startDate)
    throw invalidField('expiresAt', 'The answer must be due before the start date.');
  const shortfalls = payShortfalls(terms, job);
  const illegal = shortfallText(shortfalls.filter(({ of }) => of === 'minimum_wage'));
  if (illegal) throw invalidField('payCents', illegal);
  const outside = shortfallText(shortfalls) ?? excessText(terms.payCents, job);
  if (outside && (terms.payReason ?? '').length < LEAST_REASON) throw invalidField('payReason', `${outside} Say why.`);
  return {
    belowWithReason: shortfalls.map(({ of }) => of),
    values: {
      ...terms,
      expiresAt,
      payReason: outside ? terms.payReason : null,
      differentialCents: earnedDifferential({ ...job, shift: terms.shift })?.[1] ?? 0,
    },
  };
}
