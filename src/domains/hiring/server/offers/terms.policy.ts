import { fillLetter, type OfferFacts } from '#domains/hiring/contract/offers/offer-letter-text.ts';
import { BONUS_TERMS_MISSING, type DraftTerms, type OfferTerms } from '#domains/hiring/contract/offers/offer-terms.ts';
import { complete } from '#domains/hiring/contract/offers/offers.ts';
import type { JobFactsRow } from '#domains/hiring/server/applications/index.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { postedPay, UNIT_WORDS } from '#domains/jobs/contract/pay-units.ts';
import { earnedDifferential, excessText, payShortfalls, shortfallText } from '#domains/jobs/contract/pay.ts';
import { dayOf } from '#kernel/days.ts';
import type { Shift } from '#kernel/vocabulary.ts';
import { invalidField, invalidFields } from '#platform/server/errors.ts';
import type { Offer } from './offers.repo.ts';

type Job = JobFactsRow['job'];

const LEAST_REASON = 3;
/** A draft without a deadline has a week, like a new offer. */
const USUAL_MS = 7 * 86_400_000;

const differentialOf = (job: Job, shift: Shift) => earnedDifferential({ ...job, shift })?.[1] ?? 0;

/** Whether these are the terms that were read at that version; null: there were none. */
export const isVersion = (offer: Pick<Offer, 'updatedAt'> | null, version: string | null): boolean =>
  (offer?.updatedAt.getTime() ?? null) === (version && Date.parse(version));

/** What is kept of a draft: everything that was typed. */
export const draftValues = (terms: DraftTerms, job: Job, now: Date) => ({
  ...terms,
  payCents: terms.payCents || null,
  expiresAt: terms.expiresAt ? new Date(terms.expiresAt) : new Date(now.getTime() + USUAL_MS),
  differentialCents: differentialOf(job, terms.shift),
});

/** The terms of a draft, refused at each field that it still needs. */
export function finishedTerms(draft: Offer): OfferTerms {
  const { payUnit, payCents, startDate, expiresAt, signOnBonusCents, signOnBonusTerms } = draft;
  requireNone({
    ...(!payCents && { payCents: 'Enter the pay.' }),
    ...(!startDate && { startDate: 'Enter the first day.' }),
    ...(signOnBonusCents > 0 && !signOnBonusTerms && { signOnBonusTerms: BONUS_TERMS_MISSING }),
  });
  const { payReason, employmentType, shift, shiftPattern, unitName, benefits, contingencies, message } = draft;
  return {
    ...complete({ payCents, startDate }),
    payUnit,
    payReason,
    employmentType,
    shift,
    shiftPattern,
    unitName,
    signOnBonusCents,
    signOnBonusTerms,
    benefits,
    contingencies,
    message,
    expiresAt: expiresAt.toISOString(),
  };
}

function requireNone(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/** Refuses at its field what can't be offered, fills the letter's texts, and adds what follows from the posting. */
export function checkTerms(terms: OfferTerms, { job, facts, now }: { job: Job; facts: OfferFacts; now: Date }) {
  const expiresAt = new Date(terms.expiresAt);
  if (expiresAt <= now) throw invalidField('expiresAt', 'The answer must be due in the future.');
  if (terms.startDate <= dayOf(now)) throw invalidField('startDate', 'The start date must be in the future.');
  if (dayOf(expiresAt) >= terms.startDate)
    throw invalidField('expiresAt', 'The answer must be due before the start date.');
  if (terms.payUnit !== job.payUnit) {
    throw invalidField('payCents', `This job is paid by the ${job.payUnit}. Enter the pay ${UNIT_WORDS[job.payUnit]}.`);
  }
  const posted = { ...job, ...postedPay(job) };
  const shortfalls = payShortfalls(terms, posted);
  const illegal = shortfallText(shortfalls.filter(({ of }) => of === 'minimum_wage'));
  if (illegal) throw invalidField('payCents', illegal);
  const outside = shortfallText(shortfalls) ?? excessText(terms.payCents, posted);
  if (outside && (terms.payReason ?? '').length < LEAST_REASON) throw invalidField('payReason', `${outside} Say why.`);
  const { texts, problems } = fillLetter({ ...terms, expiresAt }, facts, clockOf(job.zip));
  requireNone(problems);
  return {
    belowWithReason: shortfalls.map(({ of }) => of),
    values: {
      ...terms,
      ...texts,
      expiresAt,
      payReason: outside ? terms.payReason : null,
      differentialCents: differentialOf(job, terms.shift),
    },
  };
}
