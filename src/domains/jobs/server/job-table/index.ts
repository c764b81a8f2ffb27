import {
  jobTableContracts,
  listJobTable,
  listResponsible,
  moveJobs,
  reassignJobs,
} from '#domains/jobs/contract/job-table.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { listTable } from './list-job-table.ts';
import { jobHandedOver } from './job-table.notices.ts';
import { tellOfReassigned } from './job-table.subscribers.ts';
import { moveSeveral } from './move-jobs.ts';
import { listAble, reassignSeveral } from './reassign-jobs.ts';

export const jobTableFeature: Feature = {
  name: 'job-table',
  contracts: jobTableContracts,
  notices: [jobHandedOver],
  subscribers: [tellOfReassigned],
  routes: routes(
    route(listJobTable, signedInAs('employer'), ({ deps, me, query }) => listTable(deps, me, query)),
    route(moveJobs, signedInAs('employer'), ({ deps, me, body }) => moveSeveral(deps, me, body)),
    route(listResponsible, signedInAs('employer'), ({ deps, me }) => listAble(deps, me)),
    route(reassignJobs, signedInAs('employer'), ({ deps, me, body }) => reassignSeveral(deps, me, body)),
  ),
};
