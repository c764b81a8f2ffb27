import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import type { Feature } from '#platform/server/feature.ts';
import { anyone, route, routes } from '#platform/server/http/route.ts';
import { FEATURES } from './features.ts';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import { anApprovedHospital } from '#tests/support/people/hiring.ts';

const app = sharedApp();
const keyed = () => ({ 'idempotency-key': randomUUID() });
const rememberedIn = (of: Pick<typeof app, 'asOwner'>, key: ReturnType<typeof keyed>) =>
  of.asOwner('select status, response from idempotency_keys where key = $1', Object.values(key));

test('a call that only asks is answered anew each time, and its answer is not kept', async () => {
  const { http } = await anApprovedHospital(app);
  const key = keyed();
  for (const words of ['Dana', 'Whitfield']) {
    expect(await http.post('/api/employer/talent-pool/search', { words }, key)).toMatchObject({ status: 200 });
  }
  expect(await rememberedIn(app, key)).toEqual([]);
});

test('every search declares that it only asks', () => {
  const searches = FEATURES.flatMap(({ contracts = [] }) => contracts).filter(({ path }) => path.endsWith('/search'));
  expect(searches.length).toBeGreaterThan(10);
  for (const { path, asksOnly } of searches) expect(asksOnly, path).toBe(true);
});

const count = contract({
  method: 'post',
  path: '/api/pebbles',
  summary: 'Counts the calls, and answers with as many letters as asked for',
  body: z.strictObject({ letters: z.int() }),
  response: z.object({ calls: z.int(), text: z.string() }),
});

test('a large answer is not kept, and a repeat learns that the call was done', async () => {
  let calls = 0;
  const pebbles: Feature = {
    name: 'pebbles',
    contracts: [count],
    routes: routes(
      route(count, anyone(), async ({ body }) => ({ calls: (calls += 1), text: 'x'.repeat(body.letters) })),
    ),
  };
  const small = await startTestApp({}, [pebbles]);
  const [of, large] = [keyed(), keyed()];
  for (const letters of [1000, 1000]) {
    expect(await small.visitor().post(count.path, { letters }, of)).toMatchObject({ status: 200, body: { calls: 1 } });
  }
  const send = () => small.visitor().post(count.path, { letters: 100_000 }, large);
  expect(await send()).toMatchObject({ status: 200, body: { calls: 2 } });
  expect(await rememberedIn(small, large)).toEqual([{ status: 200, response: null }]);
  expect(await send()).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('was already done') },
  });
  expect(calls).toBe(2);
});

test('an answer is repeated for an hour; after that a repeat only learns that the call was done', async () => {
  const key = keyed();
  const message = { topic: 'privacy', name: '', email: 'kim@kin.test', message: 'Sent before lunch' };
  const send = () => app.visitor().post('/api/contact', message, key);
  expect(await send()).toMatchObject({ status: 201 });
  app.clock.advance(59 * 60_000);
  expect(await send()).toMatchObject({ status: 201 });
  app.clock.advance(2 * 60_000);
  expect(await send()).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('was already done') },
  });
  expect(await app.asOwner('select from contact_messages where message = $1', [message.message])).toHaveLength(1);
});
