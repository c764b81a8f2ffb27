import type { Feature } from '#platform/server/feature.ts';
import { selfIdentificationContracts } from '#domains/profiles/contract/self-identification.ts';
import { selfIdentificationRoutes } from './self-identification.routes.ts';

export { saveOwn } from './self-identification.ts';

export const selfIdentificationFeature: Feature = {
  name: 'self-identification',
  contracts: selfIdentificationContracts,
  routes: selfIdentificationRoutes,
};
