import type { Client } from 'pg';

/**
 * Runs the statements that fill tables, in their order, and keeps the planner's figures up to date. The caller has turned
 * triggers off; they are on again afterwards.
 */
export async function fillTables(
  owner: Client,
  steps: readonly (readonly [table: string, statement: string])[],
  tell: (share: number) => void,
): Promise<void> {
  for (const [done, [table, statement]] of steps.entries()) {
    await owner.query(statement);
    await owner.query(`vacuum analyze ${table}`);
    tell((done + 1) / steps.length);
  }
  await owner.query('set session_replication_role = origin');
  await owner.query('checkpoint');
}
