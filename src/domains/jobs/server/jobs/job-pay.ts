import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import { hourlyEquivalent } from '#domains/jobs/contract/pay-units.ts';

/** Pay as the columns hold it: what is compared an hour, and what the employer stated in another unit. */
export function payColumns(
  draft: Pick<JobDraft, 'payUnit' | 'payMinCents' | 'payMaxCents' | 'weeklyHours' | 'shiftPattern'>,
) {
  const { payUnit, payMinCents: min, payMaxCents: max } = draft;
  const isHourly = payUnit === 'hour';
  return {
    payUnit,
    payMinCents: min === null ? null : hourlyEquivalent(min, draft),
    payMaxCents: max === null ? null : hourlyEquivalent(max, draft),
    statedMinCents: isHourly ? null : min,
    statedMaxCents: isHourly ? null : max,
  };
}
