import { createHash } from 'node:crypto';
import type { Tx } from '#platform/server/database/db.ts';
import type { OfferRow } from '../offers.repo.ts';
import { letterOf } from './letter.ts';
import { letterPdf } from './letter-pdf.ts';
import { candidateName, findLetter, insertLetter, signaturesOf } from './signing.repo.ts';

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Writes the letter of an offer that is being sent, with the employer's signature. From here on it never changes. */
export async function freezeLetter(tx: Tx, row: OfferRow, now: Date): Promise<{ bytes: Buffer; sha256: string }> {
  const signatures = await signaturesOf(tx, row.offer.id);
  const bytes = await letterPdf(
    letterOf(row, {
      to: await candidateName(tx, row.offer.applicationId),
      signature: signatures.find(({ side }) => side === 'employer') ?? null,
    }),
  );
  const sha256 = sha256Of(bytes);
  await insertLetter(tx, { offerId: row.offer.id, kind: 'letter', bytes, sha256, createdAt: now });
  return { bytes, sha256 };
}

/** The letter that was sent. An offer from before letters were kept gets one when it is first needed. */
export const frozenLetter = async (tx: Tx, row: OfferRow, now: Date) =>
  (await findLetter(tx, row.offer.id, 'letter')) ?? freezeLetter(tx, row, now);
