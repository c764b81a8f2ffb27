import type { JobDraft, JobView } from '#domains/jobs/contract/jobs.ts';
import { shiftRate } from '#domains/jobs/contract/pay.ts';
import { missingForPosting } from '#domains/jobs/contract/posting.ts';
import { postedPay, weeklyHoursOf } from '#domains/jobs/contract/pay-units.ts';
import { presentUpkeep } from './present-upkeep.ts';
import type { UpkeepRow } from './upkeep.repo.ts';
import type { FunnelRow, Job, JobRow } from './jobs.repo.ts';

const STAGES = ['matched', 'applied', 'shortlisted', 'interviewing', 'offered', 'hired'] as const;

export function presentJob(
  { job, organizationName, unitIds, mayEdit, mayHire }: JobRow,
  funnels: readonly FunnelRow[],
  upkeep: UpkeepRow | undefined,
  today: string,
): JobView {
  return {
    id: job.id,
    slug: job.slug,
    status: job.status,
    version: job.version,
    organizationName,
    city: job.city,
    state: job.state,
    hourlyMinCents: job.payMinCents,
    hourlyMaxCents: job.payMaxCents,
    weeklyMinCents: weekly(job, job.payMinCents),
    weeklyMaxCents: weekly(job, job.payMaxCents),
    publishedAt: job.publishedAt?.toISOString() ?? null,
    updatedAt: job.updatedAt.toISOString(),
    mayEdit,
    mayHire,
    draft: draftOf(job, unitIds),
    addedRequirements: job.addedRequirements as JobView['addedRequirements'],
    funnel: funnelOf(funnels, job.id),
    upkeep: presentUpkeep(upkeep),
    missing: missingForPosting({ ...job, ...postedPay(job) }, today, keptDates(job)),
  };
}

/** The people of a job by stage. */
export function funnelOf(funnels: readonly FunnelRow[], jobId: string): JobView['funnel'] {
  const own = funnels.filter((row) => row.jobId === jobId);
  const at = (stage: string) => own.find((row) => row.stage === stage)?.count ?? 0;
  const [matched, applied, shortlisted, interviewing, offered, hired] = STAGES.map(at);
  const sumOf = (what: 'overdue' | 'openInterviews' | 'otherTimes') => own.reduce((sum, row) => sum + row[what], 0);
  return {
    matched: matched ?? 0,
    applied: applied ?? 0,
    shortlisted: shortlisted ?? 0,
    interviewing: interviewing ?? 0,
    offered: offered ?? 0,
    hired: hired ?? 0,
    overdue: sumOf('overdue'),
    openInterviews: sumOf('openInterviews'),
    otherTimes: sumOf('otherTimes'),
  };
}

/** A published job keeps dates that have passed; one that is published again needs new ones. */
export const keptDates = ({ status, startDate, validThrough }: Job) => {
  if (status === 'published') return { startDate, validThrough };
  return status === 'paused' ? { startDate } : {};
};

const weekly = (job: Job, cents: number | null): number | null =>
  cents === null || job.shiftPattern === null
    ? null
    : Math.round(shiftRate(job, cents) * weeklyHoursOf({ ...job, shiftPattern: job.shiftPattern }));

/** What the form edits. Checks in the database back the narrowed types of the lists. */
const draftOf = (job: Job, unitIds: string[]): JobDraft => ({
  organizationId: job.organizationId,
  unitIds,
  externalRequisitionId: job.externalRequisitionId,
  title: job.title,
  position: job.position,
  specialty: job.specialty,
  zip: job.zip,
  openings: job.openings,
  employmentType: job.employmentType,
  shift: job.shift,
  shiftPattern: job.shiftPattern,
  weeklyHours: job.weeklyHours,
  ...postedPay(job),
  nightDifferentialCents: job.nightDifferentialCents,
  weekendDifferentialCents: job.weekendDifferentialCents,
  callRateCents: job.callRateCents,
  signOnBonusCents: job.signOnBonusCents,
  signOnBonusTerms: job.signOnBonusTerms,
  workAuthorizationRequired: job.workAuthorizationRequired,
  sponsorshipAvailable: job.sponsorshipAvailable,
  licenseStates: job.licenseStates as JobDraft['licenseStates'],
  requiredCertifications: job.requiredCertifications as JobDraft['requiredCertifications'],
  preferredCertifications: job.preferredCertifications as JobDraft['preferredCertifications'],
  minimumYears: job.minimumYears,
  skills: job.skills as JobDraft['skills'],
  description: job.description,
  startDate: job.startDate,
  validThrough: job.validThrough,
  isPublic: job.isPublic,
});
