import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#platform/server/http/http.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';
import { limitBodies } from './body-limits.ts';

const app = sharedApp();
/** Larger than any JSON may be, smaller than any file. */
const TWO_MB = 'x'.repeat(2 * 1_048_576);
const TOO_LARGE = { status: 413, body: { error: 'BODY_TOO_LARGE' } };

test('only the upload of an official list may be as large as one, and it is not read before its guard', async () => {
  const path = '/api/admin/official-files/leie';
  const [admin, visitor] = [(await signInAsAdmin(app)).http, app.visitor()];
  const key = { 'idempotency-key': randomUUID() };
  const csv = { 'content-type': 'text/csv', ...key };
  for (const http of [visitor, admin]) {
    expect(await http.post(path, TWO_MB, key)).toMatchObject(TOO_LARGE);
    expect(await http.post(path, TWO_MB, { ...key, 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject(
      TOO_LARGE,
    );
    expect(await http.post(`${path}/more`, TWO_MB, csv)).toMatchObject(TOO_LARGE);
    expect(await http.put(path, TWO_MB, csv)).toMatchObject(TOO_LARGE);
  }
  expect(await visitor.post(path, TWO_MB, csv)).toMatchObject({ status: 401 });
  expect(await admin.post(path, TWO_MB, csv)).toMatchObject({ status: 422, body: { error: 'INVALID_INPUT' } });
  expect(await app.asOwner('select from idempotency_keys where key = $1', [key['idempotency-key']])).toEqual([]);
});

test('only the upload of a file may be as large as one, whatever a request calls itself', async () => {
  const { http } = await signInAs(app);
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await http.post('/api/faq', `{"question":"${TWO_MB}"}`, form)).toMatchObject(TOO_LARGE);
  expect(await uploadDocument(http, aPdf(TWO_MB))).toMatchObject({ status: 201 });
});

test('a read is not asked for its body', async () => {
  let timesAsked = 0;
  class Watched extends Request {
    override get body() {
      timesAsked += 1;
      return super.body;
    }
  }
  const limited = new Hono<AppEnv>().use(limitBodies(() => undefined)).all('/', (c) => c.text('answered'));
  const send = (init: RequestInit) => limited.request(new Watched('http://localhost/', init));
  for (const method of ['GET', 'HEAD']) expect(await send({ method })).toMatchObject({ status: 200 });
  expect(timesAsked).toBe(0);
  expect(await send({ method: 'POST', body: 'x' })).toMatchObject({ status: 200 });
  expect(timesAsked).toBeGreaterThan(0);
});
