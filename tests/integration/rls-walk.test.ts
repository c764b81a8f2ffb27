import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openWalkable, type WalkableDatabase } from './rls-walk-database.ts';
import { EXPECTED, VIEWERS, type Line, type Viewer } from './rls-walk.expected.ts';
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

test('every table has a line in the expectation, and every line a table', () => {
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(EXPECTED).sort());
  expect(tables.length).toBeGreaterThan(50);
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
  const line = (name: string): Line => EXPECTED[name] ?? {};
  test.each(VIEWERS)('%s', async (viewer: Viewer) => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const table of tables) {
      found[table.name] = await walkTable(database, table, viewer);
      expected[table.name] = expectedOf(line(table.name), viewer);
    }
    expect(found).toEqual(expected);
  });
});

/** A and B stand on equal terms: B's line is A's with the letters swapped. */
function expectedOf(line: Line, viewer: Viewer): string {
  if (viewer === 'candidateB') return swapped(line.candidate ?? '');
  if (viewer === 'employerB') return line.employerB ?? swapped(line.employer ?? '');
  if (viewer === 'candidateA') return line.candidate ?? '';
  if (viewer === 'employerA') return line.employer ?? '';
  return line[viewer] ?? '';
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
