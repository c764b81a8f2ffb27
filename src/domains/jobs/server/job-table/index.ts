import { jobTableContracts, listJobTable, moveJobs } from '#domains/jobs/contract/job-table.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { listTable } from './list-job-table.ts';
import { moveSeveral } from './move-jobs.ts';

export const jobTableFeature: Feature = {
  name: 'job-table',
  contracts: jobTableContracts,
  routes: routes(
    route(listJobTable, signedInAs('employer'), ({ deps, me, query }) => listTable(deps, me, query)),
    route(moveJobs, signedInAs('employer'), ({ deps, me, body }) => moveSeveral(deps, me, body)),
  ),
};
