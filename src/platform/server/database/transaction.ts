import { NodePgSession, NodePgTransaction, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Shared, because it remembers the column names of every table that it has seen. */
const dialect = new PgDialect({ casing: 'snake_case' });

/** On the transaction itself, so that what wraps one still has it. */
const CONNECTION = Symbol('connection');

/**
 * Runs `work` in a transaction on a connection of the pool, and always gives the connection back: a broken one to be
 * closed. The pool's connections must be pipelined: `begin` travels with the first statement of `work` instead of ahead
 * of it. When a pooled connection turns out to be dead before anything ran on it, `work` runs again on another one, so
 * whatever it changes outside the database must bear being done twice.
 * @throws {Error} when a statement failed and `work` went on as if it had not: PostgreSQL stores nothing then
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (;;) {
    const connection = await pool.connect();
    let isLost = false;
    const begun = connection.query('begin').then(
      () => true,
      () => false,
    );
    try {
      const result = await work(transactionOn(connection));
      const { command } = await connection.query('commit');
      if (command !== 'COMMIT') throw new Error('a statement of this transaction failed, so nothing was stored');
      return result;
    } catch (error) {
      isLost = await connection.query('rollback').then(
        () => false,
        () => true,
      );
      // Each pass closes a dead connection; without any left, `connect` makes a new one or throws.
      if ((await begun) || !isLost) throw error;
    } finally {
      connection.release(isLost);
    }
  }
}

const transactionOn = (connection: PoolClient): Tx => {
  const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(connection, dialect, undefined), undefined);
  return Object.assign(tx, { [CONNECTION]: connection });
};

/**
 * Sends a statement at once: PostgreSQL runs it ahead of any that is sent later, whether or not its answer is awaited.
 * (Drizzle's own statements leave some ticks after they were made.) When it fails, so does everything after it, up to
 * the commit; its promise may therefore be left alone.
 */
export function sendAhead<Row extends QueryResultRow>(
  tx: Tx & { [CONNECTION]?: PoolClient },
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  const connection = tx[CONNECTION];
  if (!connection) throw new Error('not a transaction of this pool');
  const answer = connection.query<Row>(text, values);
  answer.catch(() => undefined);
  return answer;
}
