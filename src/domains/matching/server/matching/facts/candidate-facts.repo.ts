import { sql, type SQL } from 'drizzle-orm';
import type { CandidateFacts, HoldReason, LicenseFacts } from '#domains/matching/engine/types.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { completenessOf } from '#domains/profiles/contract/completeness.ts';
import { mustShowLicense, type LicenseRule } from '#domains/verification/contract/requirements-rules.ts';
import type {
  Certification,
  EmploymentType,
  FacilityType,
  Position,
  Shift,
  ShiftPattern,
  Skill,
  Specialty,
  UsState,
} from '#kernel/vocabulary.ts';

/** A person's facts as stored: what a change is tried on (`what-if`). */
export interface CandidateRow extends Record<string, unknown> {
  id: string;
  position: Position | null;
  approved: boolean;
  license_rule: LicenseRule | null;
  specialties: Specialty[];
  settings: FacilityType[];
  skills: Skill[];
  years: number | null;
  headline: string | null;
  about: string | null;
  home_state: UsState | null;
  latitude: number | null;
  longitude: number | null;
  moved_from_state: UsState | null;
  moved_on: string | null;
  graduated_on: string | null;
  first_exam_result_on: string | null;
  license_expected_on: string | null;
  pay_floor_cents: number | null;
  pay_target_cents: number | null;
  shifts: Shift[];
  shift_patterns: ShiftPattern[];
  employment_types: EmploymentType[];
  radius_miles: number | null;
  will_relocate: boolean;
  relocate_states: UsState[];
  earliest_start: string | null;
  work_authorized: boolean | null;
  needs_sponsorship: boolean;
  auto_apply: boolean;
  daily_cap: number;
  active_cap: number;
  has_consent: boolean;
  licenses: LicenseFacts[];
  certifications: { id: Certification; expiresOn: string | null }[];
  last_ended_on: string | null;
  works_now: boolean;
  work_entries: number;
  education_entries: number;
  document_kinds: string[];
  blocked: string[];
  holds: HoldReason[];
}

/** Everyone who finished onboarding. */
export async function matchableIds(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select user_id as id from profiles where role = 'job_seeker' and onboarding_completed order by user_id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The facts of those of `ids` who finished onboarding, in one statement. Runs as the engine role, which cannot read a
 * name, birth date, contact or medical document.
 */
export const readCandidateFacts = async (tx: Tx, ids: readonly string[]): Promise<CandidateFacts[]> =>
  (await readCandidateRows(tx, ids)).map(factsOf);

export const readCandidateRows = (tx: Tx, ids: readonly string[]): Promise<CandidateRow[]> =>
  readRows(tx, ids, sql`p.onboarding_completed`);

/** The facts of one person, who may still be filling in the profile: for a preview, never for the market. */
export async function readUnfinishedFacts(
  tx: Tx,
  id: string,
): Promise<{ facts: CandidateFacts; hasYears: boolean } | null> {
  const [row] = await readRows(tx, [id], sql`true`);
  return row ? { facts: factsOf(row), hasYears: row.years !== null } : null;
}

async function readRows(tx: Tx, ids: readonly string[], who: SQL): Promise<CandidateRow[]> {
  const { rows } = await tx.execute<CandidateRow>(sql`
    -- A position that waits for a reviewer makes no job eligible.
    select p.user_id as id,
      case when c.approved_position is null or c.approved_position = c.position then c.position end as position,
      p.verification_status = 'approved' as approved, s.license as license_rule,
      c.specialties, c.settings, c.skills, c.years_experience::float8 as years, c.headline, c.about,
      c.home_state, c.home_latitude as latitude, c.home_longitude as longitude,
      c.moved_from_state, c.moved_on::text, c.graduated_on::text, c.license_expected_on::text,
      c.first_exam_result_on::text,
      w.pay_floor_cents, w.pay_target_cents, w.shifts, w.shift_patterns, w.employment_types, w.radius_miles,
      w.will_relocate, w.relocate_states, w.earliest_start::text, w.work_authorized, w.needs_sponsorship,
      w.auto_apply, w.auto_apply_daily_cap as daily_cap, w.auto_apply_active_cap as active_cap,
      exists (select 1 from consents k where k.user_id = p.user_id and k.kind = 'auto_apply' and k.revoked_at is null)
        as has_consent,
      coalesce((select jsonb_agg(jsonb_build_object(
          'state', l.state, 'type', l.license_type, 'compactStatus', l.compact_status, 'status', l.status,
          'issuedOn', l.issued_on, 'expiresOn', l.expires_on, 'privilegeWithdrawnStates', l.withdrawn_states,
          'verified', l.verification_state = 'verified') order by l.id)
        from licenses l where l.user_id = p.user_id and l.verification_state not in ('revoked', 'discrepancy')), '[]') as licenses,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.kind, 'expiresOn', f.expires_on) order by f.id)
        from certifications f where f.user_id = p.user_id and f.verification_state not in ('revoked', 'discrepancy')), '[]') as certifications,
      (select max(h.ended_on)::text from work_history h where h.user_id = p.user_id) as last_ended_on,
      exists (select 1 from work_history h where h.user_id = p.user_id and h.ended_on is null) as works_now,
      (select count(*)::int from work_history h where h.user_id = p.user_id) as work_entries,
      (select count(*)::int from education e where e.user_id = p.user_id) as education_entries,
      array(select distinct d.kind from documents d where d.user_id = p.user_id and d.deleted_at is null) as document_kinds,
      array(select distinct o.path[1]::text from blocked_organizations b join organizations o on o.id = b.organization_id
        where b.user_id = p.user_id) as blocked,
      array(select h.kind from holds h where h.subject_type = 'person' and h.subject_id = p.user_id and h.released_at is null) as holds
    from profiles p
    join candidate_profiles c on c.user_id = p.user_id
    join candidate_preferences w on w.user_id = p.user_id
    left join requirement_sets s on s.position = c.position and s.status = 'published'
    where p.role = 'job_seeker' and ${who} and p.user_id = any(${sql.param([...ids])}::uuid[])`);
  return rows.filter((row) => row.position !== null);
}

export const factsOf = (row: CandidateRow): CandidateFacts => ({
  id: row.id,
  positions: row.position ? [row.position] : [],
  licenses: row.licenses,
  homeState: row.home_state,
  latitude: row.latitude,
  longitude: row.longitude,
  movedFromState: row.moved_from_state,
  movedOn: row.moved_on,
  graduatedOn: row.graduated_on,
  firstExamResultOn: row.first_exam_result_on,
  licenseExpectedOn: row.license_expected_on,
  certifications: row.certifications,
  approved: row.approved,
  holds: row.holds,
  payFloorCents: row.pay_floor_cents,
  payTargetCents: row.pay_target_cents,
  shifts: row.shifts,
  shiftPatterns: row.shift_patterns,
  employmentTypes: row.employment_types,
  radiusMiles: row.radius_miles,
  willRelocate: row.will_relocate,
  relocateStates: row.relocate_states,
  earliestStart: row.earliest_start,
  blockedOrganizationIds: row.blocked,
  specialties: row.specialties,
  settings: row.settings,
  skills: row.skills,
  yearsExperience: row.years ?? 0,
  lastWorkedOn: row.last_ended_on,
  currentlyWorking: row.works_now,
  completeness: completeness(row),
  workAuthorized: row.work_authorized,
  needsSponsorship: row.needs_sponsorship,
  autoApply: { consent: row.auto_apply && row.has_consent, dailyCap: row.daily_cap, activeCap: row.active_cap },
});

/** Completeness as employers see it; contact and birth date, which matching cannot read, count as present. */
const completeness = (row: CandidateRow): number =>
  completenessOf({
    hasPhone: true,
    hasAddress: row.latitude !== null,
    hasBirthDate: true,
    position: row.position,
    needsLicense: row.license_rule === null || mustShowLicense(row.license_rule),
    hasYears: row.years !== null,
    hasHeadline: row.headline !== null,
    hasAbout: row.about !== null,
    specialties: row.specialties.length,
    settings: row.settings.length,
    skills: row.skills.length,
    licenses: row.licenses.length,
    certifications: row.certifications.length,
    workEntries: row.work_entries,
    educationEntries: row.education_entries,
    documentKinds: row.document_kinds,
    hasPay: row.pay_floor_cents !== null,
    hasSchedule: row.shifts.length > 0,
    hasDistance: row.radius_miles !== null || row.will_relocate,
  }).percent / 100;
