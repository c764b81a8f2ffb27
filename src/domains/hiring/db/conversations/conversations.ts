import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { SIDES, VIAS } from '#domains/hiring/contract/conversations/conversations.ts';
import { at, createdAt, oneOf } from '#platform/db/columns.ts';
import { applications } from '../applications/applications.ts';

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
    /** Whether one member of the team answers; kept by a trigger, for the team alone. */
    isAssigned: boolean().notNull().default(false),
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
    // Each filter of a team's inbox reads its first page from an index of its own, however few conversations it holds.
    index('conversations_by_side')
      .on(t.organizationId, t.lastSide, t.lastAt, t.id)
      .where(sql`${t.lastSide} is not null`),
    index('conversations_unassigned')
      .on(t.organizationId, t.lastAt, t.id)
      .where(sql`${t.lastSide} = 'candidate' and not ${t.isAssigned}`),
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
    /** The template that the hiring team began with; it may be deleted since. */
    templateId: uuid(),
    sentAt: createdAt(),
  },
  (t) => [
    oneOf('messages_side_known', t.side, SIDES),
    oneOf('messages_via_known', t.via, VIAS),
    index().on(t.conversationId, t.sentAt, t.id),
    index().on(t.sentAt, t.id),
    index('messages_words').using('gin', sql`to_tsvector('simple', ${t.body})`),
  ],
);

/** The member of the hiring team who answers. A table of its own, because candidates read their conversations. */
export const conversationAssignees = pgTable(
  'conversation_assignees',
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    assignedAt: at().notNull(),
    /** As in the conversation, kept by a trigger. */
    lastSide: text({ enum: SIDES }),
    lastAt: at(),
  },
  (t) => [
    oneOf('conversation_assignees_side_known', t.lastSide, SIDES),
    index().on(t.userId, t.lastAt, t.conversationId),
    index('conversation_assignees_waiting')
      .on(t.userId, t.lastAt, t.conversationId)
      .where(sql`${t.lastSide} = 'candidate'`),
  ],
);

/** What each person has read, and since when a conversation is unread for them. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    readAt: at(),
    /** When the first message arrived that the person has not read; null when nothing is unread. */
    unreadSince: at(),
    /** As in the conversation, kept by a trigger. */
    lastAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index().on(t.userId),
    index('conversation_reads_unread')
      .on(t.userId, t.lastAt, t.conversationId)
      .where(sql`${t.unreadSince} is not null`),
  ],
);
