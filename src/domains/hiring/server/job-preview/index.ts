import { previewMyJobs } from '#domains/matching/contract/job-preview.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { previewJobs } from './preview-jobs.ts';

export const jobPreviewFeature: Feature = {
  name: 'job-preview',
  contracts: [previewMyJobs],
  routes: routes(
    route(previewMyJobs, signedInAs('job_seeker', { limit: ['job-preview', 120, '1h'] }), ({ deps, me }) =>
      previewJobs(deps, me),
    ),
  ),
};
