import { workerData } from 'node:worker_threads';
import { Market, MarketReporter } from '#domains/matching/server/matching/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/database/db.ts';
import { createLogger } from '#platform/server/log.ts';
import { answerQuestions } from '#platform/server/jobs/thread.ts';
import { answerLab, type LabQuestion } from './lab-engine.ts';

/** The lab's own copy of the market, so that experiments never delay requests or matching. */
const { url, logLevel } = workerData as { url: string; logLevel: string };
const log = createLogger(logLevel);
const db = openDatabase({ url, log, maxConnections: 2 });
let now = new Date();
const market = new Market({ db, log, clock: { now: () => now } });

// It ends with the thread; silent reporters drop off the list.
const reporter = new MarketReporter({ db, log, clock: systemClock, market, part: 'lab' });

answerQuestions(async ({ at, question }: { at: number; question: LabQuestion }) => {
  now = new Date(at);
  await market.refresh();
  const answer = answerLab(await market.engine(), question);
  await reporter.tell();
  return answer;
});
