import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { errorGroups, errorLog } from '#domains/operations/db/operations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords } from '#platform/server/database/search.ts';
import type { ErrorGroup } from '#domains/operations/contract/errors.ts';

export const listErrorRows = (
  tx: Tx,
  {
    state,
    q,
    after,
    limit,
  }: { state: 'open' | 'resolved'; q: string | undefined; after: readonly [string, string] | null; limit: number },
) =>
  tx
    .select({ row: errorGroups, key: sql<string>`${errorGroups.lastSeenAt}::text` })
    .from(errorGroups)
    .where(
      and(
        state === 'open' ? isNull(errorGroups.resolvedAt) : isNotNull(errorGroups.resolvedAt),
        q
          ? or(...[errorGroups.message, errorGroups.code, errorGroups.route].map((text) => hasWords(text, q)))
          : undefined,
        after
          ? sql`(${errorGroups.lastSeenAt}, ${errorGroups.fingerprint}) < (${after[0]}::timestamptz, ${after[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(errorGroups.lastSeenAt), desc(errorGroups.fingerprint))
    .limit(limit + 1);

export const findErrorGroup = (tx: Tx, fingerprint: string) =>
  tx
    .select()
    .from(errorGroups)
    .where(eq(errorGroups.fingerprint, fingerprint))
    .then((rows) => rows[0] ?? null);

export const latestOf = (tx: Tx, fingerprint: string) =>
  tx.select().from(errorLog).where(eq(errorLog.fingerprint, fingerprint)).orderBy(desc(errorLog.createdAt)).limit(20);

/** Null when it was already resolved or doesn't exist. */
export const markResolved = (tx: Tx, fingerprint: string, by: string, at: Date) =>
  tx
    .update(errorGroups)
    .set({ resolvedAt: at, resolvedBy: by })
    .where(and(eq(errorGroups.fingerprint, fingerprint), isNull(errorGroups.resolvedAt)))
    .returning()
    .then((rows) => rows[0] ?? null);

export const presentGroup = (row: typeof errorGroups.$inferSelect): ErrorGroup => ({
  fingerprint: row.fingerprint,
  level: row.level,
  source: row.source,
  code: row.code,
  message: row.message,
  route: row.route,
  occurrences: row.occurrences,
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
});
