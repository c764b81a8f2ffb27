import { customType, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Drawing } from '#domains/hiring/contract/offers/offer-signatures.ts';
import { createdAt, id, oneOf } from '#platform/db/columns.ts';
import { offers } from './offers.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const LETTERS = ['letter', 'signed'] as const;
const SIDES = ['candidate', 'employer'] as const;

const offerId = () =>
  uuid()
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' });

/**
 * An offer's letter as it was sent, and the letter that both sides signed. The bytes are kept in the row, so that they
 * are written with the offer or not at all, and a trigger refuses to change them.
 */
export const offerLetters = pgTable(
  'offer_letters',
  {
    id: id(),
    offerId: offerId(),
    kind: text({ enum: LETTERS }).notNull(),
    bytes: bytes().notNull(),
    /** Of `bytes`, in hex. */
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('offer_letters_one').on(t.offerId, t.kind), oneOf('offer_letters_kind_known', t.kind, LETTERS)],
);

export const offerSignatures = pgTable(
  'offer_signatures',
  {
    id: id(),
    offerId: offerId(),
    side: text({ enum: SIDES }).notNull(),
    userId: uuid(),
    name: text().notNull(),
    /** Null for a typed signature. */
    drawing: jsonb().$type<Drawing>(),
    /** The wording of the consent to sign electronically. */
    consentVersion: text().notNull(),
    signedAt: createdAt(),
  },
  (t) => [unique('offer_signatures_one').on(t.offerId, t.side), oneOf('offer_signatures_side_known', t.side, SIDES)],
);

/** The installation's own certificates, which seal signed letters. The newest one that its secret opens is in use. */
export const signingCertificates = pgTable('signing_certificates', {
  id: id(),
  /** Key and certificate (PKCS #12, base64), sealed with the installation's secret. */
  p12Sealed: text().notNull(),
  /** The certificate alone (PEM), to be checked against. */
  certificate: text().notNull(),
  createdAt: createdAt(),
});
