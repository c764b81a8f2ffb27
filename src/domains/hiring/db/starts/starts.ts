import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organizations } from '#domains/employers/db/organizations.ts';
import { SIDES } from '#domains/hiring/contract/conversations/conversations.ts';
import { CHECK_IN_DAYS } from '#domains/hiring/contract/starts/check-in-days.ts';
import { SETTLED_REASONS } from '#domains/hiring/contract/starts/end-reasons.ts';
import { ITEM_OWNERS } from '#domains/hiring/contract/starts/rules/rule.ts';
import { startMachine } from '#domains/hiring/contract/starts/start-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { at, createdAt, day, eachOneOf, id, oneOf, textList, updatedAt } from '#platform/db/columns.ts';
import { applications } from '../applications/applications.ts';

const applicationId = () =>
  uuid()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** The first day that follows from an accepted offer, and how it went. */
export const starts = pgTable(
  'starts',
  {
    applicationId: applicationId().primaryKey(),
    /** The application's, for the list of an employer. */
    organizationId: uuid().notNull(),
    status: text({ enum: statesOf(startMachine) })
      .notNull()
      .default('planned'),
    startOn: day().notNull(),
    /** The rule books with their versions. */
    builtFrom: textList(),
    settledReason: text({ enum: SETTLED_REASONS }),
    settledAt: at(),
    /** When the pre-adverse notice was given. */
    noticeGivenAt: at(),
    /** The last of the questions after the start that was asked; 0 before the first. */
    askedDay: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('starts_status_known', t.status, statesOf(startMachine)),
    oneOf('starts_reason_known', t.settledReason, SETTLED_REASONS),
    index().on(t.organizationId, t.startOn, t.applicationId),
    index('starts_under_way')
      .on(t.startOn)
      .where(sql`status in ('planned', 'started')`),
  ],
);

/** The lines of a checklist, fixed when it opens. What the vault and the checks know of them is never copied here. */
export const startItems = pgTable(
  'start_items',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => starts.applicationId, { onDelete: 'cascade' }),
    /** Null for an employer's own item. */
    rule: text(),
    title: text().notNull(),
    hint: text(),
    owner: text({ enum: ITEM_OWNERS }).notNull(),
    daysBefore: integer().notNull(),
    isBlocker: boolean().notNull(),
    position: integer().notNull(),
    doneAt: at(),
    doneBy: uuid(),
    doneSide: text({ enum: SIDES }),
  },
  (t) => [
    oneOf('start_items_owner_known', t.owner, ITEM_OWNERS),
    oneOf('start_items_side_known', t.doneSide, SIDES),
    index().on(t.applicationId),
  ],
);

/** Another first day that one side proposes; at most one waits for the other side. */
export const startDateProposals = pgTable(
  'start_date_proposals',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => starts.applicationId, { onDelete: 'cascade' }),
    side: text({ enum: SIDES }).notNull(),
    startOn: day().notNull(),
    reason: text(),
    answer: text({ enum: ['accepted', 'declined'] }),
    createdAt: createdAt(),
    answeredAt: at(),
  },
  (t) => [
    oneOf('start_date_proposals_side_known', t.side, SIDES),
    oneOf('start_date_proposals_answer_known', t.answer, ['accepted', 'declined']),
    index().on(t.applicationId),
    uniqueIndex('start_date_proposals_one_open')
      .on(t.applicationId)
      .where(sql`answer is null`),
  ],
);

/** What one side says some days after the start. The other side and administrators never read it. */
export const startAnswers = pgTable(
  'start_answers',
  {
    applicationId: uuid()
      .notNull()
      .references(() => starts.applicationId, { onDelete: 'cascade' }),
    side: text({ enum: SIDES }).notNull(),
    day: integer().notNull(),
    hasBegun: boolean().notNull(),
    isAsDescribed: boolean().notNull(),
    isStillThere: boolean().notNull(),
    givenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.side, t.day] }),
    oneOf('start_answers_side_known', t.side, SIDES),
    check('start_answers_day_known', sql`${t.day} in (${sql.raw(CHECK_IN_DAYS.join(', '))})`),
    index('start_answers_in_order').on(t.day, t.side, t.givenAt),
  ],
);

/** What an organization adds to its checklists. */
export const ownStartItems = pgTable(
  'own_start_items',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    hint: text(),
    owner: text({ enum: ['candidate', 'employer'] }).notNull(),
    daysBefore: integer().notNull(),
    isBlocker: boolean().notNull(),
    /** Empty: every position. */
    positions: textList(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('own_start_items_owner_known', t.owner, ['candidate', 'employer']),
    eachOneOf('own_start_items_positions_known', t.positions, POSITIONS),
    index().on(t.organizationId),
  ],
);
