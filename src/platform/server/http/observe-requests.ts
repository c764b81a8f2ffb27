import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../deps.ts';
import { REQUEST_DURATION } from '../telemetry/platform-metrics.ts';
import { secondsSince } from '../telemetry/telemetry.ts';
import type { AppContext, AppEnv } from './http.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Records how long each request took, by route template, never by address. */
export const observeRequests = ({ telemetry }: Pick<Deps, 'telemetry'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!telemetry.isOn) return next();
    const started = performance.now();
    await next();
    telemetry.record(REQUEST_DURATION, secondsSince(started), {
      method: METHODS.includes(c.req.method) ? c.req.method : 'OTHER',
      route: templateOf(c),
      status_class: `${Math.floor(c.res.status / 100)}xx`,
    });
  });

/** The pattern of the route that answers; files and pages of the built site share one name, unknown calls another. */
export function templateOf(c: AppContext): string {
  const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'));
  return route?.path ?? (c.req.path.startsWith('/api/') ? 'unmatched' : 'site');
}
