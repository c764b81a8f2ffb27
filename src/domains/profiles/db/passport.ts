import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, columnsWithout, createdAt, id, textList } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

/** A link that shows a person's chosen verified facts to anyone who has it, until it expires or is revoked. */
export const passportLinks = pgTable(
  'passport_links',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    /** Only the hash, so that reading the table opens no link. */
    tokenHash: text().notNull().unique(),
    /** The person's label for the recipient. */
    label: text().notNull(),
    /** `type:id` of the chosen facts. */
    facts: textList(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    revokedAt: at(),
    /** The position of its credentials in the status lists: one slot per link, one bit per fact. */
    statusSlot: integer().generatedByDefaultAsIdentity().unique(),
  },
  (t) => [index().on(t.userId, t.createdAt)],
);

/** One row per view of a link, without name or address. */
export const passportViews = pgTable(
  'passport_views',
  {
    id: id(),
    linkId: uuid()
      .notNull()
      .references(() => passportLinks.id, { onDelete: 'cascade' }),
    viewedAt: createdAt(),
  },
  (t) => [index().on(t.linkId, t.viewedAt)],
);

export const openPassportLink = columnsWithout(passportLinks, 'tokenHash');
