import { compose } from '#app/server/compose.ts';
import { book } from '#domains/hiring/server/self-scheduling/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';

/** A server process to be killed: a candidate books a time, and its workers begin to send the mails. */
const [url, candidateId, interviewId, startsAt] = process.argv.slice(2);
if (!url || !candidateId || !interviewId || !startsAt) throw new Error('usage: booking-process.ts URL PERSON ID TIME');
const { deps, startFeatures } = await compose({ env: loadEnv(), url, clock: systemClock, log: createLogger('silent') });
await book(deps, candidateId, interviewId, { startsAt, reason: null });
await startFeatures();
