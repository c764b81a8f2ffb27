import { sql } from 'drizzle-orm';
import { ANSWERED_IN_TIME, answerDue } from '#domains/hiring/db/waits/answer-clock.ts';
import type { UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { usualResponseOfAll } from './usual-response.repo.ts';

/** Fewer answers than this say nothing about an employer. */
const LEAST_ANSWERS = 5;

export interface ResponseRecord {
  /** Applications of the last 180 days whose response was due. */
  due: number;
  /** Share of them answered in time, 0 to 1; null with too few. */
  onTime: number | null;
  /** Half of the first responses came within this time; null with too few. */
  usual: UsualResponse | null;
}

/** How these organizations respond to applicants, as of `now`. */
export async function readResponseRecord(
  tx: Tx,
  organizationIds: readonly string[],
  now: Date,
): Promise<ResponseRecord> {
  const asOf = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ due: number; inTime: number }>(sql`
    select count(*)::int as due, (count(*) filter (where ${ANSWERED_IN_TIME}))::int as "inTime"
    from applications a
    where a.organization_id = any(${sql.param([...organizationIds])}::uuid[])
      and a.applied_at > ${asOf} - interval '180 days' and ${answerDue(asOf)}`);
  const { due = 0, inTime = 0 } = rows[0] ?? {};
  const usual = await usualResponseOfAll(tx, organizationIds, now);
  return { due, onTime: due < LEAST_ANSWERS ? null : inTime / due, usual };
}
