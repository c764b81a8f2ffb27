import { administrator, route, routes } from '#platform/server/route.ts';
import * as contracts from '#domains/operations/contract/records.ts';
import { readError, readErrors, resolveError } from './errors.ts';
import { readViews } from './page-views.ts';
import { closeRoleRequest, readRoleRequests } from './role-requests.ts';

export const recordRoutes = routes(
  route(contracts.listErrors, administrator(), ({ deps, me, query }) => readErrors(deps, me, query)),
  route(contracts.getError, administrator(), ({ deps, me, params }) => readError(deps, me, params.id)),
  route(contracts.resolveError, administrator(), ({ deps, me, params }) => resolveError(deps, me, params.id)),
  route(contracts.readPageViews, administrator(), ({ deps, me, query }) => readViews(deps, me, query.range)),
  route(contracts.listRoleRequests, administrator(), ({ deps, me, query }) => readRoleRequests(deps, me, query)),
  route(contracts.closeRoleRequest, administrator(), ({ deps, me, params, body }) =>
    closeRoleRequest(deps, me, params.id, body.note),
  ),
);
