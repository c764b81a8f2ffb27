import type { Feature } from '#platform/server/feature.ts';
import { matchReviewContracts } from '#domains/matching/contract/match-reviews.ts';
import { matchReviewRoutes } from './match-reviews.routes.ts';
import { matchReviewAnswered } from './match-reviews.notices.ts';

export const matchReviewsFeature: Feature = {
  name: 'match-reviews',
  notices: [matchReviewAnswered],
  contracts: matchReviewContracts,
  routes: matchReviewRoutes,
};
