import type { Writable } from 'node:stream';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { claimOfRequest } from './claimed-request.ts';
import type { HotStatements } from './hot-statements.ts';
import { databaseErrorOf } from './sql-state.ts';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Shared, because it remembers the column names of every table that it has seen. */
const dialect = new PgDialect({ casing: 'snake_case' });

/** On the transaction itself, so that what wraps one still has it. */
const CONNECTION = Symbol('connection');
const HOT = Symbol('hot statements');

/** Gives the statements that come again and again their names, under which PostgreSQL keeps them prepared. */
class PreparingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #hot: HotStatements;

  constructor(connection: PoolClient | Pool, hot: HotStatements) {
    super(connection, dialect, undefined);
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
    let isLost = false;
    gather(connection);
    const begun = connection.query(isReadOnly ? 'begin read only' : 'begin').then(
      () => true,
      () => false,
    );
    try {
      const result = await work(transactionOn(connection, hot));
      gather(connection);
      const [, { command }] = await Promise.all([
        isReadOnly ? undefined : keepClaim(connection),
        connection.query('commit'),
      ]);
      if (command !== 'COMMIT') throw new Error('a statement of this transaction failed, so nothing was stored');
      return result;
    } catch (error) {
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

const transactionOn = (connection: PoolClient, hot: HotStatements): Tx => {
  const tx: Tx = new NodePgTransaction(dialect, new PreparingSession(connection, hot), undefined);
  return Object.assign(tx, { [CONNECTION]: connection, [HOT]: hot });
};

/**
 * Sends a statement at once: PostgreSQL runs it ahead of any that is sent later, whether or not its answer is awaited.
 * (Drizzle's own statements leave some ticks after they were made.) When it fails, so does everything after it, up to
 * the commit; its promise may therefore be left alone.
 */
export function sendAhead<Row extends QueryResultRow>(
  tx: Tx & { [CONNECTION]?: PoolClient; [HOT]?: HotStatements },
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  const connection = tx[CONNECTION];
  if (!connection) throw new Error('not a transaction of this pool');
  const name = tx[HOT]?.nameOf(text);
  gather(connection);
  const answer = connection.query<Row>({ text, values, ...(name ? { name } : {}) });
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
