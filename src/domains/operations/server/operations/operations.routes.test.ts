import { expect, test } from 'vitest';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import { ANA, join, someone } from '#tests/support/identity.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { ensureAdministrator } from '#domains/accounts/server/identity/index.ts';

import { forgetOldRequests } from './operations.jobs.ts';

const app = sharedApp();

test('a report of an error is kept, cut, without queries, for whoever the session says', async () => {
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

test('one report stores a few thousand characters at most, however much it brings along', async () => {
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
  const many = await stored(entries(50_000, 'x'));
  expect(Object.keys(many.context)).toHaveLength(21);
  const long = await stored(entries(1000, 'x'.repeat(500)));
  expect(Object.keys(long.context)).toEqual([...Array.from({ length: 7 }, (_, i) => `k${i}`), 'stack']);
  expect((await stored({ ['k'.repeat(900_000)]: 1 })).context).toEqual({ stack: expect.any(String) });
  for (const { size } of [many, long]) expect(size).toBeLessThan(6500);
});

test('equal errors share a fingerprint, whatever ids and numbers they name', async () => {
  const report = (message: string) => app.visitor().post('/api/error-log', { code: 'twins', message });
  await report('job 7f9c24e8-3b12-4d8c-9a61-0d1f5a8b9c01 has 3 rows');
  await report('job 1b4e28ba-2fa1-41d2-883f-0016d3cca427 has 12 rows');
  await report('job is gone');
  const rows = await app.asOwner(`select distinct fingerprint from error_log where code = 'twins'`);
  expect(rows).toHaveLength(2);
});

test('a report that makes no sense is still taken, and one that is no report is refused', async () => {
  expect((await app.visitor().post('/api/error-log', { level: 'panic', context: { deep: { er: 1 } } })).status).toBe(
    202,
  );
  expect((await app.visitor().post('/api/error-log', '{')).status).toBe(400);
  expect((await app.visitor().post('/api/error-log', { message: 5 })).status).toBe(422);
});

test('views are counted by day, path, source and kind of device, and hold no person', async () => {
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

test('the health of the procedures names each, and tells reasons to administrators alone', async () => {
  const app = await startTestApp();
  const ask = () => app.visitor().post('/api/rpc/get_rpc_health_status');
  await app.asOwner('alter table matches rename to matches_gone');
  // Every browser asks when it starts: one look a minute answers them all.
  app.clock.advance(59_999);
  expect(await ask()).toMatchObject({ status: 200, body: { ok: true } });
  app.clock.advance(1);
  const everybody = await ask();
  expect(everybody).toMatchObject({ status: 200, body: { ok: false } });
  const failing = everybody.body.functions.filter(({ ok }: { ok: boolean }) => !ok);
  expect(failing.map(({ name }: { name: string }) => name)).toEqual(['matches']);
  expect(failing[0]).not.toHaveProperty('error');

  await ensureAdministrator(app.deps, { email: 'root@example.com', password: 'admin-secret' });
  const root = app.visitor();
  await root.post('/api/auth/sign-in', { email: 'root@example.com', password: 'admin-secret' });
  const told = await root.post('/api/rpc/get_rpc_health_status');
  expect(told.body.functions.find(({ ok }: { ok: boolean }) => !ok).error).toMatch(/matches/);

  // Somebody who looks at how it is now need not wait so long, and then everybody is told.
  await app.asOwner('alter table matches_gone rename to matches');
  app.clock.advance(5000);
  expect((await root.post('/api/rpc/get_rpc_health_status')).body.ok).toBe(true);
  expect((await ask()).body.ok).toBe(true);
});

test('the diagnostics show how the server is set up and no secret, and are off in production unless asked for', async () => {
  const SECRET = 'a-secret-that-must-never-be-shown-0123456789';
  const open = await startTestApp({ SECRET_KEY: SECRET, SMTP_URL: 'smtp://mailer:hush@127.0.0.1:2525' });
  const shown = await open.visitor().get('/api/diagnostics');
  expect(shown).toMatchObject({ status: 200, body: { mail: 'smtp', files: 'disk', virusScan: false } });
  expect(JSON.stringify(shown.body)).not.toMatch(/a-secret|hush|mailer/);

  const production = { NODE_ENV: 'production', RATE_LIMITS: 'on', SECRET_KEY: SECRET };
  expect((await (await startTestApp(production)).visitor().get('/api/diagnostics')).status).toBe(404);
  const asked = await startTestApp({ ...production, DIAGNOSTIC_PAGES: '1' });
  expect((await asked.visitor().get('/api/diagnostics')).status).toBe(200);
});

test('reports are kept 30 days, and so are the groups of errors that nobody met since', async () => {
  const app = await startTestApp();
  const report = (code: string) => app.visitor().post('/api/error-log', { code, message: code });
  await report('old');
  await report('recurring');
  app.clock.advance(29 * DAY_MS);
  await report('recurring');
  app.clock.advance(DAY_MS + 1);
  await forgetOldRequests(app.deps);
  expect(await app.asOwner('select code from error_log')).toEqual([{ code: 'recurring' }]);
  expect(await app.asOwner('select code, occurrences from error_groups')).toEqual([
    { code: 'recurring', occurrences: 2 },
  ]);
});
