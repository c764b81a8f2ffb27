import type { Feature } from '#platform/server/feature.ts';
import { listFigureRows, searchFigureRows } from '#domains/operations/contract/figures.ts';
import { marketListContracts } from '#domains/operations/contract/market-lists.ts';
import { getClaims, getOverview } from '#domains/operations/contract/overview.ts';
import { overviewRoutes } from './overview.routes.ts';

export { moment, real, ROWS, since } from './figure-conditions.repo.ts';
export { overdueNow, queueAges } from './overview.repo.ts';

export const overviewFeature: Feature = {
  name: 'overview',
  contracts: [getOverview, getClaims, ...marketListContracts, listFigureRows, searchFigureRows],
  routes: overviewRoutes,
};
