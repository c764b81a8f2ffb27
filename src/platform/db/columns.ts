import { getTableColumns, sql, type SQL, type SQLWrapper, type Table } from 'drizzle-orm';
import { check, date, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { FACT_STATES } from '#kernel/vocabulary.ts';

/** Building blocks that every table file shares. Times are `timestamptz`; ids are made by the database. */

export const id = () => uuid().primaryKey().defaultRandom();
export const at = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();
export const updatedAt = () =>
  at()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
/** A calendar day without a zone, as `YYYY-MM-DD`. */
export const day = () => date({ mode: 'string' });
export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v.replaceAll("'", "''")}'`).join(', '));

/**
 * Whether a text column holds one of the values, which the program knows beforehand. They are part of the statement, so
 * that PostgreSQL sees which partial index serves it and keeps one plan.
 */
export const holdsOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${quoted(values)})`;

/** A check that a text column, if set, holds one of the values. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, holdsOneOf(column, values));

/** A check that every element of a text array is one of the values. */
export const eachOneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} <@ array[${quoted(values)}]::text[]`);

/** A license number without separators: 13-123456-081 is 13123456081. Two numbers are equal if these are. */
export const plainNumber = (number: SQLWrapper): SQL => sql`upper(regexp_replace(${number}, '[^A-Za-z0-9]', '', 'g'))`;

/** A time for sorting: null comes first. */
export const orFirst = (moment: AnyPgColumn): SQL => sql`coalesce(${moment}, '-infinity'::timestamptz)`;

/** Columns of every credential fact: its state, who verified it, from which source, when, and when to check again. */
export const factColumns = {
  verificationState: text({ enum: FACT_STATES }).notNull().default('attested'),
  verificationSource: text(),
  verificationNote: text(),
  verifiedBy: uuid(),
  verifiedAt: at(),
  nextCheckOn: day(),
};

/**
 * The columns of a table that both sides may name when none may read the whole table. The grants are in the `rights.sql`
 * of its domain; the database refuses a statement that names any other column.
 */
export function columnsWithout<T extends Table, K extends keyof T['_']['columns']>(
  table: T,
  ...closed: K[]
): Omit<T['_']['columns'], K> {
  const columns = { ...getTableColumns(table) };
  for (const name of closed) delete columns[name as string];
  return columns as Omit<T['_']['columns'], K>;
}
