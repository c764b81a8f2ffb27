import type { Feature } from '#platform/server/feature.ts';
import { getError, listErrors, reportError, resolveError } from '#domains/operations/contract/errors.ts';
import { errorRoutes } from './errors.routes.ts';

export { patternOfAddress } from './address-patterns.ts';
export { deleteErrorsBefore } from './report-error.repo.ts';

export const errorsFeature: Feature = {
  name: 'errors',
  contracts: [reportError, listErrors, getError, resolveError],
  routes: errorRoutes,
};
