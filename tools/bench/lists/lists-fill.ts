import type { Client } from 'pg';

/** The people whose lists are requested, and the number of rows per table. */
export interface Filling {
  rows: number;
  admin: string;
  candidate: string;
  employer: string;
  /** The employer's organization. */
  organization: string;
}

/** The id of the nth thing of a kind: stable across references, and a valid UUID. */
export const id = (kind: string, n: string) =>
  `overlay(overlay(md5('${kind}' || (${n})) placing '4' from 13) placing '8' from 17)::uuid`;
const NOW = `timestamptz '${new Date().toISOString()}'`;
/** A timestamp for each row, latest first, over some five years for a million. */
const AGO = `${NOW} - i * interval '157 seconds'`;
const FIRST = `(array['Ada','Ben','Cora','Dale','Edna','Finn','Gale','Hugo','Iris','Jude','Kira','Lane','Mara','Noel','Opal','Penn','Quin','Rhea','Seth','Tess'])`;
const START = `(array['Al','Bar','Cal','Den','El','Far','Gan','Hol','In','Jar','Kel','Lan','Mor','Nor','Os','Pel','Quar','Ros','Sel','Tar','Ul','Ver','Wal','Yar','Zel'])`;
const END = `(array['berg','combe','dale','erton','field','gate','ham','ington','kirk','ley','mont','nell','over','port','quist','ridge','stead','ton','vale','wick'])`;
const pick = (list: string, n: string) => `${list}[1 + (${n}) % array_length(${list}, 1)]`;
const NAME = `${pick(FIRST, 'i')} || ' ' || ${pick(START, 'i / 20')} || ${pick(END, 'i / 500')}`;
const EMAIL = `lower(${pick(FIRST, 'i')} || '.' || ${pick(START, 'i / 20')} || ${pick(END, 'i / 500')}) || '.' || i || '@bench.test'`;
const words = (...all: string[]) => `(array[${all.map((word) => `'${word}'`).join(',')}])`;

/**
 * The statements that fill every table behind a list, by table. Triggers and foreign keys are off meanwhile, so the
 * data that triggers maintain (searches, risks) is written here the same way. The candidate and the employer get a
 * realistic maximum: hundreds of matches and applications, a thousand notices, hundreds of jobs, one of them with a
 * thousand people.
 */
export function fillings({ rows, admin, candidate, employer, organization }: Filling): [table: string, sql: string][] {
  const series = () => `generate_series(1, ${rows}) i`;
  const seekers = (rows / 5) * 4;
  /** Every fifth person is an employer; this is the nth candidate. */
  const seeker = (n: string) => id('person', `1 + (${n}) % ${seekers} + (${n}) % ${seekers} / 4`);
  const [jobsOfMine, busy, mine] = [Math.min(500, rows / 40), Math.min(1_000, rows / 20), Math.min(300, rows / 100)];
  const spread = busy + 10 * jobsOfMine;
  const isMine = `i > ${spread} and i <= ${spread + mine}`;
  const jobOf = `case when i <= ${busy} then 1 when i <= ${spread} then 1 + i % ${jobsOfMine}
    else ${jobsOfMine} + 1 + (i::bigint * 7919) % ${rows - jobsOfMine} end`;
  const organizationOf = (n: string) =>
    `case when ${n} <= ${jobsOfMine} then '${organization}'::uuid else ${id('organization', `1 + ${n} % ${rows}`)} end`;
  const stage = pick(words('matched', 'applied', 'applied', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'withdrawn', 'matched'), 'i'); // prettier-ignore
  /** Every fifth application has one of these; the other rows belong to deleted applications. */
  const each = `case when i <= ${rows / 5} then ${id('application', 'i * 5')} else ${id('gone', 'i')} end`;
  const itsOrganization = `coalesce((select a.organization_id from applications a where a.id = ${each}), ${id('organization', 'i')})`;
  const candidateOf = `case when ${isMine} then '${candidate}'::uuid else ${seeker('i')} end`;
  return [
    [
      'auth.users',
      `insert into auth.users (id, name, email, email_verified, signup_role, created_at)
       select ${id('person', 'i')}, ${NAME}, ${EMAIL}, true, case when i % 5 = 0 then 'employer' else 'job_seeker' end, ${AGO} from ${series()}`,
    ],
    [
      'profiles',
      `insert into profiles (user_id, role, onboarding_completed, verification_status, full_name, created_at)
       select ${id('person', 'i')}, case when i % 5 = 0 then 'employer' else 'job_seeker' end, i % 10 < 9,
         ${pick(words('approved', 'approved', 'approved', 'pending'), 'i')}, ${NAME}, ${AGO} from ${series()}`,
    ],
    [
      'user_search',
      `insert into user_search (user_id, words, role, created_at)
       select ${id('person', 'i')}, ' ' || lower(${NAME}) || ' ' || ${EMAIL},
         case when i % 5 = 0 then 'employer' else 'job_seeker' end, ${AGO} from ${series()}`,
    ],
    [
      'candidate_profiles',
      `insert into candidate_profiles (user_id, pseudonym, position, home_city, home_state, approved_at)
       select ${id('person', 'i')}, 'B-' || i, ${pick(words('RN', 'LPN', 'CNA'), 'i')}, 'Joplin', 'MO',
         case when i % 4 < 3 then ${AGO} + interval '1 day' end from ${series()}`,
    ],
    ['candidate_private', `insert into candidate_private (user_id) select ${id('person', 'i')} from ${series()}`],
    [
      'organizations',
      `insert into organizations (id, path, kind, name, facility_type, city, state, verification_status, is_live, created_at)
       select ${id('organization', 'i')}, array[${id('organization', 'i')}], 'facility',
         ${pick(START, 'i')} || ${pick(END, 'i / 25')} || ' ' || ${pick(words('Hospital', 'Clinic', 'Care Center', 'Medical Center'), 'i')} || ' ' || i,
         'hospital', 'Joplin', 'MO', 'approved', true, ${AGO} from ${series()}`,
    ],
    [
      'facility_directory',
      `insert into facility_directory (ccn, name, street_address, city, state, zip)
       select 'B' || i, upper(${pick(START, 'i')} || ${pick(END, 'i / 25')} || ' ' || ${pick(words('Hospital', 'Clinic', 'Medical Center'), 'i')} || ' ' || i),
         '1 Main St', 'JOPLIN', ${pick(words('MO', 'KS'), 'i')}, '64801' from ${series()}`,
    ],
    [
      'jobs',
      `insert into jobs (id, organization_id, slug, status, title, position, zip, city, state, latitude, longitude,
         employment_type, shift, shift_pattern, pay_min_cents, pay_max_cents, description, start_date, valid_through,
         is_public, published_at, created_at, updated_at)
       select ${id('job', 'i')}, ${organizationOf('i')}, 'bench-' || i,
         ${pick(words('published', 'published', 'closed', 'filled', 'expired', 'draft', 'paused', 'closed', 'expired', 'filled'), 'i / 7')},
         'Nurse ' || i, ${pick(words('RN', 'LPN', 'CNA', 'NP', 'PT'), 'i')}, '64801', 'Joplin', ${pick(words('MO', 'KS'), 'i')}, 37, -94.5,
         'full_time', 'nights', '3x12', 3200, 4200, 'Nights.', current_date + 30, current_date + 60,
         true, ${AGO}, ${AGO}, ${AGO} from ${series()}`,
    ],
    [
      'matches',
      `insert into matches (id, job_id, candidate_id, compatibility, rank_score, candidate_score, employer_score, receipt,
         engine_version, weights_version, fingerprint)
       select ${id('match', 'i')}, ${id('job', jobOf)}, ${candidateOf}, 80, 0.6 + (i % 1000) / 5000.0, 0.8, 0.8,
         (select receipt from bench_receipt), 'bench', 'bench', 'bench' from ${series()} on conflict do nothing`,
    ],
    [
      'match_views',
      `insert into match_views (job_id, candidate_id, rank_score, employer_score, receipt, fingerprint, is_current, allocated_at)
       select ${id('job', jobOf)}, ${candidateOf}, 0.6 + (i % 1000) / 5000.0, 0.8,
         (select receipt from bench_view), 'bench', true, ${AGO} from ${series()} on conflict do nothing`,
    ],
    [
      'applications',
      `insert into applications (id, job_id, organization_id, candidate_id, match_id, stage, applied_at, response_due_at,
         first_response_at, updated_at, created_at)
       select ${id('application', 'i')}, ${id('job', jobOf)}, ${organizationOf(`(${jobOf})`)}, ${candidateOf}, ${id('match', 'i')},
         ${stage}, ${AGO}, ${AGO} + interval '8 hours', case when i % 3 > 0 then ${AGO} end, ${AGO}, ${AGO}
       from ${series()} on conflict do nothing`,
    ],
    [
      'application_events',
      `insert into application_events (application_id, kind, to_stage, actor, at, position, zip)
       select a.id, 'stage', a.stage, 'system', a.updated_at, j.position, j.zip
       from applications a left join jobs j on j.id = a.job_id and a.stage = 'hired'`,
    ],
    [
      'interviews',
      `insert into interviews (id, application_id, organization_id, status, mode, time_zone, starts_at, created_by, created_at)
       select ${id('interview', 'i')}, ${each}, ${itsOrganization},
         ${pick(words('completed', 'completed', 'confirmed', 'canceled', 'declined'), 'i')}, 'video', 'America/Chicago',
         ${AGO} + interval '10 days', '${employer}', ${AGO} from ${series()}`,
    ],
    [
      'offers',
      `insert into offers (id, application_id, organization_id, status, pay_cents, employment_type, shift, shift_pattern, start_date,
         expires_at, sent_by, sent_at)
       select ${id('offer', 'i')}, ${each}, ${itsOrganization},
         case when i <= ${rows / 20} then 'sent' else ${pick(words('accepted', 'declined', 'expired'), 'i')} end,
         3800, 'full_time', 'nights', '3x12', current_date + 30, ${AGO} + interval '5 days', '${employer}', ${AGO} from ${series()}`,
    ],
    [
      'notifications',
      `insert into notifications (user_id, kind, title, body, read_at, created_at)
       select case when i % ${rows / 1000} = 0 then '${candidate}'::uuid when i % ${rows / 1000} = 1 then '${employer}'::uuid else ${id('person', 'i')} end,
         'match_found', 'A match', 'A job fits you.', case when i % 4 > 0 then ${AGO} end, ${AGO} from ${series()}`,
    ],
    [
      'verification_cases',
      `insert into verification_cases (id, subject_type, user_id, organization_id, status, submitted_at, claimed_by, claimed_at, first_claimed_at, decided_at)
       select ${id('case', 'i')}, case when i % 20 = 0 then 'organization' else 'person' end,
         case when i % 20 > 0 then ${id('person', 'i')} end, case when i % 20 = 0 then ${id('organization', 'i')} end,
         case i % 10 when 0 then 'pending' when 1 then 'pending' when 2 then 'needs_fix' when 3 then 'rejected' else 'approved' end,
         ${AGO}, case when i % ${rows / 20} = 1 then '${admin}'::uuid end, case when i % ${rows / 20} = 1 then ${NOW} end,
         case when i % 10 > 1 then ${AGO} + interval '20 hours' end, case when i % 10 > 1 then ${AGO} + interval '1 day' * (1 + i % 7) end from ${series()}`,
    ],
    [
      'case_risks',
      `insert into case_risks (case_id, score, submitted_at, is_stale)
       select id, ('x' || substr(id::text, 1, 2))::bit(8)::int % 60, submitted_at, false from verification_cases where status = 'pending'
       on conflict do nothing`,
    ],
    [
      'second_reviews',
      `insert into second_reviews (case_id, first_by, first_at, status, decided_at)
       select id, '${admin}', decided_at, case when substr(id::text, 1, 1) < '8' then 'waiting' else 'agreed' end,
         case when substr(id::text, 1, 1) >= '8' then decided_at end
       from verification_cases where status = 'approved' and substr(id::text, 2, 1) = '0' on conflict do nothing`,
    ],
    [
      'holds',
      `insert into holds (subject_type, subject_id, kind, reason, created_by, created_at, released_at)
       select 'person', ${id('person', 'i')}, 'suspension', 'A complaint.', '${admin}', ${AGO},
         case when i % ${rows / 500} > 0 then ${AGO} + interval '2 days' end from ${series()}`,
    ],
    [
      'reports',
      `insert into reports (reporter_id, subject_type, subject_id, reason, status, resolved_at, created_at)
       select ${id('person', 'i')}, 'job', ${id('job', 'i')}, 'misleading', case when i % 10 = 0 then 'open' else 'resolved' end,
         case when i % 10 > 0 then ${AGO} + interval '1 day' end, ${AGO} from ${series()}`,
    ],
    [
      'match_reviews',
      `insert into match_reviews (job_id, candidate_id, asked_by, side, question, receipt, status, answered_at, created_at)
       select ${id('job', 'i')}, ${seeker('i')}, ${seeker('i')}, 'candidate', 'Why?', (select receipt from bench_receipt),
         case when i % 10 = 0 then 'open' else 'answered' end, case when i % 10 > 0 then ${AGO} end, ${AGO} from ${series()}`,
    ],
    [
      'role_requests',
      `insert into role_requests (user_id, requested_role, created_at, closed_at)
       select ${id('person', 'i')}, case when i % 3 = 0 then 'Paramedic' else 'Role ' || i % 500 end, ${AGO},
         case when i % 2 = 0 then ${AGO} + interval '1 day' end from ${series()}`,
    ],
    [
      'faq_questions',
      `insert into faq_questions (question, answer, status, published_at, created_at)
       select 'Question ' || i || '?', 'Answer.', case when i % ${rows / 200} = 0 then 'published' when i % 10 = 1 then 'unpublished' else 'pending' end,
         ${AGO}, ${AGO} from ${series()}`,
    ],
    [
      'exclusion_entries',
      `insert into exclusion_entries (id, source, key, is_firm, last_name, first_name, middle_name, suffix, firm_name)
       select ${id('entry', 'i')}, 'leie', 'bench-' || i, false, 'BARBERG', 'ADA', '', '', '' from ${series()}`,
    ],
    [
      'screening_hits',
      `insert into screening_hits (user_id, entry_id, status, verdict, score, comparison, found_at, decided_at)
       select ${seeker('i')}, ${id('entry', 'i')}, case when i % 10 = 0 then 'possible' else 'cleared' end,
         case when i % 10 = 0 then 'weak' else 'cleared' end, i % 100, (select comparison from bench_comparison),
         ${AGO}, case when i % 10 > 0 then ${AGO} end from ${series()} on conflict do nothing`,
    ],
    [
      'screenings',
      `insert into screenings (user_id, screened_at) select ${id('person', 'i')}, ${AGO} from ${series()} on conflict do nothing`,
    ],
    [
      'mails',
      `insert into mails (message_id, "to", subject, type, html, text, status, created_at, sent_at)
       select 'bench-' || i, array[${EMAIL}], 'A match', 'notice', '<p>A job fits you.</p>', 'A job fits you.',
         case i % 100 when 0 then 'failed' when 1 then 'dead' when 2 then 'queued' else 'sent' end, ${AGO}, ${AGO} from ${series()}`,
    ],
    [
      'audit_log',
      `insert into audit_log (at, actor_id, action, subject_type, subject_id)
       select ${NOW} - (${rows} - i) * interval '157 seconds', case when i % 1000 = 0 then '${admin}'::uuid else ${id('person', 'i')} end,
         case when i % 5000 = 0 then 'hold.placed' else ${pick(words('application.applied', 'license.verified', 'match.seen', 'profile.changed', 'session.opened'), 'i')} end,
         ${pick(words('application', 'license', 'match', 'person'), 'i')}, ${id('person', 'i / 3')}::text from ${series()}`,
    ],
    [
      'audit_seals',
      `insert into audit_seals (position, seq, hash)
       select 1000000000 + seq, seq, md5(seq::text) from audit_log where not exists (select 1 from audit_seals s where s.seq = audit_log.seq)`,
    ],
    [
      'error_groups',
      `insert into error_groups (fingerprint, level, source, code, message, first_seen_at, last_seen_at, resolved_at)
       select md5(i::text), 'error', 'server', 'INTERNAL', 'Something broke ' || i, ${AGO}, ${AGO}, case when i % 2 = 0 then ${AGO} end from ${series()}`,
    ],
    [
      'error_log',
      `insert into error_log (level, source, code, message, fingerprint, created_at)
       select 'error', 'server', 'INTERNAL', 'Something broke', md5((i % 1000)::text), ${AGO} from ${series()}`,
    ],
    [
      'page_views',
      `insert into page_views (day, path, referrer_host, is_phone, views)
       select current_date - i % 1096, '/page-' || i / 1096 % 250, 'site' || i / 274000 || '.test', i % 2 = 0, 1 + i % 90
       from ${series()} on conflict do nothing`,
    ],
    [
      'page_view_sums',
      // As each night leaves them.
      `insert into page_view_sums (day, kind, name, views, on_phones)
       select day, case when grouping(path) = 0 then 'path' when grouping(referrer_host) = 0 then 'host' else 'day' end,
         coalesce(path, referrer_host, day::text), sum(views), coalesce(sum(views) filter (where is_phone), 0)
       from page_views where day < current_date - 1 group by grouping sets ((day), (day, path), (day, referrer_host))`,
    ],
  ];
}

/** Fills the tables and updates the database's statistics. */
export async function fillLists(owner: Client, filling: Filling, tell: (share: number) => void): Promise<void> {
  await owner.query(`alter system set fsync = off`);
  await owner.query(`alter system set max_wal_size = '8GB'`);
  await owner.query('select pg_reload_conf()');
  await owner.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`);
  await owner.query(`create temp table bench_receipt as select receipt from matches limit 1`);
  await owner.query(`create temp table bench_view as select receipt from match_views limit 1`);
  await owner.query(`create temp table bench_comparison as select '{}'::jsonb as comparison`);
  const steps = fillings(filling);
  for (const [done, [table, statement]] of steps.entries()) {
    await owner.query(statement);
    await owner.query(`vacuum analyze ${table}`);
    tell((done + 1) / steps.length);
  }
  await owner.query('set session_replication_role = origin; checkpoint');
}
