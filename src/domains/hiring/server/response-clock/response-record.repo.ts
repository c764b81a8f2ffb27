import { sql } from 'drizzle-orm';
import { ANSWERED_IN_TIME, answerDue } from '#domains/hiring/db/answer-clock.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Fewer answers than this say nothing about an employer. */
const LEAST_ANSWERS = 5;

export interface ResponseRecord {
  /** Applications of the last 180 days whose response was due. */
  due: number;
  /** Share of them answered in time, 0 to 1; null with too few. */
  onTime: number | null;
  /** Half of the first responses came within this many hours; null with too few. */
  medianHours: number | null;
}

/** How these organizations respond to applicants, as of `now`. */
export async function readResponseRecord(
  tx: Tx,
  organizationIds: readonly string[],
  now: Date,
): Promise<ResponseRecord> {
  const asOf = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ due: number; inTime: number; medianHours: number | null }>(sql`
    select count(*)::int as due,
      (count(*) filter (where ${ANSWERED_IN_TIME}))::int as "inTime",
      (percentile_cont(0.5) within group (order by extract(epoch from a.first_response_at - a.applied_at)) / 3600)::float8
        as "medianHours"
    from applications a
    where a.organization_id = any(${sql.param([...organizationIds])}::uuid[])
      and a.applied_at > ${asOf} - interval '180 days' and ${answerDue(asOf)}`);
  const { due = 0, inTime = 0, medianHours = null } = rows[0] ?? {};
  return due < LEAST_ANSWERS ? { due, onTime: null, medianHours: null } : { due, onTime: inTime / due, medianHours };
}
