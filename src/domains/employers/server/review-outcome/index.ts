import type { Feature } from '#platform/server/feature.ts';
import { reviewOutcomeSubscribers } from './review-outcome.ts';

/** What a reviewer's decision changes for an organization. */
export const reviewOutcomeFeature: Feature = { name: 'review-outcome', subscribers: reviewOutcomeSubscribers };
