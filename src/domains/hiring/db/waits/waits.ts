import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { SIDES } from '#domains/hiring/contract/conversations/conversations.ts';
import { WAIT_STEPS } from '#domains/hiring/contract/wait-steps.ts';
import { at, oneOf } from '#platform/db/columns.ts';
import { applications } from '../applications/applications.ts';

/**
 * Who owes whom an answer: one row per application and side while the other side waits. Its times are fixed when the
 * wait begins, in the business time of the job's team; an answer deletes it. For the server alone.
 */
export const waits = pgTable(
  'waits',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The side that owes the answer. */
    side: text({ enum: SIDES }).notNull(),
    jobId: uuid().notNull(),
    since: at().notNull(),
    halfAt: at().notNull(),
    dueAt: at().notNull(),
    overdueAt: at().notNull(),
    /** Twice the promised time. */
    brokenAt: at().notNull(),
    /** The last step that was taken. */
    step: text({ enum: WAIT_STEPS }).notNull().default('waiting'),
    /** When the next step is due; null after the last one. */
    nextAt: at(),
    /** When a member of the team first opened the application. */
    openedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.side] }),
    oneOf('waits_side_known', t.side, SIDES),
    oneOf('waits_step_known', t.step, WAIT_STEPS),
    index()
      .on(t.nextAt, t.applicationId)
      .where(sql`next_at is not null`),
    index().on(t.jobId, t.step),
    index('waits_by_due').on(t.side, t.dueAt, t.applicationId),
  ],
);
