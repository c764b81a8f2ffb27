import { administrator, route, routes } from '#platform/server/http/route.ts';
import * as contracts from '#domains/operations/contract/users.ts';
import { changeRole, endSessions, endTwoStep, keepTwoStep, liftSuspension, suspendUser } from './change-user.ts';
import { lookAtUser, readUsers } from './read-users.ts';

export const userRoutes = routes(
  route(contracts.listUsers, administrator(), ({ deps, me, body }) => readUsers(deps, me, body)),
  route(contracts.getUser, administrator(), ({ deps, viewer, params }) => lookAtUser(deps, viewer, params.id)),
  route(contracts.endSessions, administrator(), ({ deps, viewer, params, body }) =>
    endSessions(deps, viewer, params.id, body.sessionId),
  ),
  route(contracts.suspendUser, administrator(), ({ deps, viewer, params, body }) =>
    suspendUser(deps, viewer, params.id, body.reason),
  ),
  route(contracts.liftSuspension, administrator(), ({ deps, viewer, params, body }) =>
    liftSuspension(deps, viewer, params.id, body.reason),
  ),
  route(contracts.changeRole, administrator(), ({ deps, viewer, params, body }) =>
    changeRole(deps, viewer, params.id, body),
  ),
  route(contracts.endTwoStep, administrator(), ({ deps, viewer, params, body }) =>
    endTwoStep(deps, viewer, params.id, body),
  ),
  route(contracts.keepTwoStep, administrator(), ({ deps, viewer, params }) => keepTwoStep(deps, viewer, params.id)),
);
