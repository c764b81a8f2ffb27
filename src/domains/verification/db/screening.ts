import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EXCLUSION_SOURCES, HIT_STATES, VERDICTS, type Comparison } from '#domains/verification/contract/screening.ts';
import { at, createdAt, day, id, oneOf, textList } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

/** Imports of official exclusion files. */
export const exclusionFiles = pgTable(
  'exclusion_files',
  {
    id: id(),
    source: text({ enum: EXCLUSION_SOURCES }).notNull(),
    fileName: text().notNull(),
    entries: integer().notNull(),
    added: integer().notNull(),
    updated: integer().notNull(),
    removed: integer().notNull(),
    badRows: integer().notNull(),
    /** The demo's fictional list; a real file replaces it completely. */
    isInvented: boolean().notNull().default(false),
    importedAt: createdAt(),
  },
  (t) => [oneOf('exclusion_files_source_known', t.source, EXCLUSION_SOURCES), index().on(t.source, t.importedAt)],
);

/** A line of an exclusion list. A line missing from the latest file is marked as removed and kept, because hits refer to it. */
export const exclusionEntries = pgTable(
  'exclusion_entries',
  {
    id: id(),
    source: text({ enum: EXCLUSION_SOURCES }).notNull(),
    /** Identifies the line across files, which have no line numbers of their own. */
    key: text().notNull(),
    isFirm: boolean().notNull(),
    lastName: text().notNull(),
    firstName: text().notNull(),
    middleName: text().notNull(),
    suffix: text().notNull(),
    firmName: text().notNull(),
    occupation: text(),
    npi: text(),
    dateOfBirth: day(),
    city: text(),
    state: text(),
    exclusionType: text(),
    excludedOn: day(),
    endsOn: day(),
    removedAt: at(),
  },
  (t) => [
    oneOf('exclusion_entries_source_known', t.source, EXCLUSION_SOURCES),
    uniqueIndex('exclusion_entries_once').on(t.source, t.key),
  ],
);

/** A person and a line that may refer to them: one hit per pair, however often people are screened. */
export const screeningHits = pgTable(
  'screening_hits',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    entryId: uuid()
      .notNull()
      .references(() => exclusionEntries.id),
    status: text({ enum: HIT_STATES }).notNull().default('possible'),
    verdict: text({ enum: VERDICTS }).notNull(),
    score: integer().notNull(),
    comparison: jsonb().$type<Comparison>().notNull(),
    foundAt: createdAt(),
    reason: text(),
    /** Null when screening cleared the hit automatically. */
    decidedBy: uuid(),
    decidedAt: at(),
    version: integer().notNull().default(1),
  },
  (t) => [
    oneOf('screening_hits_status_known', t.status, HIT_STATES),
    oneOf('screening_hits_verdict_known', t.verdict, VERDICTS),
    uniqueIndex('screening_hits_once').on(t.userId, t.entryId),
    // Scanned backward: a descending index would place nulls differently than the query's order.
    index('screening_hits_open')
      .on(t.score, t.id)
      .where(sql`status in ('possible', 'unresolved')`),
    index('screening_hits_decided')
      .on(t.decidedAt, t.id)
      .where(sql`status in ('confirmed', 'cleared')`),
  ],
);

/** When a person was last screened and against which lists, which also proves that nothing was found. */
export const screenings = pgTable(
  'screenings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    screenedAt: at().notNull(),
    sources: textList(),
  },
  (t) => [index().on(t.screenedAt)],
);
