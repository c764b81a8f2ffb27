import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createVite } from 'vite';
import { GALLERY_SWITCH } from '#app/web/gallery-switch.ts';
import { SERVER_PAGES } from '#app/web/server-paths.ts';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';
import { startDatabase } from './lib/database.ts';

/** Paths, as patterns, that the server answers itself; everything else is Vite's. */
const SERVER_PATHS = ['/api(/|\\?|$)', '/dev/mailbox(/|\\?|$)', ...SERVER_PAGES];
const WATCHED = [
  'src/app/server',
  'src/app/db',
  'src/app/demo',
  'src/domains',
  'src/kernel',
  'src/platform',
  'src/app/web/server-pages',
  'tools',
];

/**
 * Two parts that each reload on change: the server under Node's own watcher on its own port, and Vite with the pages in
 * front of it. The database outlives the server's restarts.
 */
await runCommand(async () => {
  const env = loadEnv();
  if (env.isProduction) throw new CommandError('npm run dev is for development. In production use npm start.');
  const log = createLogger(env.logLevel);
  const running: { stop(): Promise<void> }[] = [];
  stopWhenAsked(async () => {
    console.log('\nStopping…');
    for (const part of running.splice(0).reverse()) await part.stop();
  });
  const database = await startDatabase(env, log, 'own');
  running.push(database);
  const serverPort = await freePort(0);
  const server = spawn(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      ...WATCHED.map((path) => `--watch-path=${path}`),
      'tools/serve.ts',
      '--pages',
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, DATABASE_URL: database.ownerUrl, PORT: String(serverPort), APP_URL: env.appUrl },
    },
  );
  running.push({ stop: () => stopGroup(server) });
  const target = `http://127.0.0.1:${serverPort}`;
  process.env[GALLERY_SWITCH] = '1';
  const vite = await createVite({
    configFile: 'vite.config.ts',
    clearScreen: false,
    server: {
      host: env.host,
      port: env.port,
      strictPort: true,
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [`^${path}`, { target, changeOrigin: false }])),
    },
  });
  running.push({ stop: () => vite.close() });
  await vite.listen();
  console.log(`\nTallgrass reloads on change: ${env.appUrl}\nPress Ctrl-C to stop.\n`);
});

/** The watcher and the server it watches, in a process group of their own, so that one Ctrl-C reaches them once. */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
