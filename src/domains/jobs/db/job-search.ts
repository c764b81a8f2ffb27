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
 * One narrow row for each job that visitors may see, so that a search reads no other table. Triggers keep it
 * (`app.renew_job_search`).
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
    index('job_search_words').using('gin', t.words),
    index('job_search_newest').on(t.publishedAt.desc(), t.jobId.desc()),
    index('job_search_pay').on(t.payMaxCents.desc(), t.jobId.desc()),
    index('job_search_place').on(t.place, t.position),
    index('job_search_real')
      .on(t.place, t.position)
      .where(sql`not is_demo`),
  ],
);
