import { counterContracts } from '#domains/hiring/contract/offers/offer-counters.ts';
import type { Feature } from '#platform/server/feature.ts';
import { counterKept, counterMade } from './counter.notices.ts';
import { counterRoutes } from './counter.routes.ts';
import { counterSubscribers } from './counter.subscribers.ts';

export const counteroffersFeature: Feature = {
  name: 'counteroffers',
  notices: [counterMade, counterKept],
  subscribers: counterSubscribers,
  contracts: counterContracts,
  routes: counterRoutes,
};
