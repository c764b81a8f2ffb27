export { businessTime } from './business-time.ts';
export { officeOf } from './office.ts';
export { usualResponses } from './usual-response.repo.ts';
export { readResponseRecord, type ResponseRecord } from './response-record.repo.ts';
