import { and, asc, eq, isNull } from 'drizzle-orm';
import { candidateProfiles, documents, licenses, profiles } from '#server/db/tables/index.ts';
import { readHistory } from '#server/features/verification/index.ts';
import type { Tx } from '#server/platform/db.ts';

/** The stated facts of a person that an application may show. */
export async function readStatedFacts(tx: Tx, userId: string) {
  const [person] = await tx
    .select({ name: profiles.fullName, profile: candidateProfiles })
    .from(candidateProfiles)
    .innerJoin(profiles, eq(profiles.userId, candidateProfiles.userId))
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
