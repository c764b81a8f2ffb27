import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import type { AppEnv } from './http.ts';
import { noLimiter, openProcessLimiter } from './limit.ts';

/**
 * Limits the calls of a signed-in person as a whole, whatever they are, besides the narrower limits of costly calls. Off
 * unless the operator sets a number: one that stops a program that copies lists also stops a hospital's own integration.
 * Counted per process, because a write to the database with each read would cost more than most reads.
 */
export const limitCalls = ({ env }: { env: Pick<Env, 'rateLimits' | 'callsAMinute'> }) => {
  const { callsAMinute } = env;
  const limiter = env.rateLimits ? openProcessLimiter() : noLimiter;
  return createMiddleware<AppEnv>(async (c, next) => {
    const viewer = c.get('viewer');
    if (viewer && callsAMinute !== null) await limiter.take('calls', viewer.userId, callsAMinute, 60);
    await next();
  });
};
