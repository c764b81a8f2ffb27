import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id, oneOf } from './columns.ts';

export const FAQ_STATES = ['pending', 'published', 'unpublished'] as const;

export const faqQuestions = pgTable(
  'faq_questions',
  {
    id: id(),
    question: text().notNull(),
    answer: text(),
    status: text({ enum: FAQ_STATES }).notNull().default('pending'),
    publishedAt: at(),
    submitterName: text(),
    submitterContact: text(),
    sortOrder: integer(),
    answeredBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('faq_questions_status_known', t.status, FAQ_STATES),
    index().on(t.status, t.publishedAt),
    index().on(t.status, t.createdAt, t.id),
  ],
);
