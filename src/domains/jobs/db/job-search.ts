import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, day } from '#platform/db/columns.ts';
import { jobs } from './jobs.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One narrow row for each job that visitors may see, which web processes hold in memory to search them. Triggers keep
 * it (`app.renew_job_search`).
 */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    publishedAt: at().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    payMinCents: integer().notNull(),
    payMaxCents: integer().notNull(),
    signOnBonusCents: integer().notNull(),
    startDate: day().notNull(),
    validThrough: day().notNull(),
    /** Percent of the employer's recent applicants answered in time; null below three. Renewed every hour. */
    repliesOnTime: smallint(),
    isDemo: boolean().notNull(),
    position: text().notNull(),
    state: text().notNull(),
    /** The town in addresses: `joplin-mo`. */
    place: text().notNull(),
    shift: text().notNull(),
    shiftPattern: text().notNull(),
    employmentType: text().notNull(),
    facilityType: text(),
    words: tsvector().notNull(),
  },
  (t) => [
    index('job_search_real')
      .on(t.place, t.position)
      .where(sql`not is_demo`),
  ],
);

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The last transaction that added, changed or removed a row of `job_search`, so that each web process reads what changed
 * since it last looked. A row stays after its job.
 */
export const jobSearchChanges = pgTable(
  'job_search_changes',
  { jobId: uuid().primaryKey(), changedIn: transactionId().notNull() },
  (t) => [index().on(t.changedIn)],
);
