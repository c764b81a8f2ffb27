import { beforeEach, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { ANA, join, someone } from '#tests/support/people/identity.ts';
import { ensureAdministrator } from '../index.ts';

/** Its clock only moves forward. */
const app = sharedApp();
const MINUTE = 60_000;
const UNATTENDED = { 'x-unattended': '1' };

let credentials: { email: string; password: string };
let http: HttpClient;
beforeEach(async () => {
  credentials = { email: someone(ANA).email, password: 'admin-secret' };
  await ensureAdministrator(app.deps, credentials);
  http = await signIn();
});
async function signIn(): Promise<HttpClient> {
  const browser = app.visitor();
  expect((await browser.post('/api/auth/sign-in', credentials)).body.isAdminUser).toBe(true);
  return browser;
}
const sessionOf = async (browser: HttpClient) => (await browser.get('/api/session', UNATTENDED)).body;

test('an administrator’s session ends after half an hour without use and says why', async () => {
  app.clock.advance(29 * MINUTE);
  expect((await http.get('/api/admin/holds')).status).toBe(200);
  app.clock.advance(29 * MINUTE);
  expect((await http.get('/api/admin/holds')).status).toBe(200);
  const other = await signIn();
  app.clock.advance(30 * MINUTE);
  expect(await http.get('/api/admin/holds')).toMatchObject({
    status: 401,
    body: { error: 'UNAUTHENTICATED', current: 'idle' },
  });
  expect(await sessionOf(http)).toEqual({ user: null, profile: null, isAdminUser: false, ended: 'idle' });
  expect((await http.get('/')).status).not.toBe(302);

  // A request doesn't reopen it, and the session list no longer shows it or the other one.
  expect((await sessionOf(other)).ended).toBe('idle');
  await http.post('/api/auth/sign-in', credentials);
  expect((await http.get('/api/auth/sessions')).body).toMatchObject([{ isCurrent: true }]);
});

test('background requests don’t keep it open', async () => {
  app.clock.advance(20 * MINUTE);
  expect((await http.get('/api/admin/holds', UNATTENDED)).status).toBe(200);
  expect((await http.get('/api/session', { accept: 'text/event-stream' })).body.user).not.toBeNull();
  app.clock.advance(10 * MINUTE);
  expect((await sessionOf(http)).ended).toBe('idle');
});

test('it ends twelve hours after the sign-in even when in use', async () => {
  for (let i = 0; i < 12 * 3 - 1; i += 1) {
    app.clock.advance(20 * MINUTE);
    expect((await http.get('/api/admin/holds')).status).toBe(200);
  }
  app.clock.advance(20 * MINUTE);
  expect((await http.get('/api/admin/holds')).body).toMatchObject({ error: 'UNAUTHENTICATED', current: 'age' });
});

test('a candidate’s session lasts longer', async () => {
  const { http: candidate } = await join(app, someone(ANA));
  app.clock.advance(13 * 60 * MINUTE);
  expect((await candidate.get('/api/me/profile')).status).toBe(200);
});

test('a candidate’s session ends a year after the sign-in even when in use, and leaves the list', async () => {
  const ana = someone(ANA);
  const { http: candidate } = await join(app, ana);
  for (let month = 0; month < 13; month += 1) {
    app.clock.advance(28 * 24 * 60 * MINUTE);
    expect((await candidate.get('/api/me/profile')).status).toBe(200);
  }
  app.clock.advance(24 * 60 * MINUTE);
  expect((await candidate.get('/api/me/profile')).status).toBe(401);
  expect(await sessionOf(candidate)).toEqual({ user: null, profile: null, isAdminUser: false });
  const again = app.visitor();
  await again.post('/api/auth/sign-in', { email: ana.email, password: ana.password });
  expect((await again.get('/api/auth/sessions')).body).toMatchObject([{ isCurrent: true }]);
});
