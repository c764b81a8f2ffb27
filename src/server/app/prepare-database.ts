import { migrate } from '#server/platform/database/migrate.ts';
import type { Env } from '#server/platform/env.ts';
import { deriveKey } from '#server/platform/secret.ts';

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
