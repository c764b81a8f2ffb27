import { beforeAll, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, signInAs, type SignedIn } from '#tests/support/candidates.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { sumPageViews } from './page-views.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

describe('the error log', () => {
  const report = (message: string, route = '/employers') =>
    app.visitor().post('/api/error-log', { level: 'warn', source: 'web', code: 'fetch_error', message, route });
  const groups = async (state = 'open') => (await ada.http.get(`/api/admin/errors?state=${state}`)).body.items;

  test('equal errors are one line that counts them, the latest first; the latest times are behind it', async () => {
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

  test('a mended one leaves the list, is mended once, and is back as soon as it happens again', async () => {
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

test('page views are summed by day, page and site within the range', async () => {
  const visit = (path: string, referrer = '', userAgent = 'Firefox') =>
    app.visitor().post('/api/page-views', { path, referrer }, { 'user-agent': userAgent });
  await visit('/about');
  app.clock.advance(10 * 86_400_000);
  await visit('/vision', 'https://search.example/?q=nurse', 'Mobi');
  await visit('/vision');
  await visit('/employers');
  const { body } = await ada.http.get('/api/admin/page-views?range=7d');
  expect(body.days).toHaveLength(7);
  expect(body.days.at(-1)).toMatchObject({ views: 3, onPhones: 1 });
  expect(body.days[0]).toMatchObject({ views: 0 });
  expect(body.pages).toEqual([
    { path: '/vision', views: 2, onPhones: 1 },
    { path: '/employers', views: 1, onPhones: 0 },
  ]);
  expect(body.referrers).toEqual([{ host: 'search.example', views: 1 }]);
  const month = (await ada.http.get('/api/admin/page-views?range=30d')).body;
  expect(month.pages.map(({ path }: { path: string }) => path)).toContain('/about');
});

test('days that are over are summed up once, and their sums stand for them beside what came since', async () => {
  const read = async () => (await ada.http.get('/api/admin/page-views?range=30d')).body;
  const visit = (path: string) =>
    app.visitor().post('/api/page-views', { path, referrer: 'https://link.example/' }, { 'user-agent': 'Mobi' });
  const kept = () => app.asOwner('select kind, name, views from page_view_sums order by day, kind, name');
  await visit('/terms');
  await visit('/terms');
  const before = await read();
  await sumPageViews(app.deps);
  expect(await kept()).not.toContainEqual(expect.objectContaining({ name: '/terms' }));
  expect(await read()).toEqual(before);
  app.clock.advance(DAY_MS);
  await visit('/terms');
  const open = await read();
  // Two processes at once, and once more.
  await Promise.all([sumPageViews(app.deps), sumPageViews(app.deps)]);
  await sumPageViews(app.deps);
  const sums = await kept();
  expect(sums).toContainEqual({ kind: 'path', name: '/terms', views: 2 });
  expect(await read()).toEqual(open);
  expect(open.pages).toContainEqual({ path: '/terms', views: 3, onPhones: 3 });
  expect(open.referrers).toContainEqual({ host: 'link.example', views: 3 });
  // The sums are what is read of a day that is over.
  await app.asOwner(`update page_view_sums set views = 41 where name = '/terms'`);
  expect((await read()).pages).toContainEqual({ path: '/terms', views: 42, onPhones: 3 });
  app.clock.advance(3 * DAY_MS);
  await visit('/terms');
  await sumPageViews(app.deps);
  expect(await kept()).toHaveLength(sums.length + 3);
});

test('role requests wait by age with how many asked the same, and are closed once with what comes of it', async () => {
  const role = (requestedRole: string) => ({ ...aNurse.role, position: 'OTHER', requestedRole });
  for (const wish of ['Sonographer', 'Dietitian', 'sonographer']) {
    const nurse = await signInAs(app);
    expect((await nurse.http.put('/api/me/profile/role', role(wish))).status).toBe(200);
    app.clock.advance(1000);
  }
  const list = async (state = 'open') => (await ada.http.get(`/api/admin/role-requests?state=${state}`)).body.items;
  const [first, second, third] = await list();
  expect(first).toMatchObject({ requestedRole: 'Sonographer', asked: 2, person: { name: 'Dana Whitfield' } });
  expect(second).toMatchObject({ requestedRole: 'Dietitian', asked: 1 });
  expect(third).toMatchObject({ requestedRole: 'sonographer', asked: 2 });
  const path = `/api/admin/role-requests/${first.id}/close`;
  expect(await ada.http.post(path, { note: '' })).toMatchObject({ status: 422 });
  expect(await ada.http.post(path, { note: 'Planned for spring.' })).toMatchObject({
    status: 200,
    body: { closingNote: 'Planned for spring.' },
  });
  expect(await ada.http.post(path, { note: 'Again.' })).toMatchObject({ status: 409 });
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([second.id, third.id]);
  expect(await list('closed')).toMatchObject([{ id: first.id }]);
});
