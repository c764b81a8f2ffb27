import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { IMPORT_PROBLEMS, IMPORT_PURPOSES, IMPORT_STATES } from '#domains/profiles/contract/resume/import-words.ts';
import { storedFiles } from './documents.ts';

/** A résumé or a photographed card on its way to suggestions. Its file goes once it is read; the row after a day. */
export const resumeImports = pgTable(
  'resume_imports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    purpose: text({ enum: IMPORT_PURPOSES }).notNull(),
    status: text({ enum: IMPORT_STATES }).notNull().default('reading'),
    fileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** The page being recognized from its picture, and how many there are. */
    page: integer(),
    pages: integer(),
    problem: text({ enum: IMPORT_PROBLEMS }),
    /** The suggestions, what was decided about them, and the kinds of private facts left out; sealed. */
    sealedReading: text(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [
    oneOf('resume_imports_purpose_known', t.purpose, IMPORT_PURPOSES),
    oneOf('resume_imports_status_known', t.status, IMPORT_STATES),
    oneOf('resume_imports_problem_known', t.problem, IMPORT_PROBLEMS),
    unique('resume_imports_one').on(t.userId, t.purpose),
    index().on(t.expiresAt),
    index().on(t.fileId),
  ],
);
