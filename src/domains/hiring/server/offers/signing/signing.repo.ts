import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { offerLetters, offerSignatures, signingCertificates } from '#domains/hiring/db/offers/offer-signing.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

export type SignatureRow = typeof offerSignatures.$inferSelect;
type LetterKind = (typeof offerLetters.$inferSelect)['kind'];

/** Row-level security leaves the letters of offers that the reader sees. */
export async function findLetter(tx: Tx, offerId: string, kind: LetterKind) {
  const [row] = await tx
    .select({ bytes: offerLetters.bytes, sha256: offerLetters.sha256 })
    .from(offerLetters)
    .where(and(eq(offerLetters.offerId, offerId), eq(offerLetters.kind, kind)));
  return row ?? null;
}

/** Letters and signatures are written by the server alone, after it has checked who signs. */
export const insertLetter = (tx: Tx, values: typeof offerLetters.$inferInsert) =>
  elevate(tx, () => tx.insert(offerLetters).values(values));
export const insertSignature = (tx: Tx, values: typeof offerSignatures.$inferInsert) =>
  elevate(tx, () => tx.insert(offerSignatures).values(values));

export const signaturesOf = (tx: Tx, offerId: string): Promise<SignatureRow[]> =>
  elevate(tx, () =>
    tx
      .select()
      .from(offerSignatures)
      .where(eq(offerSignatures.offerId, offerId))
      .orderBy(asc(offerSignatures.signedAt)),
  );

export async function candidateName(tx: Tx, applicationId: string): Promise<string | null> {
  const [row] = await elevate(tx, () =>
    tx
      .select({ name: profiles.fullName })
      .from(applications)
      .innerJoin(profiles, eq(profiles.userId, applications.candidateId))
      .where(eq(applications.id, applicationId)),
  );
  return row?.name ?? null;
}

export const lockCertificates = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signing-certificate', 0))`);
export const listCertificates = (tx: Tx) =>
  tx.select().from(signingCertificates).orderBy(desc(signingCertificates.createdAt), desc(signingCertificates.id));
export const insertCertificate = (tx: Tx, values: typeof signingCertificates.$inferInsert) =>
  tx.insert(signingCertificates).values(values);
export const resealCertificate = (tx: Tx, id: string, p12Sealed: string) =>
  tx.update(signingCertificates).set({ p12Sealed }).where(eq(signingCertificates.id, id));
