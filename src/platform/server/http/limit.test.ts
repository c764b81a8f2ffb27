import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { networkOf, openLimiter, secondsOf } from './limit.ts';

const app = sharedApp();

test('a key over its points is refused with the seconds to wait, and other keys and names are not', async () => {
  const limiter = openLimiter(app.deps.db);
  await limiter.take('calls', 'ana', 2, 600);
  await limiter.take('calls', 'ana', 2, 600);
  const refusal = await limiter.take('calls', 'ana', 2, 600).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Too many attempts\..*10 minutes\.$/),
  });
  expect((refusal as { extra: { retryAfter: number } }).extra.retryAfter).toBeGreaterThan(590);
  await limiter.take('calls', 'ben', 2, 600);
  await limiter.take('uploads', 'ana', 2, 600);
});

test('two processes share one count', async () => {
  const [first, second] = [openLimiter(app.deps.db), openLimiter(app.deps.db)];
  expect(await first.allows('shared', 'ana', 1, 600)).toBe(true);
  expect(await second.allows('shared', 'ana', 1, 600)).toBe(false);
});

test('of many concurrent calls exactly the allowed number passes', async () => {
  const limiter = openLimiter(app.deps.db);
  const passed = await Promise.all(Array.from({ length: 20 }, () => limiter.allows('burst', 'ana', 5, 600)));
  expect(passed.filter(Boolean)).toHaveLength(5);
});

test('a reset gives all points back, also after a refusal', async () => {
  const limiter = openLimiter(app.deps.db);
  expect(await limiter.allows('reset', 'ana', 1, 600)).toBe(true);
  expect(await limiter.allows('reset', 'ana', 1, 600)).toBe(false);
  await limiter.forget('reset', 'ana', 1, 600);
  expect(await limiter.allows('reset', 'ana', 1, 600)).toBe(true);
});

test.each([
  ['90s', 90],
  ['15m', 900],
  ['1h', 3600],
  ['2d', 172_800],
] as const)('a window of %s has %i seconds', (window, seconds) => expect(secondsOf(window)).toBe(seconds));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
