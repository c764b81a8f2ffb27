import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id, updatedAt } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';

/** An eligible pair with its receipt, enough to compute the same numbers again. */
export const matches = pgTable(
  'matches',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    /** Displayed: 100·√(rank score). */
    compatibility: doublePrecision().notNull(),
    /** Product of the side scores; lists are ordered by it. */
    rankScore: doublePrecision().notNull(),
    candidateScore: doublePrecision().notNull(),
    employerScore: doublePrecision().notNull(),
    receipt: jsonb().notNull(),
    engineVersion: text().notNull(),
    weightsVersion: text().notNull(),
    fingerprint: text().notNull(),
    /** Cleared when a later run finds the pair no longer eligible. */
    isCurrent: boolean().notNull().default(true),
    staleReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('matches_pair').on(t.jobId, t.candidateId),
    index('matches_for_job').on(t.jobId, t.isCurrent, t.rankScore, t.candidateId),
    index('matches_for_person').on(t.candidateId, t.isCurrent, t.rankScore, t.jobId),
  ],
);

/**
 * The employer's side of a pair, computed from coarse facts (`employer-view.ts`), so that neither a row nor the order
 * of rows depends on the exact home or pay. `matches` holds the exact pair.
 */
export const matchViews = pgTable(
  'match_views',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    /** Rank score from coarse facts: the order in which a job shows people. Employers cannot read it. */
    rankScore: doublePrecision().notNull(),
    /** The points that employers see. */
    employerScore: doublePrecision().notNull(),
    receipt: jsonb().notNull(),
    fingerprint: text().notNull(),
    /** Set when the exposure cap showed this person to the employer; null until then. */
    allocatedAt: at(),
    /** Whether the job may be shown the person, by the last run. */
    isCurrent: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.candidateId] }),
    // For the exposure cap: employers who see a person now, and people a job showed since a time.
    index('match_views_shown_of_person')
      .on(t.candidateId)
      .where(sql`allocated_at is not null and is_current`),
    index('match_views_shown_of_job')
      .on(t.jobId, t.allocatedAt)
      .where(sql`allocated_at is not null`),
    index('match_views_of_person').on(t.candidateId, t.isCurrent),
    // Lists of people read the points of thousands without the receipts.
    index('match_views_points').on(t.jobId, t.candidateId, t.employerScore),
  ],
);

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The change feed for matching; a lost signal costs delay, never data. Readers stay below the oldest running
 * transaction, so late commits are never skipped.
 */
export const marketChanges = pgTable(
  'market_changes',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    entity: text({ enum: ['candidate', 'job'] }).notNull(),
    entityId: uuid().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.xid)],
);

/** A reader's progress: everything below this transaction id is processed. */
export const marketCursors = pgTable('market_cursors', {
  name: text().primaryKey(),
  xid: transactionId().notNull(),
});

/** Market status per process; processes silent for a minute are gone. */
export const marketReports = pgTable('market_reports', {
  id: id(),
  /** The process part: requests, matching, or the lab's thread. */
  part: text({ enum: ['requests', 'matching', 'lab'] }).notNull(),
  host: text().notNull(),
  state: text({ enum: ['waiting', 'reading', 'ready'] }).notNull(),
  peopleRead: integer().notNull(),
  peopleTotal: integer().notNull(),
  people: integer().notNull(),
  jobs: integer().notNull(),
  /** Rows the engine cannot hold, and the first of them by id. */
  leftOut: integer().notNull(),
  leftOutRows: jsonb().$type<{ kind: 'person' | 'job'; id: string }[]>().notNull(),
  readySince: at(),
  seenAt: at().notNull(),
});

/** Versions of the weights and the exposure cap. At most one is active; without one the hand-set values apply. */
export const weightsVersions = pgTable(
  'weights_versions',
  {
    version: text().primaryKey(),
    weights: jsonb().notNull(),
    limits: jsonb(),
    status: text({ enum: ['proposed', 'active', 'retired'] }).notNull(),
    proposedBy: uuid(),
    approvedBy: uuid(),
    note: text(),
    /** The market's figures and audit, measured at proposal. */
    evidence: jsonb(),
    createdAt: createdAt(),
    activatedAt: at(),
  },
  (t) => [
    uniqueIndex('weights_versions_one_active')
      .on(t.status)
      .where(sql`status = 'active'`),
  ],
);

/** Saved lab results: figures and ids only, so that a link shows everyone the same. */
export const labRuns = pgTable(
  'lab_runs',
  {
    id: id(),
    /** A market comparison or a batch round. */
    kind: text({ enum: ['market', 'round'] })
      .notNull()
      .default('market'),
    name: text().notNull(),
    createdBy: uuid().notNull(),
    run: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.kind, t.createdAt)],
);

/** Appeals: a pair, its receipt at the time, and the reviewer's answer. */
export const matchReviews = pgTable(
  'match_reviews',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    askedBy: uuid().notNull(),
    side: text({ enum: ['candidate', 'employer'] }).notNull(),
    question: text().notNull(),
    receipt: jsonb().notNull(),
    status: text({ enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    outcome: text({ enum: ['stands', 'mended'] }),
    answer: text(),
    answeredBy: uuid(),
    answeredAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.status, t.createdAt),
    index().on(t.askedBy, t.createdAt),
    uniqueIndex('match_reviews_one_open')
      .on(t.jobId, t.candidateId, t.askedBy)
      .where(sql`status = 'open'`),
  ],
);
