import { sql, type Placeholder, type Query } from 'drizzle-orm';
import type { PgPreparedQuery, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Tx } from './transaction.ts';

/** What Drizzle made of a builder: its text with the places for values, and how to read a row of its answer. */
interface Made {
  query: Query;
  fields: SelectedFieldsOrdered;
  joinsNotNullableMap: Record<string, boolean> | undefined;
}

/**
 * A `select` that is composed once in a process instead of at each call: for a wide table, composing takes longer than
 * sending the statement and reading its answer. `build` runs only once, so whatever differs between calls is one of the
 * named `values`, which the caller gives each time.
 */
export function composed<Name extends string, Config extends PreparedQueryConfig>(
  names: readonly Name[],
  build: (tx: Tx, values: Record<Name, Placeholder>) => { prepare(name: string): PgPreparedQuery<Config> },
): (tx: Tx, values: Record<Name, unknown>) => Promise<Config['execute']> {
  let made: Made | undefined;
  return (tx, values) => {
    made ??= make(build(tx, placeholdersOf(names)).prepare(''));
    const { query, fields, joinsNotNullableMap } = made;
    const statement = tx._.session.prepareQuery<Config>(query, fields, undefined, true);
    return Object.assign(statement, { joinsNotNullableMap }).execute(values);
  };
}

const placeholdersOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries<Placeholder>(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder>;

/** Without the connection of the first call. Drizzle has no types for two of these. */
function make(prepared: PgPreparedQuery<PreparedQueryConfig>): Made {
  const { fields, joinsNotNullableMap } = prepared as unknown as Omit<Made, 'query'>;
  return { query: prepared.getQuery(), fields, joinsNotNullableMap };
}
