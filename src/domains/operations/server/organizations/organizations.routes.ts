import * as contracts from '#domains/operations/contract/organizations.ts';
import { administrator, route, routes } from '#platform/server/http/route.ts';
import { readOrganization } from './read-organization.ts';

export const adminOrganizationRoutes = routes(
  route(contracts.getOrganizationForAdmin, administrator(), ({ deps, me, params }) =>
    readOrganization(deps, me, params.id),
  ),
);
