import { startServer } from '#app/server/main.ts';
import { loadEnv } from '#platform/server/env.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';
import { firstStart } from './lib/first-start.ts';

/** The server without the site, on a database that somebody else holds: `npm run dev`, the benchmarks. */
await runCommand(async () => {
  const env = loadEnv();
  if (!env.databaseUrl) throw new CommandError('DATABASE_URL is needed here; npm run dev gives it.');
  const server = await startServer({ env, ownerUrl: env.databaseUrl, ...firstStart(env) });
  stopWhenAsked(() => server.close());
});
