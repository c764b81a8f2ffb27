import type { Feature } from '#platform/server/feature.ts';
import { matchReviewContracts } from '#domains/matching/contract/match-reviews.ts';
import { matchReviewRoutes } from './match-reviews.routes.ts';

export const matchReviewsFeature: Feature = {
  name: 'match-reviews',
  contracts: matchReviewContracts,
  routes: matchReviewRoutes,
};
