import type { Client } from 'pg';
import type { Party } from './columns-walk-steps.ts';
import { filledBy } from './expected.ts';
import type { WalkableDatabase } from './rls-walk-database.ts';
import type { Viewer } from './rls-walk-viewers.ts';
import { LABELS, PEOPLE } from './rls-walk-market.ts';

export interface Table {
  name: string;
  schema: string;
  forced: boolean;
  columns: string[];
  key: string[];
  policies: string[];
}

type Row = Record<string, unknown>;

const ROLE: Record<Viewer, { role: string; userId: string }> = {
  candidateA: { role: 'tallgrass_candidate', userId: PEOPLE.candidateA },
  candidateB: { role: 'tallgrass_candidate', userId: PEOPLE.candidateB },
  employerA: { role: 'tallgrass_employer', userId: PEOPLE.employerA },
  employerB: { role: 'tallgrass_employer', userId: PEOPLE.employerB },
  anonymous: { role: 'tallgrass_app', userId: '' },
  administrator: { role: 'tallgrass_admin', userId: PEOPLE.administrator },
  service: { role: 'tallgrass_service', userId: '' },
  engine: { role: 'tallgrass_engine', userId: '' },
  auth: { role: 'tallgrass_auth', userId: '' },
};

const PARTY: Partial<Record<Viewer, Party>> = {
  candidateA: 'candidate',
  candidateB: 'candidate',
  employerA: 'employer',
  employerB: 'employer',
  anonymous: 'visitor',
};

const REFUSED = '42501';
/** Constraints are checked only after row-level security and grants have allowed the statement. */
const CONSTRAINT = /^23/;
/** Refused by a state machine, which is checked after row-level security. */
const STEP_REFUSED = 'TG409';

export async function asViewer<T>(
  database: WalkableDatabase,
  viewer: Viewer,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { role, userId } = ROLE[viewer];
  await database.server.query('begin');
  try {
    await database.server.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
      role,
      userId,
    ]);
    return await work(database.server);
  } finally {
    await database.server.query('rollback');
  }
}

/**
 * Tries everything on every row and returns one line, e.g. `riud candA; r candA+orgA`: the verbs (read, insert a row like
 * it, update, delete), then the rows. `all` means every row, `r*` some columns only.
 */
export async function walkTable(database: WalkableDatabase, table: Table, viewer: Viewer): Promise<string> {
  const { rows } = await database.owner.query<{ row: Row }>(`select to_jsonb(t) as row from ${table.name} t`);
  if (rows.length === 0) throw new Error(`${table.name} has no row in the walk's market: add some`);
  const labelled = rows.map(({ row }) => ({ row, label: labelOf(table, row) }));
  const every = [...new Set(labelled.map(({ label }) => label))].sort();

  return asViewer(database, viewer, async (client) => {
    const columns = await grantedColumns(client, table);
    const passes: Record<string, (row: Row) => Promise<boolean>> = {
      [columns.select.length < table.columns.length ? 'r*' : 'r']: (row) => reads(client, table, columns.select, row),
      i: (row) => inserts(client, table, fillable(table, viewer, columns.insert), row),
      u: (row) => updates(client, table, columns.update, row),
      d: (row) => deletes(client, table, columns.delete, row),
    };
    const verbsByRows = new Map<string, string>();
    for (const [verb, pass] of Object.entries(passes)) {
      const labels = new Set<string>();
      for (const { row, label } of labelled) if (!labels.has(label) && (await pass(row))) labels.add(label);
      if (labels.size === 0) continue;
      const text = labels.size === every.length ? 'all' : [...labels].sort().join(' ');
      verbsByRows.set(text, (verbsByRows.get(text) ?? '') + verb);
    }
    return [...verbsByRows].map(([labels, verbs]) => `${verbs} ${labels}`).join('; ');
  });
}

function labelOf(table: Table, row: Row): string {
  const own = typeof row['id'] === 'string' ? LABELS.get(row['id']) : undefined;
  if (own && table.name !== 'auth.users') return own;
  const named = Object.values(row).flatMap((value) => (typeof value === 'string' ? (LABELS.get(value) ?? []) : []));
  // A job unit has a job and a unit, each with the organization's label.
  const parts = new Set(named.flatMap((label) => label.split('+')).map((label) => label.split('.')[0] ?? label));
  return [...parts].sort().join('+') || 'some';
}

async function grantedColumns(client: Client, table: Table) {
  const { rows } = await client.query<{ verb: string; columns: string[] }>(
    `select verb, array_agg(c) as columns from unnest(array['select', 'insert', 'update']) verb, unnest($2::text[]) c
     where has_schema_privilege($3, 'usage') and has_column_privilege($1, c, verb) group by verb`,
    [table.name, table.columns, table.schema],
  );
  const of = (verb: string) => rows.find((row) => row.verb === verb)?.columns ?? [];
  const { rows: whole } = await client.query<{ may: boolean }>(
    `select has_schema_privilege($2, 'usage') and has_table_privilege($1, 'delete') as may`,
    [table.name, table.schema],
  );
  return { select: of('select'), insert: of('insert'), update: of('update'), delete: whole[0]?.may ?? false };
}

/** Columns that a party does not fill keep their default; the columns walk checks that list against the database. */
function fillable(table: Table, viewer: Viewer, columns: string[]): string[] {
  const party = PARTY[viewer];
  return party ? columns.filter((column) => filledBy(table.name, party).includes(column)) : columns;
}

const keyOf = (table: Table, row: Row) => ({
  where: table.key.map((column, i) => `"${column}"::text = $${i + 1}`).join(' and '),
  values: table.key.map((column) => String(row[column])),
});

async function reads(client: Client, table: Table, columns: string[], row: Row): Promise<boolean> {
  if (!table.key.every((column) => columns.includes(column))) return false;
  const { where, values } = keyOf(table, row);
  const { rowCount } = await client.query(`select 1 from ${table.name} where ${where}`, values);
  return rowCount === 1;
}

/** Inserts a copy of the row with a new id, in the columns that may be written. */
async function inserts(client: Client, table: Table, columns: string[], row: Row): Promise<boolean> {
  if (columns.length === 0) return false;
  const { id: _, ...copy } = row;
  const names = columns
    .filter((column) => column !== 'id')
    .map((column) => `"${column}"`)
    .join(', ');
  return attempt(client, () =>
    client.query(
      `insert into ${table.name} (${names}) select ${names} from jsonb_populate_record(null::${table.name}, $1)`,
      [copy],
    ),
  );
}

async function updates(client: Client, table: Table, [column]: string[], row: Row): Promise<boolean> {
  if (!column) return false;
  const { where, values } = keyOf(table, row);
  return attempt(client, () =>
    client.query(`update ${table.name} set "${column}" = "${column}" where ${where}`, values),
  );
}

async function deletes(client: Client, table: Table, may: boolean, row: Row): Promise<boolean> {
  if (!may) return false;
  const { where, values } = keyOf(table, row);
  return attempt(client, () => client.query(`delete from ${table.name} where ${where}`, values));
}

async function attempt(client: Client, run: () => Promise<{ rowCount: number | null }>): Promise<boolean> {
  await client.query('savepoint attempt');
  try {
    const { rowCount } = await run();
    return (rowCount ?? 0) > 0;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code !== REFUSED && code !== STEP_REFUSED && !CONSTRAINT.test(code)) throw error;
    return code !== REFUSED;
  } finally {
    await client.query('rollback to savepoint attempt');
  }
}
