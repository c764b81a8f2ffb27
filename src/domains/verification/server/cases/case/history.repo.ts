import { asc, desc, inArray, sql } from 'drizzle-orm';
import { certifications, education, workHistory } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';

const ofUser = ({ userId }: { userId: string }) => userId;

/**
 * The certifications, work and education of several people, latest first, for reviewers and employers. Returns a
 * lookup by user ID.
 */
export async function readHistories(tx: Tx, userIds: readonly string[]) {
  const ids = [...userIds];
  const certified = await tx
    .select()
    .from(certifications)
    .where(inArray(certifications.userId, ids))
    .orderBy(asc(certifications.kind));
  const worked = await tx
    .select()
    .from(workHistory)
    .where(inArray(workHistory.userId, ids))
    .orderBy(sql`${workHistory.endedOn} desc nulls first`, desc(workHistory.startedOn));
  const learned = await tx
    .select()
    .from(education)
    .where(inArray(education.userId, ids))
    .orderBy(desc(education.graduatedOn));
  const of = {
    certifications: Map.groupBy(certified, ofUser),
    work: Map.groupBy(worked, ofUser),
    education: Map.groupBy(learned, ofUser),
  };
  return (userId: string) => ({
    certifications: of.certifications.get(userId) ?? [],
    work: of.work.get(userId) ?? [],
    education: of.education.get(userId) ?? [],
  });
}

export const readHistory = async (tx: Tx, userId: string) => (await readHistories(tx, [userId]))(userId);
