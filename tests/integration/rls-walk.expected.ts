/**
 * Who can read and write what: one line a table, held against what the database does.
 *
 * Verbs: `r` reads (`r*` some columns only), `i` inserts a row like it (with the columns that it may fill), `u` updates, `d` deletes. Then whose rows:
 * `candA` candidate A's, `orgA` employer A's, `candA+orgA` what stands between the two, a suffix where the kind of row
 * matters, `all` every row. What is not said here is refused. Candidate A has applied to organization A and not yet been
 * asked for an interview. B's lines are A's with the letters swapped.
 */
export const VIEWERS = [
  'anonymous',
  'candidateA',
  'candidateB',
  'employerA',
  'employerB',
  'administrator',
  'service',
  'engine',
  'auth',
] as const;
export type Viewer = (typeof VIEWERS)[number];

export interface Line {
  anonymous?: string;
  candidate?: string;
  employer?: string;
  /** Where B's line is not A's with the letters swapped. */
  employerB?: string;
  /** After the policy check that somebody is an administrator. */
  administrator?: string;
  /** Jobs and the side effects of a change. */
  service?: string;
  /** Matching. */
  engine?: string;
  /** Better Auth. */
  auth?: string;
}

const STAFF = { administrator: 'riud all', service: 'riud all' } as const;
const STAFF_READS = { administrator: 'r all', service: 'riud all' } as const;
const SERVICE_ONLY = { service: 'riud all' } as const;
const APPEND_ONLY = { administrator: 'ri all', service: 'ri all' } as const;
const ENGINE_READS = { engine: 'r all' } as const;

export const EXPECTED: Readonly<Record<string, Line>> = {
  'auth.accounts': { auth: 'riud all' },
  'auth.email_changes': { auth: 'riud all' },
  'auth.passkeys': { auth: 'riud all' },
  'auth.rate_limits': { auth: 'riud all' },
  'auth.recovery_codes': { auth: 'riud all' },
  'auth.sessions': { auth: 'riud all' },
  'auth.totp': { auth: 'riud all' },
  'auth.users': { auth: 'riud all' },
  'auth.verifications': { auth: 'riud all' },
  'public.application_events': {
    candidate: 'r*i candA+orgA',
    employer: 'r*i candA+orgA',
    administrator: 'r all',
    service: 'ri all',
  },
  'public.application_receipts': { candidate: 'riu candA+orgA', ...STAFF_READS },
  'public.applications': { candidate: 'riu candA+orgA', employer: 'ru candA+orgA', ...STAFF_READS, ...ENGINE_READS },
  'public.audit_log': { ...APPEND_ONLY },
  'public.audit_seals': { administrator: 'r all', service: 'ri all' },
  'public.blocked_organizations': { candidate: 'rid candA+orgB', ...STAFF_READS, ...ENGINE_READS },
  'public.call_stats': { ...STAFF },
  'public.candidate_contacts': { candidate: 'ru candA', ...STAFF_READS },
  'public.candidate_demographics': { candidate: 'riud candA' },
  'public.candidate_preferences': { candidate: 'ru candA', ...STAFF_READS, ...ENGINE_READS },
  'public.candidate_private': { candidate: 'ru candA', ...STAFF_READS },
  'public.candidate_profiles': { candidate: 'ru candA', employer: 'r* candA', ...STAFF, ...ENGINE_READS },
  'public.case_risks': { ...STAFF },
  'public.certifications': { candidate: 'riud candA', employer: 'r* candA', ...STAFF, ...ENGINE_READS },
  'public.consents': { candidate: 'riu candA', employer: 'riu orgA', ...STAFF_READS, ...ENGINE_READS },
  'public.documents': {
    candidate: 'riu candA.identity candA.license candA.resume',
    employer: 'r* candA.license',
    ...STAFF,
    ...ENGINE_READS,
  },
  'public.education': { candidate: 'riud candA', employer: 'r* candA', ...STAFF, ...ENGINE_READS },
  'public.employer_profiles': { employer: 'ru orgA', ...STAFF },
  'public.error_groups': { ...STAFF },
  'public.error_log': { ...STAFF },
  'public.facility_directory': { anonymous: 'r all', candidate: 'r all', employer: 'r all', ...STAFF },
  'public.contact_messages': { anonymous: 'i all', candidate: 'i all', employer: 'i all', ...STAFF },
  'public.exclusion_entries': { ...STAFF },
  'public.exclusion_files': { ...STAFF },
  'public.faq_questions': {
    anonymous: 'r* published; i all',
    candidate: 'r* published; i all',
    employer: 'r* published; i all',
    ...STAFF,
  },
  'public.holds': { ...STAFF, ...ENGINE_READS },
  'public.idempotency_keys': { ...SERVICE_ONLY },
  'public.interview_slots': { candidate: 'ru candA+orgA', employer: 'ri candA+orgA', ...STAFF_READS },
  'public.interviews': { candidate: 'r*u candA+orgA', employer: 'riu candA+orgA', ...STAFF_READS },
  'public.item_reviews': { candidate: 'r* admin+candA', employer: 'r* admin+orgA', ...STAFF },
  'public.job_units': { anonymous: 'r all', candidate: 'r all', employer: 'r all; id orgA', ...STAFF, ...ENGINE_READS },
  'public.jobs': {
    anonymous: 'r orgA.open orgB.open',
    candidate: 'r orgA.open orgB.open',
    employer: 'r orgA.draft orgA.open orgB.open; iu orgA.draft orgA.open',
    ...STAFF,
    ...ENGINE_READS,
  },
  'public.licenses': { candidate: 'riud candA', employer: 'r* candA', ...STAFF, ...ENGINE_READS },
  'public.mails': { ...STAFF, administrator: 'r*iud all' },
  'public.market_cursors': { ...STAFF, ...ENGINE_READS },
  'public.market_reports': { ...STAFF },
  'public.market_changes': { ...STAFF, ...ENGINE_READS },
  'public.match_views': { candidate: 'r* candA+orgA', employer: 'r* candA+orgA', ...STAFF_READS },
  'public.matches': { candidate: 'r candA+orgA', ...STAFF_READS, ...ENGINE_READS },
  'public.medical_documents': { candidate: 'riu candA', ...SERVICE_ONLY },
  'public.notification_settings': { candidate: 'riu candA', employer: 'riu orgA', ...STAFF_READS },
  'public.notifications': { candidate: 'ru candA', employer: 'ru orgA', ...STAFF },
  'public.offers': { candidate: 'ru candA+orgA', employer: 'riu candA+orgA', ...STAFF_READS },
  'public.organization_changes': { employer: 'riud orgA', ...STAFF },
  'public.organization_invitations': { employer: 'r* orgA', ...STAFF },
  'public.organization_requirements': { employer: 'riu orgA', ...STAFF },
  'public.organization_members': { employer: 'r orgA', ...STAFF },
  'public.organizations': {
    anonymous: 'r* orgA orgB siblingA',
    candidate: 'r* orgA orgB siblingA',
    employer: 'r* orgA orgA.new orgB siblingA; i orgA.new; u orgA',
    // Organization B stands below no system, so a copy of it is a new organization of B's own.
    employerB: 'r* orgA orgB orgB.new siblingA; i orgB orgB.new; u orgB',
    ...STAFF,
    ...ENGINE_READS,
  },
  'public.page_view_sums': { ...STAFF_READS },
  'public.page_views': { ...STAFF },
  'public.passport_links': { candidate: 'r*iu candA', ...STAFF_READS },
  'public.passport_views': { candidate: 'r candA', ...STAFF_READS },
  'public.planned_decisions': { ...STAFF },
  'public.profiles': {
    candidate: 'ru candA',
    employer: 'r* candA orgA; u orgA',
    auth: 'r all',
    ...STAFF,
    ...ENGINE_READS,
  },
  'public.quiet_hours': { candidate: 'riu candA', employer: 'riu orgA', ...STAFF_READS },
  'public.rate_limits': { ...SERVICE_ONLY },
  'public.reports': { candidate: 'r*i candA', employer: 'r*i orgA', ...STAFF },
  'public.requirement_sets': {
    anonymous: 'r some',
    candidate: 'r some',
    employer: 'r some',
    ...STAFF,
    ...ENGINE_READS,
  },
  'public.role_requests': { candidate: 'r*i candA', ...STAFF },
  'public.screening_hits': { ...STAFF },
  'public.screenings': { ...STAFF },
  'public.source_checks': { ...STAFF },
  'public.state_transitions': { administrator: 'r all', service: 'r all' },
  'public.second_reviews': { ...STAFF },
  'public.stored_files': { candidate: 'r*i candA', ...STAFF },
  'public.user_search': { ...STAFF_READS },
  'public.verification_cases': { candidate: 'r*i candA', employer: 'r*i orgA', ...STAFF },
  'public.weights_versions': { ...STAFF, ...ENGINE_READS },
  'public.lab_runs': STAFF,
  'public.match_reviews': { ...STAFF, candidate: 'r* candA+orgA' },
  'public.work_confirmations': { candidate: 'r* candA', ...STAFF_READS },
  'public.work_history': {
    candidate: 'riud candA.current candA.past',
    employer: 'r* candA.past',
    ...STAFF,
    ...ENGINE_READS,
  },
};
