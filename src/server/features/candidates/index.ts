import type { Feature } from '#server/platform/feature.ts';
import { candidateContracts } from '#shared/contracts/candidates.ts';
import { geoContracts } from '#shared/contracts/geo.ts';
import { candidateRoutes } from './candidates.routes.ts';

export const candidatesFeature: Feature = {
  name: 'candidates',
  contracts: [...candidateContracts, ...geoContracts],
  routes: candidateRoutes,
};

export { clockOf, placeOf, placesIn } from './zip.ts';
