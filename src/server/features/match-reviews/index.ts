import type { Feature } from '#server/platform/feature.ts';
import { matchReviewContracts } from '#shared/contracts/match-reviews.ts';
import { matchReviewRoutes } from './match-reviews.routes.ts';

export const matchReviewsFeature: Feature = {
  name: 'match-reviews',
  contracts: matchReviewContracts,
  routes: matchReviewRoutes,
};
