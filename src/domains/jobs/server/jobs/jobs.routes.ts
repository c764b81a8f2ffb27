import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/jobs/contract/jobs.ts';
import { previewJob as previewJobContract } from '#domains/jobs/contract/preview.ts';
import { moveJob } from './move-job.ts';
import { previewJob } from './preview-job.ts';
import { listJobs, readJob } from './read-jobs.ts';
import { createJob, duplicateJob, previewEligibility, saveJob } from './save-job.ts';

export const jobRoutes = routes(
  route(contracts.listMyJobs, signedInAs('employer'), ({ deps, me, query }) => listJobs(deps, me, query)),
  route(contracts.createJob, signedInAs('employer'), ({ deps, me, body }) => createJob(deps, me, body)),
  route(
    contracts.previewEligibility,
    signedInAs('employer', { limit: ['preview-eligibility', 120, '1m'] }),
    ({ deps, me, body }) => previewEligibility(deps, me, body),
  ),
  route(previewJobContract, signedInAs('employer', { limit: ['preview-job', 60, '1m'] }), ({ deps, me, body }) =>
    previewJob(deps, me, body),
  ),
  route(contracts.getJob, signedInAs('employer'), ({ deps, me, params }) => readJob(deps, me, params.id)),
  route(contracts.saveJob, signedInAs('employer'), ({ deps, me, params, body }) => saveJob(deps, me, params.id, body)),
  route(contracts.moveJob, signedInAs('employer'), ({ deps, me, params, body }) => moveJob(deps, me, params.id, body)),
  route(contracts.duplicateJob, signedInAs('employer'), ({ deps, me, params }) => duplicateJob(deps, me, params.id)),
);
