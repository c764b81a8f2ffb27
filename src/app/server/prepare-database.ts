import { migrate } from '#app/db/migrate.ts';
import type { Env } from '#platform/server/env.ts';
import { deriveKey } from '#platform/server/secret.ts';

/** Brings the database at `ownerUrl` to the present schema and answers the URL that the server logs in with. */
export async function prepareDatabase(env: Env, ownerUrl: string): Promise<string> {
  const { pathname, password } = new URL(ownerUrl);
  const database = pathname.slice(1);
  const { url } = await migrate({
    ownerUrl,
    login: {
      name: `${database}_server`,
      // Whoever may own this database derives the same login, even with another SECRET_KEY.
      password: deriveKey(password || env.secretKey, 'database-login').toString('hex'),
    },
  });
  return url;
}
