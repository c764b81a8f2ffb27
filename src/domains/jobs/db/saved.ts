import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import type { JobFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { ALERT_FREQUENCIES } from '#domains/jobs/contract/search/saved-searches.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { jobs } from './jobs.ts';

const candidateId = () =>
  uuid()
    .notNull()
    .references(() => profiles.userId, { onDelete: 'cascade' });
const jobId = () =>
  uuid()
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** Jobs that a candidate keeps to look at again. */
export const savedJobs = pgTable(
  'saved_jobs',
  { candidateId: candidateId(), jobId: jobId(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.candidateId, t.jobId] }), index().on(t.jobId)],
);

/** Searches of which a candidate wants to hear. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    candidateId: candidateId(),
    name: text().notNull(),
    filters: jsonb().$type<JobFilters>().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    lastSentAt: at().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('saved_searches_frequency_known', t.frequency, ALERT_FREQUENCIES),
    index().on(t.candidateId, t.createdAt),
    index('saved_searches_alerting')
      .on(sql`(filters ->> 'position')`)
      .where(sql`frequency <> 'off'`),
  ],
);

/** A new job that a saved search found, once for each; the key keeps an alert from repeating it. */
export const savedSearchFinds = pgTable(
  'saved_search_finds',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: jobId(),
    foundAt: at().notNull(),
    sentAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.jobId] }),
    index().on(t.jobId),
    index('saved_search_finds_waiting')
      .on(t.searchId)
      .where(sql`sent_at is null`),
  ],
);
