import { directoryContracts } from '#domains/verification/contract/facility-directory.ts';
import type { Feature } from '#platform/server/feature.ts';
import { facilityRoutes } from './facilities.routes.ts';

export { findDirectoryEntry, readDirectoryStatus, searchFacilities, upsertFacilities } from './facilities.repo.ts';
export { importFacilities, type ImportResult } from './import-facilities.ts';
export { presentEntry } from './present-entry.ts';

export const facilitiesFeature: Feature = {
  name: 'facilities',
  contracts: directoryContracts,
  routes: facilityRoutes,
};
