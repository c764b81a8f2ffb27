import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { at, createdAt } from '#platform/db/columns.ts';

/** The address under which a person's calendar program reads their interviews. Only its hash is stored. */
export const calendarSubscriptions = pgTable('calendar_subscriptions', {
  userId: uuid()
    .primaryKey()
    .references(() => profiles.userId, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique('calendar_subscriptions_token'),
  createdAt: createdAt(),
  lastReadAt: at(),
});
