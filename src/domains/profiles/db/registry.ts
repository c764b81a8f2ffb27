import { workConfirmationMachine } from '#domains/profiles/contract/work/work-confirmation-states.ts';
import { deleteBy, exported, keep, owned, type PersonPath } from '#platform/db/registry.ts';
import {
  candidateProfiles,
  candidateContacts,
  candidatePrivate,
  candidateDemographics,
  candidatePreferences,
  blockedOrganizations,
  licenses,
  certifications,
  workHistory,
  education,
  roleRequests,
} from './candidates.ts';
import { storedFiles, documents, medicalDocuments } from './documents.ts';
import { passportLinks, passportViews } from './passport.ts';
import { resumeImports } from './resume-imports.ts';
import { workConfirmations } from './work-confirmations.ts';

const BY_LINK: PersonPath = {
  column: 'link_id',
  among: (person) => `select l.id from public.passport_links l where l.user_id = ${person}`,
};

export const profilesTables = [
  owned(candidateProfiles, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    acting: {
      update: `position specialties settings skills years_experience headline about home_city home_state home_zip
      home_latitude home_longitude time_zone npi moved_from_state moved_on graduated_on license_expected_on
      first_exam_result_on onboarding_step updated_at`,
    },
    erase: keep(
      'pseudonym position approved_position home_state time_zone onboarding_step',
      'the pseudonym under which employers keep the application',
    ),
    export: exported(
      'user_id',
      `user_id pseudonym position approved_position specialties settings skills years_experience headline
      about home_city home_state home_zip home_latitude home_longitude time_zone npi moved_from_state
      moved_on graduated_on license_expected_on first_exam_result_on onboarding_step first_jobs_at submitted_at
      approved_at is_demo created_at updated_at`,
    ),
  }),
  owned(candidateContacts, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    acting: { update: 'phone updated_at' },
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id email phone updated_at'),
  }),
  owned(candidatePrivate, {
    level: 'restricted',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    acting: { update: 'date_of_birth former_names street_address updated_at' },
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id date_of_birth former_names street_address updated_at'),
  }),
  owned(candidateDemographics, {
    level: 'restricted',
    parties: ['candidate'],
    service: 'none',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id sex race_ethnicity updated_at'),
  }),
  owned(candidatePreferences, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    engine: 'read',
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `user_id pay_floor_cents pay_target_cents shifts shift_patterns employment_types radius_miles
      will_relocate relocate_states earliest_start work_authorized needs_sponsorship auto_apply
      auto_apply_daily_cap auto_apply_active_cap auto_apply_min_score auto_apply_paused_at updated_at`,
    ),
  }),
  owned(blockedOrganizations, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    engine: 'read',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id organization_id created_at'),
  }),
  owned(licenses, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `id user_id license_type state license_number compact_status status issued_on expires_on
      withdrawn_states verification_state verification_source verified_at next_check_on created_at
      updated_at`,
      'verification_note verified_by',
    ),
  }),
  owned(certifications, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `id user_id kind issuer certificate_number issued_on expires_on verification_state verification_source
      verified_at next_check_on created_at updated_at`,
      'verification_note verified_by',
    ),
  }),
  owned(workHistory, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `id user_id employer_name organization_id facility_type city state title specialty started_on ended_on
      duties verification_state verification_source verified_at next_check_on created_at updated_at`,
      'verification_note verified_by',
    ),
  }),
  owned(education, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `id user_id school degree field graduated_on verification_state verification_source verified_at
      next_check_on created_at updated_at`,
      'verification_note verified_by',
    ),
  }),
  owned(roleRequests, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'write',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'id user_id requested_role role_key created_at closed_at', 'closed_by closing_note'),
  }),
  owned(documents, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'id user_id file_id kind file_name fact_type fact_id is_sample created_at deleted_at'),
  }),
  owned(medicalDocuments, {
    level: 'restricted',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'id user_id file_id kind file_name expires_on created_at deleted_at'),
  }),
  owned(resumeImports, {
    level: 'restricted',
    parties: ['candidate'],
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      'id user_id purpose status file_name page pages problem created_at expires_at',
      'file_id sealed_reading',
    ),
  }),
  // After the documents and imports, which reference them.
  owned(storedFiles, {
    level: 'restricted',
    parties: ['candidate'],
    administrator: 'write',
    erase: deleteBy('owner_id'),
    export: 'by function',
  }),
  owned(passportLinks, {
    level: 'restricted',
    parties: ['candidate'],
    administrator: 'read',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'id user_id label facts created_at expires_at revoked_at status_slot', 'token_hash'),
  }),
  owned(passportViews, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    acting: 'all',
    export: exported(BY_LINK, 'id link_id viewed_at'),
  }),
  owned(workConfirmations, {
    steps: { of: workConfirmationMachine, column: 'status' },
    level: 'restricted',
    parties: ['candidate'],
    administrator: 'read',
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `id user_id work_id consent_id status person_name employer_name title started_on ended_on contact_name
      contact_role contact_email contact_domain domain_organization_id asked_at reminded_at expires_at
      closed_at answered_by_name answered_by_role worked_there said_title said_started_on said_ended_on
      revoked_at comment`,
      'token_hash reminder_token_hash look_asked_at',
    ),
  }),
];
