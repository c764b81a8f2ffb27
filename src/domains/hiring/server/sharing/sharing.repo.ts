import { and, asc, eq, isNull } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { candidatePreferences, candidateProfiles, licenses } from '#domains/profiles/db/candidates.ts';
import { documents } from '#domains/profiles/db/documents.ts';
import { readHistory } from '#domains/verification/server/cases/index.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The candidate's facts that an application may show. */
export async function readStatedFacts(tx: Tx, userId: string) {
  const [person] = await tx
    .select({
      name: profiles.fullName,
      profile: candidateProfiles,
      shifts: candidatePreferences.shifts,
      earliestStart: candidatePreferences.earliestStart,
    })
    .from(candidateProfiles)
    .innerJoin(profiles, eq(profiles.userId, candidateProfiles.userId))
    .leftJoin(candidatePreferences, eq(candidatePreferences.userId, candidateProfiles.userId))
    .where(eq(candidateProfiles.userId, userId));
  if (!person) return null;
  return {
    ...person,
    licenses: await tx.select().from(licenses).where(eq(licenses.userId, userId)).orderBy(asc(licenses.state)),
    ...(await readHistory(tx, userId)),
    documents: await tx
      .select({ fileName: documents.fileName, kind: documents.kind })
      .from(documents)
      .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
      .orderBy(asc(documents.createdAt)),
  };
}
