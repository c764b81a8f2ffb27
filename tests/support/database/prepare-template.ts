import { tmpdir } from 'node:os';
import { compose } from '#app/server/compose.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { migrate } from '#app/db/migrate.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';

/**
 * A program that migrates the database at `TEMPLATE_URL` and opens the server on it once, which creates all job queues.
 * Each clone then has them.
 */
const login = { name: process.env['TEMPLATE_LOGIN'] ?? '', password: process.env['TEMPLATE_PASSWORD'] ?? '' };
const { url } = await migrate({ ownerUrl: process.env['TEMPLATE_URL'] ?? '', login });
const env = loadEnv({ NODE_ENV: 'test', DATA_DIR: tmpdir(), PORT: '0' });
const { close } = await compose({ env, url, clock: new MovableClock(new Date()), log: createLogger('silent') });
await close();
