import { check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { TemplateTerms } from '#domains/hiring/contract/offers/offer-templates.ts';
import { createdAt, id, oneOf, updatedAt } from '#platform/db/columns.ts';

const TEMPLATE_KINDS = ['message', 'offer'] as const;

/** What an organization's hiring team writes often, messages and offers, with placeholders in braces. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text({ enum: TEMPLATE_KINDS }).notNull().default('message'),
    name: text().notNull(),
    /** The message, or the message of an offer's letter. */
    body: text().notNull(),
    /** What else an offer states; null for a message. */
    terms: jsonb().$type<Omit<TemplateTerms, 'message'>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('message_templates_kind_known', t.kind, TEMPLATE_KINDS),
    check('message_templates_terms', sql`(${t.kind} = 'offer') = (${t.terms} is not null)`),
    uniqueIndex('message_templates_name').on(t.organizationId, t.kind, sql`lower(${t.name})`),
  ],
);
