import { and, asc, desc, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { isAmong } from '../database/search.ts';
import { AppError } from '../errors.ts';

/**
 * Keyset pagination: a cursor is the sort key of the last row, opaque to the caller. A forged cursor is a 422, never a
 * database error.
 */
export const encodeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** A timestamp as the database prints it, in full: a Date would drop the microseconds and lose rows between pages. */
export const exactTimestamp = z.string().regex(/^\d{4}-[\d\-:. +]{6,40}$/);

export function decodeCursor<T extends z.ZodTuple>(cursor: string | undefined, key: T): z.output<T> | null {
  if (cursor === undefined) return null;
  try {
    return key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('INVALID_INPUT', 'This page is no longer available. Please start again from the first page.', {
      fields: { cursor: 'This page is no longer available.' },
    });
  }
}

/** Drops the extra row that was read and returns the cursor of the next page. */
export function pageFrom<R, T>(
  rows: readonly R[],
  limit: number,
  present: (row: R) => T,
  keyOf: (row: R) => readonly (string | number)[],
): { items: T[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null,
  };
}

/**
 * Limits a join to the rows of an already selected page. In a single statement the planner would join every row first
 * and sort afterwards.
 */
export const isInPage = (key: AnyPgColumn, page: SQLWrapper): SQL => isAmong(key, page);

interface Closable {
  id: AnyPgColumn;
  createdAt: AnyPgColumn;
  closedAt: AnyPgColumn;
}

/**
 * Sorts open items oldest first and closed ones latest first; `after` is the timestamp and id of the previous page's
 * last row.
 */
export function byOpenState(table: Closable, state: 'open' | 'closed', after: readonly [string, string] | null) {
  const isOpen = state === 'open';
  const column = isOpen ? table.createdAt : table.closedAt;
  const order = isOpen ? asc : desc;
  const beyond = isOpen ? sql`>` : sql`<`;
  return {
    where: and(
      isOpen ? isNull(table.closedAt) : isNotNull(table.closedAt),
      after ? sql`(${column}, ${table.id}) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
    ),
    order: [order(column), order(table.id)],
  };
}
