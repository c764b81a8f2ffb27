import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, columnsWithout, createdAt, id, textList } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

/** A link under which a person shows chosen verified facts to whoever holds it, until it ends or is taken back. */
export const passportLinks = pgTable(
  'passport_links',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    /** Only the hash: who reads the table cannot open a link. */
    tokenHash: text().notNull().unique(),
    /** The person's own word for whom it is. */
    label: text().notNull(),
    /** `type:id` of the chosen facts. */
    facts: textList(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    revokedAt: at(),
    /** Where its credentials stand in the status lists: one slot a link, a bit a fact. */
    statusSlot: integer().generatedByDefaultAsIdentity().unique(),
  },
  (t) => [index().on(t.userId, t.createdAt)],
);

/** Each time that somebody opened a link; no address, no name. */
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
