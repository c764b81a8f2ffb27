import { anyone, done, route, routes, signedIn } from '#platform/server/http/route.ts';
import {
  completePasswordReset,
  isAdmin,
  postAuthRoute,
  requestPasswordReset,
  ROLE_HINT_HEADER,
  validatePasswordReset,
} from '#domains/accounts/contract/functions.ts';
import { originOf } from '../identity.routes.ts';
import { isAdministrator } from '../administrators/is-administrator.ts';
import { startPasswordReset, isResetTokenLive, resetPassword } from './passwords.ts';
import { routeAfterSignIn } from './post-auth-route.ts';

/** The server functions and remote procedures of the specification's section 7 that belong to accounts. */
export const functionRoutes = routes(
  route(postAuthRoute, signedIn(), async ({ deps, viewer, c }) => {
    const next = await routeAfterSignIn(deps, viewer, c.req.header(ROLE_HINT_HEADER));
    return { next };
  }),
  route(requestPasswordReset, anyone(), async ({ deps, body, c }) => {
    await startPasswordReset(deps, body.email, originOf(c));
    return done;
  }),
  route(validatePasswordReset, anyone({ limitAddress: ['reset-token', 120, '15m'] }), async ({ deps, body }) => ({
    ok: await isResetTokenLive(deps, body.token),
  })),
  route(completePasswordReset, anyone({ limitAddress: ['reset-token', 120, '15m'] }), ({ deps, body }) =>
    resetPassword(deps, body),
  ),
  route(isAdmin, anyone(), ({ deps, viewer, body }) => isAdministrator(deps, viewer, body.uid)),
);
