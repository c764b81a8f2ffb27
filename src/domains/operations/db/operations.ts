import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, day, id } from '#platform/db/columns.ts';

/** The hash chain over the audit log, written by a background job so that no write waits for it. */
export const auditSeals = pgTable('audit_seals', {
  /** Gapless, in the order of sealing: lines that commit late are sealed late. */
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
    /** Groups equal errors. */
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt), index().on(t.fingerprint, t.createdAt)],
);

/** Equal errors as one row, beside the log, so that listing them never counts it. */
export const errorGroups = pgTable(
  'error_groups',
  {
    fingerprint: text().primaryKey(),
    level: text().notNull(),
    source: text().notNull(),
    code: text().notNull(),
    /** From the latest occurrence. */
    message: text().notNull(),
    route: text(),
    occurrences: integer().notNull().default(1),
    firstSeenAt: createdAt(),
    lastSeenAt: createdAt(),
    /** Null while open; an error opens again when it recurs. */
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

/** Counts only: a day, a path, a referrer. No cookie, no address, no person. */
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

/** Views of each past day, in total, by path and by referrer host; summed from `page_views` at night. */
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

/** Calls, durations and failures of each API route per hour. */
export const callStats = pgTable(
  'call_stats',
  {
    /** `POST /api/rpc/is_admin`: method and pattern, never an address. */
    name: text().notNull(),
    /** Whole hours since 1970, so that every process writes to the same one. */
    hour: integer().notNull(),
    calls: integer().notNull(),
    /** Responses of 500 and above. */
    failures: integer().notNull(),
    /** Calls by duration; `latency.ts` defines the buckets. */
    slots: integer().array().notNull(),
    lastAt: at().notNull(),
    lastFailure: text(),
    lastFailureAt: at(),
  },
  (t) => [primaryKey({ columns: [t.name, t.hour] }), index().on(t.hour)],
);
