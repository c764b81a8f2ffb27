import { startServer } from '#app/server/main.ts';
import { loadEnv } from '#platform/server/env.ts';
import { buildServerPages } from './lib/site/build-server-pages.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';
import { firstStart } from './lib/start/first-start.ts';

/** The server without the built site, on a running database: for `npm run dev` and the benchmarks. */
await runCommand(async () => {
  const env = loadEnv();
  // Built at every start, so that a changed page shows after the watcher's restart.
  const pagesBundle = process.argv.includes('--pages') && (await buildServerPages('node_modules/.vite/server-pages'));
  if (!env.databaseUrl) throw new CommandError('DATABASE_URL is needed here; npm run dev gives it.');
  const server = await startServer({
    env,
    ownerUrl: env.databaseUrl,
    ...(pagesBundle ? { pagesBundle } : {}),
    ...firstStart(env),
  });
  stopWhenAsked(() => server.close());
});
