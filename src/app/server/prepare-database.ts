import { Client } from 'pg';
import { migrate } from '#app/db/migrate.ts';
import { FIXED_ROLES, loginOf } from '#platform/server/database/names.ts';
import { EnvError, type Env } from '#platform/server/env.ts';
import { deriveKey } from '#platform/server/secrets/secret.ts';

/**
 * Migrates the database at `ownerUrl` to the current schema and returns the URL of the server's login role.
 * @throws {EnvError} when a pooler is in the way
 */
export async function prepareDatabase(env: Env, ownerUrl: string): Promise<string> {
  if (env.databaseUrl) await refusePooler(env, ownerUrl);
  const { pathname, password } = new URL(ownerUrl);
  const database = pathname.slice(1);
  const { url } = await migrate({
    ownerUrl,
    login: {
      name: `${database}_server`,
      // Derived from the database's owner, so that every owner gets the same login, even with another SECRET_KEY.
      password: deriveKey(password || env.secretKey, 'database-login').toString('hex'),
    },
  });
  return url;
}

/**
 * The server's login through the pooler in `DATABASE_URL`, or null without one. `url` is the same login at the database.
 * @throws {EnvError} when the pooler does not let the server's logins in, or leads to another database
 */
export async function poolUrlOf(env: Env, url: string): Promise<string | null> {
  if (!env.databasePoolUrl) return null;
  const pool = new URL(env.databasePoolUrl);
  const { username, password } = new URL(url);
  Object.assign(pool, { username, password });
  const expected = await placeOf(url);
  for (const login of [username, ...FIXED_ROLES.map((role) => loginOf(username, role))]) {
    const place = await placeOf(Object.assign(new URL(pool), { username: login }).toString()).catch(
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        throw new EnvError([
          `DATABASE_URL: the pooler does not let ${login} in (${reason}). It must read the logins from the database: see deploy/pgbouncer`,
        ]);
      },
    );
    if (place !== expected) throw new EnvError(['DATABASE_URL: leads to another database than DATABASE_DIRECT_URL']);
  }
  return pool.toString();
}

/** The server's login at the replica in `DATABASE_REPLICA_URL`, or null without one: logins are replicated too. */
export function replicaUrlOf(env: Env, url: string): string | null {
  if (!env.databaseReplicaUrl) return null;
  const { username, password } = new URL(url);
  return Object.assign(new URL(env.databaseReplicaUrl), { username, password }).toString();
}

/** What is the same for two connections to one database. */
const placeOf = (url: string): Promise<string> =>
  once({ url }, `select concat(pg_postmaster_start_time(), ' ', current_database()) as answer`);

/**
 * Migrations, locks, LISTEN and the job queue need a session of their own. A pooler passes a session's options on to
 * none, or refuses them.
 */
async function refusePooler({ databasePoolUrl }: Env, ownerUrl: string): Promise<void> {
  const answer = await once(
    { url: ownerUrl, options: '-c app.own_session=yes' },
    `select coalesce(current_setting('app.own_session', true), '') as answer`,
  ).catch((error: unknown) => {
    if (error instanceof Error && /startup parameter/.test(error.message)) return 'refused';
    throw error;
  });
  if (answer === 'yes') return;
  throw new EnvError([
    databasePoolUrl
      ? 'DATABASE_DIRECT_URL: leads to a connection pooler. It must name the database itself'
      : 'DATABASE_URL: leads to a connection pooler. Migrations, locks, live events and the job queue need sessions of their own: name the database itself in DATABASE_DIRECT_URL as well',
  ]);
}

async function once({ url, options }: { url: string; options?: string }, statement: string): Promise<string> {
  const client = new Client({ connectionString: url, ...(options ? { options } : {}) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ answer: string }>(statement)).rows[0]?.answer ?? '';
  } finally {
    await client.end();
  }
}
