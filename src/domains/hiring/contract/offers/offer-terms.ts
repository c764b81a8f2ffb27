import { z } from 'zod';
import { calendarDay, moment, optionalText } from '#platform/contract/common.ts';
import { MOST_PAID } from '#domains/jobs/contract/pay-units.ts';
import { EMPLOYMENT_TYPES, PAY_UNITS, SHIFTS, SHIFT_PATTERNS, type PayUnit } from '#kernel/vocabulary.ts';

const shape = {
  /** That of the job. */
  payUnit: z.enum(PAY_UNITS).default('hour'),
  /** In the unit, without differentials. */
  payCents: z.int().min(1, 'Enter the pay.'),
  /** Required outside the posted range; both sides see it. */
  payReason: optionalText(500),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  shift: z.enum(SHIFTS),
  shiftPattern: z.enum(SHIFT_PATTERNS),
  /** The unit as the letter names it. */
  unitName: optionalText(120),
  startDate: calendarDay,
  signOnBonusCents: z.int().min(0).max(10_000_000).default(0),
  signOnBonusTerms: optionalText(1000),
  benefits: optionalText(2000),
  /** What has to be fulfilled first, e.g. a background check. */
  contingencies: optionalText(2000),
  message: optionalText(2000),
  expiresAt: moment,
};

const isPayable = ({ payCents, payUnit }: { payCents: number | null; payUnit: PayUnit }) =>
  (payCents ?? 0) <= MOST_PAID[payUnit][0];
const TOO_MUCH = {
  path: ['payCents'],
  error: ({ input }: { input?: unknown }) => MOST_PAID[(input as { payUnit: PayUnit }).payUnit][1],
};
const bonusSaysWhen = (offer: { signOnBonusCents: number; signOnBonusTerms: string | null }) =>
  offer.signOnBonusCents === 0 || offer.signOnBonusTerms !== null;
export const BONUS_TERMS_MISSING = 'Say when a sign-on bonus must be paid back.';
const BONUS = { path: ['signOnBonusTerms'], message: BONUS_TERMS_MISSING };

/**
 * The `updatedAt` of the draft that the terms were typed over, null where there was none; refused when the team changed it
 * since. Left out: not checked.
 */
export const draftVersion = moment.nullable().optional();
export type DraftVersion = z.output<typeof draftVersion>;

/** What a draft keeps, finished or not: sending it checks the rest. */
export const draftTerms = z
  .strictObject({
    ...shape,
    payCents: z.int().min(0).nullable(),
    startDate: calendarDay.nullable(),
    expiresAt: moment.nullable(),
  })
  .refine(isPayable, TOO_MUCH);
export type DraftTerms = z.output<typeof draftTerms>;

/** What an employer offers. */
export const offerTerms = z.strictObject(shape).refine(isPayable, TOO_MUCH).refine(bonusSaysWhen, BONUS);
export type OfferTerms = z.output<typeof offerTerms>;

/** The terms with more fields beside them. */
export const offerTermsWith = <T extends z.ZodRawShape>(more: T) =>
  z
    .strictObject({ ...shape, ...more })
    .refine((offer) => isPayable(offer as unknown as OfferTerms), TOO_MUCH)
    .refine((offer) => bonusSaysWhen(offer as unknown as OfferTerms), BONUS);
