import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { applyRules } from './apply-rules.ts';
import { migrate } from './migrate.ts';
import { SchemaError } from './schema-error.ts';

test('rules are applied although a running server locks the same tables in another order', async () => {
  const database = await createTestDatabase();
  const connect = async () => {
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    return client;
  };
  const [applying, working] = await Promise.all([connect(), connect()]);
  // The one that applies must find the deadlock, however long this test takes to see it wait.
  await applying.query(`set deadlock_timeout = '3s'`);
  await working.query(`set deadlock_timeout = '1min'`);
  await working.query('delete from drizzle.applied_policies');
  await working.query('begin; lock table organizations in row exclusive mode');

  const applied = applyRules(applying);
  const waiting = `select 1 from pg_locks where relation = 'organizations'::regclass and not granted`;
  await expect.poll(async () => (await working.query(waiting)).rows, { timeout: 10_000 }).toHaveLength(1);
  await working.query('lock table auth.users in row exclusive mode; commit');

  await applied;
  expect((await working.query('select 1 from drizzle.applied_policies')).rows).toHaveLength(1);
  await Promise.all([applying.end(), working.end()]);
  database.drop();
});

test('a migration that waits for a long transaction lets everybody else go on', async () => {
  const database = await createTestDatabase();
  const connect = async () => {
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    return client;
  };
  const [long, other] = await Promise.all([connect(), connect()]);
  await long.query('delete from drizzle.applied_policies');
  await long.query('begin; select from organizations');

  const migrated = migrate({ ownerUrl: database.ownerUrl, login: inject('cluster').login });
  const waiting = `select from pg_locks where relation = 'organizations'::regclass and not granted`;
  await expect.poll(async () => (await other.query(waiting)).rows, { interval: 10 }).toHaveLength(1);
  // Behind the waiting statement, and behind a table that the migration has locked already.
  await other.query(`set statement_timeout = '10s'`);
  await other.query('select from organizations; select from audit_log');
  await long.query('commit');
  await migrated;
  expect((await other.query('select from drizzle.applied_policies')).rows).toHaveLength(1);
  await Promise.all([long.end(), other.end()]);
  database.drop();
});

test('a process that starts sets no password again: what a pooler has derived from it stays right', async () => {
  const database = await createTestDatabase();
  const { login } = inject('cluster');
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const kept = async () =>
    (await owner.query(`select rolname, rolpassword from pg_authid where starts_with(rolname, $1)`, [login.name])).rows;
  const before = await kept();
  await migrate({ ownerUrl: database.ownerUrl, login });
  expect(before.length).toBeGreaterThan(1);
  expect(await kept()).toEqual(before);
  await owner.end();
  database.drop();
});

test('a database of an earlier development version is refused with what to do', async () => {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const options = { ownerUrl: database.ownerUrl, login: inject('cluster').login };
  await migrate(options);

  await owner.query(`update drizzle.__drizzle_migrations set hash = 'an earlier one'`);
  await expect(migrate(options)).rejects.toThrow(SchemaError);
  await expect(migrate(options)).rejects.toThrow('Move the data folder away');
  await owner.end();
  database.drop();
});
