import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { NO_THANKS_REASONS } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { createdAt, oneOf } from '#platform/db/columns.ts';
import { applications } from './applications.ts';

const ABOUT = ['offer', 'withdrawal'] as const;

/** Why a candidate declined an offer or withdrew: for themselves, totals and learning, never for an employer. */
export const privateReasons = pgTable(
  'private_reasons',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    about: text({ enum: ABOUT }).notNull(),
    reason: text({ enum: NO_THANKS_REASONS }).notNull(),
    givenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.about] }),
    oneOf('private_reasons_about_known', t.about, ABOUT),
    oneOf('private_reasons_reason_known', t.reason, NO_THANKS_REASONS),
  ],
);
