import type { Feature } from '#platform/server/feature.ts';
import { matchReviewContracts } from '#domains/matching/contract/appeals.ts';
import { matchReviewRoutes } from './appeals.routes.ts';
import { matchReviewAnswered } from './appeals.notices.ts';

export const matchReviewsFeature: Feature = {
  name: 'appeals',
  notices: [matchReviewAnswered],
  contracts: matchReviewContracts,
  routes: matchReviewRoutes,
};
