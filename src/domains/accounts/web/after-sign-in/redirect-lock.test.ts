import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRedirectLock } from './redirect-lock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storage() {
  const stored = new Map<string, string>([['postSignInRan', '1']]);
  return {
    stored,
    keys: {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: (key: string) => void stored.delete(key),
    },
  };
}

test('a reloaded page starts without the lock', () => {
  const { keys } = storage();
  expect(createRedirectLock(keys).isTaken()).toBe(false);
});

test('a released lock leaves nothing in storage', () => {
  const { keys, stored } = storage();
  const redirectLock = createRedirectLock(keys);
  redirectLock.take();
  expect([redirectLock.isTaken(), [...stored.keys()]]).toEqual([true, ['postSignInRan']]);
  redirectLock.release();
  expect([redirectLock.isTaken(), stored.size]).toEqual([false, 0]);
});

test('the lock expires 10 s after it was last taken', () => {
  const redirectLock = createRedirectLock(storage().keys);
  redirectLock.take();
  vi.advanceTimersByTime(6000);
  redirectLock.take();
  vi.advanceTimersByTime(9999);
  expect(redirectLock.isTaken()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(redirectLock.isTaken()).toBe(false);
});
