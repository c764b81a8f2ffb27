/**
 * What happens to personal data, table by table: what a person gets in an export of their data, and which texts stay when
 * a person is erased. `tests/integration/personal-data.test.ts` holds this against the live schema, so a new table or
 * column is declared here before it can be merged.
 */

export interface ExportedTable {
  name: string;
  /** The column that names the person, or the one that leads to an application or interview of theirs. */
  owner: 'user_id' | 'candidate_id' | 'reporter_id' | 'application_id' | 'interview_id' | 'link_id';
  columns: readonly string[];
  /** Columns that belong to the other side: staff ids, reviewers' notes, hashes of secrets. */
  internal: readonly string[];
}

const list = (names: string): string[] => names.split(' ').filter(Boolean);

const table = (name: string, owner: ExportedTable['owner'], columns: string, internal = ''): ExportedTable => ({
  name,
  owner,
  columns: list(columns),
  internal: list(internal),
});

const VERIFICATION = 'verification_state verification_source verified_at next_check_on created_at updated_at';
const REVIEWERS = 'verification_note verified_by';

/** Tables that a person reads under row-level security, with the columns that an export holds. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  table(
    'profiles',
    'user_id',
    'id user_id role onboarding_completed verification_status full_name social_auth_only is_demo created_at updated_at',
  ),
  table('consents', 'user_id', 'id user_id kind version organization_id application_id scope granted_at revoked_at'),
  table(
    'candidate_profiles',
    'user_id',
    'user_id pseudonym position approved_position specialties settings skills years_experience headline about home_city ' +
      'home_state home_zip home_latitude home_longitude time_zone npi moved_from_state moved_on graduated_on ' +
      'license_expected_on first_exam_result_on onboarding_step submitted_at approved_at is_demo created_at updated_at',
  ),
  table('candidate_contacts', 'user_id', 'user_id email phone updated_at'),
  table('candidate_private', 'user_id', 'user_id date_of_birth former_names street_address updated_at'),
  table('candidate_demographics', 'user_id', 'user_id sex race_ethnicity updated_at'),
  table(
    'candidate_preferences',
    'user_id',
    'user_id pay_floor_cents pay_target_cents shifts shift_patterns employment_types radius_miles will_relocate ' +
      'relocate_states earliest_start work_authorized needs_sponsorship auto_apply auto_apply_daily_cap ' +
      'auto_apply_active_cap updated_at',
  ),
  table('blocked_organizations', 'user_id', 'user_id organization_id created_at'),
  table(
    'role_requests',
    'user_id',
    'id user_id requested_role role_key created_at closed_at',
    'closed_by closing_note',
  ),
  table(
    'licenses',
    'user_id',
    `id user_id license_type state license_number compact_status status issued_on expires_on withdrawn_states ${VERIFICATION}`,
    REVIEWERS,
  ),
  table(
    'certifications',
    'user_id',
    `id user_id kind issuer certificate_number issued_on expires_on ${VERIFICATION}`,
    REVIEWERS,
  ),
  table(
    'work_history',
    'user_id',
    'id user_id employer_name organization_id facility_type city state title specialty started_on ended_on duties ' +
      VERIFICATION,
    REVIEWERS,
  ),
  table('education', 'user_id', `id user_id school degree field graduated_on ${VERIFICATION}`, REVIEWERS),
  table('documents', 'user_id', 'id user_id file_id kind file_name fact_type fact_id is_sample created_at deleted_at'),
  table('medical_documents', 'user_id', 'id user_id file_id kind file_name created_at deleted_at'),
  table(
    'notifications',
    'user_id',
    'seq id user_id kind title body href data read_at held_until created_at',
    'dedupe_key',
  ),
  table('notification_settings', 'user_id', 'user_id kind in_app email updated_at'),
  table('quiet_hours', 'user_id', 'user_id time_zone start_minute end_minute updated_at'),
  table('employer_profiles', 'user_id', 'user_id organization_id job_title phone created_at updated_at'),
  table('organization_members', 'user_id', 'organization_id user_id member_role created_at'),
  table(
    'verification_cases',
    'user_id',
    'id subject_type user_id status changes submitted_at submitted_by due_at decided_at message updated_at',
    'organization_id claimed_by claimed_at first_claimed_at assigned_to decided_by callback_number callback_at ' +
      'callback_note callback_source callback_found_on override_by override_at override_reason override_over version',
  ),
  table(
    'passport_links',
    'user_id',
    'id user_id label facts created_at expires_at revoked_at status_slot',
    'token_hash',
  ),
  table('passport_views', 'link_id', 'id link_id viewed_at'),
  table(
    'work_confirmations',
    'user_id',
    'id user_id work_id consent_id status person_name employer_name title started_on ended_on contact_name ' +
      'contact_role contact_email contact_domain domain_organization_id asked_at reminded_at expires_at closed_at ' +
      'answered_by_name answered_by_role worked_there said_title said_started_on said_ended_on revoked_at comment',
    'token_hash reminder_token_hash look_asked_at',
  ),
  table(
    'matches',
    'candidate_id',
    'id job_id candidate_id compatibility rank_score candidate_score employer_score receipt engine_version ' +
      'weights_version fingerprint is_current stale_reason created_at updated_at',
  ),
  table(
    'match_views',
    'candidate_id',
    'job_id candidate_id employer_score receipt created_at',
    'rank_score fingerprint allocated_at is_current updated_at',
  ),
  table(
    'applications',
    'candidate_id',
    'id job_id organization_id candidate_id match_id stage source consent_id applied_at response_due_at ' +
      'first_response_at contact_shared_at decline_reason withdraw_reason version created_at updated_at',
  ),
  table('application_receipts', 'application_id', 'application_id receipt'),
  table(
    'application_events',
    'application_id',
    'id seq application_id kind from_stage to_stage actor position zip at',
    'actor_id detail',
  ),
  table(
    'interviews',
    'application_id',
    'id application_id organization_id status mode place time_zone duration_minutes message starts_at sequence ' +
      'awaiting cancel_reason created_at updated_at',
    'outcome outcome_note created_by',
  ),
  table('interview_slots', 'interview_id', 'id interview_id round starts_at proposed_by is_chosen'),
  table(
    'offers',
    'application_id',
    'id application_id organization_id status pay_cents differential_cents pay_reason employment_type shift ' +
      'shift_pattern start_date sign_on_bonus_cents sign_on_bonus_terms message expires_at sent_at decided_at decision_reason updated_at',
    'sent_by',
  ),
  table(
    'reports',
    'reporter_id',
    'id reporter_id subject_type subject_id reason detail status resolved_at created_at',
    'resolution resolved_by',
  ),
];

/** Records about a person in tables that the person may not read: `app.own_records()` answers them. */
export const EXPORTED_BY_FUNCTION = [
  'match_reviews',
  'mails',
  'screenings',
  'screening_hits',
  'source_checks',
  'stored_files',
  'audit_log',
] as const;

/** Tables without a row about a person, and why those that seem to have one are left out of an export. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  audit_seals: 'the hash chain over the audit log',
  call_stats: 'counts of calls',
  case_risks: "how reviewers' queue is ordered",
  contact_messages: 'written without an account; whoever signs in later did not prove to have sent it',
  error_groups: 'groups of technical errors',
  error_log: 'technical errors, kept 30 days',
  exclusion_entries: 'public exclusion lists',
  exclusion_files: 'public exclusion lists',
  facility_directory: 'a public directory',
  faq_questions: 'written without an account',
  holds: 'decisions of the trust team; the person is told of each',
  idempotency_keys: 'answers kept for a day against repeated requests',
  item_reviews: "reviewers' notes; what they decided stands with each item",
  job_units: 'jobs',
  jobs: 'jobs of an organization',
  lab_runs: "administrators' experiments",
  market_changes: 'a queue',
  market_cursors: 'a queue',
  market_reports: 'counts of the market',
  organization_changes: "an organization's proposed names and addresses",
  organization_invitations: "an organization's invitations",
  organization_requirements: "an organization's requirements",
  organizations: 'organizations',
  page_view_sums: 'counts without a person',
  page_views: 'counts without a person',
  planned_decisions: "reviewers' plans",
  rate_limits: 'counters',
  requirement_sets: 'published requirements',
  second_reviews: "reviewers' second looks",
  state_transitions: 'the state machines',
  user_search: "an index over the person's own name and email",
  weights_versions: "the engine's weights",
};

/**
 * Tables whose rows stay after an erasure, with each text that they keep and the reason it may stay. Texts that are not
 * named here are emptied by `app.erase_person`.
 */
export const KEPT_AFTER_ERASURE: Readonly<Record<string, { texts: string; why: string }>> = {
  applications: {
    texts: 'stage source decline_reason',
    why: 'codes; the decline reason is one of a list',
  },
  application_receipts: { texts: 'receipt', why: 'what was shared and when, without values' },
  application_events: {
    texts: 'kind from_stage to_stage actor detail position zip',
    why: 'codes; the zip is the job’s',
  },
  consents: { texts: 'kind version scope', why: 'what was agreed to, as codes' },
  interviews: { texts: 'status mode place time_zone awaiting outcome', why: "codes, and the employer's own address" },
  interview_slots: { texts: 'proposed_by', why: 'a code' },
  offers: {
    texts: 'status employment_type shift shift_pattern sign_on_bonus_terms',
    why: "the employer's terms, for the record of what was offered",
  },
  candidate_profiles: {
    texts: 'pseudonym position approved_position home_state time_zone onboarding_step',
    why: 'the pseudonym under which employers keep the application',
  },
  profiles: { texts: 'role verification_status', why: 'codes' },
};
