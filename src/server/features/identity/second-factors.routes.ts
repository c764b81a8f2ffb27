import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, signedIn, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limitAddress } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/second-factors.ts';
import { originOf, setCookies } from './identity.routes.ts';
import { unlink } from './links.ts';
import { addPasskey, removePasskey, signInWithPasskey, startPasskey, startPasskeySignIn } from './passkeys.ts';
import { factorsOf } from './second-factors.ts';
import { proveSecondStep } from './second-step.ts';
import { SECOND_STEP_COOKIE } from './sign-in.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './totp.ts';

const OK = { ok: true } as const;

/** Authenticator apps, recovery codes, passkeys and linked accounts: setting them up, and signing in with them. */
export const secondFactorRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(
      contracts.proveSecondFactor.path,
      limitAddress(deps, 'second-step', 60, '15m'),
      input(contracts.proveSecondFactor),
      async (c) => {
        const ticket = getCookie(c, SECOND_STEP_COOKIE);
        const opened = await proveSecondStep(deps, ticket, c.get('input').body.code, originOf(c));
        setCookies(c, opened.setCookies);
        return answer(c, deps, contracts.proveSecondFactor, opened.value);
      },
    )
    .post(contracts.startPasskeySignIn.path, limitAddress(deps, 'passkey', 120, '15m'), async (c) =>
      answer(c, deps, contracts.startPasskeySignIn, { options: await startPasskeySignIn(deps) }),
    )
    .post(
      contracts.signInWithPasskey.path,
      limitAddress(deps, 'passkey', 120, '15m'),
      input(contracts.signInWithPasskey),
      async (c) => {
        const opened = await signInWithPasskey(deps, c.get('input').body.credential, originOf(c));
        setCookies(c, opened.setCookies);
        return answer(c, deps, contracts.signInWithPasskey, opened.value);
      },
    )
    .get(contracts.readFactors.path, signedIn, async (c) =>
      answer(c, deps, contracts.readFactors, await factorsOf(deps, viewerOf(c))),
    )
    .post(contracts.startTotp.path, signedIn, input(contracts.startTotp), async (c) =>
      answer(c, deps, contracts.startTotp, await startTotp(deps, viewerOf(c), c.get('input').body)),
    )
    .post(contracts.confirmTotp.path, signedIn, input(contracts.confirmTotp), async (c) =>
      answer(c, deps, contracts.confirmTotp, await confirmTotp(deps, viewerOf(c), c.get('input').body.code)),
    )
    .post(contracts.removeTotp.path, signedIn, input(contracts.removeTotp), async (c) => {
      await removeTotp(deps, viewerOf(c), c.get('input').body.code);
      return answer(c, deps, contracts.removeTotp, OK);
    })
    .post(contracts.renewRecoveryCodes.path, signedIn, input(contracts.renewRecoveryCodes), async (c) => {
      const { code } = c.get('input').body;
      return answer(c, deps, contracts.renewRecoveryCodes, await renewRecoveryCodes(deps, viewerOf(c), code));
    })
    .post(contracts.startPasskey.path, signedIn, input(contracts.startPasskey), async (c) => {
      const options = await startPasskey(deps, viewerOf(c), c.get('input').body);
      return answer(c, deps, contracts.startPasskey, { options });
    })
    .post(contracts.addPasskey.path, signedIn, input(contracts.addPasskey), async (c) =>
      answer(c, deps, contracts.addPasskey, await addPasskey(deps, viewerOf(c), c.get('input').body), 201),
    )
    .post(contracts.removePasskey.path, signedIn, input(contracts.removePasskey), async (c) => {
      const { params, body } = c.get('input');
      await removePasskey(deps, viewerOf(c), params.id, body);
      return answer(c, deps, contracts.removePasskey, OK);
    })
    .post(contracts.removeLink.path, signedIn, input(contracts.removeLink), async (c) => {
      const { params, body } = c.get('input');
      await unlink(deps, viewerOf(c), params.id, body);
      return answer(c, deps, contracts.removeLink, OK);
    });
