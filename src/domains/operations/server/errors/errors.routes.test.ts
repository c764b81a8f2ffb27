import { beforeAll, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { ANA, join, someone } from '#tests/support/people/identity.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

describe('the error log', () => {
  const report = (message: string, route = '/employers') =>
    app.visitor().post('/api/error-log', { level: 'warn', source: 'web', code: 'fetch_error', message, route });
  const groups = async (state = 'open') => (await ada.http.get(`/api/admin/errors?state=${state}`)).body.items;

  test('equal errors are one line with a count, latest first, and open to the latest occurrences', async () => {
    await report('HTTP 404: 17 rows');
    app.clock.advance(60_000);
    await report('window broke');
    app.clock.advance(60_000);
    await report('HTTP 404: 23 rows');
    const [first, second] = await groups();
    expect(first).toMatchObject({
      message: 'HTTP 404: 23 rows',
      occurrences: 2,
      route: '/employers',
      resolvedAt: null,
    });
    expect(Date.parse(first.lastSeenAt) - Date.parse(first.firstSeenAt)).toBe(120_000);
    expect(second).toMatchObject({ message: 'window broke', occurrences: 1 });
    const { body } = await ada.http.get(`/api/admin/errors/${first.fingerprint}`);
    expect(body.latest.map(({ message }: { message: string }) => message)).toEqual([
      'HTTP 404: 23 rows',
      'HTTP 404: 17 rows',
    ]);
    const page = (await ada.http.get('/api/admin/errors?limit=1')).body;
    const next = (await ada.http.get(`/api/admin/errors?limit=1&cursor=${page.nextCursor}`)).body;
    expect([page.items[0].message, next.items[0].message]).toEqual(['HTTP 404: 23 rows', 'window broke']);
  });

  test('a resolved error leaves the list, is resolved once, and returns when it recurs', async () => {
    app.clock.advance(60_000);
    await report('comes back');
    const [group] = await groups();
    const path = `/api/admin/errors/${group.fingerprint}/resolve`;
    expect(await ada.http.post(path)).toMatchObject({ status: 200, body: { resolvedAt: expect.any(String) } });
    expect(await ada.http.post(path)).toMatchObject({ status: 409 });
    expect(await groups('resolved')).toMatchObject([{ message: 'comes back' }]);
    await report('comes back');
    expect((await groups())[0]).toMatchObject({ message: 'comes back', occurrences: 2 });
    expect(await ada.http.get(`/api/admin/errors/${'0'.repeat(32)}`)).toMatchObject({ status: 404 });
  });
});

test('an error report is stored cut, without queries, for the person of the session', async () => {
  const { http, userId } = await join(app, someone(ANA));
  const sent = await http.post('/api/error-log', {
    level: 'warn',
    source: 'web',
    code: 'fetch_error',
    message: `HTTP 500: ${'ill '.repeat(300)}`,
    route: '/review?token=secret',
    stack: 'at line '.repeat(200),
    context: { url: '/api/jobs?email=ana@example.com', status: 500, userId: 'somebody else' },
  });
  expect(sent).toMatchObject({ status: 202, body: { id: expect.any(String) } });
  const [row] = await app.asOwner('select * from error_log where id = $1', [sent.body.id]);
  expect(row).toMatchObject({
    id: sent.body.id,
    level: 'warn',
    code: 'fetch_error',
    route: '/review',
    user_id: userId,
  });
  expect(row?.['message']).toHaveLength(500);
  expect(row?.['context']).toMatchObject({
    url: '/api/jobs',
    status: 500,
    stack: 'at line '.repeat(200).slice(0, 500),
  });
  expect(JSON.stringify(row)).not.toContain('secret');
});

test('a report stores at most a few thousand characters, whatever its size', async () => {
  const stored = async (context: object) => {
    const message = 'm'.repeat(10_000);
    const sent = await app
      .visitor()
      .post('/api/error-log', { code: 'large', message, stack: message, route: `/${message}`, context });
    expect(sent.status).toBe(202);
    const [row] = await app.asOwner(
      'select context, length(error_log::text)::int as size from error_log where id = $1',
      [sent.body.id],
    );
    return row as { context: Record<string, unknown>; size: number };
  };
  const entries = (count: number, value: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, value]));
  const many = await stored(entries(15_000, 'x'));
  expect(Object.keys(many.context)).toHaveLength(21);
  const long = await stored(entries(1000, 'x'.repeat(500)));
  expect(Object.keys(long.context)).toEqual([...Array.from({ length: 7 }, (_, i) => `k${i}`), 'stack']);
  expect((await stored({ ['k'.repeat(900_000)]: 1 })).context).toEqual({ stack: expect.any(String) });
  for (const { size } of [many, long]) expect(size).toBeLessThan(6500);
});

test('equal errors share a fingerprint regardless of ids and numbers', async () => {
  const report = (message: string) => app.visitor().post('/api/error-log', { code: 'twins', message });
  await report('job 7f9c24e8-3b12-4d8c-9a61-0d1f5a8b9c01 has 3 rows');
  await report('job 1b4e28ba-2fa1-41d2-883f-0016d3cca427 has 12 rows');
  await report('job is gone');
  const rows = await app.asOwner(`select distinct fingerprint from error_log where code = 'twins'`);
  expect(rows).toHaveLength(2);
});

test('a report with odd values is accepted, and a body that is not a report is refused', async () => {
  expect((await app.visitor().post('/api/error-log', { level: 'panic', context: { deep: { er: 1 } } })).status).toBe(
    202,
  );
  expect((await app.visitor().post('/api/error-log', '{')).status).toBe(400);
  expect((await app.visitor().post('/api/error-log', { message: 5 })).status).toBe(422);
});
