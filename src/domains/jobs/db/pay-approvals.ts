import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organizations } from '#domains/employers/db/organizations.ts';
import { PAY_APPROVAL_STATES } from '#domains/jobs/contract/pay-approval.ts';
import { at, createdAt, id, oneOf, updatedAt } from '#platform/db/columns.ts';
import { jobs } from './jobs.ts';

/** Who approves the pay ranges of an organization's jobs; without a row they need no approval. */
export const payApprovers = pgTable('pay_approvers', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  approverId: uuid().notNull(),
  /** Only ranges that reach this hourly pay; null for every range. */
  fromCents: integer(),
  updatedAt: updatedAt(),
});

/** Each pay range of a job that was sent for approval, and what was decided. Hourly, like the job's own columns. */
export const jobPayApprovals = pgTable(
  'job_pay_approvals',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    payMinCents: integer().notNull(),
    payMaxCents: integer().notNull(),
    state: text({ enum: PAY_APPROVAL_STATES }).notNull().default('waiting'),
    reason: text(),
    askedBy: uuid().notNull(),
    decidedBy: uuid(),
    decidedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('job_pay_approvals_state_known', t.state, PAY_APPROVAL_STATES),
    index().on(t.jobId, t.createdAt),
    uniqueIndex('job_pay_approvals_one_waits')
      .on(t.jobId)
      .where(sql`state = 'waiting'`),
  ],
);
