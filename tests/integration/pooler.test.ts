import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { poolUrlOf, prepareDatabase } from '#app/server/prepare-database.ts';
import { openDatabase } from '#platform/server/database/db.ts';
import { EnvError, loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { startPgBouncer, type PgBouncerPeer } from '#tools/lib/pgbouncer.ts';
import { PGBOUNCER } from '#tools/lib/optional-programs.ts';

const settings = { NODE_ENV: 'test', PORT: '0', DATA_DIR: '/tmp', SECRET_KEY: 'k'.repeat(64) };

describe.skipIf(!PGBOUNCER)('behind PgBouncer in transaction mode', () => {
  let pooler: PgBouncerPeer | undefined;
  const through = (url: string) => pooler?.through(url) ?? expect.fail('the pooler is there while tests run');

  beforeAll(async () => {
    pooler = await startPgBouncer(inject('cluster').ownerUrl);
  });
  afterAll(() => pooler?.stop());

  async function aDatabase() {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    return database.ownerUrl;
  }

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('it started'),
      (error: unknown) => (error instanceof EnvError ? error.problems.join() : expect.fail(String(error))),
    );

  test('a start on the pooler alone is refused, and says what is missing', async () => {
    const direct = await aDatabase();
    const env = loadEnv({ ...settings, DATABASE_URL: through(direct) });
    expect(await refusal(prepareDatabase(env, env.databaseUrl ?? ''))).toMatch(
      /^DATABASE_URL: leads to a connection pooler\..*DATABASE_DIRECT_URL as well$/,
    );
    const both = loadEnv({ ...settings, DATABASE_URL: direct, DATABASE_DIRECT_URL: through(direct) });
    expect(await refusal(prepareDatabase(both, both.databaseUrl ?? ''))).toMatch(/^DATABASE_DIRECT_URL: leads to/);
  });

  test('a pooler before another database is refused', async () => {
    const [one, other] = [await aDatabase(), await aDatabase()];
    const env = loadEnv({ ...settings, DATABASE_URL: through(other), DATABASE_DIRECT_URL: one });
    const url = await prepareDatabase(env, one);
    expect(await refusal(poolUrlOf(env, url))).toContain('leads to another database');
  });

  test('a login whose sessions start in a role keeps it through the pooler', async () => {
    const direct = await aDatabase();
    const env = loadEnv({ ...settings, DATABASE_URL: through(direct), DATABASE_DIRECT_URL: direct });
    const pooled = await poolUrlOf(env, await prepareDatabase(env, direct));
    const client = new Client({ connectionString: String(pooled).replace('_server:', '_server_auth:') });
    await client.connect();
    onTestFinished(() => client.end());
    expect((await client.query('select current_user')).rows).toEqual([{ current_user: 'tallgrass_auth' }]);
  });

  test('a statement with a name runs in whichever session the pooler chooses', async () => {
    const direct = await aDatabase();
    const env = loadEnv({ ...settings, DATABASE_URL: through(direct), DATABASE_DIRECT_URL: direct });
    const url = await prepareDatabase(env, direct);
    const db = openDatabase({ url, poolUrl: await poolUrlOf(env, url), log: createLogger('silent') });
    onTestFinished(() => db.close());
    const ask = () => db.servicePool.query({ name: 'known', text: 'select $1::int as answer', values: [7] });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.every(({ rows }) => rows[0].answer === 7)).toBe(true);
  });
});
