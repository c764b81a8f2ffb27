import type { Client } from 'pg';
import { id } from '../lists/lists-fill.ts';
import { fillTables } from '../fill-tables.ts';

export interface DeskFilling {
  applications: number;
  jobs: number;
  employer: string;
  organization: string;
}

/** People of the first job, as a board of a thousand has them. */
export const BUSIEST = 1_000;
/** Jobs of each unit. */
export const JOBS_OF_UNIT = 20;

export const jobNumber = (n: string) => id('desk-job', n);
export const unitNumber = (n: string) => id('desk-unit', n);
export const applicationNumber = (n: string) => id('desk-application', n);
const person = (n: string) => id('desk-person', n);
const AGO = `now() - i * interval '90 seconds'`;
const among = (all: readonly string[], n: string) =>
  `(array[${all.map((one) => `'${one}'`).join(',')}])[1 + (${n}) % ${all.length}]`;
const repeated = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([value, count]) => Array.from({ length: count }, () => value));

/** Of twenty applications. */
const STAGES = repeated({
  matched: 7,
  applied: 4,
  shortlisted: 2,
  interviewing: 1,
  offered: 1,
  hired: 1,
  rejected: 3,
  withdrawn: 1,
});
const FIRST_NAMES = ['Ada', 'Ben', 'Cora', 'Dale', 'Edna', 'Finn', 'Gale', 'Hugo', 'Iris', 'Jude', 'Kira', 'Lane'];
const LAST_NAMES = ['Albers', 'Barton', 'Calder', 'Denham', 'Elwood', 'Farrow', 'Garner', 'Holt', 'Ingram', 'Jarvis'];
const TITLES = ['ICU nurse, nights', 'Emergency nurse, days', 'Med-surg nurse, nights', 'Telemetry nurse, evenings'];

/** Triggers and foreign keys are off meanwhile; what they keep is written the same way. */
function statements({ applications, jobs, employer, organization }: DeskFilling): [table: string, sql: string][] {
  const people = applications / 5;
  const series = `generate_series(1, ${applications}) i`;
  const persons = `generate_series(1, ${people}) i`;
  const jobOf = `case when i <= ${BUSIEST} then 1 else 2 + i % ${jobs - 1} end`;
  // The people of one job are all different: its applications are numbered on, from a start of its own.
  const personOf = `case when i <= ${BUSIEST} then i else 1 + (i / ${jobs - 1} + (i % ${jobs - 1}) * 97) % ${people} end`;
  const stage = among(STAGES, 'i');
  return [
    [
      'organizations',
      `insert into organizations (id, parent_id, path, kind, name, verification_status, is_live)
       select ${unitNumber('i')}, '${organization}', o.path || ${unitNumber('i')}, 'unit', 'Unit ' || i, 'approved', true
       from organizations o, generate_series(1, ${Math.ceil(jobs / JOBS_OF_UNIT)}) i where o.id = '${organization}'`,
    ],
    [
      'jobs',
      `insert into jobs (id, organization_id, slug, status, title, position, zip, city, state, latitude, longitude,
         employment_type, shift, shift_pattern, pay_min_cents, pay_max_cents, description, start_date, valid_through,
         required_certifications, created_by, is_public, published_at, created_at, updated_at)
       select ${jobNumber('i')}, '${organization}', 'desk-' || i,
         ${among(repeated({ published: 7, paused: 1, filled: 1, closed: 1 }), 'i - 1')}, ${among(TITLES, 'i')}, 'RN',
         '64801', 'Joplin', 'MO', 37.08, -94.51, 'full_time', 'nights', '3x12', 3200, 4200, 'Nights.', current_date + 30,
         current_date + 60, '{BLS,ACLS}', case when i % 10 = 1 then '${employer}'::uuid end, true, ${AGO}, ${AGO}, ${AGO}
       from generate_series(1, ${jobs}) i`,
    ],
    [
      'job_units',
      `insert into job_units (job_id, unit_id) select ${jobNumber('i')}, ${unitNumber(`1 + (i - 1) / ${JOBS_OF_UNIT}`)}
       from generate_series(1, ${jobs}) i`,
    ],
    [
      'job_upkeep',
      `insert into job_upkeep (job_id, asked_at) select ${jobNumber('i')}, now() - interval '2 days'
       from generate_series(11, ${jobs}, 40) i`,
    ],
    [
      'profiles',
      `insert into profiles (user_id, role, onboarding_completed, verification_status, full_name)
       select ${person('i')}, 'job_seeker', true, 'approved',
         ${among(FIRST_NAMES, 'i')} || ' ' || ${among(LAST_NAMES, 'i / 12')} || ' ' || i from ${persons}`,
    ],
    [
      'candidate_profiles',
      `insert into candidate_profiles (user_id, pseudonym, position, approved_position, years_experience, headline,
         home_city, home_state, home_zip, home_latitude, home_longitude, approved_at)
       select ${person('i')}, 'D-' || i, 'RN', 'RN', i % 20, 'Critical care nurse', h.home_city, h.home_state, h.home_zip,
         h.home_latitude, h.home_longitude, now()
       from ${persons} join bench_homes h on h.n = i % (select count(*) from bench_homes)`,
    ],
    [
      'candidate_preferences',
      `insert into candidate_preferences (user_id, shifts, earliest_start)
       select ${person('i')}, array[${among(['days', 'nights', 'evenings'], 'i')}], current_date + i % 60 from ${persons}`,
    ],
    [
      'licenses',
      `insert into licenses (user_id, license_type, state, license_number, compact_status, expires_on, verification_state)
       select ${person('i')}, 'RN', ${among(['MO', 'MO', 'KS'], 'i')}, 'D' || i,
         ${among(['single_state', 'multistate'], 'i')}, current_date + 20 + i % 700,
         ${among(['verified', 'verified', 'attested'], 'i / 3')} from ${persons}`,
    ],
    [
      'certifications',
      `insert into certifications (user_id, kind, expires_on, verification_state)
       select ${person('i')}, kind, current_date + 10 + (i * length(kind)) % 700, 'verified'
       from ${persons}, unnest(array['BLS','ACLS']) kind where kind = 'BLS' or i % 3 > 0`,
    ],
    [
      'match_views',
      `insert into match_views (job_id, candidate_id, rank_score, employer_score, receipt, fingerprint, is_current,
         allocated_at)
       select ${jobNumber(jobOf)}, ${person(personOf)}, 0.8, 0.5 + (i * 7919 % 50) / 100.0,
         (select receipt from bench_view), 'desk', true, ${AGO} from ${series}`,
    ],
    [
      'applications',
      `insert into applications (id, job_id, organization_id, candidate_id, stage, applied_at, response_due_at,
         first_response_at, decline_reason, contact_shared_at, created_at, updated_at)
       select ${applicationNumber('i')}, ${jobNumber(jobOf)}, '${organization}', ${person(personOf)}, ${stage},
         case when ${stage} <> 'matched' then ${AGO} end, case when ${stage} = 'applied' then ${AGO} + interval '8 hours' end,
         case when ${stage} not in ('matched', 'applied') then ${AGO} + interval '5 hours' end,
         case when ${stage} = 'rejected' then 'experience' end,
         case when ${stage} in ('interviewing', 'offered', 'hired') then ${AGO} end, ${AGO}, ${AGO} from ${series}`,
    ],
    [
      'application_events',
      `insert into application_events (application_id, kind, from_stage, to_stage, actor, at)
       select id, 'stage', 'matched', stage, case stage when 'applied' then 'candidate' else 'employer' end, updated_at
       from bench_made where stage not in ('matched', 'hired')`,
    ],
    [
      'waits',
      `insert into waits (application_id, side, job_id, since, half_at, due_at, overdue_at, broken_at)
       select a.id, case a.stage when 'applied' then 'employer' else 'candidate' end, a.job_id, a.applied_at,
         a.applied_at + interval '4 hours', a.applied_at + interval '8 hours', a.applied_at + interval '9 hours',
         a.applied_at + interval '16 hours'
       from bench_made a where a.stage in ('applied', 'interviewing')
         and substr(a.id::text, 1, 1) < '6'`,
    ],
    [
      'conversations',
      `insert into conversations (id, organization_id, candidate_id, last_side, last_at)
       select id, organization_id, candidate_id,
         case when substr(id::text, 1, 1) < '5' then 'candidate' when substr(id::text, 1, 1) < '9' then 'employer' end,
         updated_at
       from bench_made where stage <> 'matched'`,
    ],
    [
      'interviews',
      `insert into interviews (application_id, organization_id, status, mode, time_zone, starts_at, interviewer_ids,
         awaiting, created_by, created_at, updated_at)
       select a.id, a.organization_id, s.status, 'video', 'America/Chicago',
         case s.status when 'confirmed' then now() + interval '2 days'
           - (('x' || substr(a.id::text, 1, 4))::bit(16)::int % 96) * interval '1 hour'
           when 'completed' then a.updated_at end,
         case when substr(a.id::text, 2, 1) < '2' then array['${employer}'::uuid] end,
         case s.status when 'rescheduled' then 'employer' end, '${employer}', a.created_at, a.updated_at
       from bench_made a, lateral (select case when a.stage <> 'interviewing' then 'completed'
         when substr(a.id::text, 1, 1) < '4' then 'rescheduled' else 'confirmed' end as status) s
       where a.stage in ('interviewing', 'offered', 'hired')`,
    ],
    [
      'offers',
      `insert into offers (application_id, organization_id, status, pay_cents, employment_type, shift, shift_pattern,
         start_date, expires_at, sent_by, sent_at)
       select a.id, a.organization_id, case a.stage when 'hired' then 'accepted' else 'sent' end, 3800, 'full_time',
         'nights', '3x12', current_date + 30,
         now() + (('x' || substr(a.id::text, 1, 4))::bit(16)::int % 240) * interval '1 hour', '${employer}', a.updated_at
       from bench_made a where a.stage in ('offered', 'hired')`,
    ],
    [
      // One hire in twenty has not begun.
      'starts',
      `insert into starts (application_id, organization_id, status, start_on, asked_day)
       select a.id, a.organization_id, case when n % 20 = 0 then 'planned' else 'started' end,
         case when n % 20 = 0 then current_date + (n / 20 % 30)::int else current_date - 100 end,
         case when n % 20 = 0 then 0 else 90 end
       from (select *, row_number() over (order by id) as n from bench_made where stage = 'hired') a`,
    ],
    [
      'start_items',
      `insert into start_items (application_id, title, owner, days_before, is_blocker, position)
       select s.application_id, 'Item ' || k, case when k % 2 = 0 then 'employer' else 'candidate' end, k * 2, true, k
       from starts s join bench_made a on a.id = s.application_id, generate_series(1, 12) k`,
    ],
    [
      'person_tags',
      `insert into person_tags (id, organization_id, name) select ${id('desk-tag', 'i')}, '${organization}', 'Tag ' || i
       from generate_series(1, 10) i`,
    ],
    [
      'application_tags',
      `insert into application_tags (application_id, tag_id)
       select ${applicationNumber('i')}, ${id('desk-tag', '1 + i % 10')} from generate_series(3, ${applications}, 8) i`,
    ],
  ];
}

/** The demo employer's organization with this many jobs and applications more, and the database's statistics. */
export async function fillDesk(owner: Client, filling: DeskFilling, tell: (share: number) => void): Promise<void> {
  await owner.query(`alter system set fsync = off`);
  await owner.query('select pg_reload_conf()');
  await owner.query(`set session_replication_role = replica; set synchronous_commit = off`);
  await owner.query(`create temp table bench_view as select receipt from match_views limit 1`);
  await owner.query(
    `create temp table bench_homes as select row_number() over () - 1 as n, home.* from (
       select distinct home_city, home_state, home_zip, home_latitude, home_longitude from candidate_profiles
       where home_latitude is not null) home`,
  );
  await owner.query(
    `create temp view bench_made as select a.* from applications a join jobs j on j.id = a.job_id where j.slug like 'desk-%'`,
  );
  await fillTables(owner, statements(filling), tell);
}
