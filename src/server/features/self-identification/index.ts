import type { Feature } from '#server/platform/feature.ts';
import { selfIdentificationContracts } from '#shared/contracts/self-identification.ts';
import { selfIdentificationRoutes } from './self-identification.routes.ts';

export { saveOwn } from './self-identification.ts';

export const selfIdentificationFeature: Feature = {
  name: 'self-identification',
  contracts: selfIdentificationContracts,
  routes: selfIdentificationRoutes,
};
