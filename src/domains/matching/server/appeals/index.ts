import type { Feature } from '#platform/server/feature.ts';
import { appealContracts } from '#domains/matching/contract/appeals.ts';
import { appealRoutes } from './appeals.routes.ts';
import { appealAnswered } from './appeals.notices.ts';

export const appealsFeature: Feature = {
  name: 'appeals',
  notices: [appealAnswered],
  contracts: appealContracts,
  routes: appealRoutes,
};
