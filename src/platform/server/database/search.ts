import { and, getTableName, ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { escapeLike } from './like.ts';

/** How many words of a search count. */
const MOST_WORDS = 5;
/** Shorter words have no trigram of their own, except at their start. */
const TRIGRAM = 3;

/** Every word of `words` occurs in the text; a word of one or two letters only begins one. */
export const hasWords = (text: AnyPgColumn, words: string): SQL | undefined =>
  and(
    ...words
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MOST_WORDS)
      .map((word) => {
        const part = escapeLike(word);
        return word.length < TRIGRAM
          ? or(ilike(text, `${part}%`), ilike(text, `% ${part}%`))
          : ilike(text, `%${part}%`);
      }),
  );

/**
 * The key is one of those found. As an array it is found once, and the index of the key is used; as a join the planner
 * would read every row first.
 */
export const isAmong = (key: AnyPgColumn | SQL, found: SQLWrapper): SQL => sql`${key} = any(array(${found}))`;

/** The key is one of these ids, given as one value: the statement and its plan are the same for any number of them. */
export const isOneOf = (key: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${key} = any(${sql.param([...ids])}::uuid[])`;

/** The keys of the rows whose text has the words. */
export const keysWith = (key: AnyPgColumn, text: AnyPgColumn, words: string): SQL =>
  sql`(select ${key} from ${sql.identifier(getTableName(key.table))} where ${hasWords(text, words)})`;
