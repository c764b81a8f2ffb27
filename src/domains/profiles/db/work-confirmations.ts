import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { statesOf } from '#kernel/state-machine.ts';
import { workConfirmationMachine } from '#domains/profiles/contract/work/work-confirmation-states.ts';
import { workHistory } from './candidates.ts';
import { at, columnsWithout, createdAt, day, id, oneOf } from '#platform/db/columns.ts';
import { consents, profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';

const STATES = statesOf(workConfirmationMachine);

/** A request to a past employer about one entry of a work history, and its outcome. */
export const workConfirmations = pgTable(
  'work_confirmations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    workId: uuid()
      .notNull()
      .references(() => workHistory.id, { onDelete: 'cascade' }),
    consentId: uuid()
      .notNull()
      .references(() => consents.id, { onDelete: 'cascade' }),
    status: text({ enum: STATES }).notNull().default('open'),
    /** A snapshot of what the consent covers; the employer sees only this. */
    personName: text().notNull(),
    employerName: text().notNull(),
    title: text().notNull(),
    startedOn: day().notNull(),
    endedOn: day().notNull(),
    contactName: text().notNull(),
    contactRole: text().notNull(),
    /** Deleted as soon as the request is closed; the domain stays. */
    contactEmail: text(),
    contactDomain: text().notNull(),
    /** The approved organization whose website or email has this domain. */
    domainOrganizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    /** Only hashes, so that reading the table opens no link. The reminder has its own link. */
    tokenHash: text().notNull().unique(),
    reminderTokenHash: text().unique(),
    askedAt: createdAt(),
    remindedAt: at(),
    expiresAt: at().notNull(),
    closedAt: at(),
    answeredByName: text(),
    answeredByRole: text(),
    workedThere: boolean(),
    /** The employer's differing facts; null where they agree or were not given. */
    saidTitle: text(),
    saidStartedOn: day(),
    saidEndedOn: day(),
    /** Consent withdrawn: employers no longer see the answer. */
    revokedAt: at(),
    comment: text(),
    /** When the person asked an administrator to review the difference. */
    lookAskedAt: at(),
  },
  (t) => [
    oneOf('work_confirmations_status_known', t.status, STATES),
    uniqueIndex('work_confirmations_one_open')
      .on(t.workId)
      .where(sql`status = 'open'`),
    index().on(t.userId, t.askedAt),
    index().on(t.workId),
    index('work_confirmations_due')
      .on(t.expiresAt)
      .where(sql`status = 'open'`),
    index('work_confirmations_without_answer')
      .on(t.closedAt)
      .where(sql`status in ('declined', 'revoked', 'expired')`),
  ],
);

export const openConfirmation = columnsWithout(workConfirmations, 'tokenHash', 'reminderTokenHash');
