import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { createdAt, day } from '#platform/db/columns.ts';
import { organizationMembers, organizations } from './organizations.ts';

/** The hours of an organization, a facility or a unit that differ from those of the one above it. */
export const officeHours = pgTable(
  'office_hours',
  {
    organizationId: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** 1 is Monday. */
    days: smallint().array().notNull(),
    /** Local times; `24:00` is midnight at the end of the day. */
    opens: text().notNull(),
    closes: text().notNull(),
    changedBy: uuid(),
    changedAt: createdAt(),
  },
  (t) => [
    check('office_hours_days_known', sql`${t.days} <@ '{1,2,3,4,5,6,7}' and cardinality(${t.days}) between 1 and 7`),
    check('office_hours_order', sql`${t.opens} < ${t.closes}`),
  ],
);

/** When a member is out, and who answers for them. Both days are in Central Time and included. */
export const memberAbsences = pgTable(
  'member_absences',
  {
    organizationId: uuid().notNull(),
    userId: uuid().notNull(),
    /** Null: the next person in line answers. */
    deputyId: uuid().references(() => profiles.userId, { onDelete: 'set null' }),
    outFrom: day().notNull(),
    outUntil: day().notNull(),
    changedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId] }),
    // A member who leaves the organization is no longer out.
    foreignKey({
      name: 'member_absences_member',
      columns: [t.organizationId, t.userId],
      foreignColumns: [organizationMembers.organizationId, organizationMembers.userId],
    }).onDelete('cascade'),
    check('member_absences_order', sql`${t.outFrom} <= ${t.outUntil}`),
    check('member_absences_other', sql`${t.deputyId} <> ${t.userId}`),
    index().on(t.userId),
    index().on(t.deputyId),
  ],
);
