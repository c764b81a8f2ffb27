import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { findOffer } from '../offers.repo.ts';
import { letterPdf } from './letter-pdf.ts';
import { letterOf } from './letter.ts';
import { candidateName, findLetter } from './signing.repo.ts';

/** The letter as it was sent, to either side. An offer from before letters were kept is printed anew. */
export const readLetter = (deps: Deps, userId: string, offerId: string): Promise<Buffer> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findOffer(tx, offerId);
    const frozen = await findLetter(tx, offerId, 'letter');
    if (frozen) return frozen.bytes;
    return letterPdf(letterOf(row, { to: await candidateName(tx, row.offer.applicationId), signature: null }));
  });

/** The letter with both signatures and the seal; 404 until the candidate has signed. */
export const readSignedLetter = (deps: Deps, userId: string, offerId: string): Promise<Buffer> =>
  deps.db.as(user(userId), async (tx) => {
    const signed = await findLetter(tx, offerId, 'signed');
    if (!signed) throw notFound('signed letter');
    return signed.bytes;
  });
