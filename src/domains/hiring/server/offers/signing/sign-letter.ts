import { SIGNING_CONSENT, type SignatureInput } from '#domains/hiring/contract/offers/offer-signatures.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { OfferRow } from '../offers.repo.ts';
import { auditPage } from './audit-page.ts';
import { frozenLetter, sha256Of } from './freeze-letter.ts';
import { signedOf } from './letter.ts';
import { append, seal } from './seal-pdf.ts';
import { insertLetter, insertSignature, signaturesOf, type SignatureRow } from './signing.repo.ts';

interface Signer {
  side: SignatureRow['side'];
  userId: string;
  signature: SignatureInput;
  at: Date;
}

/** Records a signature with the wording of the consent that its signer read. */
export const recordSignature = (tx: Tx, offerId: string, { side, userId, signature, at }: Signer) =>
  insertSignature(tx, {
    offerId,
    side,
    userId,
    name: signature.name,
    drawing: signature.drawing,
    consentVersion: SIGNING_CONSENT.version,
    signedAt: at,
  });

/**
 * Adds the candidate's signature and the record of both to the letter that was sent, and seals the whole with the
 * installation's certificate.
 */
export async function signLetter(
  { env }: Pick<Deps, 'env'>,
  tx: Tx,
  row: OfferRow,
  { p12, at }: { p12: Buffer; at: Date },
): Promise<void> {
  const { offer, job, organization } = row;
  const letter = await frozenLetter(tx, row, at);
  const signatures = await signaturesOf(tx, offer.id);
  const candidate = signatures.find(({ side }) => side === 'candidate');
  if (!candidate) throw new Error('the candidate has not signed');
  const host = new URL(env.appUrl).host;
  const pages = await auditPage({
    title: `Offer: ${job.title}`,
    sha256: letter.sha256,
    offerId: offer.id,
    host,
    signed: signedOf(candidate, row),
    events: [
      ...signatures.map(({ side, name, drawing, signedAt }): readonly [Date, string] => [
        signedAt,
        `${name} signed ${side === 'employer' ? `for ${organization.name}` : 'and accepted the offer'} (${drawing ? 'drawn' : 'typed'}), after consent to sign electronically.`,
      ]),
      [at, `The letter was sealed by ${host}.`],
    ],
  });
  const bytes = await seal(await append(letter.bytes, pages), {
    p12,
    by: host,
    reason: 'Both sides signed this offer.',
    at,
  });
  await insertLetter(tx, { offerId: offer.id, kind: 'signed', bytes, sha256: sha256Of(bytes), createdAt: at });
}
