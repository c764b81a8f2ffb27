import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, day, id } from './columns.ts';

/** Append-only: no role may update or delete. Names by id, so that deleting a person never breaks the chain. */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    actorId: uuid(),
    /** The person an administrator was acting as. */
    actingForId: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    detail: jsonb().notNull().default({}),
  },
  (t) => [
    // Each filter in the order of the list.
    index().on(t.subjectId, t.at, t.seq),
    index().on(t.actorId, t.at, t.seq),
    index().on(t.subjectType, t.at, t.seq),
    index('audit_log_action_prefix').on(t.action.op('text_pattern_ops'), t.at, t.seq),
    index().on(t.at, t.seq),
  ],
);

/** The hash chain over the audit log, written by a background job so that no write queues on it. */
export const auditSeals = pgTable('audit_seals', {
  /** Without gaps, in the order of sealing: lines that commit late are sealed late. */
  position: bigint({ mode: 'number' }).primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
  sealedAt: createdAt(),
});

export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: uuid().notNull(),
    subjectType: text({ enum: ['job', 'organization', 'person'] }).notNull(),
    subjectId: uuid().notNull(),
    reason: text().notNull(),
    detail: text(),
    status: text({ enum: ['open', 'resolved'] })
      .notNull()
      .default('open'),
    resolution: text(),
    resolvedBy: uuid(),
    resolvedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.status, t.createdAt, t.id),
    index().on(t.status, t.resolvedAt, t.id),
    index().on(t.subjectType, t.subjectId),
  ],
);

/** The answer to a creating POST, kept a day, so that a repeated one changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    response: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index().on(t.createdAt)],
);

export const errorLog = pgTable(
  'error_log',
  {
    id: id(),
    level: text().notNull(),
    source: text().notNull(),
    code: text().notNull(),
    message: text().notNull(),
    route: text(),
    userId: uuid(),
    context: jsonb().notNull().default({}),
    /** Equal errors share one, for grouping. */
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt), index().on(t.fingerprint, t.createdAt)],
);

/** Equal errors as one line, kept beside the log so that the list of them never counts it. */
export const errorGroups = pgTable(
  'error_groups',
  {
    fingerprint: text().primaryKey(),
    level: text().notNull(),
    source: text().notNull(),
    code: text().notNull(),
    /** As it was the last time. */
    message: text().notNull(),
    route: text(),
    occurrences: integer().notNull().default(1),
    firstSeenAt: createdAt(),
    lastSeenAt: createdAt(),
    /** Open again as soon as it comes back. */
    resolvedAt: at(),
    resolvedBy: uuid(),
  },
  (t) => [
    index('error_groups_open')
      .on(t.lastSeenAt, t.fingerprint)
      .where(sql`resolved_at is null`),
    index('error_groups_resolved')
      .on(t.lastSeenAt, t.fingerprint)
      .where(sql`resolved_at is not null`),
  ],
);

/** Counts only: a day, a path, where from. No cookie, no address, no person. */
export const pageViews = pgTable(
  'page_views',
  {
    day: day().notNull(),
    path: text().notNull(),
    referrerHost: text().notNull().default(''),
    isPhone: boolean().notNull().default(false),
    views: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.path, t.referrerHost, t.isPhone] })],
);

/** The views of each day that is over, in all, by path and by the host that led here; made from `page_views` at night. */
export const pageViewSums = pgTable(
  'page_view_sums',
  {
    day: day().notNull(),
    kind: text({ enum: ['day', 'path', 'host'] }).notNull(),
    name: text().notNull(),
    views: integer().notNull(),
    onPhones: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.name] })],
);

/** How often each route of the API was called in an hour, how long it took, and how often it failed. */
export const callStats = pgTable(
  'call_stats',
  {
    /** `POST /api/rpc/is_admin`: method and pattern, never an address. */
    name: text().notNull(),
    /** Whole hours since 1970, so that every process writes into the same one. */
    hour: integer().notNull(),
    calls: integer().notNull(),
    /** Answers of 500 and above. */
    failures: integer().notNull(),
    /** Calls by how long they took; what a slot holds stands in the operations feature. */
    slots: integer().array().notNull(),
    lastAt: at().notNull(),
    lastFailure: text(),
    lastFailureAt: at(),
  },
  (t) => [primaryKey({ columns: [t.name, t.hour] }), index().on(t.hour)],
);

/** Fixed-window counters of the request limiter, shared by every process. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** The state machines of `#shared/kernel/states.ts`, written at migration for the database's own check of each step. */
export const stateTransitions = pgTable(
  'state_transitions',
  {
    machine: text().notNull(),
    fromState: text().notNull(),
    toState: text().notNull(),
    actors: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.machine, t.fromState, t.toState] })],
);
