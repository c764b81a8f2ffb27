import { compose } from '#app/server/compose.ts';
import { systemClock } from '#platform/server/clock.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';

/** A process that only does matching, to be killed. */
const [url] = process.argv.slice(2);
if (!url) throw new Error('usage: matching-process.ts DATABASE_URL');
const log = createLogger('silent');
const { startFeatures } = await compose({ env: loadEnv(), url, clock: systemClock, log, apart: 'only' });
await startFeatures();
