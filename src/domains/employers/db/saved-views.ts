import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { VIEW_SCREENS } from '#domains/employers/contract/saved-views.ts';
import { createdAt, id, oneOf } from '#platform/db/columns.ts';

/** Filters of a screen that a member saved by name, for themselves. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    screen: text({ enum: VIEW_SCREENS }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('saved_views_screen_known', t.screen, VIEW_SCREENS),
    uniqueIndex('saved_views_name').on(t.userId, t.screen, sql`lower(${t.name})`),
  ],
);
