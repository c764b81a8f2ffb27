import type { Client } from 'pg';
import { seedOf, type WalkedApplication } from './expected.ts';

/**
 * A small market for the walks over the tables: two candidates, two employers with an organization each, an
 * administrator, and at least one row in every table. Candidate A applied to organization A, candidate B to B.
 */
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const PEOPLE = {
  candidateA: uuid(1),
  candidateB: uuid(2),
  employerA: uuid(3),
  employerB: uuid(4),
  administrator: uuid(5),
} as const;

const ids = {
  systemA: uuid(10),
  siblingA: uuid(11),
  orgA: uuid(12),
  newOrgA: uuid(13),
  unitA: uuid(14),
  orgB: uuid(22),
  newOrgB: uuid(23),
  unitB: uuid(24),
  draftA: uuid(30),
  publicA: uuid(31),
  draftB: uuid(40),
  publicB: uuid(41),
  applicationA: uuid(50),
  applicationB: uuid(51),
  interviewA: uuid(52),
  interviewB: uuid(53),
  offerA: uuid(56),
  offerB: uuid(57),
  matchA: uuid(54),
  matchB: uuid(55),
  pendingFaq: uuid(60),
  publishedFaq: uuid(61),
  caseA: uuid(70),
  caseB: uuid(71),
  caseOrgA: uuid(72),
  caseOrgB: uuid(73),
  fileA: uuid(80),
  fileB: uuid(81),
  licensePaperA: uuid(82),
  resumeA: uuid(83),
  identityPaperA: uuid(84),
  licensePaperB: uuid(85),
  resumeB: uuid(86),
  identityPaperB: uuid(87),
  pastWorkA: uuid(90),
  currentWorkA: uuid(91),
  pastWorkB: uuid(92),
  currentWorkB: uuid(93),
  exclusion: uuid(94),
  passportA: uuid(95),
  passportB: uuid(96),
} as const;
export const MARKET = ids;

/** Labels of rows: by the row's own id if listed here, otherwise by the people and organizations in its columns. */
export const LABELS: ReadonlyMap<string, string> = new Map<string, string>([
  [PEOPLE.candidateA, 'candA'],
  [PEOPLE.candidateB, 'candB'],
  [PEOPLE.employerA, 'orgA'],
  [PEOPLE.employerB, 'orgB'],
  [PEOPLE.administrator, 'admin'],
  [ids.systemA, 'orgA'],
  [ids.siblingA, 'siblingA'],
  [ids.orgA, 'orgA'],
  [ids.newOrgA, 'orgA.new'],
  [ids.unitA, 'orgA'],
  [ids.orgB, 'orgB'],
  [ids.newOrgB, 'orgB.new'],
  [ids.unitB, 'orgB'],
  [ids.draftA, 'orgA.draft'],
  [ids.publicA, 'orgA.open'],
  [ids.draftB, 'orgB.draft'],
  [ids.publicB, 'orgB.open'],
  [ids.applicationA, 'candA+orgA'],
  [ids.applicationB, 'candB+orgB'],
  [ids.interviewA, 'candA+orgA'],
  [ids.interviewB, 'candB+orgB'],
  [ids.offerA, 'candA+orgA'],
  [ids.offerB, 'candB+orgB'],
  [ids.matchA, 'candA+orgA'],
  [ids.matchB, 'candB+orgB'],
  [ids.pendingFaq, 'pending'],
  [ids.publishedFaq, 'published'],
  [ids.caseA, 'candA'],
  [ids.caseB, 'candB'],
  [ids.caseOrgA, 'orgA'],
  [ids.caseOrgB, 'orgB'],
  [ids.fileA, 'candA'],
  [ids.fileB, 'candB'],
  [ids.licensePaperA, 'candA.license'],
  [ids.resumeA, 'candA.resume'],
  [ids.identityPaperA, 'candA.identity'],
  [ids.licensePaperB, 'candB.license'],
  [ids.resumeB, 'candB.resume'],
  [ids.identityPaperB, 'candB.identity'],
  [ids.pastWorkA, 'candA.past'],
  [ids.currentWorkA, 'candA.current'],
  [ids.pastWorkB, 'candB.past'],
  [ids.currentWorkB, 'candB.current'],
  [ids.passportA, 'candA'],
  [ids.passportB, 'candB'],
]);

const JOB = `position, zip, city, state, latitude, longitude, employment_type, shift, shift_pattern, pay_min_cents,
  pay_max_cents, description, start_date, valid_through`;
const JOB_VALUES = `'RN', '64801', 'Joplin', 'MO', 37, -94, 'full_time', 'nights', '3x12', 3600, 4400, 'Care', '2026-12-01', '2027-01-31'`;

/** Fills a migrated database. `owner` is a connection of the migration role. */
export async function buildMarket(owner: Client): Promise<void> {
  const p = PEOPLE;
  const person = (id: string, name: string, role: string | null) =>
    `insert into auth.users (id, name, email, email_verified, signup_role)
     values ('${id}', '${name}', '${name}@example.test', true, ${role ? `'${role}'` : 'null'});`;
  await owner.query(
    [
      person(p.candidateA, 'ann', 'job_seeker'),
      person(p.candidateB, 'bob', 'job_seeker'),
      person(p.employerA, 'eva', 'employer'),
      person(p.employerB, 'emil', 'employer'),
      person(p.administrator, 'ada', null),
      `update profiles set role = 'admin' where user_id = '${p.administrator}';`,
      `insert into auth.verifications (identifier, value, expires_at) values ('x', 'y', now());`,
      `insert into auth.rate_limits (key, count, last_request) values ('x', 1, 1);`,
      `insert into exclusion_files (source, file_name, entries, added, updated, removed, bad_rows) values ('leie', 'UPDATED.csv', 1, 1, 0, 0, 0);`,
      `insert into exclusion_entries (id, source, key, is_firm, last_name, first_name, middle_name, suffix, firm_name)
         values ('${ids.exclusion}', 'leie', 'k', false, 'ROE', 'ANN', '', '', '');`,
      `insert into call_stats (name, hour, calls, failures, slots, last_at) values ('n', 1, 1, 0, '{1}', now());`,
      `insert into error_groups (fingerprint, level, source, code, message) values ('f', 'warn', 'web', 'x', 'm');`,
      `insert into facility_directory (ccn, name, street_address, city, state, zip) values ('260001', 'General', '1 Main', 'Joplin', 'MO', '64801');`,
      `insert into organizations (id, kind, name, verification_status) values ('${ids.systemA}', 'system', 'System A', 'approved');`,
      `insert into organizations (id, parent_id, kind, name, verification_status) values ('${ids.siblingA}', '${ids.systemA}', 'facility', 'Sibling A', 'approved');`,
      organization({ id: ids.orgA, parent: ids.systemA, member: p.employerA, unit: ids.unitA, fresh: ids.newOrgA }),
      organization({ id: ids.orgB, parent: null, member: p.employerB, unit: ids.unitB, fresh: ids.newOrgB }),
      opening({ organization: ids.orgA, unit: ids.unitA, draft: ids.draftA, open: ids.publicA }),
      opening({ organization: ids.orgB, unit: ids.unitB, draft: ids.draftB, open: ids.publicB }),
      candidate({
        id: p.candidateA,
        file: ids.fileA,
        license: ids.licensePaperA,
        resume: ids.resumeA,
        identity: ids.identityPaperA,
        past: ids.pastWorkA,
        current: ids.currentWorkA,
        blocks: ids.orgB,
        reviewCase: ids.caseA,
        passport: ids.passportA,
      }),
      candidate({
        id: p.candidateB,
        file: ids.fileB,
        license: ids.licensePaperB,
        resume: ids.resumeB,
        identity: ids.identityPaperB,
        past: ids.pastWorkB,
        current: ids.currentWorkB,
        blocks: ids.orgA,
        reviewCase: ids.caseB,
        passport: ids.passportB,
      }),
      application({
        id: ids.applicationA,
        match: ids.matchA,
        interview: ids.interviewA,
        offer: ids.offerA,
        candidate: p.candidateA,
        organization: ids.orgA,
        job: ids.publicA,
        employer: p.employerA,
      }),
      application({
        id: ids.applicationB,
        match: ids.matchB,
        interview: ids.interviewB,
        offer: ids.offerB,
        candidate: p.candidateB,
        organization: ids.orgB,
        job: ids.publicB,
        employer: p.employerB,
      }),
      organizationCase({ id: ids.caseOrgA, organization: ids.orgA, by: p.employerA }),
      organizationCase({ id: ids.caseOrgB, organization: ids.orgB, by: p.employerB }),
      ...Object.values(p).map(everyone),
      `insert into faq_questions (id, question, status) values ('${ids.pendingFaq}', 'Q', 'pending');`,
      `insert into faq_questions (id, question, answer, status, published_at) values ('${ids.publishedFaq}', 'Q', 'A', 'published', now());`,
      `insert into contact_messages (topic, sender_email, message) values ('other', 'someone@walk.test', 'Hello');`,
      `insert into audit_seals (position, seq, hash) values (1, 1, 'x');`,
      `insert into page_views (day, path) values ('2026-11-01', '/');`,
      `insert into page_view_sums (day, kind, name, views, on_phones) values ('2026-11-01', 'path', '/', 1, 0);`,
      `insert into rate_limits (key) values ('x');`,
      `insert into signing_certificates (p12_sealed, certificate) values ('x', 'x');`,
      `insert into inbound_deliveries (provider, delivery_id) values ('x', 'x');`,
      `insert into market_cursors (name, xid) values ('walk', '1');`,
      `insert into market_reports (part, host, state, people_read, people_total, people, jobs, left_out, left_out_rows, seen_at)
        values ('matching', 'walk', 'ready', 1, 1, 1, 1, 0, '[]', now());`,
      `insert into lab_runs (name, created_by, run) values ('walk', '${p.administrator}', '{}');`,
      `insert into requirement_sets (position, version, status, license, note, edited_by)
         values ('RN', 2, 'draft', 'required', 'Why', '${p.administrator}');`,
      `insert into weights_versions (version, weights, status) values ('walk', '{}', 'retired');`,
    ].join('\n'),
  );
}

const organization = (o: { id: string; parent: string | null; member: string; unit: string; fresh: string }) => `
  insert into organizations (id, parent_id, kind, name, verification_status, created_by)
    values ('${o.id}', ${o.parent ? `'${o.parent}'` : 'null'}, 'facility', 'Facility', 'approved', '${o.member}');
  insert into organizations (id, parent_id, kind, name) values ('${o.unit}', '${o.id}', 'unit', 'ICU');
  insert into organizations (id, kind, name, created_by) values ('${o.fresh}', 'facility', 'New', '${o.member}');
  insert into organization_members (organization_id, user_id, member_role) values ('${o.id}', '${o.member}', 'owner');
  insert into organization_invitations (organization_id, email, member_role, token_hash, invited_by, expires_at)
    values ('${o.id}', 'x@example.test', 'viewer', '${o.id}', '${o.member}', now());
  insert into organization_changes (organization_id, name, proposed_by, proposed_at) values ('${o.id}', 'Another', '${o.member}', now());
  update employer_profiles set organization_id = '${o.id}' where user_id = '${o.member}';
  insert into member_units (organization_id, user_id, unit_id) values ('${o.id}', '${o.member}', '${o.unit}');
  insert into office_hours (organization_id, days, opens, closes) values ('${o.id}', '{1}', '08:00', '12:00');
  insert into member_absences (organization_id, user_id, out_from, out_until) values ('${o.id}', '${o.member}', now(), now());
  insert into organization_requirements (organization_id, position, items) values ('${o.id}', 'RN', '{document:resume}');
  insert into message_templates (organization_id, name, body) values ('${o.id}', 'Hello', 'Hello');
  insert into own_start_items (organization_id, title, owner, days_before, is_blocker)
    values ('${o.id}', 'Parking badge', 'employer', 3, false);
  insert into person_tags (organization_id, name) values ('${o.id}', 'Float pool');
  insert into hiring_steps (organization_id, position, stage, name, rank) values ('${o.id}', 'RN', 'applied', 'Phone', 0);
  insert into scorecard_criteria (organization_id, position, version, criteria) values ('${o.id}', 'RN', 1, '[]');
  insert into holds (subject_type, subject_id, kind, reason, released_at) values ('organization', '${o.id}', 'screening', 'over', now());`;

const opening = (o: { organization: string; unit: string; draft: string; open: string }) => `
  insert into jobs (id, organization_id, slug, title) values ('${o.draft}', '${o.organization}', '${o.draft}', 'Draft');
  insert into jobs (id, organization_id, slug, title, status, is_public, ${JOB})
    values ('${o.open}', '${o.organization}', '${o.open}', 'Open', 'published', true, ${JOB_VALUES});
  insert into job_upkeep (job_id, asked_at) values ('${o.draft}', now());
  insert into job_pay_approvals (job_id, pay_min_cents, pay_max_cents, asked_by) values ('${o.draft}', 1, 2, gen_random_uuid());
  insert into job_units (job_id, unit_id) values ('${o.open}', '${o.unit}');
  insert into job_managers (job_id, user_id) select '${o.open}', m.user_id from organization_members m where m.organization_id = '${o.organization}';`;

const candidate = (c: {
  id: string;
  file: string;
  license: string;
  resume: string;
  identity: string;
  past: string;
  current: string;
  blocks: string;
  reviewCase: string;
  passport: string;
}) => `
  insert into passport_links (id, user_id, token_hash, label, expires_at)
    values ('${c.passport}', '${c.id}', '${c.passport}', 'x', now());
  insert into passport_views (link_id) values ('${c.passport}');
  insert into candidate_demographics (user_id, sex) values ('${c.id}', 'x');
  insert into blocked_organizations (user_id, organization_id) values ('${c.id}', '${c.blocks}');
  insert into resume_imports (user_id, purpose, file_name, expires_at) values ('${c.id}', 'resume', 'x', now());
  insert into licenses (user_id, license_type, state) values ('${c.id}', 'RN', 'MO');
  insert into certifications (user_id, kind) values ('${c.id}', 'BLS');
  insert into education (user_id, school, degree) values ('${c.id}', 'S', 'BSN');
  insert into role_requests (user_id, requested_role) values ('${c.id}', 'Sonographer');
  insert into saved_searches (candidate_id, name, filters, frequency, last_sent_at) values ('${c.id}', 'x', '{}', 'daily', now());
  insert into saved_search_finds (search_id, job_id, found_at) select s.id, j.id, now() from saved_searches s, jobs j
    where s.candidate_id = '${c.id}' and j.status = 'published' limit 1;
  insert into saved_jobs (candidate_id, job_id) select '${c.id}', id from jobs
    where organization_id = '${c.blocks}' and status = 'published' limit 1;
  insert into work_history (id, user_id, employer_name, facility_type, title, started_on, ended_on)
    values ('${c.past}', '${c.id}', 'Past', 'hospital', 'RN', '2020-01-01', '2021-01-01'),
      ('${c.current}', '${c.id}', 'Current', 'hospital', 'RN', '2021-02-01', null);
  with given as (insert into consents (user_id, kind, version) values ('${c.id}', 'confirm_work', 'x') returning id)
  insert into work_confirmations (user_id, work_id, consent_id, person_name, employer_name, title, started_on, ended_on,
      contact_name, contact_role, contact_domain, token_hash, expires_at)
    select '${c.id}', '${c.past}', id, 'N', 'Past', 'RN', '2020-01-01', '2021-01-01', 'C', 'R', 'x.test', '${c.past}', now()
    from given;
  insert into stored_files (id, owner_id, storage_key, content_type, size_bytes, sha256, key_id)
    values ('${c.file}', '${c.id}', '${c.file}', 'application/pdf', 1, 'x', 'k');
  insert into documents (id, user_id, file_id, kind, file_name)
    values ('${c.license}', '${c.id}', '${c.file}', 'license', 'a.pdf'),
      ('${c.resume}', '${c.id}', '${c.file}', 'resume', 'b.pdf'),
      ('${c.identity}', '${c.id}', '${c.file}', 'identity', 'c.pdf');
  insert into medical_documents (user_id, file_id, kind, file_name) values ('${c.id}', '${c.file}', 'tb_test', 'd.pdf');
  insert into verification_cases (id, subject_type, user_id, submitted_by) values ('${c.reviewCase}', 'person', '${c.id}', '${c.id}');
  insert into planned_decisions (case_id, version, decision, planned_by, planned_at, due_at, state)
    values ('${c.reviewCase}', 1, 'approved', '${PEOPLE.administrator}', now(), now(), 'undone');
  insert into second_reviews (case_id, first_by, first_at) values ('${c.reviewCase}', '${PEOPLE.administrator}', now());
  insert into screening_hits (user_id, entry_id, verdict, score, comparison)
    values ('${c.id}', '${ids.exclusion}', 'weak', 1, '{}');
  insert into screenings (user_id, screened_at) values ('${c.id}', now());
  insert into source_checks (user_id, item_type, item_id, source, question) values ('${c.id}', 'license', 'x', 'nursys', '{}');
  insert into item_reviews (case_id, item_type, item_id, outcome, reviewed_by)
    values ('${c.reviewCase}', 'license', 'x', 'accepted', '${PEOPLE.administrator}');`;

const application = (a: WalkedApplication & { match: string }) => `
  insert into matches (id, job_id, candidate_id, compatibility, rank_score, candidate_score, employer_score, receipt,
      engine_version, weights_version, fingerprint)
    values ('${a.match}', '${a.job}', '${a.candidate}', 1, 1, 1, 1, '{}', '1', '1', 'f');
  insert into match_views (job_id, candidate_id, rank_score, employer_score, receipt, fingerprint, is_current)
    values ('${a.job}', '${a.candidate}', 1, 1, '{}', 'f', true);
  insert into match_reviews (job_id, candidate_id, asked_by, side, question, receipt)
    values ('${a.job}', '${a.candidate}', '${a.candidate}', 'candidate', 'Why', '{}');
  insert into applications (id, job_id, organization_id, candidate_id, match_id, stage)
    values ('${a.id}', '${a.job}', '${a.organization}', '${a.candidate}', '${a.match}', 'applied');
  insert into waits (application_id, side, job_id, since, half_at, due_at, overdue_at, broken_at)
    values ('${a.id}', 'employer', '${a.job}', now(), now(), now(), now(), now());
  insert into pay_approvers (organization_id, approver_id) values ('${a.organization}', '${a.employer}');${seedOf(a)}`;

const organizationCase = (c: { id: string; organization: string; by: string }) => `
  insert into verification_cases (id, subject_type, organization_id, submitted_by)
    values ('${c.id}', 'organization', '${c.organization}', '${c.by}');
  insert into item_reviews (case_id, item_type, item_id, outcome, reviewed_by)
    values ('${c.id}', 'address', 'x', 'accepted', '${PEOPLE.administrator}');`;

const everyone = (id: string) => `
  insert into auth.sessions (user_id, token, expires_at) values ('${id}', '${id}', now());
  insert into auth.accounts (user_id, account_id, provider_id) values ('${id}', '${id}', 'credential');
  insert into auth.totp (user_id, secret) values ('${id}', 'sealed');
  insert into auth.recovery_codes (user_id, code_hash) values ('${id}', 'h');
  insert into auth.passkeys (user_id, credential_id, public_key, transports, name) values ('${id}', '${id}', 'k', '{}', 'Phone');
  insert into auth.email_changes (user_id, new_email, expires_at) values ('${id}', 'new@example.test', now());
  insert into consents (user_id, kind, version) values ('${id}', 'terms', '1');
  insert into notifications (user_id, kind, title, body) values ('${id}', 'x', 'T', 'B');
  insert into notification_settings (user_id, kind) values ('${id}', 'x');
  insert into quiet_hours (user_id, time_zone, start_minute, end_minute) values ('${id}', 'America/Chicago', 0, 60);
  insert into saved_views (user_id, screen, name, query) values ('${id}', 'jobs', 'Open', 'status=open');
  insert into desk_visits (user_id, visited_at) values ('${id}', now());
  insert into calendar_subscriptions (user_id, token_hash) values ('${id}', 'hash of ${id}');
  insert into reports (reporter_id, subject_type, subject_id, reason) values ('${id}', 'job', '${uuid(999)}', 'x');
  insert into mails (message_id, user_id, subject, type, html, text) values ('${id}', '${id}', 'S', 'custom', 'H', 'T');
  insert into error_log (level, source, code, message, fingerprint, user_id) values ('warn', 'web', 'x', 'm', 'f', '${id}');
  insert into idempotency_keys (owner, key, request_hash) values ('${id}', 'k', 'h');
  insert into audit_log (actor_id, action, subject_type) values ('${id}', 'x.y', 'z');`;
