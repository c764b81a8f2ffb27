import { getCookie } from 'hono/cookie';
import { cookieName } from '#platform/server/auth/cookies.ts';
import { anyone, done, route, routes, signedIn } from '#platform/server/http/route.ts';
import * as contracts from '#domains/accounts/contract/second-factors.ts';
import { originOf, setCookies } from '../identity.routes.ts';
import { unlink } from './links.ts';
import { addPasskey, removePasskey, signInWithPasskey, startPasskey, startPasskeySignIn } from './passkeys.ts';
import { factorsOf } from './second-factors.ts';
import { proveSecondStep } from './second-step.ts';
import { SECOND_STEP_COOKIE } from '../sign-in/sign-in.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './totp.ts';

/** Setup of, and sign-in with, authenticator apps, recovery codes, passkeys and linked accounts. */
export const secondFactorRoutes = routes(
  route(
    contracts.proveSecondFactor,
    anyone({ limitAddress: ['second-step', 60, '15m'] }),
    async ({ deps, body, c }) => {
      const ticket = getCookie(c, cookieName(deps.env, SECOND_STEP_COOKIE));
      const opened = await proveSecondStep(deps, ticket, body.code, originOf(c));
      setCookies(c, opened.setCookies);
      return opened.value;
    },
  ),
  route(contracts.startPasskeySignIn, anyone({ limitAddress: ['passkey', 120, '15m'] }), async ({ deps }) => ({
    options: await startPasskeySignIn(deps),
  })),
  route(contracts.signInWithPasskey, anyone({ limitAddress: ['passkey', 120, '15m'] }), async ({ deps, body, c }) => {
    const opened = await signInWithPasskey(deps, body.credential, originOf(c));
    setCookies(c, opened.setCookies);
    return opened.value;
  }),
  route(contracts.readFactors, signedIn(), ({ deps, viewer }) => factorsOf(deps, viewer)),
  route(contracts.startTotp, signedIn(), ({ deps, viewer, body }) => startTotp(deps, viewer, body)),
  route(contracts.confirmTotp, signedIn(), ({ deps, viewer, body }) => confirmTotp(deps, viewer, body)),
  route(contracts.removeTotp, signedIn(), async ({ deps, viewer, body }) => {
    await removeTotp(deps, viewer, body);
    return done;
  }),
  route(contracts.renewRecoveryCodes, signedIn(), ({ deps, viewer, body }) => renewRecoveryCodes(deps, viewer, body)),
  route(contracts.startPasskey, signedIn(), async ({ deps, viewer, body }) => {
    const options = await startPasskey(deps, viewer, body);
    return { options };
  }),
  route(contracts.addPasskey, signedIn(), ({ deps, viewer, body }) => addPasskey(deps, viewer, body)),
  route(contracts.removePasskey, signedIn(), async ({ deps, viewer, params, body }) => {
    await removePasskey(deps, viewer, params.id, body);
    return done;
  }),
  route(contracts.removeLink, signedIn(), async ({ deps, viewer, params, body }) => {
    await unlink(deps, viewer, params.id, body);
    return done;
  }),
);
