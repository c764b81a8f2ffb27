import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/records.ts';
import { readError, readErrors, resolveError } from './errors.ts';
import { readViews } from './page-views.ts';
import { closeRoleRequest, readRoleRequests } from './role-requests.ts';

const me = (c: Parameters<typeof adminActorOf>[0]) => adminActorOf(c).userId;

export const recordRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listErrors.path, onlyAdmin, input(contracts.listErrors), async (c) =>
      answer(c, deps, contracts.listErrors, await readErrors(deps, me(c), c.get('input').query)),
    )
    .get(contracts.getError.path, onlyAdmin, input(contracts.getError), async (c) =>
      answer(c, deps, contracts.getError, await readError(deps, me(c), c.get('input').params.id)),
    )
    .post(contracts.resolveError.path, onlyAdmin, input(contracts.resolveError), async (c) =>
      answer(c, deps, contracts.resolveError, await resolveError(deps, me(c), c.get('input').params.id)),
    )
    .get(contracts.readPageViews.path, onlyAdmin, input(contracts.readPageViews), async (c) =>
      answer(c, deps, contracts.readPageViews, await readViews(deps, me(c), c.get('input').query.range)),
    )
    .get(contracts.listRoleRequests.path, onlyAdmin, input(contracts.listRoleRequests), async (c) =>
      answer(c, deps, contracts.listRoleRequests, await readRoleRequests(deps, me(c), c.get('input').query)),
    )
    .post(contracts.closeRoleRequest.path, onlyAdmin, input(contracts.closeRoleRequest), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.closeRoleRequest, await closeRoleRequest(deps, me(c), params.id, body.note));
    });
