import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';

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
    /** The place among the published questions; null until it is moved, which sorts it above those with a place. */
    sortOrder: integer(),
    answeredBy: uuid(),
    createdAt: createdAt(),
    /** Deleted questions are kept for a day, so that the deletion can be undone. */
    deletedAt: at(),
  },
  (t) => [
    oneOf('faq_questions_status_known', t.status, FAQ_STATES),
    check('faq_questions_deleted_unseen', sql`${t.deletedAt} is null or ${t.status} <> 'published'`),
    index('faq_questions_public')
      .on(sql`(-coalesce(sort_order, 0))`, t.publishedAt, t.id)
      .where(sql`status = 'published'`),
    index().on(t.status, t.createdAt, t.id),
  ],
);
