import { beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { sumPageViews } from './page-views.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

test('views are counted by day, path, referrer and device type, without a person', async () => {
  const view = (path: string, referrer?: string, agent = 'Desktop') =>
    app.visitor().post('/api/page-views', { path, ...(referrer ? { referrer } : {}) }, { 'user-agent': agent });
  expect((await view('/employers')).status).toBe(202);
  await view('/employers?email=ana@example.com');
  await view('/employers', 'https://search.example/?q=nurse');
  await view('/employers', undefined, 'Mozilla/5.0 (iPhone) Mobile');
  await view('/employer/jobs/7f9c24e8-3b12-4d8c-9a61-0d1f5a8b9c01');
  await view('javascript:alert(1)');
  const rows = await app.asOwner('select path, referrer_host, is_phone, views from page_views order by 1, 2, 3');
  expect(rows).toEqual([
    { path: '/employer/jobs/:id', referrer_host: '', is_phone: false, views: 1 },
    { path: '/employers', referrer_host: '', is_phone: false, views: 2 },
    { path: '/employers', referrer_host: '', is_phone: true, views: 1 },
    { path: '/employers', referrer_host: 'search.example', is_phone: false, views: 1 },
    { path: 'unknown', referrer_host: '', is_phone: false, views: 1 },
  ]);
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
  const found = async (q: string) => (await ada.http.get(`/api/admin/page-views?range=7d&q=${q}`)).body;
  expect(await found('VISI')).toMatchObject({ days: body.days, pages: [{ path: '/vision' }], referrers: [] });
  expect(await found('search.')).toMatchObject({ pages: [], referrers: [{ host: 'search.example' }] });
  expect(await found('%25')).toMatchObject({ pages: [], referrers: [] });
  const month = (await ada.http.get('/api/admin/page-views?range=30d')).body;
  expect(month.pages.map(({ path }: { path: string }) => path)).toContain('/about');
});

test('past days are summed once, and reports combine the sums with newer views', async () => {
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
  // Two processes concurrently, and once more.
  await Promise.all([sumPageViews(app.deps), sumPageViews(app.deps)]);
  await sumPageViews(app.deps);
  const sums = await kept();
  expect(sums).toContainEqual({ kind: 'path', name: '/terms', views: 2 });
  expect(await read()).toEqual(open);
  expect(open.pages).toContainEqual({ path: '/terms', views: 3, onPhones: 3 });
  expect(open.referrers).toContainEqual({ host: 'link.example', views: 3 });
  // Past days are read from the sums.
  await app.asOwner(`update page_view_sums set views = 41 where name = '/terms'`);
  expect((await read()).pages).toContainEqual({ path: '/terms', views: 42, onPhones: 3 });
  app.clock.advance(3 * DAY_MS);
  await visit('/terms');
  await sumPageViews(app.deps);
  expect(await kept()).toHaveLength(sums.length + 3);
});
