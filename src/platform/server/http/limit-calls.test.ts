import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { ANA, join, someone } from '#tests/support/people/identity.ts';

const CALLS_A_MINUTE = 100;
const app = sharedApp({ RATE_LIMITS: 'on', CALLS_A_MINUTE: String(CALLS_A_MINUTE) });

test('a signed-in person who calls without pause is asked to wait, and no one else is', async () => {
  const [ana, ben] = [await join(app, someone(ANA)), await join(app, someone(ANA))];
  let calls = 0;
  let isRefused = false;
  // A call that no route takes costs the least; a slow machine may reach into a second minute.
  const callOn = async () => {
    while (!isRefused && calls < 3 * CALLS_A_MINUTE) {
      calls += 1;
      const { status } = await ana.http.get('/api/nowhere');
      expect([404, 429]).toContain(status);
      if (status === 429) isRefused = true;
    }
  };
  await Promise.all(Array.from({ length: 20 }, callOn));
  expect(isRefused).toBe(true);
  expect(calls).toBeGreaterThan(CALLS_A_MINUTE - 20);

  const refused = await ana.http.get('/api/session');
  expect(refused).toMatchObject({
    status: 429,
    body: { error: 'RATE_LIMITED', message: expect.stringMatching(/^Too many .*try again in \d+ seconds\.$/) },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await ben.http.get('/api/session')).status).toBe(200);
  expect((await app.visitor().get('/api/session')).status).toBe(200);
});
