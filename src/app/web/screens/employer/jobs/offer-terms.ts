import type { OfferTerms } from '#domains/hiring/web/applicants/offer-dialog.tsx';
import type { JobView } from '#domains/jobs/contract/jobs.ts';

/** The initial values of an offer; null while the job lacks some. */
export function termsOf({ draft, state }: JobView): OfferTerms | null {
  const { employmentType, shift, shiftPattern, weeklyHours, startDate, payUnit, payMinCents, payMaxCents } = draft;
  const { signOnBonusCents, signOnBonusTerms, nightDifferentialCents, weekendDifferentialCents } = draft;
  if (!employmentType || !shift || !shiftPattern) return null;
  return {
    employmentType,
    shift,
    shiftPattern,
    payCents: payMinCents !== null && payMaxCents !== null ? Math.round((payMinCents + payMaxCents) / 2) : null,
    startDate,
    signOnBonusCents,
    signOnBonusTerms,
    posted: {
      state,
      payUnit,
      shiftPattern,
      weeklyHours,
      payMinCents,
      payMaxCents,
      nightDifferentialCents,
      weekendDifferentialCents,
    },
  };
}
