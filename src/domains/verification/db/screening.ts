import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EXCLUSION_SOURCES, HIT_STATES, VERDICTS, type Comparison } from '#domains/verification/contract/screening.ts';
import { at, createdAt, day, id, oneOf, textList } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

/** Each reading of an official exclusion file. */
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
    /** The demo's own list of people who do not exist. A real file replaces it whole. */
    isInvented: boolean().notNull().default(false),
    importedAt: createdAt(),
  },
  (t) => [oneOf('exclusion_files_source_known', t.source, EXCLUSION_SOURCES), index().on(t.source, t.importedAt)],
);

/** A line of an exclusion list. One that the newest file has no more keeps standing, marked: hits refer to it. */
export const exclusionEntries = pgTable(
  'exclusion_entries',
  {
    id: id(),
    source: text({ enum: EXCLUSION_SOURCES }).notNull(),
    /** What makes a line the same line in the next file; the files carry no number of their own. */
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

/** A person and a line that may mean them. One pair is one hit, however often everybody is screened. */
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
    /** Null with a decision: screening cleared it by itself. */
    decidedBy: uuid(),
    decidedAt: at(),
    version: integer().notNull().default(1),
  },
  (t) => [
    oneOf('screening_hits_status_known', t.status, HIT_STATES),
    oneOf('screening_hits_verdict_known', t.verdict, VERDICTS),
    uniqueIndex('screening_hits_once').on(t.userId, t.entryId),
    // Both are read backward: an index that is told to go down has its nulls elsewhere than the order asks for.
    index('screening_hits_open')
      .on(t.score, t.id)
      .where(sql`status in ('possible', 'unresolved')`),
    index('screening_hits_decided')
      .on(t.decidedAt, t.id)
      .where(sql`status in ('confirmed', 'cleared')`),
  ],
);

/** When a person was last laid beside which lists: the evidence that nothing was found, too. */
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
