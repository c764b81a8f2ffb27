import { generateCookie } from 'hono/cookie';
import type { Env } from '../env.ts';

type Site = Pick<Env, 'appUrl'>;

export const SESSION_COOKIE = 'session_token';

/** Whether people reach this server over TLS, so that its cookies are sent over nothing else. */
export const isSecure = ({ appUrl }: Site): boolean => appUrl.startsWith('https:');

/**
 * The name of a cookie as the browser keeps it. Over TLS its prefix makes browsers refuse the cookie from any other
 * host, subdomains included, and without TLS.
 */
export const cookieName = (site: Site, name: string): string => `${isSecure(site) ? '__Host-' : ''}tallgrass.${name}`;

/** A `Set-Cookie` line: for this host alone, out of reach of scripts. Zero seconds remove the cookie. */
export const newCookie = (site: Site, name: string, value: string, seconds: number): string =>
  generateCookie(cookieName(site, name), value, {
    // The prefix demands this path.
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(site),
  });
