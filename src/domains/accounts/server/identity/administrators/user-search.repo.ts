import { and, sql, type SQL } from 'drizzle-orm';
import { userSearch } from '#domains/accounts/db/identity.ts';
import type { Tx } from '#platform/server/db.ts';
import { escapeLike } from '#platform/server/like.ts';

/** Runs as `admin`. */

export interface AccountSearch {
  /** Words of a name or an address; none finds everybody. */
  q: string;
  /** What must hold beside, said of `userSearch`. */
  conditions: readonly (SQL | undefined)[];
  after: readonly [string, string] | null;
  limit: number;
}

export interface FoundAccount extends Record<string, unknown> {
  userId: string;
  /** With the id its place in the order. */
  key: string;
}

/** So many of the newest accounts are looked through before the trigrams are asked. */
const NEWEST = 20_000;

/**
 * One page of accounts and one more, newest first. A word that many have is found among the newest by reading in order;
 * a rare one by its trigrams. Left to itself the planner guesses how rare a word is, and a wrong guess reads a million
 * rows.
 */
export async function findAccounts(tx: Tx, { q, after, limit, ...rest }: AccountSearch): Promise<FoundAccount[]> {
  const words = wordsOf(q);
  const conditions = [
    ...rest.conditions,
    after
      ? sql`(${userSearch.createdAt}, ${userSearch.userId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
      : undefined,
  ];
  const newest = sql`order by ${userSearch.createdAt} desc, ${userSearch.userId} desc limit`;
  const columns = sql`${userSearch.userId} as "userId", ${userSearch.createdAt}::text as key`;
  const isAny = words.length === 0;
  await plan(tx, { seqscan: 'off', indexscan: 'on' });
  const inOrder = await rowsOf(
    tx,
    isAny
      ? sql`select ${columns} from ${userSearch} where ${all(conditions)} ${newest} ${limit + 1}`
      : sql`select ${columns} from (select * from ${userSearch} where ${all(conditions)} ${newest} ${NEWEST}) ${userSearch}
          where ${all(words)} ${newest} ${limit + 1}`,
  );
  const isEnough = isAny || inOrder.length > limit;
  await plan(tx, isEnough ? { seqscan: 'on', indexscan: 'on' } : { seqscan: 'off', indexscan: 'off' });
  if (isEnough) return inOrder;
  const byTrigrams = await rowsOf(
    tx,
    sql`select ${columns} from ${userSearch} where ${all([...words, ...conditions])} ${newest} ${limit + 1}`,
  );
  await plan(tx, { seqscan: 'on', indexscan: 'on' });
  return byTrigrams;
}

/** Which ways of reading the planner may take for the rest of the transaction; bitmaps of the trigrams are always open. */
const plan = (tx: Tx, { seqscan, indexscan }: Record<'seqscan' | 'indexscan', 'on' | 'off'>) =>
  tx.execute(
    sql`select set_config('enable_seqscan', ${seqscan}, true), set_config('enable_indexscan', ${indexscan}, true)`,
  );

const all = (conditions: readonly (SQL | undefined)[]) => and(sql`true`, ...conditions);
const rowsOf = async (tx: Tx, query: SQL): Promise<FoundAccount[]> => (await tx.execute<FoundAccount>(query)).rows;

/** Each word anywhere, or, when it is too short for trigrams, at the beginning of a word. */
const wordsOf = (q: string): SQL[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 5)
    .map((word) => {
      const text = escapeLike(word);
      return sql`${userSearch.words} like ${word.length < 3 ? `% ${text}%` : `%${text}%`}`;
    });
