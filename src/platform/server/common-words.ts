import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './db.ts';

/** So many rows of the sample at least: fewer may be chance. */
const FOUND = 5;
const SHARE = 0.02;

/**
 * Whether a condition holds for so many rows (some percent of a big table) that going through the table finds a page of
 * them sooner than an index that collects them all first. The planner cannot tell: it takes any part of a text for rare.
 * Asked of `percent` of the table's blocks, so a small table has nothing common.
 */
export async function isCommon(tx: Tx, table: PgTable, condition: SQL | undefined, percent = 0.1): Promise<boolean> {
  const { rows } = await tx.execute<{ found: number; seen: number }>(
    sql`select count(*) filter (where ${condition})::int as found, count(*)::int as seen from ${table} tablesample system (${percent})`,
  );
  const { found = 0, seen = 0 } = rows[0] ?? {};
  return found >= FOUND && found > seen * SHARE;
}

/** A condition on a column as it is answered soonest: by the column's index, or through the table for what is common. */
export async function soonest(
  tx: Tx,
  table: PgTable,
  column: AnyPgColumn,
  conditionOn: (column: AnyPgColumn | SQL) => SQL | undefined,
): Promise<SQL | undefined> {
  const condition = conditionOn(column);
  // An expression has no index.
  return (await isCommon(tx, table, condition)) ? conditionOn(sql`(${column} || '')`) : condition;
}
