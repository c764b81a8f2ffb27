import { createMiddleware } from 'hono/factory';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AppEnv } from '#platform/server/http.ts';
import { countCall } from './call-meter.ts';

/** Counts every call of the API by its route (never its address): time, failures of ours, and the last one's code. */
export const meterCalls = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const name = `${c.req.method} ${c.req.routePath}`;
    // Whoever calls what there is not, calls nothing of ours.
    if (c.req.routePath.endsWith('*')) return;
    const failure = c.res.status >= 500 ? reasonOf(c.error) : null;
    countCall(deps, { name, ms: performance.now() - started, failure });
  });

/** A code or a kind, never a message: those may hold what somebody typed. */
const reasonOf = (error: Error | undefined): string => {
  if (error instanceof AppError) return error.code;
  const cause = error?.cause instanceof Error ? error.cause : error;
  const code = cause && 'code' in cause ? ` ${String(cause.code)}` : '';
  return `${cause?.name ?? 'Error'}${code}`;
};
