import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { SIDES, VIAS } from '#domains/hiring/contract/conversations.ts';
import { at, createdAt, oneOf } from '#platform/db/columns.ts';
import { applications } from './applications.ts';

/** One per application, from the moment it is made. */
export const conversations = pgTable(
  'conversations',
  {
    /** The application's ID. */
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    candidateId: uuid().notNull(),
    /** The side that wrote last; null before the first message. */
    lastSide: text({ enum: SIDES }),
    lastAt: createdAt(),
  },
  (t) => [
    // The organization follows the application's when a facility joins a system.
    foreignKey({
      name: 'conversations_application',
      columns: [t.id, t.organizationId],
      foreignColumns: [applications.id, applications.organizationId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    oneOf('conversations_side_known', t.lastSide, SIDES),
    index()
      .on(t.organizationId, t.lastAt, t.id)
      .where(sql`${t.lastSide} is not null`),
    index().on(t.candidateId, t.lastAt, t.id),
  ],
);

export const messages = pgTable(
  'messages',
  {
    /** Made by the sender's browser, so that a repeated request finds the first one. */
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text({ enum: SIDES }).notNull(),
    authorId: uuid(),
    body: text().notNull(),
    via: text({ enum: VIAS }).notNull().default('app'),
    sentAt: createdAt(),
  },
  (t) => [
    oneOf('messages_side_known', t.side, SIDES),
    oneOf('messages_via_known', t.via, VIAS),
    index().on(t.conversationId, t.sentAt, t.id),
  ],
);

/** How far each person has read. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    readAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.userId] }), index().on(t.userId)],
);
