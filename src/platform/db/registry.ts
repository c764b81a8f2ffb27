import type { Machine } from '#kernel/state-machine.ts';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/**
 * The declaration that every table has, in the `registry.ts` beside it: its level of protection, who may reach it,
 * and what becomes of a person's rows in an export and in an erasure. `src/app/db/registry.ts` lists all domains and writes the SQL from it.
 */
export interface TableRules {
  level: Level;
  /** People who reach rows of it, within the policies and column grants of the `rights.sql` beside it. Default: none. */
  parties?: readonly Party[];
  /** A user who passed the policy check for administrators. Default: none. */
  administrator?: Access;
  /** Jobs and side effects of the server. Default: write. */
  service?: Access;
  /** Matching. Default: none. */
  engine?: 'none' | 'read';
  /** What an administrator who acts as a user may change in it. Default: nothing. */
  acting?: 'all' | 'insert' | { update: string };
  /** What happens to a person's rows when the person is erased. Default: it has no rows about a person. */
  erase?: Erasure;
  export: Export;
  /** The state machine of a column, which a trigger enforces; `when` says which updates are a step. Default: each. */
  steps?: { of: Machine<string>; column: string; when?: string };
}

/**
 * How far a table's most sensitive column must be protected; `docs/security.md` says what each level requires, and
 * `tests/integration/protection-levels.test.ts` checks it.
 */
export type Level = 'public' | 'internal' | 'personal' | 'restricted';

export type Party = 'visitor' | 'candidate' | 'employer';
export type Access = 'none' | 'read' | 'append' | 'write';

/** The column that leads to a person; `among` selects the ids it holds where it is not the person's own id. */
export interface PersonPath {
  column: string;
  among?: (person: string) => string;
}

type Erasure =
  /** Rows are deleted where one of the columns holds the person's id. */
  | { deleteBy: readonly string[] }
  /** Rows stay with these texts; `app.erase_in_<domain>` empties the other columns. */
  | { keeps: readonly string[]; why: string }
  /** `app.erase_in_<domain>` does it. */
  | 'by function';

type Export =
  /** Columns that the export reads as the person, and columns that belong to the other side or to the server. */
  | { of: PersonPath; columns: readonly string[]; internal: readonly string[] }
  /** The person may not read the table: `app.records_in_<domain>` answers the rows. */
  | 'by function'
  | { withheld: string };

export interface OwnedTable extends TableRules {
  schema: string;
  name: string;
}

const list = (names: string): string[] => names.split(/\s+/).filter(Boolean);

export const owned = (table: PgTable, rules: TableRules): OwnedTable => {
  const { schema = 'public', name } = getTableConfig(table);
  return { schema, name, ...rules };
};

export const deleteBy = (...columns: string[]): Erasure => ({ deleteBy: columns });
export const keep = (texts: string, why: string): Erasure => ({ keeps: list(texts), why });
export const withheld = (why: string): Export => ({ withheld: why });
export const exported = (of: string | PersonPath, columns: string, internal = ''): Export => ({
  of: typeof of === 'string' ? { column: of } : of,
  columns: list(columns),
  internal: list(internal),
});
