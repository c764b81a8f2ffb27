import type { Feature } from '#platform/server/feature.ts';
import { closeRoleRequest, listRoleRequests } from '#domains/operations/contract/role-requests.ts';
import { roleRequestRoutes } from './role-requests.routes.ts';

export const roleRequestsFeature: Feature = {
  name: 'role-requests',
  contracts: [listRoleRequests, closeRoleRequest],
  routes: roleRequestRoutes,
};
