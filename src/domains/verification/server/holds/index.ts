import { holdContracts } from '#domains/verification/contract/holds.ts';
import type { Feature } from '#platform/server/feature.ts';
import { holdReported } from './hold-reported.ts';
import { holdRoutes } from './holds.routes.ts';

export { openHoldsOf, presentHold, type HoldRow } from './holds.repo.ts';
export { endSuspension, readOpenHolds, suspend } from './suspension.ts';

export const holdsFeature: Feature = {
  name: 'holds',
  contracts: holdContracts,
  routes: holdRoutes,
  subscribers: [holdReported],
};
