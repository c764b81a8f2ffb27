import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyRules } from '#app/db/apply-rules.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openWalkable, type WalkableDatabase } from './rls-walk-database.ts';
import { buildMarket, PEOPLE } from './rls-walk-market.ts';

/** Rights of an administrator who acts as a user, per table; everything else is refused. */
const ALLOWED: Readonly<Record<string, string>> = {
  // The server's own records of a request.
  'public.audit_log': 'insert update delete',
  'public.call_stats': 'insert update delete',
  'public.error_groups': 'insert update delete',
  'public.error_log': 'insert update delete',
  'public.idempotency_keys': 'insert update delete',
  'public.page_view_sums': 'insert update delete',
  'public.page_views': 'insert update delete',
  'public.passport_views': 'insert update delete',
  'public.rate_limits': 'insert update delete',
  'public.screenings': 'insert update delete',
  'public.reports': 'insert',
  // Some columns only, see CORRECTIONS.
  'public.candidate_contacts': 'update',
  'public.candidate_private': 'update',
  'public.candidate_profiles': 'update',
  'public.employer_profiles': 'update',
  'public.notifications': 'update',
  'public.profiles': 'update',
};

/** The columns of these tables that may be corrected. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  'public.candidate_contacts': 'phone updated_at',
  'public.candidate_private': 'date_of_birth former_names street_address updated_at',
  'public.candidate_profiles': `position specialties settings skills years_experience headline about home_city home_state
    home_zip home_latitude home_longitude time_zone npi moved_from_state moved_on graduated_on license_expected_on
    first_exam_result_on onboarding_step updated_at`,
  'public.employer_profiles': 'job_title phone updated_at',
  'public.notifications': 'read_at',
  'public.profiles': 'full_name updated_at',
};

const SAMPLES: Readonly<Record<string, unknown>> = {
  ARRAY: ['x'],
  date: '2001-02-03',
  jsonb: { x: 1 },
  'timestamp with time zone': '2001-02-03T04:05:06Z',
  text: 'another word',
  uuid: '00000000-0000-4000-8000-00000000ffff',
};

let database: WalkableDatabase;
beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  await buildMarket(database.owner);
});
afterAll(() => database.close());

/** Runs a statement as the owner, whom no other rule stops, while an administrator acts; returns the error code. */
async function runWhileActing(statement: string, values: unknown[] = []): Promise<string> {
  const { owner } = database;
  await owner.query('begin');
  try {
    await owner.query(`select set_config('app.acting_admin_id', $1, true)`, [PEOPLE.administrator]);
    await owner.query(statement, values);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await owner.query('rollback');
  }
}

async function columnsOf(table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await database.owner.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema || '.' || table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows;
}

async function allowedIn(table: string): Promise<string> {
  const columns = await columnsOf(table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const statements = {
    insert: `insert into ${table} (${names}) select ${names} from ${table} where false`,
    update: `update ${table} set "${columns[0]?.name}" = "${columns[0]?.name}" where false`,
    delete: `delete from ${table} where false`,
  };
  const allowed: string[] = [];
  for (const [verb, statement] of Object.entries(statements)) {
    const code = await runWhileActing(statement);
    // Append-only tables raise a different error afterwards.
    if (code !== 'TG403') allowed.push(verb);
  }
  return allowed.join(' ');
}

const tablesOf = async () =>
  (
    await database.owner.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'auth') order by 1`,
    )
  ).rows.map(({ name }) => name);

test('every table refuses an acting administrator, except for the listed rights', async () => {
  const found: Record<string, string> = {};
  for (const table of await tablesOf()) {
    const allowed = await allowedIn(table);
    if (allowed) found[table] = allowed;
  }
  expect(found).toEqual(ALLOWED);
});

describe('only the listed columns may be corrected', () => {
  test.each(Object.keys(CORRECTIONS))('%s', async (table) => {
    const allowed: string[] = [];
    for (const { name, type } of await columnsOf(table)) {
      const another = type === 'boolean' ? `not "${name}"` : `(jsonb_populate_record(null::${table}, $1))."${name}"`;
      const code = await runWhileActing(`update ${table} set "${name}" = ${another} where $1::jsonb is not null`, [
        { [name]: SAMPLES[type] ?? 7 },
      ]);
      if (code !== 'TG403') allowed.push(name);
    }
    expect(allowed.sort()).toEqual(CORRECTIONS[table]?.split(/\s+/).sort());
  });
});

test('a new table refuses an acting administrator by default', async () => {
  await database.owner.query('create table newcomers (id integer primary key)');
  await applyRules(database.owner);
  expect(await allowedIn('public.newcomers')).toBe('');
  expect(await runWhileActing('insert into newcomers values (1)')).toBe('TG403');
});
