import { and, asc, desc, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AppError } from './errors.ts';

/**
 * Keyset pages: a cursor is the sort key of the last row, opaque to the caller. A forged or foreign one is a clear 422,
 * never an error of the database.
 */
export const encodeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** A moment as the database writes it, in full: a Date would cut the microseconds off and lose rows between pages. */
export const exactMoment = z.string().regex(/^\d{4}-[\d\-:. +]{6,40}$/);

export function decodeCursor<T extends z.ZodTuple>(cursor: string | undefined, key: T): z.output<T> | null {
  if (cursor === undefined) return null;
  try {
    return key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('INVALID_INPUT', 'This page is no longer there. Please start again from the top.', {
      fields: { cursor: 'This page is no longer there.' },
    });
  }
}

/** Cuts the one row that was read too much, and says where the next page begins. */
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
 * The rows of a page that was chosen, by its key, before what stands beside them is read. In one statement with the joins
 * the planner reads what stands beside everybody's, and then sorts.
 */
export const amongPage = (key: AnyPgColumn, page: SQLWrapper): SQL => sql`${key} = any(array(${page}))`;

interface Closable {
  id: AnyPgColumn;
  createdAt: AnyPgColumn;
  closedAt: AnyPgColumn;
}

/** A list of what is open, by age, or of what is closed, the latest first; `after` is the moment and id of its last row. */
export function openOrClosed(table: Closable, state: 'open' | 'closed', after: readonly [string, string] | null) {
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
