import { endFilledBefore } from '#server/features/applications/index.ts';
import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { jobContracts } from '#shared/contracts/jobs.ts';
import { expireJobsJob } from './jobs.jobs.ts';
import { jobRoutes } from './jobs.routes.ts';
import { expireJobs } from './move-job.ts';

export const jobsFeature: Feature = {
  name: 'jobs',
  contracts: jobContracts,
  routes: jobRoutes,
  jobs: [
    handle(expireJobsJob, async (deps) => {
      await expireJobs(deps);
      await endFilledBefore(deps);
    }),
  ],
};
