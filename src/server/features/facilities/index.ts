export { importFacilities, type ImportResult } from './import-facilities.ts';
export type { BadRow } from './hospital-file.ts';
