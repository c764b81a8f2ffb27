import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/hiring/contract/auto-apply.ts';
import { saveAutoApply, viewAutoApply } from './settings.ts';

export const autoApplyRoutes = routes(
  route(contracts.getAutoApply, signedInAs('job_seeker'), ({ deps, me }) => viewAutoApply(deps, me)),
  route(contracts.setAutoApply, signedInAs('job_seeker'), ({ deps, me, body }) => saveAutoApply(deps, me, body)),
);
