import { Hono, type Context } from 'hono';
import type { Origin } from '#server/platform/auth/auth.ts';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, signedIn, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limitAddress } from '#server/platform/limit.ts';
import {
  confirmEmail,
  exportOwnData,
  listSessions,
  resendConfirmation,
  revokeSession,
  setPassword,
  signIn,
  signOut,
  signUp,
} from '#shared/contracts/identity.ts';
import { readSession } from '#shared/contracts/session.ts';
import { landingRedirectOf } from '#shared/kernel/destination.ts';
import { askForConfirmation, confirmAddress } from './confirm-address.ts';
import { exportDataOf } from './export-data.ts';
import { setOwnPassword } from './passwords.ts';
import { endSession, sessionsOf } from './sessions.ts';
import { signInPerson, signOutPerson } from './sign-in.ts';
import { signUpPerson } from './sign-up.ts';
import { presentSession, readViewer } from './viewer.ts';

/** Where a request came from, for the session's own list. */
export const originOf = (c: { get(key: 'address'): string; req: Context['req'] }): Origin => ({
  address: c.get('address'),
  userAgent: c.req.header('user-agent') ?? '',
  cookies: c.req.header('cookie') ?? '',
});

export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}

const OK = { ok: true } as const;

export const identityRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    // Section 4.2, before anything paints. Whatever goes wrong, the visitor stays on the landing page.
    .get('/', async (c, next) => {
      const target = landingRedirectOf(await readViewer(deps, c.req.raw.headers).catch(() => null));
      if (!target) return next();
      c.header('Cache-Control', 'no-store');
      return c.redirect(target);
    })
    .get(readSession.path, async (c) => {
      const viewer = c.get('viewer');
      if (viewer) {
        setCookies(c, await deps.auth.renew({ headers: c.req.raw.headers, expiresAt: viewer.sessionExpiresAt }));
      }
      return answer(c, deps, readSession, presentSession(viewer, deps.env, c.get('sessionEnd')));
    })
    .post(signUp.path, limitAddress(deps, 'sign-up', 200, '1h'), input(signUp), async (c) => {
      const { setCookies: cookies } = await signUpPerson(deps, c.get('input').body, originOf(c));
      setCookies(c, cookies);
      return answer(c, deps, signUp, { needsConfirmation: true, devMailbox: deps.env.devMailbox }, 201);
    })
    .post(signIn.path, input(signIn), async (c) => {
      const opened = await signInPerson(deps, c.get('input').body, originOf(c));
      setCookies(c, opened.setCookies);
      return answer(c, deps, signIn, opened.value);
    })
    .post(resendConfirmation.path, limitAddress(deps, 'resend', 60, '1h'), input(resendConfirmation), async (c) => {
      await askForConfirmation(deps, c.get('input').body.email, originOf(c));
      return answer(c, deps, resendConfirmation, OK, 202);
    })
    .post(confirmEmail.path, limitAddress(deps, 'confirm', 200, '15m'), input(confirmEmail), async (c) => {
      const opened = await confirmAddress(deps, c.get('input').body.token_hash, originOf(c));
      setCookies(c, opened.setCookies);
      return answer(c, deps, confirmEmail, opened.value);
    })
    .post(signOut.path, input(signOut), async (c) => {
      const viewer = c.get('viewer');
      if (viewer) {
        const { scope } = c.get('input').body;
        setCookies(c, await signOutPerson(deps, { userId: viewer.userId, headers: c.req.raw.headers, scope }));
      }
      return answer(c, deps, signOut, OK);
    })
    .put(setPassword.path, signedIn, input(setPassword), async (c) => {
      await setOwnPassword(deps, viewerOf(c), c.get('input').body);
      return answer(c, deps, setPassword, OK);
    })
    .get(listSessions.path, signedIn, async (c) => answer(c, deps, listSessions, await sessionsOf(deps, viewerOf(c))))
    .get(exportOwnData.path, signedIn, async (c) => {
      c.header('Content-Disposition', 'attachment; filename="tallgrass-data.json"');
      return answer(c, deps, exportOwnData, await exportDataOf(deps, viewerOf(c)));
    })
    .delete(revokeSession.path, signedIn, input(revokeSession), async (c) => {
      await endSession(deps, viewerOf(c), c.get('input').params.id);
      return answer(c, deps, revokeSession, OK);
    });
