import { administrator, route, routes } from '#platform/server/http/route.ts';
import * as contracts from '#domains/operations/contract/role-requests.ts';
import { closeRoleRequest, readRoleRequests } from './role-requests.ts';

export const roleRequestRoutes = routes(
  route(contracts.listRoleRequests, administrator(), ({ deps, me, query }) => readRoleRequests(deps, me, query)),
  route(contracts.closeRoleRequest, administrator(), ({ deps, me, params, body }) =>
    closeRoleRequest(deps, me, params.id, body.note),
  ),
);
