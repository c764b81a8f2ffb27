import { and, sql, type SQL } from 'drizzle-orm';
import { userSearch } from '#domains/accounts/db/identity.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { escapeLike } from '#platform/server/database/like.ts';

/** Runs as `admin`. */

export interface AccountSearch {
  /** Words of a name or an address; empty matches everyone. */
  q: string;
  /** Additional conditions on `userSearch`. */
  conditions: readonly (SQL | undefined)[];
  after: readonly [string, string] | null;
  limit: number;
}

export interface FoundAccount extends Record<string, unknown> {
  userId: string;
  /** Sorts together with the ID. */
  key: string;
}

/** How many of the newest accounts are scanned before the trigram index is used. */
const NEWEST = 20_000;

/**
 * One page of accounts plus one more row, newest first. A common word is found by scanning the newest accounts in order,
 * a rare one by its trigrams. On its own the planner misjudges how rare a word is, and a wrong plan reads a million
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

/** The scan types the planner may use for the rest of the transaction; bitmap scans of the trigrams stay enabled. */
const plan = (tx: Tx, { seqscan, indexscan }: Record<'seqscan' | 'indexscan', 'on' | 'off'>) =>
  tx.execute(
    sql`select set_config('enable_seqscan', ${seqscan}, true), set_config('enable_indexscan', ${indexscan}, true)`,
  );

const all = (conditions: readonly (SQL | undefined)[]) => and(sql`true`, ...conditions);
const rowsOf = async (tx: Tx, query: SQL): Promise<FoundAccount[]> => (await tx.execute<FoundAccount>(query)).rows;

/** Matches each word anywhere or, when it is too short for trigrams, at the start of a word. */
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
