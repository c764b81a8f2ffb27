import { and, eq, inArray, isNull } from 'drizzle-orm';
import { consents } from '#domains/accounts/db/identity.ts';
import { candidateProfiles, certifications, licenses, workHistory } from '#domains/profiles/db/candidates.ts';
import { medicalDocuments, storedFiles } from '#domains/profiles/db/documents.ts';
import { readLists, readScreenings } from '#domains/verification/server/screening/index.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** As `service`: what the product already knows of these people. */
export async function readVault(tx: Tx, candidateIds: readonly string[], now: Date) {
  const ids = [...new Set(candidateIds)];
  const [people, held, certified, worked, health] = [
    await tx.select().from(candidateProfiles).where(inArray(candidateProfiles.userId, ids)),
    await tx.select().from(licenses).where(inArray(licenses.userId, ids)),
    await tx.select().from(certifications).where(inArray(certifications.userId, ids)),
    await tx.select().from(workHistory).where(inArray(workHistory.userId, ids)),
    await tx
      .select({
        userId: medicalDocuments.userId,
        kind: medicalDocuments.kind,
        createdAt: medicalDocuments.createdAt,
        expiresOn: medicalDocuments.expiresOn,
      })
      .from(medicalDocuments)
      .innerJoin(storedFiles, eq(storedFiles.id, medicalDocuments.fileId))
      .where(
        and(
          inArray(medicalDocuments.userId, ids),
          isNull(medicalDocuments.deletedAt),
          inArray(storedFiles.scanState, ['pending', 'clean', 'not_scanned']),
        ),
      ),
  ];
  const screeningOf = await readScreenings(tx, ids, await readLists(tx, now));
  return (userId: string) => ({
    profile: people.find((row) => row.userId === userId) ?? null,
    licenses: held.filter((row) => row.userId === userId),
    certifications: certified.filter((row) => row.userId === userId),
    work: worked.filter((row) => row.userId === userId),
    health: health.filter((row) => row.userId === userId),
    screening: screeningOf(userId),
  });
}
export type Vault = ReturnType<Awaited<ReturnType<typeof readVault>>>;

/** As `service`: the applications whose employer may see health documents. */
export async function sharedHealth(tx: Tx, applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: consents.applicationId })
    .from(consents)
    .where(
      and(
        inArray(consents.applicationId, [...applicationIds]),
        eq(consents.kind, 'share_medical'),
        isNull(consents.revokedAt),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
