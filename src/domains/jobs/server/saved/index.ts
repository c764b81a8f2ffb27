import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { findForSearches, sendAlerts, sendAlertsJob } from './alerts.ts';
import { savedSearchFound } from './saved.notices.ts';

export { changeSearch, readSaved, savedAmong, saveJob, saveSearch } from './save.ts';

export const savedFeature: Feature = {
  name: 'saved-jobs',
  notices: [savedSearchFound],
  subscribers: [findForSearches],
  jobs: [handle(sendAlertsJob, sendAlerts)],
};
