import { SpanStatusCode } from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../deps.ts';
import { REQUEST_DURATION } from '../telemetry/platform-metrics.ts';
import { isTracing, startTrace } from '../telemetry/spans.ts';
import { secondsSince } from '../telemetry/telemetry.ts';
import type { AppContext, AppEnv } from './http.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Gives each request a trace of its own, whose ID is the request's, and records how long it took, by route template,
 * never by address. A trace that a browser names is not continued: it could be anybody's.
 */
export const observeRequests = ({ telemetry }: Pick<Deps, 'telemetry'>) =>
  createMiddleware<AppEnv>((c, next) => {
    const started = performance.now();
    const method = METHODS.includes(c.req.method) ? c.req.method : 'OTHER';
    return startTrace(method, { kind: 'server' }, async (span) => {
      c.set('requestId', span.spanContext().traceId);
      await next();
      if (!telemetry.isOn && !isTracing()) return;
      const route = templateOf(c);
      const { status } = c.res;
      telemetry.record(REQUEST_DURATION, secondsSince(started), {
        method,
        route,
        status_class: `${Math.floor(status / 100)}xx`,
      });
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    });
  });

/** The pattern of the route that answers; files and pages of the built site share one name, unknown calls another. */
function templateOf(c: AppContext): string {
  const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'));
  return route?.path ?? (c.req.path.startsWith('/api/') ? 'unmatched' : 'site');
}
