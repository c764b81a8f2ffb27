import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isAlive } from '#server/platform/embedded-postgres/postmaster.ts';
import { e2ePlace } from './e2e-place.ts';
import { startScratchCluster } from './scratch-cluster.ts';

/** Who administers in the browser tests. */
const ADMIN = { ADMIN_EMAIL: 'admin@e2e.tallgrass.test', ADMIN_PASSWORD: 'e2e-administrator' };

/** The product as `npm start` runs it, on a scratch database and an empty folder, without limits and demo. */
const cluster = await startScratchCluster('18');
const client = new Client({ connectionString: cluster.urlOf('postgres') });
await client.connect();
await client.query('create database tallgrass_e2e');
await client.end();

const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-e2e-'));
const place = { DATA_DIR: dataDir, DATABASE_URL: cluster.urlOf('tallgrass_e2e') };
writeFileSync(e2ePlace(process.env['PORT'] ?? ''), JSON.stringify(place), { mode: 0o600 });
const server = spawn(process.execPath, ['scripts/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...ADMIN,
    NODE_ENV: 'development',
    ...place,
    APP_URL: `http://localhost:${process.env['PORT']}`,
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
const runner = Number(process.env['E2E_RUNNER_PID']);
// A runner that was killed asks nobody to stop.
setInterval(() => !isAlive(runner) && server.kill('SIGTERM'), 1000);
await once(server, 'exit');
await cluster.stop();
rmSync(e2ePlace(process.env['PORT'] ?? ''), { force: true });
rmSync(dataDir, { recursive: true, force: true });
process.exit(server.exitCode ?? 1);
