export { directoryStanding, searchFacilities, upsertFacilities } from './facilities.repo.ts';
export { importFacilities, type ImportResult } from './import-facilities.ts';
