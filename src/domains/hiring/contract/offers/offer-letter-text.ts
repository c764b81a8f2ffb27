import { UNIT_WORDS } from '#domains/jobs/contract/pay-units.ts';
import { SHIFT_LABELS, SHIFT_PATTERN_LABELS, type PayUnit, type Shift, type ShiftPattern } from '#kernel/vocabulary.ts';
import { placeholdersAmong, unknownText } from './placeholders.ts';

/** What follows from the application. */
export const OFFER_FACTS = ['candidate first name', 'job title', 'facility', 'my name'] as const;
export type OfferFacts = Record<(typeof OFFER_FACTS)[number], string | null>;

/** What an offer's texts may name: facts of the application, and the offer's own terms. */
export const OFFER_PLACEHOLDERS = [
  ...OFFER_FACTS,
  'pay',
  'shift',
  'unit',
  'start date',
  'sign-on bonus',
  'answer by',
] as const;
export const offerPlaceholders = placeholdersAmong(OFFER_PLACEHOLDERS);

/** The texts of a letter in which a placeholder can stand. */
export const LETTER_TEXTS = ['signOnBonusTerms', 'benefits', 'contingencies', 'message'] as const;
export type LetterText = (typeof LETTER_TEXTS)[number];

/** `$81,000.00` */
export const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

/** `$35.00 an hour`, as a letter states it. */
export const exactPay = (unit: PayUnit, cents: number) => `${dollars(cents)} ${UNIT_WORDS[unit]}`;

/** `December 4, 2026` */
export const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `December 4, 2026 at 5:00 PM CST`: the hour with its zone, that of the workplace. */
export const zonedMoment = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

interface Terms extends Record<LetterText, string | null> {
  payUnit: PayUnit;
  payCents: number | null;
  shift: Shift;
  shiftPattern: ShiftPattern;
  unitName: string | null;
  startDate: string | null;
  signOnBonusCents: number;
  expiresAt: Date | null;
}

/**
 * The texts of an offer with their placeholders filled from its facts and terms, and for each text that can't be sent
 * like this, why: a placeholder is unknown, or has no value.
 */
export function fillLetter(terms: Terms, facts: OfferFacts, timeZone: string) {
  const values = {
    ...facts,
    pay: terms.payCents ? exactPay(terms.payUnit, terms.payCents) : null,
    shift: `${SHIFT_LABELS[terms.shift]}, ${SHIFT_PATTERN_LABELS[terms.shiftPattern]}`,
    unit: terms.unitName || null,
    'start date': terms.startDate ? longDay(terms.startDate) : null,
    'sign-on bonus': terms.signOnBonusCents > 0 ? dollars(terms.signOnBonusCents) : null,
    'answer by': terms.expiresAt && zonedMoment(terms.expiresAt, timeZone),
  };
  const texts = {} as Record<LetterText, string | null>;
  const problems: Partial<Record<LetterText, string>> = {};
  for (const name of LETTER_TEXTS) {
    const typed = terms[name];
    texts[name] = typed && offerPlaceholders.fill(typed, values);
    // Judged by what was typed: a value may contain braces itself.
    const unknown = offerPlaceholders.unknown(typed ?? '');
    const problem = unknown.length > 0 ? unknownText(unknown) : offerPlaceholders.unfilled(typed ?? '', values);
    if (problem) problems[name] = problem;
  }
  return { texts, problems };
}
