import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';
import type { FunnelStep } from '#domains/operations/contract/overview.ts';
import type { Position } from '#kernel/vocabulary.ts';
import { counted, moment, REACHED, real, ROWS, since, ACCOUNT_STATUS } from './figure-conditions.repo.ts';

interface Count extends Record<string, unknown> {
  key: string;
  count: number;
}

/** For queries that always return one row. */
export async function one<R extends Record<keyof R, unknown>>(tx: Tx, query: SQL): Promise<R> {
  const [row] = (await tx.execute(query)).rows as R[];
  if (!row) throw new Error('a figure query returned no row');
  return row;
}

export const hoursBetween = (from: SQL, to: SQL) => sql`(extract(epoch from ${to} - ${from}) / 3600)::float8`;

const counts = async (tx: Tx, query: SQL): Promise<Record<string, number>> => {
  const { rows } = await tx.execute<Count>(query);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
};

export const peopleByState = (tx: Tx, role: 'job_seeker' | 'employer', withDemo: boolean) =>
  counts(
    tx,
    sql`select ${ACCOUNT_STATUS} as key, count(*)::int as count
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

type FunnelRow = Record<FunnelStep, number>;

/** How far candidates got who signed up since then. */
export async function funnelSince(tx: Tx, from: Date, withDemo: boolean): Promise<FunnelRow> {
  const steps = Object.entries(REACHED).map(
    ([step, reached]) => sql`count(*) filter (where ${reached})::int as ${sql.identifier(step)}`,
  );
  return one<FunnelRow>(
    tx,
    sql`select ${sql.join(steps, sql`, `)} from ${ROWS.people.from} where ${since('people', from, withDemo)}`,
  );
}

interface QueueRow extends Record<string, unknown> {
  queue: 'people' | 'organizations' | 'appeals' | 'reports' | 'faq' | 'messages' | 'role_requests' | 'holds';
  waiting: number;
  oldest: string | null;
}

/** Open work by queue, as the screens list it. */
export async function queueAges(tx: Tx): Promise<QueueRow[]> {
  const iso = (column: SQL) => sql`to_char(min(${column}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await tx.execute<QueueRow>(sql`
    select 'people' as queue, count(*)::int as waiting, ${iso(sql`v.submitted_at`)} as oldest
      from verification_cases v where v.status = 'pending' and v.subject_type = 'person'
    union all select 'organizations', count(*)::int, ${iso(sql`v.submitted_at`)}
      from verification_cases v where v.status = 'pending' and v.subject_type = 'organization'
    union all select 'appeals', count(*)::int, ${iso(sql`m.created_at`)} from match_reviews m where m.status = 'open'
    union all select 'role_requests', count(*)::int, ${iso(sql`q.created_at`)} from role_requests q where q.closed_at is null
    union all select 'reports', count(*)::int, ${iso(sql`r.created_at`)} from reports r where r.status = 'open'
    union all select 'faq', count(*)::int, ${iso(sql`f.created_at`)} from faq_questions f
      where f.status = 'pending' and f.deleted_at is null
    union all select 'messages', count(*)::int, ${iso(sql`c.created_at`)} from contact_messages c where c.closed_at is null
    union all select 'holds', count(*)::int, ${iso(sql`h.created_at`)} from holds h where h.released_at is null`);
  return rows;
}

interface ReviewTimes extends Record<string, unknown> {
  decided: number;
  decidedInTime: number;
  medianHours: number | null;
  worked: number;
  workMedianHours: number | null;
  workP90Hours: number | null;
}

/** Durations of the reviews decided since then: from submission, and from a reviewer's first claim. */
export function reviewTimesSince(tx: Tx, from: Date, now: Date, withDemo: boolean): Promise<ReviewTimes> {
  const { decided_in_time, worked } = counted(now);
  const wait = hoursBetween(sql`v.submitted_at`, sql`v.decided_at`);
  const work = hoursBetween(sql`v.first_claimed_at`, sql`v.decided_at`);
  return one<ReviewTimes>(
    tx,
    sql`select count(*)::int as decided, count(*) filter (where ${decided_in_time})::int as "decidedInTime",
        percentile_cont(0.5) within group (order by ${wait}) as "medianHours",
        count(*) filter (where ${worked})::int as worked,
        percentile_cont(0.5) within group (order by ${work}) filter (where ${worked}) as "workMedianHours",
        percentile_cont(0.9) within group (order by ${work}) filter (where ${worked}) as "workP90Hours"
      from ${ROWS.cases.from} where ${since('cases', from, withDemo)}`,
  );
}

/** Cases past the promise or waiting for a second review, regardless of the range. */
export const reviewsWaiting = (tx: Tx, now: Date): Promise<{ lateNow: number; secondWaiting: number }> =>
  one(
    tx,
    sql`select (select count(*)::int from verification_cases v where v.status = 'pending' and v.due_at < ${moment(now)}) as "lateNow",
      (select count(*)::int from second_reviews s join verification_cases v on v.id = s.case_id
        where s.status = 'waiting' and v.status = 'approved') as "secondWaiting"`,
  );

/** How often a blind second review came to the same result. */
export const secondReviewsSince = (
  tx: Tx,
  from: Date,
  now: Date,
  withDemo: boolean,
): Promise<{ secondReviewed: number; secondAgreedCount: number }> =>
  one(
    tx,
    sql`select count(*)::int as "secondReviewed", count(*) filter (where ${counted(now).second_agreed})::int as "secondAgreedCount"
      from ${ROWS.secondReviews.from} where ${since('secondReviews', from, withDemo)}`,
  );

interface Responses extends Record<string, unknown> {
  due: number;
  answered: number;
  answeredInTime: number;
  answeredLate: number;
  unanswered: number;
  medianHours: number | null;
}

/** How fast employers answered applications due since then. */
export function responsesSince(tx: Tx, from: Date, now: Date, withDemo: boolean): Promise<Responses> {
  const { answer_due, answered, answered_in_time, answered_late, unanswered } = counted(now);
  return one<Responses>(
    tx,
    sql`select count(*) filter (where ${answer_due})::int as due,
        count(*) filter (where ${answered})::int as answered,
        count(*) filter (where ${answered_in_time})::int as "answeredInTime",
        count(*) filter (where ${answered_late})::int as "answeredLate",
        count(*) filter (where ${unanswered})::int as unanswered,
        percentile_cont(0.5) within group (order by ${hoursBetween(sql`a.applied_at`, sql`a.first_response_at`)})
          filter (where ${answered}) as "medianHours"
      from ${ROWS.clocks.from} where ${since('clocks', from, withDemo)}`,
  );
}

/** Applications whose answer is overdue now. */
export const overdueNow = (tx: Tx, now: Date, withDemo: boolean): Promise<{ overdueNow: number }> =>
  one(
    tx,
    sql`select count(*)::int as "overdueNow" from ${ROWS.clocks.from} where a.stage = 'applied'
      and a.first_response_at is null and a.response_due_at < ${moment(now)} and ${real(ROWS.clocks.isDemo, withDemo)}`,
  );

interface FillTimes extends Record<string, unknown> {
  hires: number;
  timed: number;
  medianDays: number | null;
}

/** Hires since then, and their time from publishing where the job was published. */
export function fillTimesSince(tx: Tx, from: Date, withDemo: boolean): Promise<FillTimes> {
  const hours = hoursBetween(sql`j.published_at`, sql`e.at`);
  return one<FillTimes>(
    tx,
    sql`select count(*)::int as hires, count(j.published_at)::int as timed,
        percentile_cont(0.5) within group (order by ${hours} / 24) as "medianDays"
      from ${ROWS.hires.from} where ${since('hires', from, withDemo)}`,
  );
}

interface HiresInPlace extends Record<string, unknown> {
  position: Position;
  zip: string;
  hires: number;
}

export async function hiresByPlace(tx: Tx, from: Date, withDemo: boolean): Promise<HiresInPlace[]> {
  const { rows } = await tx.execute<HiresInPlace>(sql`
    select e.position, e.zip, count(*)::int as hires from ${ROWS.hires.from}
    where ${since('hires', from, withDemo)} group by 1, 2`);
  return rows;
}
