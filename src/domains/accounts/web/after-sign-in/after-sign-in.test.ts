import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathAfterSignIn } from './after-sign-in.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a user who has not loaded 4 s after the sign-in goes to the role picker, and not before', async () => {
  let path: string | null = null;
  void pathAfterSignIn(null).then((found) => (path = found));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(path).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(path).toBe('/choose-role');
});
