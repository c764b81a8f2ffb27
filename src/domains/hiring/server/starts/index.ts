import { z } from 'zod';
import { checkInContracts } from '#domains/hiring/contract/starts/check-ins.ts';
import { ownItemContracts } from '#domains/hiring/contract/starts/own-items.ts';
import { startContracts } from '#domains/hiring/contract/starts/starts.ts';
import type { Feature } from '#platform/server/feature.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { startNotices } from './starts.notices.ts';
import { startRoutes } from './starts.routes.ts';
import { startSignals } from './start-signals.ts';
import { startSubscribers } from './starts.subscribers.ts';
import { tendStarts } from './tend-starts.ts';

export { answer as answerCheckIn } from './check-ins/check-ins.ts';
export { recordOutcome as recordStart } from './end-start.ts';
export { markItem as markStartItem } from './items/mark-item.ts';
export { readStart } from './read-start.ts';
export { tendStarts } from './tend-starts.ts';

/** Nine in the morning in Central Daylight Time, when people can act on it. */
const tendJob = defineJob({ name: 'starts.tend', payload: z.object({}), cron: '0 14 * * *' });

export const startsFeature: Feature = {
  name: 'starts',
  contracts: [...startContracts, ...checkInContracts, ...ownItemContracts],
  routes: startRoutes,
  notices: startNotices,
  subscribers: [...startSubscribers, ...startSignals],
  jobs: [handle(tendJob, tendStarts)],
};
