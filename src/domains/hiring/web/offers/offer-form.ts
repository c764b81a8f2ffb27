import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { excessText, payShortfalls, shortfallText, type PostedTerms } from '#domains/jobs/contract/pay.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import type { EmploymentType, Shift, ShiftPattern } from '#kernel/vocabulary.ts';
import { momentIn, typedIn } from './zoned-moment.ts';

/** The initial terms of an offer: the job's own. */
export interface OfferTerms {
  /** In the job's unit. */
  payCents: number | null;
  employmentType: EmploymentType;
  shift: Shift;
  shiftPattern: ShiftPattern;
  startDate: string | null;
  signOnBonusCents: number;
  signOnBonusTerms: string | null;
  /** The terms of the posting. */
  posted: PostedTerms & {
    nightDifferentialCents: number;
    weekendDifferentialCents: number;
  };
}
export type Posted = OfferTerms['posted'];

/** The offices of an employer close at five. */
const USUAL_HOUR = '17:00';
/** A week to answer, unless the employer says otherwise. */
const USUAL_DAYS = 7;

/** What the form holds; days and times as they are typed, in the workplace's zone. */
export type OfferForm = ReturnType<typeof emptyOffer>;

export const emptyOffer = ({ posted: _posted, ...terms }: OfferTerms) => ({
  ...terms,
  startDate: terms.startDate ?? '',
  unitName: '',
  benefits: '',
  contingencies: '',
  message: '',
  payReason: '',
  expiresOn: addDays(dayOf(new Date()), USUAL_DAYS),
  expiresAt: USUAL_HOUR,
});

/** A kept pay in a unit that the job has no longer is typed again. */
export function fromOffer(offer: OfferView, { payUnit }: Posted): OfferForm {
  const [expiresOn, expiresAt] = typedIn(offer.timeZone, offer.expiresAt);
  return {
    payCents: offer.payUnit === payUnit ? offer.payCents : null,
    employmentType: offer.employmentType,
    shift: offer.shift,
    shiftPattern: offer.shiftPattern,
    startDate: offer.startDate ?? '',
    signOnBonusCents: offer.signOnBonusCents,
    signOnBonusTerms: offer.signOnBonusTerms,
    unitName: offer.unitName ?? '',
    benefits: offer.benefits ?? '',
    contingencies: offer.contingencies ?? '',
    message: offer.message ?? '',
    payReason: offer.payReason ?? '',
    expiresOn,
    expiresAt,
  };
}

/** Why this pay needs a reason, or can't be offered. */
export function outsidePosting({ payCents, startDate, shiftPattern }: OfferForm, posted: Posted) {
  if (!payCents) return { below: null, above: null };
  const offered = { payCents, startDate: startDate || dayOf(new Date()), shiftPattern };
  const below = shortfallText(payShortfalls(offered, posted));
  return { below, above: below ? null : excessText(payCents, posted) };
}

export function toTerms({ expiresOn, expiresAt, payCents, ...offer }: OfferForm, posted: Posted, timeZone: string) {
  const { below, above } = outsidePosting({ ...offer, payCents, expiresOn, expiresAt }, posted);
  return {
    ...offer,
    payUnit: posted.payUnit,
    payCents: payCents ?? 0,
    payReason: (below ?? above) ? offer.payReason : null,
    signOnBonusTerms: offer.signOnBonusCents > 0 ? offer.signOnBonusTerms : null,
    expiresAt: momentIn(timeZone, expiresOn, expiresAt),
  };
}

/** What a draft keeps of terms that are not finished: an empty day is none. */
export const toDraft = (terms: ReturnType<typeof toTerms>) => ({
  ...terms,
  payCents: terms.payCents || null,
  startDate: terms.startDate || null,
  expiresAt: terms.expiresAt || null,
});
