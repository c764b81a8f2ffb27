import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { rightsOfColumns } from './columns-walk-steps.ts';
import { COLUMNS } from './expected.ts';
import { openWalkable, type WalkableDatabase } from './rls-walk-database.ts';

let database: WalkableDatabase;
let tables: string[];

beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  const { rows } = await database.owner.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'auth') order by 1`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => database.close());

/** The listed rights by column. */
const declared = (table: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(COLUMNS[table] ?? {}).flatMap(([rights, columns]) =>
      columns.split(/\s+/).map((column) => [column, rights]),
    ),
  );

test('every table of the list is there', () => {
  expect(Object.keys(COLUMNS).filter((table) => !tables.includes(table))).toEqual([]);
});

test('each party reads, fills and updates the listed columns and no others', async () => {
  const found: Record<string, Record<string, string>> = {};
  const expected: Record<string, Record<string, string>> = {};
  for (const table of tables) {
    const rights = await rightsOfColumns(database.owner, table);
    const isClosed = !COLUMNS[table] && Object.values(rights).every((right) => right === '');
    found[table] = isClosed ? {} : rights;
    expected[table] = declared(table);
  }
  expect(found).toEqual(expected);
});
