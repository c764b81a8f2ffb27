import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { get as getOpen } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startServer, type RunningServer } from '#app/server/main.ts';
import { loadEnv } from '#platform/server/env.ts';
import { selfSigned } from '#tests/support/peers/certificate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';

/** The product with everything encrypted, on a real database with a certificate. */
const folder = mkdtempSync(join(tmpdir(), 'tallgrass-encrypted-'));
// The database runs as another user, and writes its own copy of the key here.
chmodSync(folder, 0o777);
let database: TestDatabase;
let server: RunningServer;
let certificate: ReturnType<typeof selfSigned>;

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

beforeAll(async () => {
  certificate = selfSigned('localhost', folder);
  await encryptDatabase();
  database = await createTestDatabase();
  const url = encrypted(database.ownerUrl);
  const env = loadEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: url,
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
  const { ownerUrl } = inject('cluster');
  for (const name of ['ssl', 'ssl_key_file', 'ssl_cert_file']) await asOwner(ownerUrl, `alter system reset ${name}`);
  await asOwner(ownerUrl, 'select pg_reload_conf()');
  await server.close();
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
