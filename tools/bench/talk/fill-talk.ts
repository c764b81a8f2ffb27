import type { Client } from 'pg';
import { id } from '../lists/lists-fill.ts';
import { fillTables } from '../fill-tables.ts';

export interface TalkFilling {
  conversations: number;
  messagesEach: number;
  /** Further people, each with an account. */
  people: number;
  employer: string;
  organization: string;
  candidate: string;
}

const person = (n: string) => id('talker', n);
/** The conversation between the demo employer and the demo candidate. */
export const CONVERSATION = '00000000-0000-4000-8000-00000000ca11';
const AGO = `now() - i * interval '90 seconds'`;
const LAST_SIDE = `case when i % 3 = 0 then 'candidate' else 'employer' end`;

/** Triggers and foreign keys are off meanwhile; what they keep is written the same way. */
const statements = (filling: TalkFilling): [table: string, sql: string][] => {
  const { conversations, messagesEach, people, employer, organization, candidate } = filling;
  const series = `generate_series(1, ${conversations}) i`;
  const job = `(select jobs[1 + i % cardinality(jobs)] from bench_jobs)`;
  return [
    [
      'auth.users',
      `insert into auth.users (id, name, email, email_verified, signup_role)
       select ${person('i')}, 'Ada ' || i, 'talker.' || i || '@bench.test', true, 'job_seeker' from generate_series(1, ${people}) i`,
    ],
    [
      'profiles',
      `insert into profiles (user_id, role, onboarding_completed, verification_status, full_name)
       select ${person('i')}, 'job_seeker', true, 'approved', 'Ada Talker ' || i from ${series}`,
    ],
    [
      'candidate_profiles',
      `insert into candidate_profiles (user_id, pseudonym, position, home_city, home_state, approved_at)
       select ${person('i')}, 'T-' || i, 'RN', 'Joplin', 'MO', now() from ${series}`,
    ],
    [
      'applications',
      `insert into applications (id, job_id, organization_id, candidate_id, stage, applied_at)
       select ${id('talk', 'i')}, ${job}, '${organization}'::uuid, ${person('i')}, 'applied', ${AGO} from ${series}
       union all select '${CONVERSATION}'::uuid, ${job.replaceAll('i %', '1 %')}, '${organization}'::uuid, '${candidate}'::uuid, 'applied', now()
       on conflict (job_id, candidate_id) do update set id = excluded.id, stage = 'applied', applied_at = now()`,
    ],
    [
      'conversations',
      `insert into conversations (id, organization_id, candidate_id, last_side, last_at, is_assigned)
       select ${id('talk', 'i')}, '${organization}'::uuid, ${person('i')}, ${LAST_SIDE}, ${AGO}, true from ${series}
       union all select '${CONVERSATION}'::uuid, '${organization}'::uuid, '${candidate}'::uuid, null, now(), false`,
    ],
    [
      'messages',
      `insert into messages (id, conversation_id, side, author_id, body, sent_at)
       select gen_random_uuid(), ${id('talk', 'i')}, case when (i + n) % 2 = 0 then 'candidate' else 'employer' end,
         case when (i + n) % 2 = 0 then ${person('i')} else '${employer}'::uuid end,
         'Could we talk about the schedule of the night shift, line ' || n || ', in room ' || i || '?', ${AGO} - n * interval '20 minutes'
       from ${series}, generate_series(1, ${messagesEach}) n`,
    ],
    [
      // One in three waits on the team; the demo employer has read all but one in fifteen.
      'conversation_reads',
      `insert into conversation_reads (conversation_id, user_id, read_at, unread_since, last_at)
       select ${id('talk', 'i')}, '${employer}'::uuid, ${AGO}, case when i % 15 = 0 then ${AGO} end, ${AGO} from ${series}`,
    ],
    [
      // Ten members share the conversations.
      'conversation_assignees',
      `insert into conversation_assignees (conversation_id, user_id, assigned_at, last_side, last_at)
       select ${id('talk', 'i')}, case when i % 10 = 0 then '${employer}'::uuid else ${id('member', 'i % 10')} end, ${AGO},
         ${LAST_SIDE}, ${AGO} from ${series}`,
    ],
  ];
};

/** An organization with `conversations × messagesEach` messages, and `people` who can be signed in. */
export async function fillTalk(owner: Client, filling: TalkFilling, tell: (share: number) => void): Promise<void> {
  await owner.query(`alter system set fsync = off`);
  await owner.query('select pg_reload_conf()');
  await owner.query(`set session_replication_role = replica; set synchronous_commit = off`);
  await owner.query(
    `create temp table bench_jobs as select array_agg(id) as jobs from (
       select id from jobs where organization_id = '${filling.organization}' order by created_at limit 20) mine`,
  );
  await fillTables(owner, statements(filling), tell);
}
