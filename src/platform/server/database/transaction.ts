import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Runs `work` in a transaction on a connection of the pool, and always gives the connection back: a broken one to be
 * closed. (Drizzle's transaction on a pool keeps a connection for good when its `begin` fails.) When a pooled connection
 * turns out to be dead before anything ran on it, another one is tried.
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (;;) {
    const client = await pool.connect();
    let hasBegun = false;
    let isLost = false;
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction((tx) => {
        hasBegun = true;
        return work(tx);
      });
    } catch (error) {
      // After Drizzle's own rollback this only asks whether the connection still answers.
      isLost = await client.query('rollback').then(
        () => false,
        () => true,
      );
      // Each pass closes a dead connection; without any left, `connect` makes a new one or throws.
      if (hasBegun || !isLost) throw error;
    } finally {
      client.release(isLost);
    }
  }
}
