export { addWorkingHours } from './response-clock.ts';
export { readResponseRecord, type ResponseRecord } from './response-record.repo.ts';
