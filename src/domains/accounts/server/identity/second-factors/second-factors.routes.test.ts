import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import { ANA, EDDA, join, mailsTo, someone } from '#tests/support/people/identity.ts';
import { authenticatorOf, turnOnTwoStep } from '#tests/support/people/two-step.ts';

/** For tests without rate limits; its clock only moves forward. */
const app = sharedApp();
let ana: ReturnType<typeof someone>;
let credentials: { email: string; password: string };
beforeEach(() => {
  ana = someone(ANA);
  credentials = { email: ana.email, password: ana.password };
});
describe('two-step sign-in', () => {
  test('the password alone opens no session; a code does, and each works once', async () => {
    const { http } = await join(app, ana);
    expect((await http.post('/api/auth/totp', { currentPassword: 'wrong' })).status).toBe(422);
    const { phone, uri } = await turnOnTwoStep(app, http, ana.password);
    expect(uri.startsWith(`otpauth://totp/Tallgrass:${encodeURIComponent(ana.email)}?`), uri).toBe(true);

    const visitor = app.visitor();
    const first = await visitor.post('/api/auth/sign-in', credentials);
    expect(first).toMatchObject({ status: 200, body: { user: null, secondStep: true } });
    expect((await visitor.get('/api/session')).body.user).toBeNull();
    expect(visitor.cookies.has('tallgrass.session_token')).toBe(false);
    const wrong = await visitor.post('/api/auth/second-factor', { code: '000000' });
    expect(wrong).toMatchObject({ status: 422, body: { fields: { code: expect.any(String) } } });
    const code = phone.code();
    expect(await visitor.post('/api/auth/second-factor', { code })).toMatchObject({
      status: 200,
      body: { user: { email: ana.email } },
    });
    expect((await visitor.get('/api/session')).body.user.email).toBe(ana.email);

    const thief = app.visitor();
    await thief.post('/api/auth/sign-in', credentials);
    expect((await thief.post('/api/auth/second-factor', { code })).status).toBe(422);
  });

  test('a code is accepted in two groups, as apps show it', async () => {
    const { http } = await join(app, ana);
    const { phone } = await turnOnTwoStep(app, http, ana.password);
    const visitor = app.visitor();
    await visitor.post('/api/auth/sign-in', credentials);
    const asShown = phone.code().replace(/^.../, '$& ');
    expect((await visitor.post('/api/auth/second-factor', { code: asShown })).status).toBe(200);
  });

  test('a recovery code works once, is stored as a hash, and its use sends an alert', async () => {
    const { http, userId } = await join(app, ana);
    const { recoveryCodes, secret } = await turnOnTwoStep(app, http, ana.password);
    const [code = '', next = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    const kept = JSON.stringify([
      await app.asOwner('select * from auth.recovery_codes'),
      await app.asOwner('select * from auth.totp'),
      await app.asOwner('select * from idempotency_keys'),
    ]);
    for (const known of [code, code.replaceAll('-', ''), secret]) expect(kept).not.toContain(known);

    const enter = async (given: string) => {
      const visitor = app.visitor();
      await visitor.post('/api/auth/sign-in', credentials);
      return (await visitor.post('/api/auth/second-factor', { code: given })).status;
    };
    expect(await enter(code.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await enter(code)).toBe(422);
    expect(await enter(next)).toBe(200);
    expect((await http.get('/api/auth/factors')).body).toMatchObject({ recoveryCodesLeft: 8, hasPassword: true });
    expect((await mailsTo(app, ana.email, 'security_alert')).map(({ text }) => text).join()).toContain('recovery code');
    expect(
      await app.asOwner(`select action from audit_log where subject_id = $1 and action like 'totp%'`, [userId]),
    ).toEqual([{ action: 'totp.on' }]);
  });

  test('wrong codes are rate limited across browsers', async () => {
    const app = await startTestApp({ RATE_LIMITS: 'on' });
    const { http } = await join(app, ana);
    const { phone } = await turnOnTwoStep(app, http, ana.password);
    const visitor = app.visitor();
    await visitor.post('/api/auth/sign-in', credentials);
    for (let i = 0; i < 5; i += 1) {
      expect((await visitor.post('/api/auth/second-factor', { code: '000000' })).status).toBe(422);
    }
    const other = app.visitor();
    await other.post('/api/auth/sign-in', credentials);
    expect((await other.post('/api/auth/second-factor', { code: phone.code() })).status).toBe(429);
  });

  test('a missing, forged, expired or used ticket is refused', async () => {
    const { http } = await join(app, ana);
    const { phone } = await turnOnTwoStep(app, http, ana.password);
    const visitor = app.visitor();
    const prove = async () => (await visitor.post('/api/auth/second-factor', { code: phone.code() })).body.error;
    expect(await prove()).toBe('TOKEN_INVALID');
    visitor.cookies.set('tallgrass.second_step', 'forged');
    expect(await prove()).toBe('TOKEN_INVALID');
    await visitor.post('/api/auth/sign-in', credentials);
    const ticket = visitor.cookies.get('tallgrass.second_step') ?? '';
    app.clock.advance(300_001);
    expect(await prove()).toBe('TOKEN_INVALID');
    await visitor.post('/api/auth/sign-in', credentials);
    const live = visitor.cookies.get('tallgrass.second_step') ?? '';
    expect(live).not.toBe(ticket);
    expect(await prove()).toBeUndefined();
    app.clock.advance(30_000);
    visitor.cookies.set('tallgrass.second_step', live);
    expect(await prove()).toBe('TOKEN_INVALID');
  });

  test('turning it off and renewing recovery codes need the password and a code', async () => {
    const { http } = await join(app, ana);
    const currentPassword = ana.password;
    const never = await http.post('/api/auth/totp/remove', { currentPassword, code: '000000' });
    expect(never.body.fields).toHaveProperty('code');
    const { phone, recoveryCodes } = await turnOnTwoStep(app, http, ana.password);
    expect((await http.post('/api/auth/totp', { currentPassword })).status).toBe(409);
    const renew = (body: object) => http.post('/api/auth/recovery-codes', body);
    expect((await renew({ currentPassword, code: '000000' })).status).toBe(422);
    expect((await renew({ code: phone.code() })).body.fields).toHaveProperty('currentPassword');
    const renewed = await renew({ currentPassword, code: phone.code() });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const turnOff = (code: string) => http.post('/api/auth/totp/remove', { currentPassword, code });
    expect((await turnOff(recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await turnOff(renewed.body.recoveryCodes[0])).status).toBe(200);
    expect((await app.visitor().post('/api/auth/sign-in', credentials)).body.user.email).toBe(ana.email);
    expect((await app.visitor().get('/api/auth/factors')).status).toBe(401);
  });
});

describe('with two-step sign-in on, a thief with the password and an open session', () => {
  test('changes no sign-in method, email or session and deletes nothing without a code', async () => {
    const { http } = await join(app, ana);
    const { phone } = await turnOnTwoStep(app, http, ana.password);
    const currentPassword = ana.password;
    const id = crypto.randomUUID();
    const changes: [method: string, path: string, body: object][] = [
      ['PUT', '/api/auth/password', { newPassword: 'tallgrass9' }],
      ['POST', '/api/auth/passkeys/options', {}],
      ['POST', `/api/auth/passkeys/${id}/remove`, {}],
      ['POST', `/api/auth/links/${id}/remove`, {}],
      ['POST', '/api/auth/recovery-codes', {}],
      ['POST', '/api/auth/totp/remove', {}],
      ['POST', '/api/auth/sessions/end', {}],
      ['POST', '/api/me/email', { newEmail: someone(ANA).email }],
      ['POST', '/api/me/account/delete', {}],
    ];
    for (const [method, path, body] of changes) {
      for (const code of [undefined, '', '000000']) {
        const refused = await http.send(method, path, { ...body, currentPassword, code });
        expect(refused, path).toMatchObject({ status: 422, body: { fields: { code: expect.any(String) } } });
      }
    }
    const added = await http.post('/api/auth/passkeys/options', { currentPassword, code: phone.code() });
    expect(added.status).toBe(200);
    // The code was used up.
    expect((await http.post('/api/auth/passkeys/options', { currentPassword, code: phone.code() })).status).toBe(422);
  });
});

test('a change of sign-in methods ends the other sessions where it is asked to', async () => {
  const { http } = await join(app, ana);
  const currentPassword = ana.password;
  const other = app.visitor();
  const isSignedIn = async () => (await other.get('/api/session')).body.user !== null;
  await other.post('/api/auth/sign-in', credentials);
  const { body } = await http.post('/api/auth/totp', { currentPassword });
  const phone = authenticatorOf(app, body.secret);
  const on = await http.post('/api/auth/totp/confirm', { code: phone.code(), endsOthers: true });
  expect(on.status).toBe(200);
  expect(await isSignedIn()).toBe(false);

  const enter = async () => {
    app.clock.advance(30_000);
    await other.post('/api/auth/sign-in', credentials);
    await other.post('/api/auth/second-factor', { code: phone.code() });
    expect(await isSignedIn()).toBe(true);
    app.clock.advance(30_000);
  };
  await enter();
  const renewed = await http.post('/api/auth/recovery-codes', { currentPassword, code: phone.code() });
  expect(renewed.status).toBe(200);
  expect(await isSignedIn()).toBe(true);
  app.clock.advance(30_000);
  const off = await http.post('/api/auth/totp/remove', { currentPassword, code: phone.code(), endsOthers: true });
  expect(off.status).toBe(200);
  expect(await isSignedIn()).toBe(false);
  expect((await http.get('/api/session')).body.user.email).toBe(ana.email);
});

test('an administrator in production can’t open the console before two-step sign-in is on', async () => {
  const app = await startTestApp({
    NODE_ENV: 'production',
    SECRET_KEY: 'k'.repeat(40),
    RATE_LIMITS: 'on',
    APP_URL: 'http://localhost:3000',
  });
  const { http } = await signInAsAdmin(app);
  expect((await http.get('/api/session')).body).toMatchObject({ isAdminUser: true, mustSecureAccount: true });
  expect(await http.get('/api/admin/audit')).toMatchObject({ status: 403, body: { error: 'SECOND_FACTOR_NEEDED' } });
  const { phone } = await turnOnTwoStep(app, http, ana.password);
  expect((await http.get('/api/admin/audit')).status).toBe(200);
  expect((await http.get('/api/session')).body.mustSecureAccount).toBeUndefined();
  expect((await http.post('/api/auth/totp/remove', { code: phone.code() })).status).toBe(403);
});

describe('passkeys', () => {
  test('name the algorithms of authenticators, and no experimental one of Node', async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => warnings.push(name);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const { http } = await join(app, ana);
    const { body } = await http.post('/api/auth/passkeys/options', { currentPassword: ana.password });
    expect(body.options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
    expect(warnings).not.toContain('ExperimentalWarning');
  });

  test('forged passkeys are refused, as are ones for another account or without the password', async () => {
    const { http } = await join(app, ana);
    expect((await http.post('/api/auth/passkeys/options', { currentPassword: 'wrong' })).status).toBe(422);
    const { body } = await http.post('/api/auth/passkeys/options', { currentPassword: ana.password });
    expect(body.options).toMatchObject({ rp: { name: 'Tallgrass' }, user: { name: ana.email } });
    const credential = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    expect(await http.post('/api/auth/passkeys', { name: 'Phone', credential })).toMatchObject({
      status: 400,
      body: { error: 'TOKEN_INVALID' },
    });
    const { http: stranger } = await join(app, someone(EDDA));
    expect(
      (await stranger.post(`/api/auth/passkeys/${crypto.randomUUID()}/remove`, { currentPassword: EDDA.password }))
        .status,
    ).toBe(404);
    const visitor = app.visitor();
    expect((await visitor.post('/api/auth/passkeys/sign-in/options')).body.options.allowCredentials ?? []).toEqual([]);
    expect((await visitor.post('/api/auth/passkeys/sign-in', { credential })).body.error).toBe('TOKEN_INVALID');
    expect((await visitor.post('/api/auth/passkeys/options', {})).status).toBe(401);
  });
});

test('an account without a profile gets one at the next sign-in', async () => {
  const { userId } = await join(app, ana);
  await app.asOwner('delete from profiles where user_id = $1', [userId]);
  const visitor = app.visitor();
  expect((await visitor.post('/api/auth/sign-in', credentials)).body.profile).toMatchObject({
    user_id: userId,
    role: null,
    onboarding_completed: false,
    verification_status: 'pending',
  });
});
