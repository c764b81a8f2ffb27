import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { anyone, route, routes } from '#platform/server/http/route.ts';
import { finishExternal, listExternalProviders, startExternal } from '#domains/accounts/contract/identity.ts';
import { externalProviders } from './external-providers.ts';
import { finishExternalSignIn, loginHostsOf, startExternalSignIn, STATE_SECONDS } from './external-sign-in.ts';
import { originOf, setCookies } from '../identity.routes.ts';

const STATE_COOKIE = 'tallgrass.external_state';

const stateCookie = ({ env }: Deps) =>
  ({
    path: '/api/auth/external',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.appUrl.startsWith('https:'),
  }) as const;

/** Sign-in with an external identity provider: its start, and the return to the callback page. */
export const externalRoutes = routes(
  route(listExternalProviders, anyone(), async ({ deps }) => [...externalProviders(deps).keys()]),
  route(startExternal, anyone({ limitAddress: ['external-start', 60, '15m'] }), async ({ deps, body, c }) => {
    const { url, state } = await startExternalSignIn(deps, body);
    setCookie(c, STATE_COOKIE, state, { ...stateCookie(deps), maxAge: STATE_SECONDS });
    return { url, loginHosts: loginHostsOf(deps) };
  }),
  route(finishExternal, anyone({ limitAddress: ['external-finish', 60, '15m'] }), async ({ deps, body, c }) => {
    const browserState = getCookie(c, STATE_COOKIE);
    deleteCookie(c, STATE_COOKIE, stateCookie(deps));
    const opened = await finishExternalSignIn(deps, body, browserState, originOf(c));
    setCookies(c, opened.setCookies);
    if (!opened.value) {
      throw new AppError('EMAIL_NOT_VERIFIED', 'Please confirm your email first. We sent you a link.');
    }
    return opened.value;
  }),
);
