import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limitAddress } from '#server/platform/limit.ts';
import {
  completePasswordReset,
  isAdmin,
  postAuthRoute,
  requestPasswordReset,
  ROLE_HINT_HEADER,
  validatePasswordReset,
} from '#shared/contracts/functions.ts';
import { originOf } from './identity.routes.ts';
import { isAdministrator } from './is-administrator.ts';
import { askForPasswordReset, isResetTokenLive, resetPassword } from './passwords.ts';
import { routeAfterSignIn } from './post-auth-route.ts';

/** The server functions and remote procedures of the specification's section 7 that concern who somebody is. */
export const functionRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(postAuthRoute.path, async (c) => {
      const next = await routeAfterSignIn(deps, viewerOf(c), c.req.header(ROLE_HINT_HEADER));
      return answer(c, deps, postAuthRoute, { next });
    })
    .post(requestPasswordReset.path, input(requestPasswordReset), async (c) => {
      await askForPasswordReset(deps, c.get('input').body.email, originOf(c));
      return answer(c, deps, requestPasswordReset, { ok: true });
    })
    .post(
      validatePasswordReset.path,
      limitAddress(deps, 'reset-token', 120, '15m'),
      input(validatePasswordReset),
      async (c) =>
        answer(c, deps, validatePasswordReset, { ok: await isResetTokenLive(deps, c.get('input').body.token) }),
    )
    .post(
      completePasswordReset.path,
      limitAddress(deps, 'reset-token', 120, '15m'),
      input(completePasswordReset),
      async (c) => answer(c, deps, completePasswordReset, await resetPassword(deps, c.get('input').body)),
    )
    .post(isAdmin.path, input(isAdmin), async (c) =>
      answer(c, deps, isAdmin, await isAdministrator(deps, c.get('viewer'), c.get('input').body.uid)),
    );
