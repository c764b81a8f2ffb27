import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import {
  candidateProfiles,
  certifications,
  documents,
  education,
  licenses,
  profiles,
  workHistory,
} from '#server/db/tables/index.ts';
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
    certifications: await tx
      .select()
      .from(certifications)
      .where(eq(certifications.userId, userId))
      .orderBy(asc(certifications.kind)),
    work: await tx
      .select()
      .from(workHistory)
      .where(eq(workHistory.userId, userId))
      .orderBy(desc(workHistory.startedOn)),
    education: await tx
      .select()
      .from(education)
      .where(eq(education.userId, userId))
      .orderBy(desc(education.graduatedOn)),
    documents: await tx
      .select({ fileName: documents.fileName, kind: documents.kind })
      .from(documents)
      .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
      .orderBy(asc(documents.createdAt)),
  };
}
