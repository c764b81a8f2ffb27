import type { Feature } from '#platform/server/feature.ts';
import { consoleContracts } from '#domains/operations/contract/console.ts';
import { listFigureRows } from '#domains/operations/contract/figures.ts';
import { marketListContracts } from '#domains/operations/contract/market-lists.ts';
import { consoleRoutes } from './console.routes.ts';

export const consoleFeature: Feature = {
  name: 'console',
  contracts: [...consoleContracts, ...marketListContracts, listFigureRows],
  routes: consoleRoutes,
};
