import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { Criterion } from '#domains/hiring/contract/scorecards/criteria.ts';
import { RECOMMENDATIONS, type ScorecardAnswer } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { at, createdAt, id, oneOf, updatedAt } from '#platform/db/columns.ts';
import { applications, ofApplication } from '../applications/applications.ts';
import { interviews } from '../interviews/interviews.ts';

/** What an organization scores people of a position by. Each change is a version; version 0 is the starter set in code. */
export const scorecardCriteria = pgTable(
  'scorecard_criteria',
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    position: text({ enum: POSITIONS }).notNull(),
    version: integer().notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.position, t.version] }),
    oneOf('scorecard_criteria_position_known', t.position, POSITIONS),
    check('scorecard_criteria_version_positive', sql`${t.version} > 0`),
  ],
);

/** One member's scorecard of one application: a draft until `submitted_at` is set. It holds its criteria in full. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: id(),
    applicationId: uuid().notNull(),
    organizationId: uuid().notNull(),
    /** Null once the member's account was erased: what was submitted belongs to the organization. */
    authorId: uuid().references(() => profiles.userId, { onDelete: 'set null' }),
    criteriaVersion: integer().notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    answers: jsonb().$type<ScorecardAnswer[]>().notNull(),
    recommendation: text({ enum: RECOMMENDATIONS }),
    comment: text(),
    /** The interview that the author held before submitting. */
    interviewId: uuid().references(() => interviews.id, { onDelete: 'set null' }),
    revision: integer().notNull().default(1),
    submittedAt: at(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('scorecards_author').on(t.applicationId, t.authorId),
    index().on(t.authorId),
    oneOf('scorecards_recommendation_known', t.recommendation, RECOMMENDATIONS),
    ofApplication('scorecards_application', t),
  ],
);

/** What a submitted scorecard said before each amendment. Append-only. */
export const scorecardRevisions = pgTable(
  'scorecard_revisions',
  {
    scorecardId: uuid()
      .notNull()
      .references(() => scorecards.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    answers: jsonb().$type<ScorecardAnswer[]>().notNull(),
    recommendation: text({ enum: RECOMMENDATIONS }),
    comment: text(),
    reason: text().notNull(),
    amendedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scorecardId, t.revision] }),
    oneOf('scorecard_revisions_recommendation_known', t.recommendation, RECOMMENDATIONS),
  ],
);

/** Members who read the scorecards of an application without writing one. */
export const scorecardWaivers = pgTable(
  'scorecard_waivers',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.userId] }), index().on(t.userId)],
);
