import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/users.ts';
import { changeRole, endSessions, liftSuspension, suspendUser } from './change-user.ts';
import { lookAtUser, readUsers } from './read-users.ts';

export const userRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(contracts.listUsers.path, onlyAdmin, input(contracts.listUsers), async (c) =>
      answer(c, deps, contracts.listUsers, await readUsers(deps, adminActorOf(c).userId, c.get('input').body)),
    )
    .get(contracts.getUser.path, onlyAdmin, input(contracts.getUser), async (c) =>
      answer(c, deps, contracts.getUser, await lookAtUser(deps, viewerOf(c), c.get('input').params.id)),
    )
    .post(contracts.endSessions.path, onlyAdmin, input(contracts.endSessions), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.endSessions, await endSessions(deps, viewerOf(c), params.id, body.sessionId));
    })
    .post(contracts.suspendUser.path, onlyAdmin, input(contracts.suspendUser), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.suspendUser, await suspendUser(deps, viewerOf(c), params.id, body.reason));
    })
    .post(contracts.liftSuspension.path, onlyAdmin, input(contracts.liftSuspension), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.liftSuspension, await liftSuspension(deps, viewerOf(c), params.id, body.reason));
    })
    .post(contracts.changeRole.path, onlyAdmin, input(contracts.changeRole), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.changeRole, await changeRole(deps, viewerOf(c), params.id, body));
    });
