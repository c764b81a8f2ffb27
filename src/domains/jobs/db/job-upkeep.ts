import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { PAUSE_CAUSES } from '#domains/jobs/contract/upkeep.ts';
import { at, day, oneOf } from '#platform/db/columns.ts';
import { jobs } from './jobs.ts';

/** Whether a job is still meant, and why it paused itself: one row per job that was asked about or paused. */
export const jobUpkeep = pgTable(
  'job_upkeep',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** When the team last said that it is still hiring. */
    confirmedAt: at(),
    /** When the team was asked; null while no question is open. */
    askedAt: at(),
    /** Days without an answer on which this server ran, and the last one counted. */
    silentDays: smallint().notNull().default(0),
    countedOn: day(),
    /** Why it paused itself; null when it is open or a member paused it. */
    pausedFor: text({ enum: PAUSE_CAUSES }),
  },
  (t) => [
    oneOf('job_upkeep_cause_known', t.pausedFor, PAUSE_CAUSES),
    index()
      .on(t.askedAt)
      .where(sql`asked_at is not null`),
  ],
);
