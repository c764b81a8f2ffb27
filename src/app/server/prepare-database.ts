import { migrate } from '#app/db/migrate.ts';
import type { Env } from '#platform/server/env.ts';
import { deriveKey } from '#platform/server/secrets/secret.ts';

/** Migrates the database at `ownerUrl` to the current schema and returns the URL of the server's login role. */
export async function prepareDatabase(env: Env, ownerUrl: string): Promise<string> {
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
