import { inArray, sql, type SQL } from 'drizzle-orm';
import {
  ANSWER_DAYS,
  LEAST_INTERVIEWS,
  type Account,
  type Given,
} from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { interviewAccounts } from '#domains/hiring/db/interviews/interview-accounts.ts';
import type { Side } from '#domains/hiring/server/parties/index.ts';
import type { Tx } from '#platform/server/database/db.ts';

export const putAccount = (tx: Tx, given: { interviewId: string; side: Side; account: Account; givenAt: Date }) =>
  tx
    .insert(interviewAccounts)
    .values(given)
    .onConflictDoUpdate({
      target: [interviewAccounts.interviewId, interviewAccounts.side],
      set: { account: given.account, givenAt: given.givenAt },
    });

type BySide = Record<Side, Given | null>;

/** What both sides said of these interviews. */
export async function accountsOf(tx: Tx, interviewIds: readonly string[]): Promise<(interviewId: string) => BySide> {
  const rows =
    interviewIds.length === 0
      ? []
      : await tx
          .select()
          .from(interviewAccounts)
          .where(inArray(interviewAccounts.interviewId, [...interviewIds]));
  return (id) => {
    const of = (side: Side) => rows.find((row) => row.interviewId === id && row.side === side) ?? null;
    return { candidate: of('candidate'), employer: of('employer') };
  };
}

export interface AttendanceRecord {
  /** Interviews of the last year that count. */
  interviews: number;
  /** Of these, those where this side was a no-show; null with too few to say. */
  missed: number | null;
}

export const attendanceOfOrganizations = (tx: Tx, organizationIds: readonly string[], now: Date) =>
  countAttendance(tx, 'employer', sql`i.organization_id = any(${sql.param([...organizationIds])}::uuid[])`, now);

/** Of the facility that posted a job. */
export const attendanceOfEmployer = (tx: Tx, jobId: string, now: Date) =>
  countAttendance(
    tx,
    'employer',
    sql`i.organization_id = (select j.organization_id from jobs j where j.id = ${jobId}::uuid)`,
    now,
  );

export const attendanceOfCandidate = (tx: Tx, candidateId: string, now: Date) =>
  countAttendance(
    tx,
    'candidate',
    sql`i.application_id in (select a.id from applications a where a.candidate_id = ${candidateId}::uuid)`,
    now,
  );

/**
 * As `service`. One rule for both sides. An interview counts when at least one side said what happened and the two do not
 * contradict each other. A side is absent when the other side says so and it said nothing within the days it has to
 * answer; until then, and when it answers otherwise, the interview counts for neither.
 */
async function countAttendance(tx: Tx, side: Side, whose: SQL, now: Date): Promise<AttendanceRecord> {
  const asOf = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ interviews: number; missed: number }>(sql`
    with spoken as (
      select own.account as own, other.account as other, other.given_at
      from interviews i
      left join interview_accounts own on own.interview_id = i.id and own.side = ${side}
      left join interview_accounts other on other.interview_id = i.id and other.side <> ${side}
      where ${whose} and i.starts_at between ${asOf} - interval '1 year' and ${asOf}
        and (own.account is not null or other.account is not null)
    ), settled as (
      select other is not distinct from 'other_absent' as is_missed
      from spoken
      where case
        when other = 'other_absent' then own is null and given_at <= ${asOf} - make_interval(days => ${ANSWER_DAYS})
        when own = 'other_absent' then other is null
        else 'canceled' not in (coalesce(own, ''), coalesce(other, ''))
      end
    )
    select count(*)::int as interviews, (count(*) filter (where is_missed))::int as missed from settled`);
  const { interviews = 0, missed = 0 } = rows[0] ?? {};
  return { interviews, missed: interviews < LEAST_INTERVIEWS ? null : missed };
}
