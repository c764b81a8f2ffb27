import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { AppEnv } from '#server/platform/http.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Headers that every answer carries. The page's own Content-Security-Policy is set where the page is served. */
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

/** A write that a browser sends from another site is refused. Callers that are no browser send no Origin. */
export const originCheck = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header('origin');
    if (!SAFE_METHODS.has(c.req.method) && origin !== undefined && !isOwnOrigin(deps, origin, c.req.header('host'))) {
      throw new AppError('ORIGIN_REFUSED', 'This request came from another site and was refused.');
    }
    await next();
  });

function isOwnOrigin(deps: Deps, origin: string, host: string | undefined): boolean {
  if (origin === new URL(deps.env.appUrl).origin) return true;
  if (deps.env.isProduction || !URL.canParse(origin)) return false;
  // In development the same server answers as localhost, 127.0.0.1 and [::1].
  const asked = new URL(origin);
  return LOOPBACK.has(asked.hostname) && host !== undefined && asked.port === new URL(`http://${host}`).port;
}

/** The address that limits count by: the peer's, or what a trusted proxy forwarded. */
export const clientAddress = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const peer = getConnInfo(c).remote.address ?? 'unknown';
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    c.set('address', forwarded && deps.env.trustedProxies.includes(peer) ? forwarded : peer);
    await next();
  });
