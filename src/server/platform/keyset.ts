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
