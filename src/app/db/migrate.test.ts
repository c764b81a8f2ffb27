import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { applyPolicies } from './migrate.ts';

test('policies are applied although a server at work holds the same tables in another order', async () => {
  const database = await createTestDatabase();
  const connect = async () => {
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    return client;
  };
  const [applying, working] = await Promise.all([connect(), connect()]);
  await working.query('delete from drizzle.applied_policies');
  await working.query('begin; lock table organizations in row exclusive mode');

  const applied = applyPolicies(applying);
  const waiting = `select 1 from pg_locks where relation = 'organizations'::regclass and not granted`;
  await expect.poll(async () => (await working.query(waiting)).rows, { timeout: 10_000 }).toHaveLength(1);
  // Whoever has waited longer gives way: the one who applies.
  await working.query('lock table auth.users in row exclusive mode; commit');

  await applied;
  expect((await working.query('select 1 from drizzle.applied_policies')).rows).toHaveLength(1);
  await Promise.all([applying.end(), working.end()]);
  database.drop();
});
