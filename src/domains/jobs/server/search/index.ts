import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { listedJobsOf } from './listed/listed-jobs.ts';
import { renewRepliesJob, renewRepliesNow } from './search.jobs.ts';

export { listPlacePages } from './list-place-pages.ts';
export { readPlace } from './read-place.ts';
export { isFoundBy, listByIds, readSearch, searchJobs } from './search-jobs.ts';

export const jobSearchFeature: Feature = {
  name: 'job-search',
  jobs: [handle(renewRepliesJob, renewRepliesNow)],
  // A web process reads all listed jobs before it takes requests.
  start: async (deps) => {
    if (deps.env.role !== 'worker') await listedJobsOf(deps).now();
    return () => Promise.resolve();
  },
};
