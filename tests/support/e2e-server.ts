import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isAlive } from '#platform/server/embedded-postgres/postmaster.ts';
import { e2eMail, e2ePlace } from './e2e-place.ts';
import { spawnProduct } from './product.ts';
import { startScratchCluster } from './database/scratch-cluster.ts';

/** The product on a scratch database and an empty folder. */
const cluster = await startScratchCluster('18');
const client = new Client({ connectionString: cluster.urlOf('postgres') });
await client.connect();
await client.query('create database tallgrass_e2e');
await client.end();

const port = process.env['PORT'] ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-e2e-'));
const place = { DATA_DIR: dataDir, DATABASE_URL: cluster.urlOf('tallgrass_e2e') };
writeFileSync(e2ePlace(port), JSON.stringify(place), { mode: 0o600 });
const server = spawnProduct(port, { ...place, ...e2eMail(port) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
const runner = Number(process.env['E2E_RUNNER_PID']);
// A killed runner sends no signal to stop.
setInterval(() => !isAlive(runner) && server.kill('SIGTERM'), 1000);
await once(server, 'exit');
await cluster.stop();
rmSync(e2ePlace(port), { force: true });
rmSync(dataDir, { recursive: true, force: true });
process.exit(server.exitCode ?? 1);
