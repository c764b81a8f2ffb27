import * as contracts from '#domains/verification/contract/facility-directory.ts';
import { administrator, route, routes } from '#platform/server/http/route.ts';
import { readStatus, searchDirectory } from './read-directory.ts';

export const facilityRoutes = routes(
  route(contracts.searchDirectory, administrator(), ({ deps, actor, query }) =>
    deps.db.as(actor, (tx) => searchDirectory(tx, query.q)),
  ),
  route(contracts.readDirectoryStatus, administrator(), ({ deps, actor }) => deps.db.as(actor, readStatus)),
);
