import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { get as getOpen } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startServer, type RunningServer } from '#app/server/main.ts';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { loadEnv } from '#platform/server/env.ts';
import { caddyfileOn } from '#tools/lib/caddy.ts';
import { CADDY, HAPROXY, PGBOUNCER } from '#tools/lib/optional-programs.ts';
import { startPgBouncer, type PgBouncerPeer } from '#tools/lib/pgbouncer.ts';
import { selfSigned } from '#tests/support/peers/certificate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';

/**
 * The product with everything encrypted, on a real database with a certificate, and the real proxies and pooler where
 * installed, with the lines of the runbook.
 */
const folder = mkdtempSync(join(tmpdir(), 'tallgrass-encrypted-'));
// The database runs as another user, and writes its own copy of the key here.
chmodSync(folder, 0o777);
let database: TestDatabase;
let server: RunningServer;
let certificate: ReturnType<typeof selfSigned>;
let pooler: PgBouncerPeer | undefined;

const blocks = readFileSync('docs/operations.md', 'utf8').split('```');

/** The block of the runbook that begins with these words, with this certificate in place of its authority's. */
function block(start: string, authority = certificate.certificateFile): string {
  const text = blocks.map((one) => one.trim()).find((one) => one.startsWith(start)) ?? expect.fail(`no ${start}`);
  return text.replaceAll('/etc/ssl/own.pem', authority);
}

const asOwner = async <Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** Gives the run's cluster a certificate; connections without TLS are taken as before. */
async function encryptDatabase(): Promise<void> {
  const { ownerUrl } = inject('cluster');
  for (const [name, text] of [
    ['key', certificate.key],
    ['cert', certificate.certificate],
  ] as const) {
    const lines = text
      .trim()
      .split(/\r?\n/)
      .map((line) => `'${line}'`);
    await asOwner(ownerUrl, `copy (select unnest(array[${lines.join()}])) to '${join(folder, name)}'`);
    chmodSync(join(folder, name), 0o600);
    await asOwner(ownerUrl, `alter system set ssl_${name}_file = '${join(folder, name)}'`);
  }
  await asOwner(ownerUrl, 'alter system set ssl = on');
  await asOwner(ownerUrl, 'select pg_reload_conf()');
  await vi.waitFor(() => asOwner(encrypted(ownerUrl), 'select'), 20_000);
}

function encrypted(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.hostname = 'localhost';
  url.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: certificate.certificateFile }).toString();
  return url.toString();
}

/** PgBouncer reads its key as another user. */
function poolerLines(): string {
  const [key, own] = [join(folder, 'pooler.key'), join(folder, 'pooler.pem')];
  writeFileSync(key, certificate.key, { mode: 0o644 });
  writeFileSync(own, certificate.certificate);
  return block('client_tls_sslmode').replace('/etc/ssl/pgbouncer.key', key).replace('/etc/ssl/pgbouncer.pem', own);
}

beforeAll(async () => {
  certificate = selfSigned('localhost', folder);
  await encryptDatabase();
  database = await createTestDatabase();
  const url = encrypted(database.ownerUrl);
  if (PGBOUNCER) pooler = await startPgBouncer(url, poolerLines());
  const env = loadEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: pooler?.through(url) ?? url,
    DATABASE_DIRECT_URL: url,
    HOST: '0.0.0.0',
    PORT: '0',
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: '0',
    TLS_KEY: certificate.keyFile,
    TLS_CERT: certificate.certificateFile,
    ENCRYPTED_ONLY: '1',
    DEMO: '0',
  });
  server = await startServer({ env, ownerUrl: url });
});

afterAll(async () => {
  // Before the database turns encryption off: the product may still open connections.
  await server.close();
  await pooler?.stop();
  const { ownerUrl } = inject('cluster');
  for (const name of ['ssl', 'ssl_key_file', 'ssl_cert_file']) await asOwner(ownerUrl, `alter system reset ${name}`);
  await asOwner(ownerUrl, 'select pg_reload_conf()');
  database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (port: number | null, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get({ host: 'localhost', port, path, ca: certificate.certificate }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode, text }));
    }).once('error', reject);
  });

test('answers over TLS, by a certificate that names it, and not without', async () => {
  expect(await ask(server.port, '/api/health')).toMatchObject({ status: 200 });
  const { port } = server;
  const open = new Promise((resolve, reject) => {
    getOpen({ host: 'localhost', port, path: '/api/health' }, resolve).once('error', reject);
  });
  await expect(open).rejects.toThrow();
});

test('its metrics, too', async () => {
  const { status, text } = await ask(server.deps.telemetry.port, '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('target_info');
});

test('every session of the product in the database is encrypted', async () => {
  await server.deps.jobs.boss.send('mail.sweep', {});
  const sessions = await asOwner<{ application_name: string; ssl: boolean }>(
    database.ownerUrl,
    `select application_name, ssl from pg_stat_activity join pg_stat_ssl using (pid)
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(sessions.length).toBeGreaterThan(3);
  expect(sessions.filter(({ ssl }) => !ssl)).toEqual([]);
});

test('the container’s health check knows the certificate', async () => {
  const env = { PATH: process.env['PATH'], PORT: String(server.port), TLS_CERT: certificate.certificateFile };
  const check = async (own: Record<string, string>) => {
    const child = spawn(process.execPath, ['tools/artifact/health.ts'], {
      env: { ...env, ...own } as NodeJS.ProcessEnv,
    });
    return (await once(child, 'exit'))[0] as number;
  };
  expect(await check({})).toBe(0);
  expect(await check({ TLS_CERT: selfSigned('localhost').certificateFile })).toBe(1);
  expect(await check({ TLS_CERT: '' })).toBe(1);
});

test.skipIf(!PGBOUNCER)('the pooler takes no session in the clear', async () => {
  const through = pooler?.through(database.ownerUrl) ?? '';
  await expect(asOwner(through, 'select')).rejects.toThrow('SSL required');
  expect(await asOwner(encrypted(through), 'select 1 as one')).toEqual([{ one: 1 }]);
});

const HEALTHY = /^200$/;
const NO_PROCESS = /^50[23]$/;

/** Asks a proxy for the health of the product, until it gives an answer of this kind. */
async function expectHealth(program: string | null, args: readonly string[], port: number, kind: RegExp) {
  const child = spawn(program ?? '', args, { stdio: 'ignore', env: { HOME: folder, XDG_DATA_HOME: folder } });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  const status = async () => String((await fetch(`http://localhost:${port}/api/health`)).status);
  await vi.waitFor(async () => expect(await status()).toMatch(kind), 20_000);
}

const stranger = () => selfSigned('localhost').certificateFile;

describe.skipIf(!HAPROXY)('HAProxy', () => {
  async function expectBehind(line: string, kind: RegExp) {
    const port = await freePort(0);
    const config = readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')
      .replace('server web-1 "${WEB_1}"', line)
      .replace('server web-2 "${WEB_2}"', '')
      .replaceAll('"${WEB_1}"', `localhost:${server.port}`)
      .replace('"${LISTEN}"', `localhost:${port}`);
    const file = join(folder, `haproxy-${port}.cfg`);
    writeFileSync(file, config);
    await expectHealth(HAPROXY, ['-db', '-f', file], port, kind);
  }
  const named = (line: string) => line.replace('verifyhost web-1', 'verifyhost localhost');

  test('passes on what the certificate’s holder answers', async () => {
    await expectBehind(named(block('server web-1')), HEALTHY);
  });
  test('turns away a certificate of another authority', async () => {
    await expectBehind(named(block('server web-1', stranger())), NO_PROCESS);
  });
  test('turns away a certificate of another name', async () => {
    await expectBehind(block('server web-1'), NO_PROCESS);
  });
});

describe.skipIf(!CADDY)('Caddy', () => {
  async function expectBehind(lines: string, kind: RegExp) {
    const ports = { http: await freePort(0), https: await freePort(0) };
    const isOlder = /^v?2\.[0-7]\./.test(execFileSync(CADDY ?? '', ['version'], { encoding: 'utf8' }));
    const own = isOlder ? lines.replace('tls_trust_pool file', 'tls_trusted_ca_certs') : lines;
    const config = caddyfileOn(ports)
      .replace(
        /reverse_proxy .*\{/,
        own.replace(' https://web-2:3000', '').replace('web-1:3000', `localhost:${server.port}`),
      )
      .replaceAll('{$APP_HOST}', 'localhost');
    const file = join(folder, `Caddyfile-${ports.http}`);
    writeFileSync(file, config);
    await expectHealth(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], ports.http, kind);
  }

  test('passes on what the certificate’s holder answers', async () => {
    await expectBehind(block('reverse_proxy'), HEALTHY);
  });
  test('turns away a certificate of another authority', async () => {
    await expectBehind(block('reverse_proxy', stranger()), NO_PROCESS);
  });
  test('turns away a certificate of another name', async () => {
    await expectBehind(block('reverse_proxy').replace('web-1:3000', `127.0.0.1:${server.port}`), NO_PROCESS);
  });
});
