import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { createdAt } from '#platform/db/columns.ts';
import { conversations } from './conversations.ts';

/**
 * The address to which a person replies by email in one conversation. Only its hash is kept; whether the person may
 * still write is asked when a mail arrives.
 */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    tokenHash: text().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.conversationId), index().on(t.userId)],
);
