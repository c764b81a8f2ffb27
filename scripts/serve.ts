import { startServer } from '#server/app/main.ts';
import { loadEnv } from '#server/platform/env.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';

/** The server alone, on the database that `npm run dev` holds. */
await runCommand(async () => {
  const env = loadEnv();
  if (!env.databaseUrl) throw new CommandError('This part is started by npm run dev.');
  const server = await startServer({ env, ownerUrl: env.databaseUrl });
  stopWhenAsked(() => server.close());
});
