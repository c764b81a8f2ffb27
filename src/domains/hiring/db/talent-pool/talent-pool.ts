import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { POOL_REASONS, poolMachine } from '#domains/hiring/contract/talent-pool/pool-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { ofApplication } from '../applications/applications.ts';

const STATES = statesOf(poolMachine);

/** People whom an employer met and asked to stay in its talent pool, with their answer and its end. */
export const poolMembers = pgTable(
  'pool_members',
  {
    id: id(),
    applicationId: uuid().notNull(),
    organizationId: uuid().notNull(),
    candidateId: uuid().notNull(),
    status: text({ enum: STATES }).notNull().default('asked'),
    reason: text({ enum: POOL_REASONS }).notNull(),
    message: text(),
    askedBy: uuid(),
    askedAt: createdAt(),
    /** The last moment to answer; from the yes on, the end that the person chose. */
    expiresAt: at().notNull(),
    closedAt: at(),
  },
  (t) => [
    ofApplication('pool_members_application', t),
    oneOf('pool_members_status_known', t.status, STATES),
    oneOf('pool_members_reason_known', t.reason, POOL_REASONS),
    uniqueIndex('pool_members_one_open')
      .on(t.applicationId)
      .where(sql`status in ('asked', 'member')`),
    index('pool_members_due')
      .on(t.expiresAt, t.id)
      .where(sql`status in ('asked', 'member')`),
    index('pool_members_open_of_organization')
      .on(t.organizationId, t.askedAt, t.id)
      .where(sql`status in ('asked', 'member')`),
    index().on(t.candidateId, t.organizationId),
    index().on(t.applicationId),
  ],
);
