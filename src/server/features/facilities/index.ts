export { importFacilities, type ImportResult } from './import-facilities.ts';
