import { getCookie } from 'hono/cookie';
import { cookieName, newCookie } from '#platform/server/auth/cookies.ts';
import { AppError } from '#platform/server/errors.ts';
import { anyone, route, routes } from '#platform/server/http/route.ts';
import { finishExternal, listExternalProviders, startExternal } from '#domains/accounts/contract/identity.ts';
import { externalProviders } from './external-providers.ts';
import { finishExternalSignIn, loginHostsOf, startExternalSignIn, STATE_SECONDS } from './external-sign-in.ts';
import { originOf, setCookies } from '../identity.routes.ts';

const STATE_COOKIE = 'external_state';

/** Sign-in with an external identity provider: its start, and the return to the callback page. */
export const externalRoutes = routes(
  route(listExternalProviders, anyone(), async ({ deps }) => [...externalProviders(deps).keys()]),
  route(startExternal, anyone({ limitAddress: ['external-start', 60, '15m'] }), async ({ deps, body, c }) => {
    const { url, state } = await startExternalSignIn(deps, body);
    setCookies(c, [newCookie(deps.env, STATE_COOKIE, state, STATE_SECONDS)]);
    return { url, loginHosts: loginHostsOf(deps) };
  }),
  route(finishExternal, anyone({ limitAddress: ['external-finish', 60, '15m'] }), async ({ deps, body, c }) => {
    const browserState = getCookie(c, cookieName(deps.env, STATE_COOKIE));
    setCookies(c, [newCookie(deps.env, STATE_COOKIE, '', 0)]);
    const opened = await finishExternalSignIn(deps, body, browserState, originOf(c));
    setCookies(c, opened.setCookies);
    if (!opened.value) {
      throw new AppError('EMAIL_NOT_VERIFIED', 'Please confirm your email first. We sent you a link.');
    }
    return opened.value;
  }),
);
