import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, day, id } from '#platform/db/columns.ts';

/** The hash chain over the audit log, written by a background job so that no write queues on it. */
export const auditSeals = pgTable('audit_seals', {
  /** Without gaps, in the order of sealing: lines that commit late are sealed late. */
  position: bigint({ mode: 'number' }).primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
  sealedAt: createdAt(),
});

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
