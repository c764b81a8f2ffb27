import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DECLINE_REASONS } from '#domains/hiring/contract/decline-reasons.ts';
import { oneOf } from '#platform/db/columns.ts';
import { applications } from './applications.ts';

/** Reasons for declining that stay with the hiring team. A table of its own, because candidates read their applications. */
export const privateDeclines = pgTable(
  'private_declines',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    reason: text({ enum: DECLINE_REASONS }).notNull(),
    note: text(),
  },
  (t) => [oneOf('private_declines_reason_known', t.reason, DECLINE_REASONS)],
);
