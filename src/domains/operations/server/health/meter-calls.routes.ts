import { createMiddleware } from 'hono/factory';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { countCall } from './call-meter.ts';

/** Counts every API call by route (never by address): duration, our failures, and the last failure's code. */
export const meterCalls = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const name = `${c.req.method} ${c.req.routePath}`;
    // Calls to unknown paths belong to no route.
    if (c.req.routePath.endsWith('*')) return;
    const failure = c.res.status >= 500 ? reasonOf(c.error) : null;
    countCall(deps, { name, ms: performance.now() - started, failure });
  });

/** A code or an error class, never a message: messages may hold user input. */
const reasonOf = (error: Error | undefined): string => {
  if (error instanceof AppError) return error.code;
  const cause = error?.cause instanceof Error ? error.cause : error;
  const code = cause && 'code' in cause ? ` ${String(cause.code)}` : '';
  return `${cause?.name ?? 'Error'}${code}`;
};
