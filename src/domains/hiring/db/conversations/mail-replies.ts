import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { MAIL_REPLY_STATES } from '#domains/hiring/contract/conversations/mail-replies.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { conversations } from './conversations.ts';

/** Each mail that came in for a conversation: its outcome, and its text only while it waits for its sender. */
export const mailReplies = pgTable(
  'mail_replies',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    /** A hash of its Message-ID, or of its content when it has none: a second delivery finds the first. */
    mailKey: text().notNull(),
    contentHash: text().notNull(),
    state: text({ enum: MAIL_REPLY_STATES }).notNull(),
    body: text(),
    /** The address in From, while it waits. */
    sender: text(),
    /** The message that it became. */
    messageId: uuid(),
    receivedAt: createdAt(),
    settledAt: at(),
  },
  (t) => [
    unique('mail_replies_once').on(t.conversationId, t.userId, t.mailKey),
    oneOf('mail_replies_state_known', t.state, MAIL_REPLY_STATES),
    index().on(t.userId),
    index().on(t.receivedAt),
  ],
);
