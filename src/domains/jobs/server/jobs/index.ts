import { endFilledBefore } from '#domains/hiring/server/applications/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { jobContracts } from '#domains/jobs/contract/jobs.ts';
import { expireJobsJob } from './jobs.jobs.ts';
import { jobRoutes } from './jobs.routes.ts';
import { expireJobs } from './move-job.ts';
import { jobExpired } from './jobs.notices.ts';

export const jobsFeature: Feature = {
  name: 'jobs',
  notices: [jobExpired],
  contracts: jobContracts,
  routes: jobRoutes,
  jobs: [
    handle(expireJobsJob, async (deps) => {
      await expireJobs(deps);
      await endFilledBefore(deps);
    }),
  ],
};
