import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import type { AppEnv } from './http.ts';
import { noLimiter, openProcessLimiter } from './limit.ts';

/** Far above what screens ask for, even with many tabs; a program that copies lists reaches it. */
export const CALLS_A_MINUTE = 1200;

/**
 * Limits the calls of a signed-in person as a whole, whatever they are, besides the narrower limits of costly calls.
 * Counted per process, because a write to the database with each read would cost more than most reads.
 */
export const limitCalls = ({ env }: { env: Pick<Env, 'rateLimits'> }) => {
  const limiter = env.rateLimits ? openProcessLimiter() : noLimiter;
  return createMiddleware<AppEnv>(async (c, next) => {
    const viewer = c.get('viewer');
    if (viewer) await limiter.take('calls', viewer.userId, CALLS_A_MINUTE, 60);
    await next();
  });
};
