import { isIP } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../database/db.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './http.ts';

export interface Limiter {
  /** Takes one point from `key`'s window, or throws `RATE_LIMITED` with the seconds to wait. */
  take(name: string, key: string, points: number, seconds: number): Promise<void>;
  /** Takes one point and returns whether one was left, for callers that ignore excess silently. */
  allows(name: string, key: string, points: number, seconds: number): Promise<boolean>;
  /** Resets the count: after a success, where only failures count. */
  forget(name: string, key: string, points: number, seconds: number): Promise<void>;
}

const UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
export type Window = `${number}${keyof typeof UNITS}`;

export const secondsOf = (window: Window): number =>
  Number.parseInt(window, 10) * UNITS[window.slice(-1) as keyof typeof UNITS];

const nothing = async () => undefined;
export const noLimiter: Limiter = { take: nothing, allows: async () => true, forget: nothing };

/** Counts in the database, so that all processes share one count. */
export const openLimiter = (db: Database): Limiter =>
  limiterOver(
    ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: db.servicePool,
        tableName: 'rate_limits',
        schemaName: 'public',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
  );

/** Counts in this process alone, for what comes too often to write each time to the database. */
export const openProcessLimiter = (): Limiter =>
  limiterOver(({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));

function limiterOver(open: (limit: { name: string; points: number; seconds: number }) => RateLimiterAbstract): Limiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (name: string, points: number, seconds: number) => {
    const id = `${name}:${points}:${seconds}`;
    let limiter = limiters.get(id);
    if (!limiter) limiters.set(id, (limiter = open({ name, points, seconds })));
    return limiter;
  };
  const consume = async (name: string, key: string, points: number, seconds: number) => {
    try {
      await limiterOf(name, points, seconds).consume(key);
      return null;
    } catch (failure) {
      if (failure instanceof RateLimiterRes) return failure;
      throw failure;
    }
  };
  return {
    async forget(name, key, points, seconds) {
      await limiterOf(name, points, seconds).delete(key);
    },
    async take(...taken) {
      const refusal = await consume(...taken);
      if (refusal) throw rateLimited(refusal);
    },
    allows: async (...taken) => (await consume(...taken)) === null,
  };
}

function rateLimited({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError('RATE_LIMITED', `Too many attempts. Please try again in ${inWords(retryAfter)}.`, {
    retryAfter,
  });
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The key a limit counts by: the person, or the address when there is no session. */
export const callerKey = (c: Context<AppEnv>): string => c.get('viewer')?.userId ?? addressKey(c);

/** The address alone, for sign-in: more accounts give no more attempts. */
export const addressKey = (c: Context<AppEnv>): string => networkOf(c.get('address'));

const limitBy =
  (keyOf: (c: Context<AppEnv>) => string) =>
  (deps: { limiter: Limiter }, name: string, points: number, window: Window) =>
    createMiddleware<AppEnv>(async (c, next) => {
      await deps.limiter.take(name, keyOf(c), points, secondsOf(window));
      await next();
    });

/** Allows `points` calls per window and caller. */
export const limit = limitBy(callerKey);

/** Allows `points` calls per window and address. */
export const limitAddress = limitBy(addressKey);

/** A household or server has a whole IPv6 /64, so those addresses count as one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0)) }, () => '0');
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
