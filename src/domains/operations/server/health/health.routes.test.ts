import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { ensureAdministrator } from '#domains/accounts/server/identity/index.ts';
import { purgeRecords } from './purge.jobs.ts';

test('procedure health lists each procedure and gives reasons only to administrators', async () => {
  const app = await startTestApp();
  const ask = () => app.visitor().post('/api/rpc/get_rpc_health_status');
  await app.asOwner('alter table matches rename to matches_gone');
  // Every browser asks at start: one check a minute serves them all.
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

  // An administrator gets a fresher result, and it then serves everybody.
  await app.asOwner('alter table matches_gone rename to matches');
  app.clock.advance(5000);
  expect((await root.post('/api/rpc/get_rpc_health_status')).body.ok).toBe(true);
  expect((await ask()).body.ok).toBe(true);
});

test('diagnostics show the setup without secrets and are off in production unless enabled', async () => {
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

test('reports are kept 30 days, and so are error groups without newer occurrences', async () => {
  const app = await startTestApp();
  const report = (code: string) => app.visitor().post('/api/error-log', { code, message: code });
  await report('old');
  await report('recurring');
  app.clock.advance(29 * DAY_MS);
  await report('recurring');
  app.clock.advance(DAY_MS + 1);
  await purgeRecords(app.deps);
  expect(await app.asOwner('select code from error_log')).toEqual([{ code: 'recurring' }]);
  expect(await app.asOwner('select code, occurrences from error_groups')).toEqual([
    { code: 'recurring', occurrences: 2 },
  ]);
});
