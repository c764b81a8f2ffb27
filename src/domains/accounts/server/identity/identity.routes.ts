import type { Context } from 'hono';
import type { Origin } from '#platform/server/auth/auth.ts';
import { anyone, done, route, routes, signedIn } from '#platform/server/http/route.ts';
import {
  confirmEmail,
  endSessions,
  exportOwnData,
  listSessions,
  resendConfirmation,
  setPassword,
  signIn,
  signOut,
  signUp,
} from '#domains/accounts/contract/identity.ts';
import { readSession } from '#domains/accounts/contract/session.ts';
import { resendConfirmationLink, confirmAddress } from './sign-in/confirm-address.ts';
import { exportDataOf } from './account/export-data.ts';
import { setOwnPassword } from './sign-in/passwords.ts';
import { endOwnSessions, sessionsOf } from './sessions.ts';
import { signInPerson, signOutPerson } from './sign-in/sign-in.ts';
import { signUpPerson } from './sign-in/sign-up.ts';
import { presentSession } from './viewer.ts';

/** Where a request came from, for the session's own list. */
export const originOf = (c: { get(key: 'address'): string; req: Context['req'] }): Origin => ({
  address: c.get('address'),
  userAgent: c.req.header('user-agent') ?? '',
  cookies: c.req.header('cookie') ?? '',
});

export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}

export const identityRoutes = routes(
  route(readSession, anyone(), async ({ deps, viewer, c }) => {
    if (viewer) {
      setCookies(c, await deps.auth.renew({ headers: c.req.raw.headers, expiresAt: viewer.sessionExpiresAt }));
    }
    return presentSession(viewer, deps.env, c.get('sessionEnd'));
  }),
  route(signUp, anyone({ limitAddress: ['sign-up', 200, '1h'] }), async ({ deps, body, c }) => {
    const { setCookies: cookies } = await signUpPerson(deps, body, originOf(c));
    setCookies(c, cookies);
    return { needsConfirmation: true as const, devMailbox: deps.env.devMailbox };
  }),
  route(signIn, anyone(), async ({ deps, body, c }) => {
    const opened = await signInPerson(deps, body, originOf(c));
    setCookies(c, opened.setCookies);
    return opened.value;
  }),
  route(resendConfirmation, anyone({ limitAddress: ['resend', 60, '1h'] }), async ({ deps, body, c }) => {
    await resendConfirmationLink(deps, body.email, originOf(c));
    return done;
  }),
  route(confirmEmail, anyone({ limitAddress: ['confirm', 200, '15m'] }), async ({ deps, body, c }) => {
    const opened = await confirmAddress(deps, body.token_hash, originOf(c));
    setCookies(c, opened.setCookies);
    return opened.value;
  }),
  route(signOut, anyone(), async ({ deps, viewer, body, c }) => {
    if (viewer) {
      const { scope } = body;
      setCookies(c, await signOutPerson(deps, { userId: viewer.userId, headers: c.req.raw.headers, scope }));
    }
    return done;
  }),
  route(setPassword, signedIn(), async ({ deps, viewer, body }) => {
    await setOwnPassword(deps, viewer, body);
    return done;
  }),
  route(listSessions, signedIn(), ({ deps, viewer }) => sessionsOf(deps, viewer)),
  route(exportOwnData, signedIn(), ({ deps, viewer, c }) => {
    c.header('Content-Disposition', 'attachment; filename="tallgrass-data.json"');
    return exportDataOf(deps, viewer);
  }),
  route(endSessions, signedIn(), async ({ deps, viewer, body }) => {
    await endOwnSessions(deps, viewer, body);
    return done;
  }),
);
