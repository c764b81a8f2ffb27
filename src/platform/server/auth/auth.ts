import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { authAccounts, authSessions, authUsers, authVerifications } from '#platform/db/auth.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/db.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import { deriveKey } from '../secrets/secret.ts';
import { cookieName, isSecure, SESSION_COOKIE } from './cookies.ts';
import { makeDeviceCookie, type DeviceCookie } from './device-cookie.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { makeCookieReader } from './session-cookie.ts';

const DAY_SECONDS = 86_400;
/** A session lasts this long after its last renewal, and is renewed once a day while it is used. */
const SESSION_SECONDS = 30 * DAY_SECONDS;

/** Where a request came from, kept with the session so that its owner recognizes it. */
export interface Origin {
  address: string;
  userAgent: string;
  /** The request's cookie header. */
  cookies: string;
}

/** An answer of the library together with the cookies it sets. */
export interface WithCookies<T> {
  value: T;
  setCookies: string[];
}

export interface Auth {
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, stored: string): Promise<boolean>;
  /** Whether a hash was made with other parameters than new ones are. */
  isOutdatedHash(stored: string): boolean;
  /** Opens a session for a person who has proved their identity by password, passkey, emailed link or identity provider. */
  openSession(userId: string, origin: Origin): Promise<WithCookies<{ userId: string }>>;
  /** Ends the session of these headers. */
  signOut(headers: Headers): Promise<string[]>;
  /** Renews a session when it is due, and returns the cookies to set. Mostly there are none, and nothing is read. */
  renew(session: { headers: Headers; expiresAt: Date }): Promise<string[]>;
  /** The session token that the cookie carries under a good signature, or null. */
  sessionToken(headers: Headers): string | null;
  /** Who has signed in before in a browser. */
  readonly devices: DeviceCookie;
  /** The accounts and links that a browser requested and whose address is not proved yet. */
  readonly attempts: DeviceCookie;
}

/** Opens a session without any check. Only the server's own code can reach it, since no handler is mounted. */
const sessionOpener = (clock: Clock) =>
  ({
    id: 'session-opener',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        { method: 'POST', body: z.object({ userId: z.uuid() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw ctx.error('NOT_FOUND');
          const now = clock.now();
          const times = { createdAt: now, lastUsedAt: now };
          const session = await ctx.context.internalAdapter.createSession(user.id, false, times, true);
          await setSessionCookie(ctx, { session, user });
          return { userId: user.id };
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

const ADDRESS_HEADER = 'x-client-address';
const headersOf = ({ address, userAgent }: Pick<Origin, 'address' | 'userAgent'>) =>
  new Headers({ [ADDRESS_HEADER]: address, 'user-agent': userAgent.slice(0, 300) });

/**
 * Better Auth keeps the sessions: their tokens, cookies and renewal. Its HTTP handler is not mounted: every call goes
 * through a contract of ours, so that limits, texts and statuses are the product's.
 */
interface Peers {
  env: Env;
  db: Database;
  clock: Clock;
  log: Logger;
}

export function openAuth({ env, db, clock, log }: Peers): Auth {
  const secret = deriveKey(env.secretKey, 'session/1').toString('hex');
  const auth = betterAuth({
    appName: 'Tallgrass',
    baseURL: env.appUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db.auth, {
      provider: 'pg',
      transaction: true,
      schema: { user: authUsers, session: authSessions, account: authAccounts, verification: authVerifications },
    }),
    advanced: {
      cookies: { session_token: { name: cookieName(env, SESSION_COOKIE) } },
      // Off, because the library's own prefix is a weaker one than that of `cookieName`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(env) },
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
      additionalFields: { lastUsedAt: { type: 'date', required: false, input: false } },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ message }, 'auth library'),
    },
    plugins: [sessionOpener(clock)],
  });

  return {
    hashPassword,
    verifyPassword,
    isOutdatedHash,
    devices: makeDeviceCookie({ site: env, name: 'known', days: 365, key: deriveKey(env.secretKey, 'device/2') }),
    attempts: makeDeviceCookie({ site: env, name: 'attempt', days: 7, key: deriveKey(env.secretKey, 'attempt/1') }),
    sessionToken: makeCookieReader({
      secret,
      name: cookieName(env, SESSION_COOKIE),
      onForged: () => log.warn({ security: 'COOKIE_FORGED' }, 'refused'),
    }),
    async openSession(userId, origin) {
      const { headers, response } = await auth.api.openSession({
        body: { userId },
        headers: headersOf(origin),
        returnHeaders: true,
      });
      return { value: response, setCookies: headers.getSetCookie() };
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    async renew({ headers, expiresAt }) {
      const isDue = expiresAt.getTime() - Date.now() <= (SESSION_SECONDS - DAY_SECONDS) * 1000;
      if (!isDue) return [];
      const answer = await auth.api.getSession({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}
