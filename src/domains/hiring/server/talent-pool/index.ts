import { poolContracts } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { endMemberSubscribers } from './end-members.ts';
import { expirePool, expirePoolJob } from './pool.jobs.ts';
import { poolNotices } from './pool.notices.ts';
import { poolRoutes } from './pool.routes.ts';
import { poolSubscribers } from './pool.subscribers.ts';

export { ask as askForPool } from './ask.ts';
export { join as joinPool } from './my-pools.ts';

export const talentPoolFeature: Feature = {
  name: 'talent-pool',
  contracts: poolContracts,
  routes: poolRoutes,
  notices: poolNotices,
  subscribers: [...poolSubscribers, ...endMemberSubscribers],
  jobs: [handle(expirePoolJob, (deps) => expirePool(deps))],
};
