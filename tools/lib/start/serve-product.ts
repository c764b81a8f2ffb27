import type { Deps } from '#platform/server/deps.ts';
import { loadEnv, type Env } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { CommandError, runCommand, stopWhenAsked } from '../command.ts';
import { startDatabase } from '../database.ts';

const OWNERSHIP = { all: 'own', web: 'either', worker: 'attach' } as const;

interface Site {
  siteRoot: string;
  pagesBundle?: string;
}

/** Runs the product until it is asked to stop: its database where it is embedded, its server and its workers. */
export const serveProduct = (options: {
  /** Called by processes that serve the site. */
  site: () => Promise<Site> | Site;
  firstStart?: (env: Env) => Promise<{ prepare?: (deps: Deps) => Promise<void> }>;
}): Promise<void> =>
  runCommand(async () => {
    const env = loadEnv();
    const log = createLogger(env.logLevel);
    warnAbout(env);
    const running: { stop(): Promise<void> }[] = [];
    const stopAll = async () => {
      for (const part of running.splice(0).reverse()) await part.stop();
    };
    stopWhenAsked(async () => {
      console.log('\nStopping…');
      await stopAll();
    });
    try {
      // Most of a start is reading the server's modules: the database starts meanwhile, in its own process.
      const starting = startDatabase(env, log, OWNERSHIP[env.role]).then((database) => {
        running.push(database);
        return database;
      });
      const reading = readServer(env, options);
      const [database] = await Promise.allSettled([starting, reading]);
      if (database.status === 'rejected') throw database.reason;
      const { startServer, ...parts } = await reading;
      const server = await startServer({ env, ownerUrl: database.value.ownerUrl, log, ...parts });
      running.push({ stop: server.close });
      console.log(server.port === null ? '\nTallgrass works on its jobs.' : readyMessage(env, server.port));
    } catch (error) {
      await stopAll();
      throw isPortTaken(error) ? portTaken(env, error) : error;
    }
  });

async function readServer(env: Env, { site, firstStart }: Parameters<typeof serveProduct>[0]) {
  const { startServer } = await import('#app/server/main.ts');
  return { startServer, ...(env.role === 'worker' ? {} : await site()), ...(await firstStart?.(env)) };
}

/** Valid settings that leave a feature off; reported once. */
function warnAbout(env: Env): void {
  if (env.isProduction && !env.smtpUrl) {
    console.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
  }
  if (env.isProduction && new URL(env.appUrl).protocol !== 'https:') {
    console.warn(`APP_URL is ${env.appUrl}: set the https origin that people use.`);
  }
}

function readyMessage(env: Env, port: number): string {
  const origin = env.appUrl.replace(/:0$/, `:${port}`);
  const lines = ['', `Tallgrass is ready: ${origin}`];
  if (env.demo)
    lines.push('Demo accounts: admin@, employer@ and candidate@demo.tallgrass.test, password tallgrass-demo');
  if (env.devMailbox) lines.push(`Mails are kept here: ${origin}/dev/mailbox`);
  return [...lines, 'Press Ctrl-C to stop.', ''].join('\n');
}

const isPortTaken = (error: unknown): error is Error & { port?: unknown } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function portTaken({ metrics, ...env }: Env, { port }: { port?: unknown }): CommandError {
  const isForMetrics = metrics !== null && metrics.port === port;
  const host = isForMetrics ? metrics.host : env.host;
  return new CommandError(
    `Port ${String(port)} on ${host} is in use by another program. Stop it, or set ${isForMetrics ? 'METRICS_PORT' : 'PORT'} to another number.`,
  );
}
