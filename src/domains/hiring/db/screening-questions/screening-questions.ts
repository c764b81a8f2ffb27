import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { QUESTION_KINDS } from '#domains/hiring/contract/screening-questions.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { at, createdAt, oneOf } from '#platform/db/columns.ts';

/** What a job asks everyone who applies. A changed question is a new row, so that answers keep the words that were asked. */
export const screeningQuestions = pgTable(
  'screening_questions',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    kind: text({ enum: QUESTION_KINDS }).notNull(),
    place: integer().notNull(),
    createdAt: createdAt(),
    /** No longer asked. */
    retiredAt: at(),
  },
  (t) => [
    index().on(t.jobId, t.place),
    oneOf('screening_questions_kind_known', t.kind, QUESTION_KINDS),
    check('screening_questions_place_positive', sql`${t.place} >= 0`),
  ],
);

/** What a candidate answers. The employer reads it with the application. */
export const screeningAnswers = pgTable(
  'screening_answers',
  {
    questionId: uuid()
      .notNull()
      .references(() => screeningQuestions.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    answer: text().notNull(),
    answeredAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.candidateId] }), index().on(t.candidateId)],
);
