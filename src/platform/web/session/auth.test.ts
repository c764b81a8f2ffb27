import { expect, onTestFinished, test, vi } from 'vitest';
import { auth, isAuthStale } from './auth.ts';

test('a guard relies on a session for 30 s after it was read', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  auth.apply('SIGNED_IN', { user: null, profile: null, isAdminUser: false });
  vi.advanceTimersByTime(30_000);
  expect(isAuthStale()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isAuthStale()).toBe(true);
  auth.apply('USER_UPDATED', { user: null, profile: null, isAdminUser: false });
  expect(isAuthStale()).toBe(false);
});
