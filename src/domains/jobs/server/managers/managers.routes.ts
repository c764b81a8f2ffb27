import * as contracts from '#domains/jobs/contract/job-managers.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { nameManager, readManagers } from './managers.ts';

export const jobManagerRoutes = routes(
  route(contracts.getJobManagers, signedInAs('employer'), ({ deps, me, params }) => readManagers(deps, me, params.id)),
  route(contracts.saveJobManagers, signedInAs('employer'), ({ deps, me, params, body }) =>
    nameManager(deps, me, params.id, body),
  ),
);
