import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer, input, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limitAddress } from '#server/platform/limit.ts';
import { finishExternal, listExternalProviders, startExternal } from '#shared/contracts/identity.ts';
import { externalProviders } from './external-providers.ts';
import { finishExternalSignIn, loginHostsOf, startExternalSignIn, STATE_SECONDS } from './external-sign-in.ts';
import { originOf, setCookies } from './identity.routes.ts';

const STATE_COOKIE = 'tallgrass.external_state';

/** Sign-in at an external identity provider: where to go, and what to do with what it hands back. */
export const externalRoutes = (deps: Deps): Routes => {
  const cookie = {
    path: '/api/auth/external',
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.env.appUrl.startsWith('https:'),
  } as const;
  return new Hono<AppEnv>()
    .get(listExternalProviders.path, (c) => answer(c, deps, listExternalProviders, [...externalProviders(deps).keys()]))
    .post(startExternal.path, limitAddress(deps, 'external-start', 60, '15m'), input(startExternal), async (c) => {
      const { url, state } = await startExternalSignIn(deps, c.get('input').body);
      setCookie(c, STATE_COOKIE, state, { ...cookie, maxAge: STATE_SECONDS });
      return answer(c, deps, startExternal, { url, loginHosts: loginHostsOf(deps) });
    })
    .post(finishExternal.path, limitAddress(deps, 'external-finish', 60, '15m'), input(finishExternal), async (c) => {
      const browserState = getCookie(c, STATE_COOKIE);
      deleteCookie(c, STATE_COOKIE, cookie);
      const opened = await finishExternalSignIn(deps, c.get('input').body, browserState, originOf(c));
      setCookies(c, opened.setCookies);
      if (!opened.value) {
        throw new AppError('EMAIL_NOT_VERIFIED', 'Please confirm your email first. We have sent you a link.');
      }
      return answer(c, deps, finishExternal, opened.value);
    });
};
