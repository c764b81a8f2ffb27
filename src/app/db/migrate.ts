import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { firstRequirements, INSERT_FIRST_REQUIREMENTS } from '#domains/verification/db/first-requirements.ts';
import { REPLACE_STATE_TRANSITIONS, transitionsOf } from '#platform/db/state-transitions.ts';
import { MACHINES } from '#app/db/registry.ts';
import { applicationName } from '#platform/server/database/names.ts';
import { applyRules } from './apply-rules.ts';
import { untilUncontested } from '#platform/server/database/contested.ts';
import { createLogins, createRoles, type Login } from './roles.ts';
import { SchemaError } from './schema-error.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Key of the advisory lock; any number that nothing else uses. */
const MIGRATION_LOCK = 7_366_115;
/** How long the requests of a running server may wait behind a statement of a migration. */
const LOCK_MS = 1_500;

/**
 * Brings a database to the current schema: roles, tables, state machines, the job queue's schema, functions, triggers,
 * policies and grants. Safe to run repeatedly and from several processes at the same time. `ownerUrl` must be allowed to
 * create roles and extensions. Returns the URL that the server logs in with.
 */
export async function migrate(options: { ownerUrl: string; login: Login }): Promise<{ url: string }> {
  const client = new Client({
    connectionString: options.ownerUrl,
    application_name: applicationName,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // A statement that waits for a lock blocks every later one, so it gives up soon and is tried again.
    await client.query(`set lock_timeout = '${LOCK_MS}ms'`);
    await createRoles(client);
    await createLogins(client, options.ownerUrl, options.login);
    await client.query(
      'create extension if not exists pg_trgm; create extension if not exists btree_gist; create schema if not exists app',
    );
    await refuseUnknownHistory(client);
    await untilUncontested(() => runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS }));
    await client.query(REPLACE_STATE_TRANSITIONS, [JSON.stringify(transitionsOf(MACHINES))]);
    await client.query(INSERT_FIRST_REQUIREMENTS, [JSON.stringify(firstRequirements())]);
    await createQueueSchema(options.ownerUrl);
    await applyRules(client);
    await client.query(`grant usage on schema app to ${client.escapeIdentifier(options.login.name)};
      grant execute on function app.party_of(uuid) to ${client.escapeIdentifier(options.login.name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(options.ownerUrl);
  url.username = options.login.name;
  url.password = options.login.password;
  return { url: url.toString() };
}

/** A database whose first migration is not our baseline has tables that these migrations do not know. */
async function refuseUnknownHistory(client: Client): Promise<void> {
  const { rows: found } = await client.query<{ present: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (!found[0]?.present) return;
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id limit 1',
  );
  const [baseline] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  if (!rows[0] || rows[0].hash === baseline?.hash) return;
  throw new SchemaError(
    'This database was created by an earlier development version and cannot be upgraded. ' +
      'Move the data folder away (./data unless DATA_DIR names another), or point DATABASE_URL at an empty database, and start again.',
  );
}

async function createQueueSchema(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    supervise: false,
    schedule: false,
    max: 1,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
