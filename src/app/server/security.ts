import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '#platform/server/deps.ts';
import { LOOPBACK } from '#platform/server/encrypted-only.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AppEnv } from '#platform/server/http/http.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers of every response. A page's own Content-Security-Policy is set where the page is served. */
export const securityHeaders = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const set = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    };
    set('X-Content-Type-Options', 'nosniff');
    set('X-Frame-Options', 'DENY');
    set('Referrer-Policy', 'strict-origin-when-cross-origin');
    set('Cross-Origin-Opener-Policy', 'same-origin');
    set('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    set('X-Request-Id', c.get('requestId'));
    if (c.req.path.startsWith('/api/')) set('Cache-Control', 'no-store');
    if (deps.env.isProduction) set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });

/**
 * What a proxy took over HTTP: pages lead on to HTTPS, and a call is refused. It has already sent its cookie or password
 * in the open, which a redirect would hide from its author.
 */
export const onlyHttps = ({ env }: Deps) => {
  const { protocol, origin } = new URL(env.appUrl);
  return createMiddleware<AppEnv>(async (c, next) => {
    const isOpen = protocol === 'https:' && c.req.header('x-forwarded-proto') === 'http';
    if (!isOpen) return next();
    if (c.req.path.startsWith('/api/')) throw new AppError('FORBIDDEN', 'Call this over https.');
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`${origin}${pathname}${search}`, 308);
  });
};

/**
 * Refuses a write that a browser sends from another site. Non-browser callers send neither Origin nor its substitutes
 * (`Sec-Fetch-Site`, `Referer`).
 */
export const originCheck = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header('origin') ?? originOfPage(c.req.header('referer'));
    const isForeign =
      origin === undefined
        ? FOREIGN_SITES.has(c.req.header('sec-fetch-site') ?? '')
        : !isOwnOrigin(deps, origin, c.req.header('host'));
    if (!SAFE_METHODS.has(c.req.method) && isForeign) {
      throw new AppError('ORIGIN_REFUSED', 'This request came from another site and was refused.');
    }
    await next();
  });

const FOREIGN_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

const originOfPage = (referer: string | undefined) =>
  referer === undefined ? undefined : URL.canParse(referer) ? new URL(referer).origin : 'null';

function isOwnOrigin(deps: Deps, origin: string, host: string | undefined): boolean {
  if (origin === new URL(deps.env.appUrl).origin) return true;
  if (deps.env.isProduction || !URL.canParse(origin)) return false;
  // In development the same server answers as localhost, 127.0.0.1 and [::1].
  const asked = new URL(origin);
  return LOOPBACK.has(asked.hostname) && host !== undefined && asked.port === new URL(`http://${host}`).port;
}

/** The address that limits count by: the peer's, or the last one recorded by trusted proxies. */
export const clientAddress = (deps: Deps) => {
  const isTrusted = proxiesOf(deps);
  return createMiddleware<AppEnv>(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
    let address = plainAddress(getConnInfo(c).remote.address ?? 'unknown');
    while (forwarded.length > 0 && isTrusted(address)) {
      const before = plainAddress(forwarded.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    c.set('address', address);
    await next();
  });
};

function proxiesOf({ env }: Deps): (address: string) => boolean {
  const proxies = new BlockList();
  for (const proxy of env.trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    proxies.addSubnet(address, Number(bits ?? (isIP(address) === 6 ? 128 : 32)), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A dual-stack socket reports IPv4 peers as `::ffff:198.51.100.1`. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
