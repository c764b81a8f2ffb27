import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import {
  DROP_REASONS,
  plannedApplicationMachine,
} from '#domains/hiring/contract/applications/planned-application-states.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { at, id, oneOf } from '#platform/db/columns.ts';
import { statesOf } from '#kernel/state-machine.ts';

const STATES = statesOf(plannedApplicationMachine);

/** Applications that will be sent for a candidate unless they skip them first. Employers never see them. */
export const plannedApplications = pgTable(
  'planned_applications',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    plannedAt: at().notNull(),
    sendAt: at().notNull(),
    state: text({ enum: STATES }).notNull().default('planned'),
    settledAt: at(),
    /** Why it was dropped. */
    reason: text({ enum: DROP_REASONS }),
    /** The rule that refused it, in words. */
    detail: text(),
  },
  (t) => [
    oneOf('planned_applications_state_known', t.state, STATES),
    oneOf('planned_applications_reason_known', t.reason, DROP_REASONS),
    uniqueIndex('planned_applications_one_open')
      .on(t.candidateId, t.jobId)
      .where(sql`state in ('planned', 'kept', 'skipped')`),
    index('planned_applications_due')
      .on(t.sendAt, t.id)
      .where(sql`state in ('planned', 'kept')`),
    index('planned_applications_of_job')
      .on(t.jobId)
      .where(sql`state in ('planned', 'kept')`),
    index().on(t.candidateId, t.settledAt),
  ],
);
