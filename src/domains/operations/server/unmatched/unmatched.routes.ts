import { administrator, route, routes } from '#platform/server/http/route.ts';
import { getUnmatched, listUnmatched, searchUnmatched } from '#domains/operations/contract/unmatched.ts';
import { readUnmatched } from './read-unmatched.ts';
import { readUnmatchedRows } from './read-unmatched-rows.ts';

export const unmatchedRoutes = routes(
  route(getUnmatched, administrator(), ({ deps, me }) => readUnmatched(deps, me)),
  route(listUnmatched, administrator(), ({ deps, me, query }) => readUnmatchedRows(deps, me, query)),
  route(searchUnmatched, administrator(), ({ deps, me, body }) => readUnmatchedRows(deps, me, body)),
);
