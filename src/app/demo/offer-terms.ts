import { jobFacts } from '#domains/hiring/server/applications/index.ts';
import type { OfferTerms } from '#domains/hiring/contract/offers/offer-terms.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

/** What every offer of the demo says. */
export const USUAL_TERMS = {
  unitName: null,
  signOnBonusTerms: null,
  benefits: 'Health, dental and vision from the first day; paid time off; a retirement plan with a match.',
  contingencies: 'A background check, a drug screen and the immunization records that your unit requires.',
  message: 'We would be glad to have you on the team.',
} as const;

export const signedBy = (name: string) => ({ name, drawing: null, consents: true }) as const;

/** An offer in the middle of a job's posted range, open for some days from now. */
export async function termsOf(
  deps: Deps,
  jobId: string,
  { startDate, answerDays }: { startDate: string; answerDays: number },
): Promise<OfferTerms> {
  const facts = await deps.db.as(service, (tx) => jobFacts(tx, jobId));
  if (!facts) throw new RangeError('the demo employer has no such job');
  const { job } = facts;
  const middle = ((job.payMinCents ?? 0) + (job.payMaxCents ?? 0)) / 2;
  return {
    ...USUAL_TERMS,
    payUnit: 'hour',
    payCents: Math.round(middle / 25) * 25,
    payReason: null,
    employmentType: job.employmentType ?? 'full_time',
    shift: job.shift ?? 'days',
    shiftPattern: job.shiftPattern ?? '3x12',
    startDate,
    signOnBonusCents: 0,
    expiresAt: new Date(deps.clock.now().getTime() + answerDays * DAY_MS).toISOString(),
  };
}
