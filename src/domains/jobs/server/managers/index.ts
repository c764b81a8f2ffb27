import { jobManagerContracts } from '#domains/jobs/contract/job-managers.ts';
import type { Feature } from '#platform/server/feature.ts';
import { jobManagerRoutes } from './managers.routes.ts';
import { jobManagerSubscribers } from './managers.subscribers.ts';

export const jobManagersFeature: Feature = {
  name: 'job-managers',
  subscribers: jobManagerSubscribers,
  contracts: jobManagerContracts,
  routes: jobManagerRoutes,
};
