import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS, MEDICAL_DOCUMENT_KINDS } from '#kernel/vocabulary.ts';
import { at, createdAt, day, id, oneOf } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

export const SCAN_STATES = ['pending', 'clean', 'infected', 'not_scanned'] as const;

/** A stored object and its wrapped key; erasing `wrappedKey` makes the bytes permanently unreadable. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    storageKey: text().notNull().unique(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
    keyId: text().notNull(),
    wrappedKey: text(),
    /** The extracted text, sealed, for comparison with the profile; unreadable once the file's key is gone. */
    sealedText: text(),
    scanState: text({ enum: SCAN_STATES }).notNull().default('pending'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('stored_files_scan_known', t.scanState, SCAN_STATES),
    check('stored_files_size', sql`${t.sizeBytes} between 1 and 15728640`),
    index().on(t.ownerId),
    index().on(t.sha256),
    index('stored_files_unsafe')
      .on(t.scanState)
      .where(sql`scan_state in ('pending', 'infected')`),
  ],
);

/** A credential document, linked to the fact it proves if there is one. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    fileName: text().notNull(),
    factType: text({ enum: ['license', 'certification', 'work', 'education'] }),
    factId: uuid(),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    deletedAt: at(),
  },
  (t) => [oneOf('documents_kind_known', t.kind, DOCUMENT_KINDS), index().on(t.userId)],
);

/** Stored separately (ADA): readable by its owner, and by an employer only after a sent offer with explicit consent. */
export const medicalDocuments = pgTable(
  'medical_documents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: MEDICAL_DOCUMENT_KINDS }).notNull(),
    fileName: text().notNull(),
    /** The last day on which a test or titer counts, if it has one. */
    expiresOn: day(),
    createdAt: createdAt(),
    deletedAt: at(),
  },
  (t) => [oneOf('medical_documents_kind_known', t.kind, MEDICAL_DOCUMENT_KINDS), index().on(t.userId)],
);
