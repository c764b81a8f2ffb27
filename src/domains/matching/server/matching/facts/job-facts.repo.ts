import { sql, type SQL } from 'drizzle-orm';
import type { JobFacts } from '#domains/matching/engine/types.ts';
import type { jobs } from '#domains/jobs/db/jobs.ts';
import { ANSWERED_IN_TIME, answerDue } from '#domains/hiring/db/waits/answer-clock.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { certificationsAmong } from '#domains/verification/contract/requirements-rules.ts';
import type { Certification, FacilityType, Skill, UsState } from '#kernel/vocabulary.ts';

type JobRow = typeof jobs.$inferSelect;

/** What matching needs in addition to the job's row. */
export interface JobContext {
  organizationPath: string[];
  facilityType: FacilityType | null;
  responseRecord: number | null;
  isOpen: boolean;
  /** The employer's requirements beyond the position and the posting. */
  addedRequirements: readonly string[];
}

type MatchableColumns = Pick<
  JobRow,
  | 'id'
  | 'position'
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'licenseStates'
  | 'requiredCertifications'
  | 'preferredCertifications'
  | 'minimumYears'
  | 'specialty'
  | 'skills'
  | 'shift'
  | 'shiftPattern'
  | 'employmentType'
  | 'payMinCents'
  | 'payMaxCents'
  | 'nightDifferentialCents'
  | 'weekendDifferentialCents'
  | 'callRateCents'
  | 'signOnBonusCents'
  | 'startDate'
  | 'validThrough'
  | 'openings'
  | 'workAuthorizationRequired'
  | 'sponsorshipAvailable'
  | 'status'
>;

/** A job's facts, or null while required fields are missing (a draft). */
export function toJobFacts(job: MatchableColumns, around: JobContext): JobFacts | null {
  const {
    position,
    state,
    latitude,
    longitude,
    shift,
    shiftPattern,
    employmentType,
    payMinCents,
    payMaxCents,
    startDate,
    validThrough,
  } = job;
  if (!position || !state || latitude === null || longitude === null || !shift || !shiftPattern || !employmentType)
    return null;
  if (payMinCents === null || payMaxCents === null || !startDate || !validThrough) return null;
  return {
    id: job.id,
    organizationPath: around.organizationPath,
    position,
    state,
    latitude,
    longitude,
    licenseStates: job.licenseStates as UsState[],
    // The employer's own requirements are mandatory like the posting's; only its certifications are a gate.
    requiredCertifications: [
      ...new Set([
        ...(job.requiredCertifications as Certification[]),
        ...certificationsAmong(around.addedRequirements),
      ]),
    ],
    preferredCertifications: job.preferredCertifications as Certification[],
    minimumYears: job.minimumYears,
    specialty: job.specialty,
    facilityType: around.facilityType,
    skills: job.skills as Skill[],
    shift,
    shiftPattern,
    employmentType,
    payMinCents,
    payMaxCents,
    nightDifferentialCents: job.nightDifferentialCents,
    weekendDifferentialCents: job.weekendDifferentialCents,
    callRateCents: job.callRateCents,
    signOnBonusCents: job.signOnBonusCents,
    startDate,
    validThrough,
    openings: job.openings,
    workAuthorizationRequired: job.workAuthorizationRequired,
    sponsorshipAvailable: job.sponsorshipAvailable,
    responseRecord: around.responseRecord,
    status: job.status === 'published' && !around.isOpen ? 'paused' : job.status,
  };
}

interface Row extends Record<string, unknown>, MatchableColumns {
  path: string[];
  facilityType: FacilityType | null;
  responseRecord: number | null;
  isOpen: boolean;
  addedRequirements: string[];
}

/** Share of an organization's applications of the last 180 days answered in time; null below three. */
const recordsOf = (which: SQL) => sql`
  select a.organization_id,
    case when count(*) >= 3 then (count(*) filter (where ${ANSWERED_IN_TIME}))::float8 / count(*) end as record
  from applications a
  where ${which} and a.applied_at > now() - interval '180 days' and ${answerDue(sql`now()`)}
  group by a.organization_id`;

/** Facts of complete jobs: all published ones, or `ids` in any state. */
export async function readJobFacts(tx: Tx, ids?: readonly string[]): Promise<JobFacts[]> {
  const which = ids ? sql`j.id = any(${sql.param([...ids])}::uuid[])` : sql`j.status = 'published'`;
  // Avoids counting every application for a few jobs.
  const whose = ids
    ? sql`a.organization_id in (select x.organization_id from jobs x where x.id = any(${sql.param([...ids])}::uuid[]))`
    : sql`true`;
  const { rows } = await tx.execute<Row>(sql`
    with records as (${recordsOf(whose)})
    select j.id, j.position, j.state, j.latitude, j.longitude, j.license_states as "licenseStates",
      j.required_certifications as "requiredCertifications", j.preferred_certifications as "preferredCertifications",
      j.added_requirements as "addedRequirements",
      j.minimum_years::float8 as "minimumYears", j.specialty, j.skills, j.shift, j.shift_pattern as "shiftPattern",
      j.employment_type as "employmentType", j.pay_min_cents as "payMinCents", j.pay_max_cents as "payMaxCents",
      j.night_differential_cents as "nightDifferentialCents", j.weekend_differential_cents as "weekendDifferentialCents",
      j.call_rate_cents as "callRateCents", j.sign_on_bonus_cents as "signOnBonusCents",
      j.start_date::text as "startDate", j.valid_through::text as "validThrough", j.openings,
      j.work_authorization_required as "workAuthorizationRequired", j.sponsorship_available as "sponsorshipAvailable",
      j.status, o.path::text[] as path, o.facility_type as "facilityType", r.record as "responseRecord",
      o.is_live and not app.is_held('job', j.id) as "isOpen"
    from jobs j
    join organizations o on o.id = j.organization_id
    left join records r on r.organization_id = j.organization_id
    where ${which}`);
  return rows.flatMap((row) => toJobFacts(row, { ...row, organizationPath: row.path }) ?? []);
}

/** Context of a draft that is not stored: the organization that would post it. */
export async function readJobContext(
  tx: Tx,
  organizationId: string,
  position: string | null,
): Promise<JobContext | null> {
  const { rows } = await tx.execute<
    { path: string[]; facilityType: FacilityType | null; added: string[] } & Record<string, unknown>
  >(
    sql`select path::text[] as path, facility_type as "facilityType", app.added_requirements(id, ${position}) as added
      from organizations where id = ${organizationId}`,
  );
  const [row] = rows;
  if (!row) return null;
  const { path: organizationPath, facilityType, added: addedRequirements } = row;
  return { organizationPath, facilityType, responseRecord: null, isOpen: true, addedRequirements };
}
