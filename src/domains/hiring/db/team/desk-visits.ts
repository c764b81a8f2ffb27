import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { at } from '#platform/db/columns.ts';

/** When a member looked at Today, and when they had before that visit. */
export const deskVisits = pgTable('desk_visits', {
  userId: uuid()
    .primaryKey()
    .references(() => profiles.userId, { onDelete: 'cascade' }),
  visitedAt: at().notNull(),
  beforeAt: at(),
});
