import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    everyone: [
      'GET /api/geo/zip/:zip',
      'GET /api/passport/:token',
      'GET /api/passport/:token/credentials',
      'GET /api/passport/:token/fhir.json',
      'GET /api/passport/:token/passport.pdf',
      'GET /api/passport/:token/resume.json',
      'GET /api/passport/status/:list',
      'POST /api/work-confirmations/answer',
      'POST /api/work-confirmations/open',
    ],
    signedIn: ['GET /api/documents/:id/content'],
    candidate: [
      'GET /api/me/passport',
      'GET /api/me/passport/fhir.json',
      'GET /api/me/passport/passport.pdf',
      'GET /api/me/passport/resume.json',
      'POST /api/me/passport/links',
      'POST /api/me/passport/links/:id/revoke',
      'GET /api/me/work-confirmations',
      'POST /api/me/work-confirmations',
      'PUT /api/me/work-confirmations/:id/comment',
      'POST /api/me/work-confirmations/:id/look',
      'POST /api/me/work-confirmations/:id/revoke',
      'POST /api/me/blocked-organizations',
      'DELETE /api/me/blocked-organizations/:id',
      'POST /api/me/certifications',
      'DELETE /api/me/certifications/:id',
      'PUT /api/me/certifications/:id',
      'GET /api/me/documents',
      'POST /api/me/documents',
      'DELETE /api/me/documents/:id',
      'PATCH /api/me/documents/:id',
      'GET /api/me/resume-imports',
      'POST /api/me/resume-imports',
      'POST /api/me/resume-imports/:id/decisions',
      'DELETE /api/me/resume-imports/:id',
      'POST /api/me/education',
      'DELETE /api/me/education/:id',
      'PUT /api/me/education/:id',
      'POST /api/me/licenses',
      'DELETE /api/me/licenses/:id',
      'PUT /api/me/licenses/:id',
      'PUT /api/me/onboarding/step',
      'POST /api/me/onboarding/submit',
      'GET /api/me/organization-search',
      'GET /api/me/self-identification',
      'PUT /api/me/self-identification',
      'DELETE /api/me/self-identification',
      'GET /api/me/profile',
      'PUT /api/me/profile/about',
      'PUT /api/me/profile/credentials',
      'PUT /api/me/profile/parts/about',
      'PUT /api/me/profile/parts/address',
      'PUT /api/me/profile/parts/authorization',
      'PUT /api/me/profile/parts/distance',
      'PUT /api/me/profile/parts/former-names',
      'PUT /api/me/profile/parts/home',
      'PUT /api/me/profile/parts/intro',
      'PUT /api/me/profile/parts/license',
      'PUT /api/me/profile/parts/pay',
      'PUT /api/me/profile/parts/position',
      'PUT /api/me/profile/parts/schedule',
      'PUT /api/me/profile/parts/settings',
      'PUT /api/me/profile/parts/shifts',
      'PUT /api/me/profile/parts/skills',
      'PUT /api/me/profile/parts/specialty',
      'PUT /api/me/profile/preferences',
      'PUT /api/me/profile/role',
      'GET /api/me/submission',
      'POST /api/me/work-history',
      'DELETE /api/me/work-history/:id',
      'PUT /api/me/work-history/:id',
    ],
    admin: ['GET /api/admin/people/:id/passport'],
  },
  tables: {
    'public.blocked_organizations': {
      rows: { candidate: 'rid candA+orgB' },
      columns: { 'candidate ri': 'user_id organization_id created_at' },
    },
    'public.candidate_contacts': {
      rows: { candidate: 'ru candA' },
      columns: {
        'candidate r, employer r': 'user_id email',
        'candidate ru': 'updated_at',
        'candidate ru, employer r': 'phone',
      },
    },
    'public.candidate_demographics': {
      rows: { candidate: 'riud candA' },
      columns: { 'candidate ri': 'user_id', 'candidate riu': 'sex race_ethnicity updated_at' },
    },
    'public.candidate_preferences': {
      rows: { candidate: 'ru candA' },
      columns: {
        'candidate r': 'user_id',
        'candidate ru': `pay_floor_cents pay_target_cents shifts shift_patterns employment_types radius_miles will_relocate
      relocate_states earliest_start work_authorized needs_sponsorship auto_apply auto_apply_daily_cap
      auto_apply_active_cap auto_apply_min_score auto_apply_paused_at updated_at`,
      },
    },
    'public.candidate_private': {
      rows: { candidate: 'ru candA' },
      columns: {
        'candidate r, employer r': 'user_id',
        'candidate ru': 'former_names updated_at',
        'candidate ru, employer r': 'date_of_birth street_address',
      },
    },
    'public.candidate_profiles': {
      rows: { candidate: 'ru candA', employer: 'r* candA' },
      columns: {
        'candidate r': 'first_jobs_at approved_at is_demo created_at',
        'candidate r, employer r': 'user_id pseudonym approved_position',
        'candidate ru': `settings headline about home_city home_zip home_latitude home_longitude time_zone npi moved_from_state
      moved_on graduated_on license_expected_on onboarding_step submitted_at updated_at first_exam_result_on`,
        'candidate ru, employer r': 'position specialties skills years_experience home_state',
      },
    },
    'public.certifications': {
      rows: { candidate: 'riud candA', employer: 'r* candA' },
      columns: {
        'candidate r': 'verification_note verified_by next_check_on created_at',
        'candidate r, employer r': 'verification_state verification_source verified_at',
        'candidate ri, employer r': 'id user_id',
        'candidate riu': 'issuer certificate_number issued_on',
        'candidate riu, employer r': 'kind expires_on',
        'candidate ru': 'updated_at',
      },
    },
    'public.documents': {
      rows: { candidate: 'riu candA.identity candA.license candA.resume', employer: 'r* candA.license' },
      columns: {
        'candidate ri': 'is_sample',
        'candidate ri, employer r': 'id user_id file_id created_at',
        'candidate riu': 'fact_type fact_id',
        'candidate riu, employer r': 'kind file_name',
        'candidate ru, employer r': 'deleted_at',
      },
    },
    'public.education': {
      rows: { candidate: 'riud candA', employer: 'r* candA' },
      columns: {
        'candidate r': 'verification_source verification_note verified_by verified_at next_check_on created_at',
        'candidate r, employer r': 'verification_state',
        'candidate ri, employer r': 'id user_id',
        'candidate riu': 'field',
        'candidate riu, employer r': 'school degree graduated_on',
        'candidate ru': 'updated_at',
      },
    },
    'public.licenses': {
      rows: { candidate: 'riud candA', employer: 'r* candA' },
      columns: {
        'candidate r': 'verification_note verified_by next_check_on created_at',
        'candidate r, employer r': 'verification_state verification_source verified_at',
        'candidate ri, employer r': 'id user_id',
        'candidate riu': 'license_number status issued_on withdrawn_states',
        'candidate riu, employer r': 'license_type state compact_status expires_on',
        'candidate ru': 'updated_at',
      },
    },
    'public.medical_documents': {
      rows: { candidate: 'riu candA' },
      columns: {
        'candidate ri, employer r': 'id user_id file_id created_at',
        'candidate riu, employer r': 'kind file_name expires_on',
        'candidate ru, employer r': 'deleted_at',
      },
    },
    'public.passport_links': {
      rows: { candidate: 'r*iu candA' },
      columns: {
        'candidate i': 'token_hash',
        'candidate ri': 'id user_id label facts created_at expires_at status_slot',
        'candidate ru': 'revoked_at',
      },
    },
    'public.passport_views': {
      rows: { candidate: 'r candA' },
      columns: { 'candidate r': 'id link_id viewed_at' },
    },
    'public.resume_imports': {
      rows: { candidate: 'rid candA' },
      columns: {
        'candidate r': 'status page pages problem sealed_reading',
        'candidate ri': 'id user_id purpose file_id file_name created_at expires_at',
      },
    },
    'public.role_requests': {
      rows: { candidate: 'r*i candA' },
      columns: {
        'candidate r': 'closed_at role_key',
        'candidate ri': 'id user_id requested_role created_at',
        '': 'closed_by closing_note',
      },
    },
    'public.stored_files': {
      rows: { candidate: 'r*i candA' },
      columns: {
        'candidate i': 'storage_key key_id wrapped_key sealed_text',
        'candidate ri': 'id owner_id content_type size_bytes sha256 scan_state created_at',
      },
    },
    'public.work_confirmations': {
      rows: { candidate: 'r* candA' },
      columns: {
        'candidate r': `id user_id work_id consent_id status person_name employer_name title started_on ended_on contact_name
      contact_role contact_email contact_domain domain_organization_id asked_at reminded_at expires_at closed_at
      answered_by_name answered_by_role worked_there said_title said_started_on said_ended_on revoked_at comment
      look_asked_at`,
        '': 'token_hash reminder_token_hash',
      },
    },
    'public.work_history': {
      rows: { candidate: 'riud candA.current candA.past', employer: 'r* candA.past' },
      columns: {
        'candidate r': 'verification_source verification_note verified_by verified_at next_check_on created_at',
        'candidate r, employer r': 'verification_state',
        'candidate ri, employer r': 'id user_id',
        'candidate riu': 'organization_id specialty duties',
        'candidate riu, employer r': 'employer_name facility_type city state title started_on ended_on',
        'candidate ru': 'updated_at',
      },
    },
  },
  steps: {
    work_confirmation: {
      open: 'confirmed differs declined revoked expired',
      confirmed: '',
      differs: '',
      declined: '',
      revoked: '',
      expired: '',
    },
  },
};
