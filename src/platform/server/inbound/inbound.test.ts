import { FEATURES } from '#app/server/features.ts';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { deliveryAccepted, WEBHOOK_HEADERS } from '#platform/contract/webhooks.ts';
import { purgeRecords } from '#domains/operations/server/health/purge.jobs.ts';
import { sharedApp } from '#tests/support/app.ts';
import { loadEnv } from '../env.ts';
import { routes } from '../http/route.ts';
import { inbound } from './inbound.ts';

const DAY = 86_400_000;
const secrets = { current: randomBytes(32), previous: randomBytes(32), other: randomBytes(32) };
const asSetting = (secret: Buffer) => `whsec_${secret.toString('base64')}`;

const signatureDone = contract({
  method: 'post',
  path: '/api/inbound/acme',
  summary: 'A signature provider reports progress',
  isOpen: true,
  headers: WEBHOOK_HEADERS,
  body: z.object({ envelope: z.string().max(100) }),
  response: deliveryAccepted,
});
const withoutSecret = { ...signatureDone, path: '/api/inbound/nobody' } as const;

/** The envelopes whose next delivery fails after its effect was written. */
const failing = new Set<string>();
const acme = {
  name: 'acme',
  contracts: [signatureDone, withoutSecret],
  routes: routes(
    inbound(signatureDone, 'acme', async ({ tx, body }) => {
      await tx.execute(sql`insert into effects values (${body.envelope})`);
      if (failing.delete(body.envelope)) throw new Error('failed once');
    }),
    inbound(withoutSecret, 'nobody', () => Promise.reject(new Error('must not run'))),
  ),
};

const app = sharedApp(
  { WEBHOOK_SECRET_ACME: asSetting(secrets.current), WEBHOOK_SECRET_ACME_PREVIOUS: asSetting(secrets.previous) },
  [...FEATURES, acme],
);
beforeAll(async () => {
  await app.asOwner('create table effects (envelope text not null)');
  await app.asOwner('grant insert on effects to tallgrass_service');
});

interface Attempt {
  id?: string;
  body?: string;
  secret?: Buffer;
  /** Seconds before now. */
  age?: number;
  path?: string;
  headers?: Record<string, string>;
}

const sign = (secret: Buffer, id: string, timestamp: string, body: string) =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** Sends a signed delivery as a provider does; `headers` replace what it would send. */
async function deliver(attempt: Attempt) {
  const { id = randomUUID(), body = '{"envelope":"x"}', secret = secrets.current, age = 0, headers } = attempt;
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000) - age);
  const { status, body: answer } = await app.visitor().post(attempt.path ?? signatureDone.path, body, {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': sign(secret, id, timestamp, body),
    ...headers,
  });
  return { status, body: answer as unknown };
}

const bodyOf = (envelope: string) => JSON.stringify({ envelope });
const effectsOf = async (envelope: string) =>
  (await app.asOwner('select 1 from effects where envelope = $1', [envelope])).length;

test('a signed delivery takes effect once, however often and however concurrently it comes', async () => {
  const envelope = randomUUID();
  const delivery = { id: 'msg_1', body: bodyOf(envelope) };
  expect(await deliver(delivery)).toEqual({ status: 200, body: { ok: true } });
  const again = await Promise.all([deliver(delivery), deliver({ ...delivery, age: 60 }), deliver(delivery)]);
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await effectsOf(envelope)).toBe(1);

  const concurrent = randomUUID();
  await Promise.all(Array.from({ length: 8 }, () => deliver({ id: 'msg_2', body: bodyOf(concurrent) })));
  expect(await effectsOf(concurrent)).toBe(1);
});

test('unsigned, forged, altered and expired deliveries are refused alike, without effect', async () => {
  const envelope = randomUUID();
  const body = bodyOf(envelope);
  const attempts: Attempt[] = [
    { headers: { 'webhook-signature': '' } },
    { headers: { 'webhook-signature': 'v1,AAAA' } },
    { headers: { 'webhook-id': '' } },
    // Signed under another ID: a replay under a new name.
    { headers: { 'webhook-id': randomUUID() } },
    { headers: { 'webhook-timestamp': String(Math.floor(app.clock.now().getTime() / 1000) - 1) } },
    { headers: { 'webhook-timestamp': 'now' } },
    { headers: { 'webhook-signature': `v2,${sign(secrets.current, 'a', '1', body).slice(3)}` } },
    { secret: secrets.other },
    { age: 301 },
    { age: -301 },
  ];
  for (const attempt of attempts)
    expect(await deliver({ ...attempt, body }), JSON.stringify(attempt)).toMatchObject({
      status: 401,
      body: { error: 'INVALID_CREDENTIALS' },
    });
  const id = randomUUID();
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000));
  const headers = { 'webhook-signature': sign(secrets.current, id, timestamp, bodyOf('another')) };
  expect((await deliver({ id, body, headers })).status).toBe(401);
  expect(await effectsOf(envelope)).toBe(0);
  expect((await deliver({ body, age: 299 })).status).toBe(200);
});

test('during a rotation either secret is accepted, also beside a signature of an unknown one', async () => {
  expect((await deliver({ secret: secrets.previous })).status).toBe(200);
  const id = randomUUID();
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000));
  const body = '{"envelope":"x"}';
  const both = [secrets.other, secrets.previous].map((secret) => sign(secret, id, timestamp, body)).join(' ');
  expect((await deliver({ id, body, headers: { 'webhook-signature': both } })).status).toBe(200);
});

test('a delivery whose handling fails is forgotten whole, so that the retry takes effect', async () => {
  const envelope = randomUUID();
  const delivery = { id: randomUUID(), body: bodyOf(envelope) };
  failing.add(envelope);
  expect((await deliver(delivery)).status).toBe(500);
  expect(await effectsOf(envelope)).toBe(0);
  expect((await deliver(delivery)).status).toBe(200);
  expect(await effectsOf(envelope)).toBe(1);
});

test('an oversized delivery is refused, with or without a stated length', async () => {
  const body = JSON.stringify({ envelope: 'x', padding: 'x'.repeat(300_000) });
  expect(await deliver({ body })).toMatchObject({ status: 413, body: { error: 'BODY_TOO_LARGE' } });
  const stream = new Blob([body]).stream();
  const url = new URL(signatureDone.path, app.visitor().origin);
  const streamed = await fetch(url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
  expect(streamed.status).toBe(413);
});

test('a signed body that does not fit the contract is refused', async () => {
  expect((await deliver({ body: '{"envelope":7}' })).status).toBe(422);
  expect((await deliver({ body: '{' })).status).toBe(400);
});

test('a provider without a secret is not found', async () => {
  expect((await deliver({ path: withoutSecret.path })).status).toBe(404);
});

test('the IDs of deliveries are deleted after a week', async () => {
  const id = randomUUID();
  await deliver({ id });
  const kept = async () => (await app.asOwner('select 1 from inbound_deliveries where delivery_id = $1', [id])).length;
  const today = app.clock.now();
  app.clock.advance(6 * DAY);
  await purgeRecords(app.deps);
  expect(await kept()).toBe(1);
  app.clock.advance(2 * DAY);
  await purgeRecords(app.deps);
  expect(await kept()).toBe(0);
  app.clock.set(today);
});

test('a secret that is not whsec_ and enough bytes stops the start', () => {
  const start = (secret: string) => () => loadEnv({ NODE_ENV: 'test', WEBHOOK_SECRET_ACME: secret });
  for (const secret of ['plain', 'whsec_', asSetting(randomBytes(16)), asSetting(randomBytes(65))])
    expect(start(secret), secret).toThrow('WEBHOOK_SECRET_ACME: must be whsec_ and 24 to 64 bytes in base64');
});
