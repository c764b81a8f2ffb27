import { holdContracts } from '#domains/verification/contract/holds.ts';
import { holdAudit } from '#domains/verification/server/hold-changes/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { leavingSubscribers } from './hold-leaving.ts';
import { holdReported } from './hold-reported.ts';
import { holdRoutes } from './holds.routes.ts';

export { openHoldsOf, presentHold, type HoldRow } from './holds.repo.ts';
export { endSuspension, readOpenHolds, suspend } from './suspension.ts';

export const holdsFeature: Feature = {
  name: 'holds',
  contracts: holdContracts,
  routes: holdRoutes,
  subscribers: [holdReported, ...leavingSubscribers, ...holdAudit],
};
