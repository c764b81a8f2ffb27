import type { Feature } from '#server/platform/feature.ts';
import { consoleContracts } from '#shared/contracts/console.ts';
import { listFigureRows } from '#shared/contracts/figures.ts';
import { marketListContracts } from '#shared/contracts/market-lists.ts';
import { consoleRoutes } from './console.routes.ts';

export const consoleFeature: Feature = {
  name: 'console',
  contracts: [...consoleContracts, ...marketListContracts, listFigureRows],
  routes: consoleRoutes,
};
