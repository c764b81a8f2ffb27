import { eq } from 'drizzle-orm';
import { candidateDemographics } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';

type Row = typeof candidateDemographics.$inferSelect;
export type Answers = Pick<Row, 'sex' | 'raceEthnicity'>;

/** Row-level security allows the owner only, and no one who acts as the owner. */
export async function findAnswer(tx: Tx, userId: string): Promise<Row | null> {
  const [row] = await tx.select().from(candidateDemographics).where(eq(candidateDemographics.userId, userId));
  return row ?? null;
}

export const saveAnswer = (tx: Tx, userId: string, answers: Answers, updatedAt: Date) =>
  tx
    .insert(candidateDemographics)
    .values({ userId, ...answers, updatedAt })
    .onConflictDoUpdate({ target: candidateDemographics.userId, set: { ...answers, updatedAt } });

export const deleteAnswer = (tx: Tx, userId: string) =>
  tx.delete(candidateDemographics).where(eq(candidateDemographics.userId, userId));
