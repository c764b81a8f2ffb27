import type { organizations } from '#domains/employers/db/organizations.ts';
import type { jobCard, jobs } from '#domains/jobs/db/jobs.ts';
import type { JobCard } from '#domains/matching/contract/matches.ts';
import { AppError } from '#platform/server/errors.ts';
import { shiftRate } from '#domains/jobs/contract/pay.ts';
import { statedPayOf, weeklyHoursOf } from '#domains/jobs/contract/pay-units.ts';

type JobRow = Pick<typeof jobs.$inferSelect, keyof typeof jobCard>;
type FacilityType = (typeof organizations.$inferSelect)['facilityType'];

/** A job as candidates see it in lists. Only complete jobs are listed, so a missing part is a bug. */
export function presentJobCard(job: JobRow, organizationName: string, facilityType: FacilityType): JobCard {
  const {
    position,
    city,
    state,
    employmentType,
    shift,
    shiftPattern,
    payMinCents,
    payMaxCents,
    startDate,
    validThrough,
  } = job;
  if (
    !position ||
    !city ||
    !state ||
    !employmentType ||
    !shift ||
    !shiftPattern ||
    payMinCents === null ||
    payMaxCents === null ||
    !startDate ||
    !validThrough
  ) {
    throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
      logDetail: `job ${job.id} is incomplete`,
    });
  }
  const weeklyHours = weeklyHoursOf({ ...job, shiftPattern });
  return {
    id: job.id,
    title: job.title,
    position,
    organizationId: job.organizationId,
    organizationName,
    facilityType,
    city,
    state,
    employmentType,
    shift,
    shiftPattern,
    weeklyHours,
    payMinCents,
    payMaxCents,
    statedPay: statedPayOf(job),
    nightDifferentialCents: job.nightDifferentialCents,
    weekendDifferentialCents: job.weekendDifferentialCents,
    weeklyMinCents: Math.round(shiftRate(job, payMinCents) * weeklyHours),
    weeklyMaxCents: Math.round(shiftRate(job, payMaxCents) * weeklyHours),
    signOnBonusCents: job.signOnBonusCents,
    startDate,
    validThrough,
    status: job.status,
  };
}
