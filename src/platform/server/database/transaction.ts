import type { Writable } from 'node:stream';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { claimOfRequest } from './claimed-request.ts';
import type { HotStatements } from './hot-statements.ts';
import { databaseErrorOf } from './sql-state.ts';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Shared, because it remembers the column names of every table that it has seen. */
const dialect = new PgDialect({ casing: 'snake_case' });

/** On the transaction itself, so that what wraps one still has it. */
const BORROWED = Symbol('borrowed connection');
const HOT = Symbol('hot statements');

/**
 * A pool's connection while it belongs to one transaction. Of several branches of `work`, one that goes on after another
 * has failed would otherwise send its next statement within the transaction of whoever borrows the connection next, under
 * that one's role.
 */
class Borrowed {
  readonly connection: PoolClient;
  #hasEnded = false;

  constructor(connection: PoolClient) {
    this.connection = connection;
  }

  query<Row extends QueryResultRow>(statement: QueryConfig, values?: unknown[]): Promise<QueryResult<Row>> {
    if (this.#hasEnded) throw new Error('this transaction has ended, and a statement came after its end');
    return this.connection.query<Row>(statement, values);
  }

  end(): void {
    this.#hasEnded = true;
  }
}

/** Gives the statements that come again and again their names, under which PostgreSQL keeps them prepared. */
class PreparingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #hot: HotStatements;

  constructor(on: Borrowed | Pool, hot: HotStatements) {
    // A transaction's session only calls `query`.
    super(on as Pool, dialect, undefined);
    this.#hot = hot;
  }

  override prepareQuery: NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery'] = (
    query,
    fields,
    name,
    ...rest
  ) => super.prepareQuery(query, fields, name ?? this.#hot.nameOf(query.sql), ...rest);
}

/**
 * Runs `work` in a transaction on a connection of the pool, and always gives the connection back: a broken one to be
 * closed. The pool's connections must be pipelined: `begin` travels with the first statement of `work` instead of ahead
 * of it. When a pooled connection turns out to be dead before anything ran on it, or holds a plan from before a
 * migration, `work` runs again on another one, so whatever it changes outside the database must bear being done twice.
 * A statement that `work` sends after its end is refused.
 * @throws {Error} when a statement failed and `work` went on as if it had not: PostgreSQL stores nothing then
 */
export async function inTransaction<T>(
  pool: Pool,
  hot: HotStatements,
  work: (tx: Tx) => Promise<T>,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Promise<T> {
  for (;;) {
    const connection = await pool.connect();
    const borrowed = new Borrowed(connection);
    let isLost = false;
    gather(connection);
    const begun = connection.query(isReadOnly ? 'begin read only' : 'begin').then(
      () => true,
      () => false,
    );
    try {
      const result = await work(transactionOn(borrowed, hot));
      borrowed.end();
      gather(connection);
      const [, { command }] = await Promise.all([
        isReadOnly ? undefined : keepClaim(connection),
        connection.query('commit'),
      ]);
      if (command !== 'COMMIT') throw new Error('a statement of this transaction failed, so nothing was stored');
      return result;
    } catch (error) {
      borrowed.end();
      const isDead = await connection.query('rollback').then(
        () => false,
        () => true,
      );
      const isOutdated = holdsOldPlan(error);
      isLost = isDead || isOutdated;
      // Each pass closes a connection; without any left, `connect` makes a new one or throws.
      if (!isOutdated && ((await begun) || !isDead)) throw error;
    } finally {
      connection.release(isLost);
    }
  }
}

/** With the last of a request's statements: fails, and the commit with it, when a repeat has taken the request over. */
async function keepClaim(connection: PoolClient): Promise<void> {
  const claim = claimOfRequest();
  if (!claim) return;
  await connection.query('select app.keep_claim($1, $2, $3)', [claim.owner, claim.key, claim.createdAt]);
}

/** A migration changed the columns of a prepared statement's answer: on a new connection it is planned anew. */
function holdsOldPlan(error: unknown): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '0A000' && found.routine === 'RevalidateCachedQuery';
}

/** Single statements outside a transaction, each on any connection of the pool. */
export const statementsOn = (pool: Pool, hot: HotStatements): NodePgDatabase =>
  new NodePgDatabase(dialect, new PreparingSession(pool, hot), undefined);

const transactionOn = (borrowed: Borrowed, hot: HotStatements): Tx => {
  const tx: Tx = new NodePgTransaction(dialect, new PreparingSession(borrowed, hot), undefined);
  return Object.assign(tx, { [BORROWED]: borrowed, [HOT]: hot });
};

/**
 * Sends a statement at once: PostgreSQL runs it ahead of any that is sent later, whether or not its answer is awaited.
 * (Drizzle's own statements leave some ticks after they were made.) When it fails, so does everything after it, up to
 * the commit; its promise may therefore be left alone.
 */
export function sendAhead<Row extends QueryResultRow>(
  tx: Tx & { [BORROWED]?: Borrowed; [HOT]?: HotStatements },
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  const borrowed = tx[BORROWED];
  if (!borrowed) throw new Error('not a transaction of this pool');
  const name = tx[HOT]?.nameOf(text);
  gather(borrowed.connection);
  const answer = borrowed.query<Row>({ text, values, ...(name ? { name } : {}) });
  answer.catch(() => undefined);
  return answer;
}

/**
 * Sends everything that goes to the database in this moment in one write. Each write is a system call and wakes the
 * database's process.
 */
function gather(connection: PoolClient): void {
  const { stream } = (connection as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
