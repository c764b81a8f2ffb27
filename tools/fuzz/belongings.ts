import type { Client } from 'pg';

/** A row that belongs to somebody: an organization, a person, or both. */
interface Belonging {
  table: string;
  id: string;
  /** IDs of the people and organizations who may know of it. */
  owners: readonly string[];
}

const ofApplication = (table: string): string =>
  `(select t.id, a.candidate_id, a.organization_id from ${table} t join public.applications a on a.id = t.application_id)`;

/** Leads from a row's column to rows that say whose it is. */
const THROUGH: readonly { column: string; table: string; owners: readonly string[] }[] = [
  { column: 'application_id', table: 'public.applications', owners: ['candidate_id', 'organization_id'] },
  { column: 'conversation_id', table: 'public.conversations', owners: ['candidate_id', 'organization_id'] },
  { column: 'job_id', table: 'public.jobs', owners: ['organization_id'] },
  { column: 'offer_id', table: ofApplication('public.offers'), owners: ['candidate_id', 'organization_id'] },
  { column: 'interview_id', table: ofApplication('public.interviews'), owners: ['candidate_id', 'organization_id'] },
];
const DIRECT = ['candidate_id', 'user_id', 'organization_id'];

/** Anyone may know of these: public pages and the other side's lists name them. */
const SHARED: ReadonlySet<string> = new Set([
  'auth.users',
  'public.facilities',
  'public.jobs',
  'public.organizations',
  'public.profiles',
]);

/** Every row with an ID and an owner, read from the database itself and not from the product's code. */
export async function readBelongings(owner: Client): Promise<Map<string, Belonging>> {
  const { rows: tables } = await owner.query<{ table: string; columns: string[] }>(
    `select table_schema || '.' || table_name as table, array_agg(column_name::text) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'
     group by 1 having bool_or(column_name = 'id' and data_type = 'uuid')`,
  );
  const found = new Map<string, Belonging>();
  for (const { table, columns } of tables) {
    const joins = THROUGH.filter(({ column, table: to }) => columns.includes(column) && to !== table);
    const owners = [
      ...DIRECT.filter((column) => columns.includes(column)).map((column) => `t.${column}`),
      ...joins.flatMap(({ column, owners: theirs }) => theirs.map((one) => `${column}_of.${one}`)),
    ];
    if (SHARED.has(table) || owners.length === 0) continue;
    // Names of tables and columns come from the catalog and the lists above.
    const { rows } = await owner.query<{ id: string; owners: string[] }>(
      `select t.id, array_remove(array[${owners.map((one) => `${one}::text`).join(', ')}], null) as owners from ${table} t
       ${joins.map(({ column, table: to }) => `left join ${to} ${column}_of on ${column}_of.id = t.${column}`).join(' ')}`,
    );
    for (const row of rows) if (row.owners.length > 0) found.set(row.id, { table, ...row });
  }
  return found;
}

/** The IDs of each table, for addresses and bodies; `jobs` and people as well. */
export async function readIds(owner: Client): Promise<Map<string, string[]>> {
  const { rows: tables } = await owner.query<{ table: string; name: string }>(
    `select table_schema || '.' || table_name as table, table_name::text as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'auth') and table_type = 'BASE TABLE' and column_name = 'id' and data_type = 'uuid'`,
  );
  const ids = new Map<string, string[]>();
  for (const { table, name } of tables) {
    const { rows } = await owner.query<{ id: string }>(`select id from ${table} order by random() limit ${SAMPLE}`);
    ids.set(name, [...(ids.get(name) ?? []), ...rows.map(({ id }) => id)]);
  }
  return ids;
}
const SAMPLE = 400;

/** The tables that a name in an address or a body speaks of: `jobs` of `/api/jobs/{id}`, `interviews` of `interviewId`. */
export const tablesNamed = (name: string, tables: Iterable<string>): string[] => {
  const stem = name
    .replace(/Ids?$/, '')
    .replaceAll(/([A-Z])/g, '_$1')
    .replaceAll('-', '_')
    .toLowerCase()
    .replace(/s$/, '');
  if (stem === '' || stem === 'id') return [];
  return [...tables].filter((table) => table.replace(/s$/, '').endsWith(stem));
};
