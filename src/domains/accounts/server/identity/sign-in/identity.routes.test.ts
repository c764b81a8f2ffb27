import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setRole } from '#tests/support/arrange.ts';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import { ANA, EDDA, join, linkTo, mailsTo, someone } from '#tests/support/people/identity.ts';
import { ensureAdministrator } from '../index.ts';

/** Its clock only moves forward, and each test counts only its own rows. */
const app = sharedApp();
let ana: ReturnType<typeof someone>;
let credentials: { email: string; password: string };
beforeEach(() => {
  ana = someone(ANA);
  credentials = { email: ana.email, password: ana.password };
});
const tokenOf = (link: URL) => ({ token_hash: link.searchParams.get('token_hash'), type: 'signup' });
const NOBODY = { user: null, profile: null, isAdminUser: false };

describe('signing up', () => {
  test('an account must be confirmed, which opens a session', async () => {
    const http = app.visitor();
    expect(await http.post('/api/auth/sign-up', ana)).toMatchObject({
      status: 201,
      body: { needsConfirmation: true, devMailbox: true },
    });
    expect(await http.post('/api/auth/sign-in', credentials)).toMatchObject({
      status: 403,
      body: { error: 'EMAIL_NOT_VERIFIED' },
    });
    expect((await http.get('/api/session')).body).toEqual(NOBODY);

    const link = await linkTo(app, ana.email, 'email_confirmation');
    expect(link.pathname).toBe('/auth/confirm');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      type: 'signup',
      redirect_to: '/post-auth?role=candidate',
    });
    const confirmed = await http.post('/api/auth/confirm', tokenOf(link));
    expect(confirmed).toMatchObject({
      status: 200,
      body: {
        user: { email: ana.email },
        profile: {
          role: 'job_seeker',
          onboarding_completed: false,
          verification_status: 'pending',
          full_name: 'Ana Ruiz',
          social_auth_only: false,
        },
        isAdminUser: false,
      },
    });
    expect((await http.get('/api/session')).body).toEqual(confirmed.body);
    expect(await mailsTo(app, ana.email, 'welcome')).toHaveLength(1);
  });

  test('a taken address is refused in any spelling, and nothing changes', async () => {
    await app.visitor().post('/api/auth/sign-up', ana);
    const again = await app
      .visitor()
      .post('/api/auth/sign-up', { ...ana, email: ` ${ana.email.toUpperCase()} `, password: 'other-one' });
    expect(again).toMatchObject({
      status: 409,
      body: { error: 'USER_ALREADY_REGISTERED', message: expect.stringContaining('already registered') },
    });
    expect(await mailsTo(app, ana.email, 'email_confirmation')).toHaveLength(1);
    expect((await app.visitor().post('/api/auth/sign-in', credentials)).body.error).toBe('EMAIL_NOT_VERIFIED');
  });

  test('invalid input is refused at its field', async () => {
    const anything = expect.any(String);
    const cases: [over: object, fields: object][] = [
      [{ password: '12345' }, { password: 'Password must be at least 6 characters long' }],
      [{ full_name: ' \u200b ' }, { full_name: 'Please enter your full name.' }],
      [{ email: '' }, { email: 'Please enter your email.' }],
      [{ email: 'ana@' }, { email: anything }],
      [{ email: '\u0430na@example.com' }, { email: anything }],
      [{ email: `${'a'.repeat(300)}@example.com` }, { email: anything }],
      [{ role: 'admin' }, { role: anything }],
      [{ emailVerified: true }, { emailVerified: anything }],
    ];
    for (const [over, fields] of cases) {
      const answer = await app.visitor().post('/api/auth/sign-up', { ...ana, ...over });
      expect({ over, ...answer }).toMatchObject({ over, status: 422, body: { error: 'INVALID_INPUT', fields } });
    }
  });
});

describe('the confirmation link', () => {
  test('works once, expires after a day, and can’t be forged', async () => {
    const http = app.visitor();
    await http.post('/api/auth/sign-up', ana);
    const first = tokenOf(await linkTo(app, ana.email, 'email_confirmation'));
    expect(await http.post('/api/auth/confirm', { ...first, token_hash: 'made-up' })).toMatchObject({
      status: 400,
      body: { error: 'TOKEN_INVALID' },
    });
    app.clock.advance(86_400_001);
    expect((await http.post('/api/auth/confirm', first)).status).toBe(400);

    expect(await http.post('/api/auth/resend-confirmation', { email: ana.email })).toMatchObject({
      status: 202,
      body: { ok: true },
    });
    const second = tokenOf(await linkTo(app, ana.email, 'email_confirmation', 2));
    expect((await http.post('/api/auth/confirm', second)).status).toBe(200);
    expect((await app.visitor().post('/api/auth/confirm', second)).status).toBe(400);
  });

  test('an earlier link stops working when a new one is sent', async () => {
    const http = app.visitor();
    await http.post('/api/auth/sign-up', ana);
    const first = tokenOf(await linkTo(app, ana.email, 'email_confirmation'));
    app.clock.advance(1000);
    await http.post('/api/auth/resend-confirmation', { email: ana.email });
    const second = tokenOf(await linkTo(app, ana.email, 'email_confirmation', 2));
    expect((await http.post('/api/auth/confirm', first)).status).toBe(400);
    expect((await http.post('/api/auth/confirm', second)).status).toBe(200);
  });

  test('requesting another one doesn’t reveal whether the address is known', async () => {
    const unknown = await app.visitor().post('/api/auth/resend-confirmation', { email: 'nobody@example.com' });
    const { http } = await join(app, ana);
    const confirmed = await http.post('/api/auth/resend-confirmation', { email: ana.email });
    expect([unknown.status, unknown.body]).toEqual([confirmed.status, confirmed.body]);
  });
});

describe('signing in and out', () => {
  test('by email and password, with a cookie that no script reads', async () => {
    const { userId } = await join(app, ana);
    const http = app.visitor();
    const signedIn = await http.post('/api/auth/sign-in', credentials);
    expect(signedIn).toMatchObject({ status: 200, body: { user: { id: userId, email: ana.email } } });
    const cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith('tallgrass.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Max-Age=2592000/);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await join(app, ana);
    const wrong = await app.visitor().post('/api/auth/sign-in', { ...credentials, password: 'prairie2' });
    const unknown = await app.visitor().post('/api/auth/sign-in', { ...credentials, email: 'nobody@example.com' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'INVALID_CREDENTIALS' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('a forged or foreign cookie opens no session', async () => {
    const { http } = await join(app, ana);
    const [name = '', value = ''] = [...http.cookies].find(([key]) => key.endsWith('session_token')) ?? [];
    const token = decodeURIComponent(value).split('.')[0] ?? '';
    for (const forged of [
      token,
      `${token}.`,
      `${token}.AAAA`,
      encodeURIComponent(`x.${decodeURIComponent(value).split('.')[1]}`),
      '%E0%A4%A',
    ]) {
      expect((await app.visitor().get('/api/session', { cookie: `${name}=${forged}` })).body).toEqual(NOBODY);
    }
    expect((await app.visitor().get('/api/session', { cookie: `${name}=${value}` })).body.user.email).toBe(ana.email);
  });

  test('a session in use is renewed once a day', async () => {
    const { http, userId } = await join(app, ana);
    const renewed = async () => (await http.get('/api/session')).headers.getSetCookie().length > 0;
    const daysLeft = async () =>
      (
        await app.asOwner(
          `select round(extract(epoch from expires_at - now()) / 86400)::int as days from auth.sessions where user_id = $1`,
          [userId],
        )
      )[0]?.['days'];
    expect(await renewed()).toBe(false);
    await app.asOwner(`update auth.sessions set expires_at = expires_at - interval '25 hours' where user_id = $1`, [
      userId,
    ]);
    expect(await daysLeft()).toBe(29);
    expect(await renewed()).toBe(true);
    expect(await daysLeft()).toBe(30);
    expect(await renewed()).toBe(false);
  });

  test('a local sign-out ends this session, a global one all', async () => {
    const { http: phone } = await join(app, ana);
    const desk = app.visitor();
    await desk.post('/api/auth/sign-in', credentials);
    const stolen = new Map(desk.cookies);
    expect((await desk.post('/api/auth/sign-out', {})).status).toBe(200);
    expect(desk.cookies.has('tallgrass.session_token')).toBe(false);
    stolen.forEach((value, name) => desk.cookies.set(name, value));
    expect((await desk.get('/api/session')).body).toEqual(NOBODY);
    expect((await phone.get('/api/session')).body.user.email).toBe(ana.email);

    await desk.post('/api/auth/sign-in', credentials);
    await desk.post('/api/auth/sign-out', { scope: 'global' });
    expect((await phone.get('/api/session')).body).toEqual(NOBODY);
  });

  test('only the owner lists and ends sessions', async () => {
    const { http: phone } = await join(app, ana);
    const desk = app.visitor();
    await desk.post('/api/auth/sign-in', credentials, { 'user-agent': 'Desk' });
    const listed = (await phone.get('/api/auth/sessions')).body;
    expect(listed).toHaveLength(2);
    const other = listed.find((session: { isCurrent: boolean }) => !session.isCurrent);
    expect(other).toMatchObject({ userAgent: 'Desk', address: '127.0.0.1' });

    const edda = someone(EDDA);
    const { http: stranger } = await join(app, edda);
    const end = (http: typeof phone, body: object) => http.post('/api/auth/sessions/end', body);
    expect((await end(stranger, { id: other.id, currentPassword: edda.password })).status).toBe(404);
    expect((await end(phone, { id: other.id })).body.fields).toHaveProperty('currentPassword');
    expect((await end(phone, { currentPassword: 'wrong-one' })).status).toBe(422);
    expect((await desk.get('/api/session')).body.user.email).toBe(ana.email);
    expect((await end(phone, { id: other.id, currentPassword: ana.password })).status).toBe(200);
    expect((await desk.get('/api/session')).body).toEqual(NOBODY);
    await desk.post('/api/auth/sign-in', credentials);
    await app.visitor().post('/api/auth/sign-in', credentials);
    expect((await end(phone, { currentPassword: ana.password })).status).toBe(200);
    expect((await phone.get('/api/auth/sessions')).body).toMatchObject([{ isCurrent: true }]);
    expect((await desk.get('/api/session')).body).toEqual(NOBODY);
    expect((await app.visitor().get('/api/auth/sessions')).status).toBe(401);
  });

  test('a sign-in on a new device alerts the owner, once per device', async () => {
    const { http: known, userId } = await join(app, ana);
    await known.post('/api/auth/sign-out', {});
    await known.post('/api/auth/sign-in', credentials);
    const strange = app.visitor();
    await strange.post('/api/auth/sign-in', credentials);
    await strange.post('/api/auth/sign-in', credentials);
    await app.visitor().post('/api/auth/sign-in', credentials);
    const jobs = `select id from pgboss.job where name = 'identity-tell-new-device' and data ->> 'userId' = $1`;
    expect(await app.asOwner(jobs, [userId])).toHaveLength(2);
    await vi.waitFor(async () => expect(await mailsTo(app, ana.email, 'security_alert')).toHaveLength(2), 10_000);
  });

  test('wrong attempts for one account are rate limited with a clear wait; correct ones don’t count', async () => {
    const app = await startTestApp({ RATE_LIMITS: 'on' });
    await join(app, ana);
    const attempt = (password: string) => app.visitor().post('/api/auth/sign-in', { ...credentials, password });
    for (let i = 0; i < 9; i += 1) expect((await attempt('wrong-one')).status).toBe(401);
    expect((await attempt(ana.password)).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await attempt('wrong-one')).status).toBe(401);
    const refused = await attempt(ana.password);
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'RATE_LIMITED', message: expect.stringMatching(/in \d+ minutes/) },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** What was logged of requests: a job may write a line of its own at any time. */
const linesOf = (logged: { mock: { calls: unknown[][] } }) =>
  logged.mock.calls.map(([line]) => line as { path?: string; security?: string }).filter(({ path }) => path);

test('a sign-in and a refused right are logged with the account’s ID and nothing else about it', async () => {
  const { userId } = await join(app, ana);
  const informed = vi.spyOn(app.deps.log, 'info');
  const warned = vi.spyOn(app.deps.log, 'warn');
  const http = app.visitor();
  await http.post('/api/auth/sign-in', credentials);
  expect((await http.get('/api/admin/audit')).status).toBe(403);
  expect(informed.mock.calls.map(([line]) => line)).toContainEqual({ signedIn: userId, way: 'password' });
  expect(linesOf(warned)).toEqual([
    expect.objectContaining({ security: 'FORBIDDEN', userId, path: '/api/admin/audit' }),
  ]);
  expect(JSON.stringify([...informed.mock.calls, ...warned.mock.calls])).not.toMatch(/@|Ruiz/);
});

test('refused attempts are written to the security log by code and path only', async () => {
  await join(app, ana);
  const warned = vi.spyOn(app.deps.log, 'warn');
  const http = app.visitor();
  await http.post('/api/auth/sign-in', { ...credentials, password: 'wrong-one' });
  await http.post('/api/auth/confirm', { token_hash: 'forged', type: 'signup' });
  await http.post('/api/functions/password-reset-complete', { token: 'forged', newPassword: 'tallgrass9' });
  await http.post('/api/auth/sign-in', credentials, { origin: 'https://evil.example' });
  const lines = linesOf(warned);
  expect(lines.map(({ security }) => security)).toEqual([
    'INVALID_CREDENTIALS',
    'TOKEN_INVALID',
    'TOKEN_INVALID',
    'ORIGIN_REFUSED',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/@|forged|wrong-one/);
});

describe('passwords', () => {
  test('a reset link sets a new password once and ends every session', async () => {
    const { http } = await join(app, ana);
    const other = app.visitor();
    expect(await other.post('/api/functions/password-reset-request', { email: ana.email })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const link = await linkTo(app, ana.email, 'password_reset');
    expect(link.pathname).toBe('/password-reset');
    const token = link.searchParams.get('token');
    expect((await other.post('/api/functions/password-reset-validate', { token })).body).toEqual({ ok: true });
    expect((await other.post('/api/functions/password-reset-complete', { token, newPassword: 'short' })).body).toEqual({
      ok: false,
      error: 'Password must be at least 6 characters long',
    });
    expect(
      (await other.post('/api/functions/password-reset-complete', { token, newPassword: 'tallgrass9' })).body,
    ).toEqual({ ok: true });
    expect((await http.get('/api/session')).body).toEqual(NOBODY);
    expect((await other.post('/api/auth/sign-in', credentials)).status).toBe(401);
    expect((await other.post('/api/auth/sign-in', { ...credentials, password: 'tallgrass9' })).status).toBe(200);

    expect((await other.post('/api/functions/password-reset-validate', { token })).body).toEqual({ ok: false });
    expect(
      (await other.post('/api/functions/password-reset-complete', { token, newPassword: 'tallgrass10' })).body,
    ).toEqual({
      ok: false,
      error: 'Failed to update password. Link may be expired.',
    });
  });

  test('a reset link lasts an hour, and an expired one is answered like a wrong one', async () => {
    const { http } = await join(app, ana);
    await http.post('/api/functions/password-reset-request', { email: ana.email });
    const token = (await linkTo(app, ana.email, 'password_reset')).searchParams.get('token');
    app.clock.advance(3_600_001);
    expect((await http.post('/api/functions/password-reset-validate', { token })).body).toEqual({ ok: false });
    expect((await http.post('/api/functions/password-reset-complete', { newPassword: 'tallgrass9' })).body).toEqual({
      ok: false,
      error: 'Reset token missing or invalid. Please request a new link.',
    });
  });

  test('an unknown address gets the same answer and no mail', async () => {
    await join(app, ana);
    expect(
      await app.visitor().post('/api/functions/password-reset-request', { email: 'nobody@example.com' }),
    ).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    await app.visitor().post('/api/functions/password-reset-request', { email: ana.email });
    await linkTo(app, ana.email, 'password_reset');
    expect(await mailsTo(app, 'nobody@example.com', 'password_reset')).toEqual([]);
  });

  test('one of the 10,000 most common, or made of our words, is refused for administrators only, without using up the link', async () => {
    const common = 'football';
    expect((await app.visitor().post('/api/auth/sign-up', { ...ana, password: common })).status).toBe(201);
    const { email } = someone(ANA);
    await ensureAdministrator(app.deps, { email, password: 'admin-secret' });
    const root = app.visitor();
    await root.post('/api/auth/sign-in', { email, password: 'admin-secret' });
    expect(
      await root.put('/api/auth/password', { newPassword: common, currentPassword: 'admin-secret' }),
    ).toMatchObject({ status: 422, body: { fields: { newPassword: expect.stringContaining('Many people') } } });
    const ours = await root.put('/api/auth/password', { newPassword: 'Tallgrass!1', currentPassword: 'admin-secret' });
    expect(ours).toMatchObject({ status: 422, body: { fields: { newPassword: expect.stringContaining('guess') } } });
    await root.post('/api/functions/password-reset-request', { email });
    const token = (await linkTo(app, email, 'password_reset')).searchParams.get('token');
    const complete = async (newPassword: string) =>
      (await root.post('/api/functions/password-reset-complete', { token, newPassword })).body;
    expect(await complete(common)).toEqual({ ok: false, error: expect.stringContaining('Many people') });
    expect(await complete('of my very own')).toEqual({ ok: true });
  });

  test('only the hash of a token is stored', async () => {
    const rows = () => app.asOwner('select * from auth.verifications');
    const before = (await rows()).length;
    await app.visitor().post('/api/auth/sign-up', ana);
    const token = (await linkTo(app, ana.email, 'email_confirmation')).searchParams.get('token_hash') ?? '';
    const kept = await rows();
    expect(kept).toHaveLength(before + 1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('the current password is needed to set another', async () => {
    const { http } = await join(app, ana);
    expect(await http.put('/api/auth/password', { newPassword: 'tallgrass9' })).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: expect.any(String) } },
    });
    expect(
      (await http.put('/api/auth/password', { newPassword: 'tallgrass9', currentPassword: ana.password })).status,
    ).toBe(200);
    expect((await http.get('/api/session')).body.user.email).toBe(ana.email);
    expect((await app.visitor().put('/api/auth/password', { newPassword: 'tallgrass9' })).status).toBe(401);
  });
});

describe('post-auth-route', () => {
  const route = (http: Awaited<ReturnType<typeof join>>['http'], hint?: string) =>
    http.post('/api/functions/post-auth-route', undefined, hint ? { 'x-role-hint': hint } : {});

  test('needs a session and a hint', async () => {
    expect(
      (await app.visitor().post('/api/functions/post-auth-route', undefined, { 'x-role-hint': 'employer' })).status,
    ).toBe(401);
    const { http } = await join(app, ana);
    expect(await route(http)).toMatchObject({ status: 400, body: { error: 'ROLE_HINT_MISSING' } });
    expect(await route(http, 'root')).toMatchObject({ status: 400, body: { error: 'ROLE_HINT_MISSING' } });
  });

  test('an employer hint converts a candidate only before onboarding is completed', async () => {
    const { http, userId } = await join(app, ana);
    expect((await route(http, 'job_seeker')).body).toEqual({ next: '/job-seeker/onboarding' });
    expect((await route(http, 'employer')).body).toEqual({ next: '/employer/onboarding' });
    expect((await http.get('/api/session')).body.profile).toMatchObject({
      role: 'employer',
      verification_status: 'pending',
    });
    expect((await route(http, 'candidate')).body).toEqual({ next: '/employer/onboarding' });

    const { http: done, userId: doneId } = await join(app, someone(ANA));
    await app.asOwner(`update profiles set onboarding_completed = true where user_id = $1`, [doneId]);
    expect((await route(done, 'employer')).body).toEqual({ next: '/job-seeker/awaiting-approval' });
    expect((await done.get('/api/session')).body.profile.role).toBe('job_seeker');
    expect(userId).not.toBe(doneId);
  });

  test('an administrator stays an administrator', async () => {
    const { email } = someone(ANA);
    await ensureAdministrator(app.deps, { email, password: 'admin-secret' });
    const http = app.visitor();
    await http.post('/api/auth/sign-in', { email, password: 'admin-secret' });
    expect((await route(http, 'employer')).body).toEqual({ next: '/admin/overview' });
    expect((await http.get('/api/session')).body).toMatchObject({ isAdminUser: true, profile: { role: 'admin' } });
  });
});

test('the landing page redirects a session to its dashboard; other visitors stay', async () => {
  const { http, userId } = await join(app, ana);
  const redirected = await http.get('/');
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/job-seeker/dashboard']);
  await setRole(app, userId, null);
  expect((await http.get('/')).headers.get('location')).toBeNull();
  expect((await app.visitor().get('/')).headers.get('location')).toBeNull();
});

describe('is_admin', () => {
  test('users learn about themselves, administrators about everyone', async () => {
    const { email } = someone(ANA);
    const { userId: rootId } = await ensureAdministrator(app.deps, { email, password: 'admin-secret' });
    const root = app.visitor();
    await root.post('/api/auth/sign-in', { email, password: 'admin-secret' });
    const { http, userId } = await join(app, ana);
    const ask = async (asker: typeof http, uid: string) => (await asker.post('/api/rpc/is_admin', { uid })).body;
    expect(await ask(root, rootId)).toBe(true);
    expect(await ask(root, userId)).toBe(false);
    expect(await ask(http, userId)).toBe(false);
    expect(await ask(http, rootId)).toBe(false);
    expect(await ask(app.visitor(), rootId)).toBe(false);
    expect(await ask(root, 'nonsense')).toBe(false);
  });

  test('an administrator is created once, promoted, and keeps a changed password', async () => {
    const { userId } = await join(app, ana);
    expect(await ensureAdministrator(app.deps, { email: ana.email, password: 'admin-secret' })).toEqual({
      userId,
      outcome: 'promoted',
    });
    expect(await ensureAdministrator(app.deps, { email: ana.email, password: 'other-secret' })).toEqual({
      userId,
      outcome: 'kept',
    });
    const http = app.visitor();
    expect(
      (await http.post('/api/auth/sign-in', { email: ana.email, password: 'admin-secret' })).body.isAdminUser,
    ).toBe(true);
  });
});

test('people export all of their own data and no one else’s', async () => {
  const { http, userId } = await join(app, ana);
  const { userId: otherId } = await join(app, { ...someone(ANA), full_name: 'Other One' });
  const { status, body, headers } = await http.get('/api/me/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('tallgrass-data.json');
  expect(body.tables.account).toEqual([{ id: userId, email: ana.email }]);
  expect(body.tables.profiles).toMatchObject([{ user_id: userId, full_name: ana.full_name }]);
  expect(body.tables.consents).toMatchObject([{ kind: 'terms' }]);
  expect(body.tables.candidate_contacts).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain(otherId);
  expect((await app.visitor().get('/api/me/export')).status).toBe(401);
});
