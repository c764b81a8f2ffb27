import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database/db.ts';

/** Minimum hits in the sample; fewer may be chance. */
const FOUND = 5;
const SHARE = 0.02;

/**
 * Whether a condition matches so many rows (some percent of a big table) that a table scan fills a page sooner than an
 * index that collects every match first. The planner can't tell: it treats every substring as rare. Samples `percent`
 * of the table's blocks, so a small table has no common values.
 */
export async function isCommonValue(
  tx: Tx,
  table: PgTable,
  condition: SQL | undefined,
  percent = 0.1,
): Promise<boolean> {
  const { rows } = await tx.execute<{ found: number; seen: number }>(
    sql`select count(*) filter (where ${condition})::int as found, count(*)::int as seen from ${table} tablesample system (${percent})`,
  );
  const { found = 0, seen = 0 } = rows[0] ?? {};
  return found >= FOUND && found > seen * SHARE;
}

/** Returns the faster form of a condition on a column: indexed, or as a table scan when matches are common. */
export async function fasterCondition(
  tx: Tx,
  table: PgTable,
  column: AnyPgColumn,
  conditionOn: (column: AnyPgColumn | SQL) => SQL | undefined,
): Promise<SQL | undefined> {
  const condition = conditionOn(column);
  // Concatenating an empty string keeps the planner off the index.
  return (await isCommonValue(tx, table, condition)) ? conditionOn(sql`(${column} || '')`) : condition;
}
