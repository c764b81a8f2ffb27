import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { createdAt, id, updatedAt } from '#platform/db/columns.ts';

/** What an organization's hiring team writes often, with placeholders in braces. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('message_templates_name').on(t.organizationId, sql`lower(${t.name})`)],
);
