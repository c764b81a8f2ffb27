import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freePort, readConnection, urlOf } from '#platform/server/embedded-postgres/connection.ts';
import { READING_LIMITS, runInWorker } from '#platform/server/files/file-worker.ts';
import { buildTestArtifact } from '#tests/support/artifact.ts';
import { openBuildah, terminateBelow } from '#tests/support/container.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { BILL_OF_MATERIALS } from '#tools/artifact/bill-of-materials.ts';
import { BUILDAH } from '#tools/lib/optional-programs.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-artifact-'));
const { context, out, remove } = await buildTestArtifact('artifact-test');

afterAll(() => {
  remove();
  rmSync(scratch, { recursive: true, force: true });
});

/** Starts the artifact as production does, and collects what it prints. */
async function start(settings: Record<string, string>) {
  const port = String(await freePort(0));
  const child = spawn(process.execPath, ['server/start.js'], {
    cwd: out,
    env: {
      PORT: port,
      DATA_DIR: join(scratch, 'data'),
      SECRET_KEY: 'k'.repeat(64),
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...settings,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  return {
    child,
    ended,
    printed: () => printed,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

test('lists every package that production may use', () => {
  const { components } = JSON.parse(readFileSync(join(out, BILL_OF_MATERIALS), 'utf8')) as {
    components: { name: string; licenses: unknown[] }[];
  };
  const names = components.map(({ name }) => name);
  expect(names).toContain('hono');
  expect(names).not.toContain('vitest');
});

test('it has neither tools for development and tests nor anything that only they need', () => {
  const modules = JSON.parse(readFileSync(join(out, 'modules.json'), 'utf8')) as string[];
  expect(modules).toContain('src/app/server/main.ts');
  const foreign =
    /\.test\.|^tests\/|dev-(provider|mailbox)\.routes|demo\/load|^tools\/(?!(artifact\/(start|health)|admin|import|backup|restore|rotate-keys|lib\/.+)\.ts$)/;
  expect(modules.filter((file) => foreign.test(file))).toEqual([]);
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true }> };
  const packages = globSync('node_modules/{*,@*/*}/package.json', { cwd: out }).map((file) => file.slice(0, -13));
  expect(packages).toContain('node_modules/pg');
  expect(packages.filter((path) => locked.packages[path]?.dev)).toEqual([]);
  expect(existsSync(join(out, 'node_modules/vite'))).toBe(false);
});

test('it serves API, site and rendered pages on an empty database, and ends when it is asked to', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await start({ DATABASE_URL: database.ownerUrl });
  await expect
    .poll(() =>
      server.get('/api/health').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  expect(await (await server.get('/login')).text()).toContain('The application');
  expect(await (await server.get('/jobs')).text()).toContain('<h1');
  // Production: the provider that claims any identity and the mailbox of development are not there.
  expect((await server.get('/dev/identity/google/jwks')).status).toBe(404);
  expect((await server.get('/api/dev/emails')).status).toBe(404);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  expect(server.printed()).not.toContain('"level":50');
});

test('its commands back up while it runs, restore elsewhere, and move everything to a new key', async () => {
  const [source, restored, backup] = ['source', 'restored', 'backup'].map((name) => join(scratch, name));
  const key = { SECRET_KEY: 'k'.repeat(64) };
  const command = async (name: string, args: string[], settings: Record<string, string>) =>
    (await promisify(execFile)(process.execPath, [`server/${name}.js`, ...args], { cwd: out, env: settings })).stdout;
  const isHealthy = (server: Awaited<ReturnType<typeof start>>) =>
    server.get('/api/health').then(
      ({ status }) => status,
      () => 0,
    );
  const first = await start({ DATA_DIR: source ?? '', ...key });
  await expect.poll(() => isHealthy(first), { timeout: 60_000 }).toBe(200);
  const message = { topic: 'other', name: null, email: 'kept@example.test', message: 'Kept in a backup' };
  const body = JSON.stringify(message);
  const sent = await first.get('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(sent.status).toBe(201);
  expect(await command('backup', [backup ?? ''], { DATA_DIR: source ?? '', ...key })).toContain('Backed up to');
  first.child.kill('SIGTERM');
  await first.ended;

  expect(await command('restore', ['--from', backup ?? ''], { DATA_DIR: restored ?? '', ...key })).toContain(
    'Restored',
  );
  const rotated = { DATA_DIR: restored ?? '', SECRET_KEY: 'n'.repeat(64), SECRET_KEY_PREVIOUS: key.SECRET_KEY };
  const second = await start(rotated);
  await expect.poll(() => isHealthy(second), { timeout: 60_000 }).toBe(200);
  const owner = new Client({
    connectionString: urlOf(readConnection(join(restored ?? '', 'postgres/cluster')), 'tallgrass'),
  });
  await owner.connect();
  expect((await owner.query('select message from contact_messages')).rows).toEqual([{ message: message.message }]);
  await owner.end();
  expect(await command('rotate-keys', [], rotated)).toContain('The previous key opens nothing anymore');
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
}, 180_000);

test('it never runs as a development server, whatever the environment says', async () => {
  const server = await start({ NODE_ENV: 'development', DEMO: '1' });
  expect(await server.ended).toEqual([1, null]);
  expect(server.printed()).toContain('DEMO: the demo market');
});

test('each of its threads finds its code and its packages', async () => {
  const readers = globSync('src/platform/**/*.worker.ts', { cwd: out });
  expect(readers.length).toBeGreaterThan(3);
  const answers = await Promise.all(readers.map(answerOf));
  expect(answers.filter((answer) => /find (module|package)|ENOENT|not defined/i.test(answer))).toEqual([]);
});

test.skipIf(!BUILDAH)(
  'its image runs as another user, writes nowhere, takes secrets from files, and ends on SIGTERM',
  async () => {
    const buildah = openBuildah(BUILDAH ?? '', join(context, 'images'));
    onTestFinished(() => void buildah.close());
    for (const file of ['Containerfile', '.dockerignore']) cpSync(file, join(context, file));
    writeFileSync(join(out, '.env'), 'SECRET_KEY=left-behind');
    const container = await buildah.build(context);
    const { User, StopSignal, Env, Healthcheck } = await buildah.configuration();
    expect([User, StopSignal, Healthcheck.Test]).toEqual([
      '10001:10001',
      'SIGTERM',
      ['CMD', 'node', 'server/health.js'],
    ]);
    expect(Env.filter((line) => /SECRET|PASSWORD|DATABASE/.test(line))).toEqual([]);

    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const secrets = join(scratch, 'secrets');
    mkdirSync(secrets);
    writeFileSync(join(secrets, 'database'), `${database.ownerUrl}\n`);
    writeFileSync(join(secrets, 'key'), `${'k'.repeat(64)}\n`);
    chmodSync(scratch, 0o755);
    const port = String(await freePort(0));
    // Object storage that is down: the server starts all the same, and has no folder to write to instead.
    const settings = {
      PORT: port,
      DATABASE_URL_FILE: '/run/secrets/database',
      SECRET_KEY_FILE: '/run/secrets/key',
      DRAIN_SECONDS: '0',
      ...STORAGE,
    };
    const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const server = buildah.run(
      container,
      ['node', 'server/start.js'],
      ['--volume', `${secrets}:/run/secrets:ro`, ...env],
    );
    const ended = once(server, 'exit');
    const statusOf = () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(statusOf, { timeout: 60_000 }).toBe(200);
    const outcome = async (...command: string[]) =>
      (await once(buildah.run(container, command, ['--env', `PORT=${port}`]), 'exit')) as [number];
    expect(await outcome('node', 'server/health.js')).toEqual([0, null]);
    const writes = `process.exit(fs.existsSync('.env') || process.getuid() === 0 ? 2 : (fs.writeFileSync('x', ''), 0))`;
    expect(await outcome('node', '-e', writes)).toEqual([1, null]);
    terminateBelow(server, 'node server/start.js');
    expect(await ended).toEqual([0, null]);
    expect(await outcome('node', 'server/health.js')).toEqual([1, null]);
  },
  180_000,
);

const STORAGE = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

/** What a thread that reads files says about one that it can't read. */
const answerOf = (file: string): Promise<string> =>
  runInWorker(pathToFileURL(join(out, file)), new Uint8Array([1, 2, 3]), READING_LIMITS).then(
    (answer) => `${file}: ${JSON.stringify(answer)}`,
    (error: unknown) => `${file}: ${error instanceof Error ? error.message : 'failed'}`,
  );
