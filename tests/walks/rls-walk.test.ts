import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLES } from '#app/db/registry.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openWalkable, type WalkableDatabase } from './rls-walk-database.ts';
import { ROWS } from './expected.ts';
import { expectedOfServer, VIEWERS, type Viewer } from './rls-walk-viewers.ts';
import { buildMarket } from './rls-walk-market.ts';
import { walkTable, type Table } from './rls-walk-steps.ts';

let database: WalkableDatabase;
let tables: Table[];

beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  await buildMarket(database.owner);
  const { rows } = await database.owner.query<Table>(`
    select n.nspname || '.' || c.relname as name, n.nspname as schema,
      c.relrowsecurity and c.relforcerowsecurity as forced,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(a.attname::text order by a.attnum) from pg_index i join pg_attribute a
        on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key,
      (select coalesce(array_agg(p.polname::text), '{}') from pg_policy p where p.polrelid = c.oid and p.polname <> 'owner_all') as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') order by 1`);
  tables = rows;
});

afterAll(() => database.close());

test('every table is declared in the registry, once, and every declaration and expectation has a table', () => {
  expect(TABLES.map(fullName).toSorted()).toEqual(tables.map(({ name }) => name));
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(ROWS)));
  expect(tables.length).toBeGreaterThan(50);
});

test('the parties of a declaration are those that have a grant on a column', async () => {
  const { rows } = await database.owner.query<{ name: string; parties: string[] }>(
    `select t.name, array(select p.party from (values ('visitor', 'tallgrass_app'), ('candidate', 'tallgrass_candidate'),
        ('employer', 'tallgrass_employer')) p(party, role)
      where has_any_column_privilege(p.role, t.name, 'select') or has_any_column_privilege(p.role, t.name, 'insert')
        or has_any_column_privilege(p.role, t.name, 'update') or has_table_privilege(p.role, t.name, 'delete')) as parties
     from unnest($1::text[]) t(name)`,
    [tables.map(({ name }) => name)],
  );
  const declared = new Map(TABLES.map((table) => [fullName(table), [...(table.parties ?? [])]]));
  expect(Object.fromEntries(rows.map(({ name, parties }) => [name, parties]))).toEqual(Object.fromEntries(declared));
});

test('row-level security is on and forced for every table, and each has a policy beside the owner’s', () => {
  expect(tables.filter(({ forced }) => !forced)).toEqual([]);
  expect(tables.filter(({ policies }) => policies.length === 0)).toEqual([]);
});

test('the login role owns nothing, passes no policy by itself and reads no table before it takes on a role', async () => {
  const { rows } = await database.server.query(
    `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as mighty,
       (select count(*)::int from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([{ mighty: false, owns: 0 }]);
  for (const { name } of tables) {
    await expect(database.server.query(`select 1 from ${name}`), name).rejects.toMatchObject({ code: '42501' });
  }
});

describe('who can read, insert, update and delete what', () => {
  test.each(VIEWERS)('%s', async (viewer: Viewer) => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const table of tables) {
      found[table.name] = await walkTable(database, table, viewer);
      expected[table.name] = expectedOf(table.name, viewer);
    }
    expect(found).toEqual(expected);
  });
});

const fullName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

/** A and B have the same rights: B's line is A's with the letters swapped. */
function expectedOf(table: string, viewer: Viewer): string {
  const line = ROWS[table] ?? {};
  if (viewer === 'anonymous') return line.anonymous ?? '';
  if (viewer === 'candidateA') return line.candidate ?? '';
  if (viewer === 'candidateB') return swapped(line.candidate ?? '');
  if (viewer === 'employerA') return line.employer ?? '';
  if (viewer === 'employerB') return line.employerB ?? swapped(line.employer ?? '');
  const declared = TABLES.find((one) => fullName(one) === table);
  const ofServer = declared ? expectedOfServer(declared)[viewer] : '';
  return viewer === 'administrator' || viewer === 'auth' ? (line[viewer] ?? ofServer) : ofServer;
}

const swapped = (text: string) =>
  text
    .split('; ')
    .map((part) => {
      const [verbs = '', ...labels] = part.split(' ');
      return [
        verbs,
        ...labels
          .map((label) =>
            label.replaceAll(/(cand|org)([AB])/g, (_, side, letter) => `${side}${letter === 'A' ? 'B' : 'A'}`),
          )
          .sort(),
      ].join(' ');
    })
    .join('; ');
