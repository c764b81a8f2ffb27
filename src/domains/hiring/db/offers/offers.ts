import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { offerMachine } from '#domains/hiring/contract/offers/offer-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { EMPLOYMENT_TYPES, PAY_UNITS, SHIFTS, SHIFT_PATTERNS } from '#kernel/vocabulary.ts';
import { at, createdAt, day, id, oneOf, updatedAt } from '#platform/db/columns.ts';
import { ofApplication } from '../applications/applications.ts';

const OFFER_STATES = statesOf(offerMachine);

export const offers = pgTable(
  'offers',
  {
    id: id(),
    applicationId: uuid().notNull(),
    /** The application's organization, for indexes; the foreign key covers both columns. */
    organizationId: uuid().notNull(),
    status: text({ enum: OFFER_STATES }).notNull().default('draft'),
    /** The job's, when the offer was written. */
    payUnit: text({ enum: PAY_UNITS }).notNull().default('hour'),
    /** In the unit. Null in a draft that is not finished, like the first day. */
    payCents: integer(),
    /** The posting's hourly differential for this shift when the offer was sent. */
    differentialCents: integer().notNull().default(0),
    /** Why it pays less than the posting or the minimum wage; null when it does not. */
    payReason: text(),
    employmentType: text({ enum: EMPLOYMENT_TYPES }).notNull(),
    shift: text({ enum: SHIFTS }).notNull(),
    shiftPattern: text({ enum: SHIFT_PATTERNS }).notNull(),
    startDate: day(),
    signOnBonusCents: integer().notNull().default(0),
    signOnBonusTerms: text(),
    unitName: text(),
    benefits: text(),
    contingencies: text(),
    message: text(),
    expiresAt: at().notNull(),
    /** The offer that it takes the place of, in answer to a counteroffer. */
    replacesId: uuid(),
    /** Who sent it; until then, who wrote it. */
    sentBy: uuid().notNull(),
    /** When it was sent; until then, when it was begun. */
    sentAt: createdAt(),
    decidedAt: at(),
    decisionReason: text(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('offers_status_known', t.status, OFFER_STATES),
    oneOf('offers_pay_unit_known', t.payUnit, PAY_UNITS),
    check(
      'offers_complete',
      sql`status in ('draft', 'discarded') or (${t.payCents} is not null and ${t.startDate} is not null)`,
    ),
    ofApplication('offers_application', t),
    uniqueIndex('offers_one_prepared')
      .on(t.applicationId)
      .where(sql`status in ('draft', 'in_approval', 'approved')`),
    uniqueIndex('offers_one_open')
      .on(t.applicationId)
      .where(sql`status in ('sent', 'countered')`),
    index().on(t.applicationId),
    index()
      .on(t.expiresAt)
      .where(sql`status = 'sent'`),
    index().on(t.organizationId, t.sentAt, t.id),
  ],
);
