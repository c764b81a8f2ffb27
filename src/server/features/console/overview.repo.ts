import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Position } from '#shared/kernel/vocabulary.ts';

/** Demo rows are left out of every figure unless they are asked for. */
export const real = (column: SQL, withDemo: boolean) => (withDemo ? sql`true` : sql`not ${column}`);

interface Count extends Record<string, unknown> {
  key: string;
  count: number;
}

const counts = async (tx: Tx, query: SQL): Promise<Record<string, number>> => {
  const { rows } = await tx.execute<Count>(query);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
};

export const peopleByState = (tx: Tx, role: 'job_seeker' | 'employer', withDemo: boolean) =>
  counts(
    tx,
    sql`select case when p.onboarding_completed then p.verification_status else 'onboarding' end as key, count(*)::int as count
      from profiles p where p.role = ${role} and ${real(sql`p.is_demo`, withDemo)} group by 1`,
  );

export const jobsByState = (tx: Tx, withDemo: boolean) =>
  counts(
    tx,
    sql`select j.status as key, count(*)::int as count from jobs j where ${real(sql`j.is_demo`, withDemo)} group by 1`,
  );

export const applicationsByStage = (tx: Tx, withDemo: boolean) =>
  counts(
    tx,
    sql`select a.stage as key, count(*)::int as count from applications a join jobs j on j.id = a.job_id
      where ${real(sql`j.is_demo`, withDemo)} group by 1`,
  );

interface FunnelRow extends Record<string, unknown> {
  signed_up: number;
  onboarded: number;
  approved: number;
  matched: number;
  applied: number;
  interviewing: number;
  offered: number;
  hired: number;
}

/** How far the candidates came who signed up since then; each step counts those of the steps before it. */
export async function funnelSince(tx: Tx, since: Date, withDemo: boolean): Promise<FunnelRow> {
  const { rows } = await tx.execute<FunnelRow>(sql`
    with reached as (
      select p.user_id, p.onboarding_completed as onboarded, c.approved_at is not null as approved,
        coalesce(bool_or(a.id is not null), false) as matched,
        coalesce(bool_or(a.applied_at is not null), false) as applied,
        coalesce(bool_or(exists (select 1 from interviews i where i.application_id = a.id)), false) as interviewing,
        coalesce(bool_or(exists (select 1 from offers o where o.application_id = a.id)), false) as offered,
        coalesce(bool_or(a.stage = 'hired'), false) as hired
      from profiles p
      join candidate_profiles c on c.user_id = p.user_id
      left join applications a on a.candidate_id = p.user_id
      where p.role = 'job_seeker' and p.created_at >= ${since.toISOString()}::timestamptz and ${real(sql`p.is_demo`, withDemo)}
      group by p.user_id, p.onboarding_completed, c.approved_at
    )
    select count(*)::int as signed_up, count(*) filter (where onboarded)::int as onboarded,
      count(*) filter (where approved)::int as approved, count(*) filter (where matched)::int as matched,
      count(*) filter (where applied)::int as applied, count(*) filter (where interviewing)::int as interviewing,
      count(*) filter (where offered)::int as offered, count(*) filter (where hired)::int as hired
    from reached`);
  const [row] = rows;
  if (!row) throw new Error('the funnel answered nothing');
  return row;
}

interface QueueRow extends Record<string, unknown> {
  queue: 'people' | 'organizations' | 'second_looks' | 'reports' | 'faq' | 'role_requests' | 'holds';
  waiting: number;
  oldest: string | null;
}

export async function queueAges(tx: Tx, withDemo: boolean): Promise<QueueRow[]> {
  const iso = (column: SQL) => sql`to_char(min(${column}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await tx.execute<QueueRow>(sql`
    select 'people' as queue, count(*)::int as waiting, ${iso(sql`v.submitted_at`)} as oldest
      from verification_cases v join profiles p on p.user_id = v.user_id
      where v.status = 'pending' and ${real(sql`p.is_demo`, withDemo)}
    union all select 'organizations', count(*)::int, ${iso(sql`v.submitted_at`)}
      from verification_cases v join organizations o on o.id = v.organization_id
      where v.status = 'pending' and ${real(sql`o.is_demo`, withDemo)}
    union all select 'second_looks', count(*)::int, ${iso(sql`m.created_at`)} from match_reviews m where m.status = 'open'
    union all select 'role_requests', count(*)::int, ${iso(sql`q.created_at`)} from role_requests q where q.closed_at is null
    union all select 'reports', count(*)::int, ${iso(sql`r.created_at`)} from reports r where r.status = 'open'
    union all select 'faq', count(*)::int, ${iso(sql`f.created_at`)} from faq_questions f
      where f.status = 'pending' and f.deleted_at is null
    union all select 'holds', count(*)::int, ${iso(sql`h.created_at`)} from holds h where h.released_at is null`);
  return rows;
}

interface ReviewTimes extends Record<string, unknown> {
  submitted_at: string;
  decided_at: string | null;
}

const reviewTimes = async (tx: Tx, condition: SQL, withDemo: boolean): Promise<ReviewTimes[]> => {
  const { rows } = await tx.execute<ReviewTimes>(sql`
    select v.submitted_at::text, v.decided_at::text from verification_cases v
    left join profiles p on p.user_id = v.user_id left join organizations o on o.id = v.organization_id
    where ${condition} and ${real(sql`coalesce(p.is_demo, o.is_demo)`, withDemo)} limit 20000`);
  return rows;
};

export const decidedSince = (tx: Tx, since: Date, withDemo: boolean) =>
  reviewTimes(tx, sql`v.decided_at >= ${since.toISOString()}::timestamptz`, withDemo);
export const stillWaiting = (tx: Tx, withDemo: boolean) => reviewTimes(tx, sql`v.status = 'pending'`, withDemo);

interface SecondLooks extends Record<string, unknown> {
  secondWaiting: number;
  secondLooked: number;
  secondAgreed: number | null;
}

/** How often a second reviewer, who did not know what the first one did, came to the same end. */
export async function secondLooksSince(tx: Tx, since: Date, withDemo: boolean): Promise<SecondLooks> {
  const inRange = sql`s.status <> 'waiting' and s.decided_at >= ${since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<SecondLooks>(sql`
    select count(*) filter (where s.status = 'waiting' and v.status = 'approved')::int as "secondWaiting",
      count(*) filter (where ${inRange})::int as "secondLooked",
      (count(*) filter (where ${inRange} and s.status = 'agreed'))::float8 / nullif(count(*) filter (where ${inRange}), 0) as "secondAgreed"
    from second_reviews s join verification_cases v on v.id = s.case_id
    left join profiles p on p.user_id = v.user_id left join organizations o on o.id = v.organization_id
    where (s.status = 'waiting' or s.decided_at >= ${since.toISOString()}::timestamptz)
      and ${real(sql`coalesce(p.is_demo, o.is_demo)`, withDemo)}`);
  const [row] = rows;
  if (!row) throw new Error('the second looks answered nothing');
  return row;
}

interface Responses extends Record<string, unknown> {
  answered: number;
  inTime: number;
  missed: number;
  medianHours: number | null;
  overdueNow: number;
}

/** How fast employers answered what was due since then, by the clock that both sides see. */
export async function responsesSince(tx: Tx, since: Date, now: Date, withDemo: boolean): Promise<Responses> {
  const [from, to] = [sql`${since.toISOString()}::timestamptz`, sql`${now.toISOString()}::timestamptz`];
  const { rows } = await tx.execute<Responses>(sql`
    select count(*) filter (where a.first_response_at is not null)::int as answered,
      count(*) filter (where a.first_response_at <= a.response_due_at)::int as "inTime",
      count(*) filter (where a.first_response_at > a.response_due_at or (a.first_response_at is null and a.response_due_at < ${to}))::int as missed,
      percentile_cont(0.5) within group (order by extract(epoch from a.first_response_at - a.applied_at) / 3600)
        filter (where a.first_response_at is not null) as "medianHours",
      count(*) filter (where a.stage = 'applied' and a.first_response_at is null and a.response_due_at < ${to})::int as "overdueNow"
    from applications a join jobs j on j.id = a.job_id
    where a.response_due_at >= ${from} and a.applied_at is not null and ${real(sql`j.is_demo`, withDemo)}`);
  const [row] = rows;
  if (!row) throw new Error('the response clock answered nothing');
  return row;
}

interface Hire extends Record<string, unknown> {
  position: Position;
  zip: string;
  days: number | null;
}

export async function hiresSince(tx: Tx, since: Date, withDemo: boolean): Promise<Hire[]> {
  const { rows } = await tx.execute<Hire>(sql`
    select j.position, j.zip, (extract(epoch from e.at - j.published_at) / 86400)::float8 as days
    from application_events e join applications a on a.id = e.application_id join jobs j on j.id = a.job_id
    where e.to_stage = 'hired' and e.at >= ${since.toISOString()}::timestamptz and ${real(sql`j.is_demo`, withDemo)}
    limit 50000`);
  return rows;
}
