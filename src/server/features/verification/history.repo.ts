import { asc, desc, eq, sql } from 'drizzle-orm';
import { certifications, education, workHistory } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

/** What somebody has learned and done, the latest first, as reviewers and employers read it. */
export const readHistory = async (tx: Tx, userId: string) => ({
  certifications: await tx
    .select()
    .from(certifications)
    .where(eq(certifications.userId, userId))
    .orderBy(asc(certifications.kind)),
  work: await tx
    .select()
    .from(workHistory)
    .where(eq(workHistory.userId, userId))
    .orderBy(sql`${workHistory.endedOn} desc nulls first`, desc(workHistory.startedOn)),
  education: await tx.select().from(education).where(eq(education.userId, userId)).orderBy(desc(education.graduatedOn)),
});
