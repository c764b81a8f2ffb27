import { expect, test } from 'vitest';
import { TABLES } from '#app/db/registry.ts';
import type { Level, OwnedTable } from '#platform/db/registry.ts';
import { sharedApp } from '#tests/support/app.ts';

/** What 'Levels of protection' in docs/security.md requires of each table by its level. */
const app = sharedApp();

const nameOf = ({ schema, name }: OwnedTable) => `${schema}.${name}`;
const tablesOf = (...levels: Level[]) => TABLES.filter(({ level }) => levels.includes(level));

/** Columns of tables that are not public and that a visitor may read nevertheless, because they are published. */
const PUBLISHED: Record<string, string> = {
  'public.faq_questions': 'id question answer status published_at sort_order',
  'public.organizations':
    'id parent_id path kind name facility_type street_address city state zip latitude longitude website beds benefits about verification_status is_live is_demo slug',
};

/** The columns that a database role may read, by table. */
async function readableBy(role: string, tables: readonly OwnedTable[]): Promise<Record<string, string>> {
  const rows = await app.asOwner(
    `select n.nspname || '.' || c.relname as "table", string_agg(a.attname, ' ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname || '.' || c.relname = any($2) and a.attnum > 0 and not a.attisdropped
       and has_schema_privilege($1, n.oid, 'usage') and has_column_privilege($1, c.oid, a.attnum, 'select')
     group by 1 order by 1`,
    [role, tables.map(nameOf)],
  );
  return Object.fromEntries(rows.map((row) => [String(row['table']), String(row['columns'])]));
}

test('without an account, nothing is read but public tables and the published columns of two others', async () => {
  expect(await readableBy('tallgrass_app', tablesOf('internal', 'personal', 'restricted'))).toEqual(PUBLISHED);
});

test('matching does not reach what is restricted', async () => {
  const restricted = tablesOf('restricted');
  expect(restricted.length).toBeGreaterThan(15);
  expect(await readableBy('tallgrass_engine', restricted)).toEqual({});
});

/** The other tables of these levels, and what becomes of their rows. */
const STAYS: Record<string, string> = {
  'auth.rate_limits': 'counters that expire',
  'auth.verifications': 'hashes of tokens that expire',
  'public.holds': "the trust team's decisions, by the person's ID",
  'public.organizations': 'an organization outlives its members, with the contact that it gave',
  'public.rate_limits': 'counters that expire',
  'public.signing_certificates': "the installation's own key",
};

test('what is about a person goes with the person, or says what stays', async () => {
  const personal = tablesOf('personal', 'restricted');
  const rows = await app.asOwner(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and confdeltype = 'c'`,
  );
  const plain = (name: unknown) => String(name).replace(/^(?!\w+\.)/, 'public.');
  const parents = Map.groupBy(rows, ({ child }) => plain(child));
  const declared = new Set(personal.filter(({ erase }) => erase).map(nameOf));
  const goes = (table: string, seen: readonly string[] = []): boolean =>
    declared.has(table) ||
    table === 'auth.users' ||
    (parents.get(table) ?? []).some(
      ({ parent }) => !seen.includes(plain(parent)) && goes(plain(parent), [...seen, table]),
    );
  const left = personal.map(nameOf).filter((table) => !goes(table));
  expect(left.toSorted()).toEqual(Object.keys(STAYS).toSorted());
  const kept = tablesOf('restricted').filter(({ erase }) => typeof erase === 'object' && 'keeps' in erase);
  expect(kept.map(nameOf)).toEqual([]);
});

/** Hashes that open nothing. */
const CHECKSUMS = [
  'public.audit_seals.hash',
  'public.idempotency_keys.request_hash',
  'public.mail_replies.content_hash',
];

test('what opens an account or a file is in restricted tables', async () => {
  const rows = await app.asOwner(
    `select table_schema || '.' || table_name || '.' || column_name as "column", table_schema || '.' || table_name as "table"
     from information_schema.columns
     where table_schema in ('public', 'auth') and column_name ~ '(token|secret|password|sealed|wrapped|hash)'
       and data_type in ('text', 'bytea', 'ARRAY')`,
  );
  const restricted = new Set(tablesOf('restricted').map(nameOf));
  const known = new Set(TABLES.map(nameOf));
  const open = rows.filter(({ table }) => known.has(String(table)) && !restricted.has(String(table)));
  expect(open.map(({ column }) => String(column)).toSorted()).toEqual(CHECKSUMS);
});
