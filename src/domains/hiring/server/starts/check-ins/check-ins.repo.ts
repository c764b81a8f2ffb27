import { and, eq, sql } from 'drizzle-orm';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { CHECK_IN_DAYS, type CheckInDay } from '#domains/hiring/contract/starts/check-in-days.ts';
import type { CheckInAnswer, CheckInTotals } from '#domains/hiring/contract/starts/check-ins.ts';
import { startAnswers } from '#domains/hiring/db/starts/starts.ts';
import type { Tx } from '#platform/server/database/db.ts';

type AnswerRow = typeof startAnswers.$inferSelect;

/** One side's own answers. Row-level security hides the other side's. */
export const answersOf = (tx: Tx, applicationId: string, side: Side): Promise<AnswerRow[]> =>
  tx
    .select()
    .from(startAnswers)
    .where(and(eq(startAnswers.applicationId, applicationId), eq(startAnswers.side, side)));

export const putAnswer = (
  tx: Tx,
  which: { applicationId: string; side: Side; day: CheckInDay },
  answer: CheckInAnswer,
  givenAt: Date,
) =>
  tx
    .insert(startAnswers)
    .values({ ...which, ...answer, givenAt })
    .onConflictDoUpdate({
      target: [startAnswers.applicationId, startAnswers.side, startAnswers.day],
      set: { ...answer, givenAt },
    });

interface Total extends Record<string, unknown> {
  day: CheckInDay;
  answers: number;
  began: number;
  as_described: number;
  still_there: number;
}

/** As `service` or an administrator: one side's totals of these organizations, or of all, for each day. */
export async function totalsOf(tx: Tx, side: Side, organizationIds: readonly string[] | null): Promise<CheckInTotals> {
  const among = organizationIds === null ? null : [...organizationIds];
  const { rows } = await tx.execute<Total>(sql`select * from app.start_totals(${side}, ${sql.param(among)}::uuid[])`);
  return CHECK_IN_DAYS.map((day) => {
    const row = rows.find((one) => one.day === day);
    return {
      day,
      answers: row?.answers ?? 0,
      began: row?.began ?? null,
      asDescribed: row?.as_described ?? null,
      stillThere: row?.still_there ?? null,
    };
  });
}

/** The organizations whose people the transaction's user hires, as the lists show them. */
export async function hiringOrganizations(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select app.my_hiring_organizations() as id`);
  return rows.map(({ id }) => id);
}
