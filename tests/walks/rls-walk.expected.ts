import type { OwnedTable } from '#platform/db/registry.ts';

/**
 * What people can read and write: one line a table, compared with what the database does. The lines of the server's own
 * roles follow from the registry of tables.
 *
 * Verbs: `r` reads (`r*` some columns only), `i` inserts a row like it (with the columns that it may fill), `u` updates,
 * `d` deletes. Then the rows: `candA` candidate A's, `orgA` employer A's, `candA+orgA` shared by the two, a suffix where the
 * kind of row matters, `all` every row. Everything else is refused. Candidate A has applied to organization A and has not
 * been invited to an interview yet. B's lines are A's with the letters swapped.
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
  /** Where it is not A's line with the letters swapped. */
  employerB?: string;
  /** Where the columns or rows of a role differ from the registry. */
  administrator?: string;
  auth?: string;
}

/** The lines of people; a table without a line is closed to them. */
export const EXPECTED: Readonly<Record<string, Line>> = {
  'public.application_events': { candidate: 'r*i candA+orgA', employer: 'r*i candA+orgA' },
  'public.application_receipts': { candidate: 'riu candA+orgA' },
  'public.applications': { candidate: 'riu candA+orgA', employer: 'ru candA+orgA' },
  'public.blocked_organizations': { candidate: 'rid candA+orgB' },
  'public.candidate_contacts': { candidate: 'ru candA' },
  'public.candidate_demographics': { candidate: 'riud candA' },
  'public.candidate_preferences': { candidate: 'ru candA' },
  'public.candidate_private': { candidate: 'ru candA' },
  'public.candidate_profiles': { candidate: 'ru candA', employer: 'r* candA' },
  'public.certifications': { candidate: 'riud candA', employer: 'r* candA' },
  'public.consents': { candidate: 'riu candA', employer: 'riu orgA' },
  'public.conversation_assignees': { employer: 'riud candA+orgA' },
  'public.conversation_reads': { candidate: 'riu candA+orgA', employer: 'riu candA+orgA' },
  'public.conversations': { candidate: 'r* candA+orgA', employer: 'r candA+orgA' },
  'public.document_requests': { candidate: 'r candA+orgA', employer: 'r candA+orgA' },
  'public.documents': { candidate: 'riu candA.identity candA.license candA.resume', employer: 'r* candA.license' },
  'public.education': { candidate: 'riud candA', employer: 'r* candA' },
  'public.employer_profiles': { employer: 'ru orgA' },
  'public.facility_directory': { anonymous: 'r all', candidate: 'r all', employer: 'r all' },
  'public.contact_messages': { anonymous: 'i all', candidate: 'i all', employer: 'i all' },
  'public.faq_questions': {
    anonymous: 'r* published; i all',
    candidate: 'r* published; i all',
    employer: 'r* published; i all',
  },
  'public.interview_accounts': { candidate: 'riu candA+orgA', employer: 'riu candA+orgA' },
  'public.interview_slots': { candidate: 'ru candA+orgA', employer: 'ri candA+orgA' },
  'public.interviewer_availability': { employer: 'riu orgA' },
  'public.interviews': { candidate: 'r*u candA+orgA', employer: 'riu candA+orgA' },
  'public.item_reviews': { candidate: 'r* admin+candA', employer: 'r* admin+orgA' },
  'public.job_managers': { employer: 'rid orgA' },
  'public.job_search': { anonymous: 'r all', candidate: 'r all', employer: 'r all' },
  'public.job_units': { anonymous: 'r all', candidate: 'r all', employer: 'r all; id orgA' },
  'public.jobs': {
    anonymous: 'r orgA.open orgB.open',
    candidate: 'r orgA.open orgB.open',
    employer: 'r orgA.draft orgA.open orgB.open; iu orgA.draft orgA.open',
  },
  'public.licenses': { candidate: 'riud candA', employer: 'r* candA' },
  'public.mails': { administrator: 'r*iud all' },
  'public.match_views': { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
  'public.matches': { candidate: 'r candA+orgA' },
  'public.medical_documents': { candidate: 'riu candA' },
  'public.notification_settings': { candidate: 'riu candA', employer: 'riu orgA' },
  'public.notifications': { candidate: 'ru candA', employer: 'ru orgA' },
  'public.calendar_subscriptions': { candidate: 'r*id candA', employer: 'r*id orgA' },
  'public.invitation_settings': { candidate: 'riu candA' },
  'public.invitations': { candidate: 'r*u candA+orgA', employer: 'r*u candA+orgA' },
  'public.saved_views': { candidate: 'r candA', employer: 'riud orgA' },
  'public.desk_visits': { candidate: 'r candA', employer: 'riu orgA' },
  'public.pool_members': { candidate: 'r*u candA+orgA', employer: 'r*iu candA+orgA' },
  'public.message_attachments': { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
  'public.message_templates': { employer: 'riud orgA' },
  'public.person_tags': { employer: 'rid orgA' },
  'public.application_tags': { employer: 'rid candA+orgA' },
  'public.hiring_steps': { employer: 'riu orgA' },
  'public.application_steps': { employer: 'riud candA+orgA' },
  // The walk's application is open, so its member reads their own scorecard alone.
  'public.scorecard_criteria': { employer: 'ri orgA' },
  'public.scorecard_revisions': { employer: 'ri candA+orgA' },
  'public.scorecard_waivers': { employer: 'ri candA+orgA' },
  'public.scorecards': { employer: 'riu candA+orgA' },
  // Nothing is answered any more once the application is made.
  'public.screening_answers': { candidate: 'r candA', employer: 'r candA' },
  'public.screening_questions': { candidate: 'r all', employer: 'riu orgA' },
  'public.mail_replies': { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
  'public.messages': { candidate: 'r*i candA+orgA', employer: 'ri candA+orgA' },
  'public.own_start_items': { employer: 'riud orgA' },
  'public.offers': { candidate: 'ru candA+orgA', employer: 'riu candA+orgA' },
  'public.offer_approval_steps': { employer: 'rid orgA' },
  'public.pay_approvers': { employer: 'riud orgA' },
  'public.offer_letters': { candidate: 'r candA+orgA', employer: 'r candA+orgA' },
  'public.offer_counters': { candidate: 'ri candA+orgA', employer: 'ru candA+orgA' },
  'public.offer_signatures': { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
  'public.organization_changes': { employer: 'riud orgA' },
  'public.organization_invitations': { employer: 'r* orgA' },
  'public.office_hours': { employer: 'riud orgA' },
  'public.member_units': { employer: 'r orgA' },
  'public.member_absences': { employer: 'riud orgA' },
  'public.organization_requirements': { employer: 'riu orgA' },
  'public.organization_members': { employer: 'r orgA' },
  'public.organizations': {
    anonymous: 'r* orgA orgB siblingA',
    candidate: 'r* orgA orgB siblingA',
    employer: 'r* orgA orgA.new orgB siblingA; i orgA.new; u orgA', // Organization B is part of no system, so a copy of it is a new organization of its own.
    employerB: 'r* orgA orgB orgB.new siblingA; i orgB orgB.new; u orgB',
  },
  'public.passport_links': { candidate: 'r*iu candA' },
  'public.passport_views': { candidate: 'r candA' },
  'public.planned_applications': { candidate: 'ru candA+orgA' },
  'public.application_notes': { employer: 'riu candA+orgA' },
  'public.private_declines': { employer: 'ri candA+orgA' },
  'public.private_reasons': { candidate: 'riu candA+orgA' },
  'public.profiles': { candidate: 'ru candA', employer: 'r* candA orgA; u orgA', auth: 'r all' },
  'public.quiet_hours': { candidate: 'riu candA', employer: 'riu orgA' },
  'public.reports': { candidate: 'r*i candA', employer: 'r*i orgA' },
  'public.requirement_sets': { anonymous: 'r some', candidate: 'r some', employer: 'r some' },
  'public.resume_imports': { candidate: 'rid candA' },
  'public.role_requests': { candidate: 'r*i candA' },
  'public.saved_jobs': { candidate: 'rid candA+orgB' },
  'public.saved_searches': { candidate: 'riud candA' },
  'public.start_answers': { candidate: 'riu candA+orgA', employer: 'riu candA+orgA' },
  'public.start_date_proposals': { candidate: 'ri candA+orgA', employer: 'ru candA+orgA' },
  'public.start_items': { candidate: 'r*u candA+orgA', employer: 'ru candA+orgA' },
  'public.starts': { candidate: 'r*u candA+orgA', employer: 'r*u candA+orgA' },
  'public.stored_files': { candidate: 'r*i candA' },
  'public.verification_cases': { candidate: 'r*i candA', employer: 'r*i orgA' },
  'public.match_reviews': { candidate: 'r* candA+orgA' },
  'public.work_confirmations': { candidate: 'r* candA' },
  'public.work_history': { candidate: 'riud candA.current candA.past', employer: 'r* candA.past' },
};

const VERBS = { none: '', read: 'r all', append: 'ri all', write: 'riud all' } as const;

/** The lines of the server's own roles, from the table's declaration. */
export const expectedOfServer = ({ schema, administrator, service, engine }: OwnedTable) => ({
  administrator: VERBS[administrator ?? 'none'],
  service: VERBS[service ?? 'write'],
  engine: VERBS[engine ?? 'none'],
  auth: schema === 'auth' ? 'riud all' : '',
});
