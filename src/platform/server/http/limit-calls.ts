import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import type { AppEnv } from './http.ts';
import { noLimiter, openProcessLimiter } from './limit.ts';

/**
 * Limits the calls of a signed-in person as a whole, whatever they are, besides the narrower limits of costly calls. The
 * number is far above what screens ask for, even with many tabs; a program that copies lists reaches it.
 * Counted per process, because a write to the database with each read would cost more than most reads.
 */
export const limitCalls = ({ env }: { env: Pick<Env, 'rateLimits' | 'callsAMinute'> }) => {
  const limiter = env.rateLimits ? openProcessLimiter() : noLimiter;
  return createMiddleware<AppEnv>(async (c, next) => {
    const viewer = c.get('viewer');
    if (viewer) await limiter.take('calls', viewer.userId, env.callsAMinute, 60);
    await next();
  });
};
