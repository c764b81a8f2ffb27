import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { jobContracts } from '#domains/jobs/contract/jobs.ts';
import { previewJob } from '#domains/jobs/contract/preview.ts';
import { expireJobsJob } from './jobs.jobs.ts';
import { jobExpiredNotice } from './jobs.notices.ts';
import { jobRoutes } from './jobs.routes.ts';
import { jobSubscribers } from './jobs.subscribers.ts';
import { expireJobs } from './move-job.ts';

export { findMine, funnelsOf, saveStatus, titleOf, type Job } from './jobs.repo.ts';
export { funnelOf } from './job.presenter.ts';
export { canBePublished, moveJob, moveJobIn, type MoveTo } from './move-job.ts';
export { presentUpkeep } from './present-upkeep.ts';
export { payApprovalOf, type PayApprovalRow } from './pay-approvals.repo.ts';
export { lockForChange } from './read-jobs.ts';
export { countSilence, lockJob, lockSilent, lockUnasked, putUpkeep, upkeepOf } from './upkeep.repo.ts';

export const jobsFeature: Feature = {
  name: 'jobs',
  notices: [jobExpiredNotice],
  subscribers: jobSubscribers,
  contracts: [...jobContracts, previewJob],
  routes: jobRoutes,
  jobs: [handle(expireJobsJob, expireJobs)],
};
