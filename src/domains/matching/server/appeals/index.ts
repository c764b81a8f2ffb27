import type { Feature } from '#platform/server/feature.ts';
import { appealContracts } from '#domains/matching/contract/appeals.ts';
import { appealRoutes } from './appeals.routes.ts';
import { answeredAppeal } from './appeals.notices.ts';
import { appealSubscribers } from './appeals.subscribers.ts';

export const appealsFeature: Feature = {
  name: 'appeals',
  subscribers: appealSubscribers,
  notices: [answeredAppeal],
  contracts: appealContracts,
  routes: appealRoutes,
};
