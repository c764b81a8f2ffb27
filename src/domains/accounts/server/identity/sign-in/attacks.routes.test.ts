import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { ANA, EDDA, join, linkTo, mailsTo, someone } from '#tests/support/people/identity.ts';

const app = sharedApp();
let ana: ReturnType<typeof someone>;
let credentials: { email: string; password: string };
beforeEach(() => {
  ana = someone(ANA);
  credentials = { email: ana.email, password: ana.password };
});
const SESSION_COOKIE = 'tallgrass.session_token';
const LIMITED = { status: 429, body: { error: 'RATE_LIMITED' } };

describe('a write from another site', () => {
  const FOREIGN: Record<string, Record<string, string>> = {
    'a foreign origin': { origin: 'https://evil.example' },
    'a page without an origin': { origin: 'null' },
    'no origin, from another site according to the browser': { 'sec-fetch-site': 'cross-site' },
    'no origin, from a sister site': { 'sec-fetch-site': 'same-site' },
    'no origin, with a foreign referrer': { referer: 'https://evil.example/form' },
    'the content type of a form': { origin: 'https://evil.example', 'content-type': 'text/plain' },
  };
  test('is refused, with or without an Origin', async () => {
    const { http } = await join(app, ana);
    for (const [name, headers] of Object.entries(FOREIGN)) {
      expect(await http.post('/api/auth/sign-out', { scope: 'global' }, headers), name).toMatchObject({
        status: 403,
        body: { error: 'ORIGIN_REFUSED' },
      });
    }
    expect((await http.get('/api/session')).body.user).not.toBeNull();
  });

  test('a non-browser client and the site itself may write', async () => {
    const { http } = await join(app, ana);
    for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }]) {
      expect((await http.post('/api/auth/sign-in', credentials, headers)).status).toBe(200);
    }
  });
});

describe('a session', () => {
  test('planted before the sign-in is replaced and ended by it', async () => {
    const { http: attacker } = await join(app, someone(EDDA));
    const victim = app.visitor();
    await join(app, ana);
    const planted = attacker.cookies.get(SESSION_COOKIE) ?? '';
    victim.cookies.set(SESSION_COOKIE, planted);
    expect((await victim.post('/api/auth/sign-in', credentials)).body.user.email).toBe(ana.email);
    expect(victim.cookies.get(SESSION_COOKIE)).not.toBe(planted);
    expect((await attacker.get('/api/session')).body.user).toBeNull();
  });

  test('signing in again in the same browser leaves one session', async () => {
    const { http } = await join(app, ana);
    await http.post('/api/auth/sign-in', credentials);
    expect((await http.get('/api/auth/sessions')).body).toHaveLength(1);
  });
});

describe('limits', () => {
  const limited = sharedApp({ RATE_LIMITS: 'on' });
  beforeEach(() => limited.asOwner('truncate rate_limits'));
  const validate = (headers?: Record<string, string>, http = limited.visitor()) =>
    http.post('/api/functions/password-reset-validate', { token: 'forged' }, headers);

  test('count by peer address and ignore a client’s forwarding headers', async () => {
    for (let i = 0; i < 120; i += 1) {
      expect((await validate({ 'x-forwarded-for': `203.0.113.${i}` })).status).toBe(200);
    }
    expect(await validate({ 'x-forwarded-for': '198.51.100.1' })).toMatchObject(LIMITED);
  });

  test('behind trusted proxies count by the last untrusted address, with an IPv6 network as one', async () => {
    const app = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXY: '127.0.0.1, 10.0.0.8/31' });
    const from = (chain: string) => validate({ 'x-forwarded-for': chain }, app.visitor());
    for (let i = 0; i < 120; i += 1) {
      expect((await from(`203.0.113.${i}, 198.51.100.1, 10.0.0.9`)).status).toBe(200);
      expect((await from(`2001:db8:1:2::${i.toString(16)}`)).status).toBe(200);
    }
    expect(await from('203.0.113.200, 198.51.100.1')).toMatchObject(LIMITED);
    expect(await from('2001:db8:1:2:ffff::1')).toMatchObject(LIMITED);
    expect((await from('198.51.100.2')).status).toBe(200);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
    expect((await from('not an address')).status).toBe(200);
  });

  test('on sign-in do not grow with the number of accounts', async () => {
    const { http } = await join(limited, ana);
    for (let i = 0; i < 120; i += 1) await validate();
    expect(await validate({}, http)).toMatchObject(LIMITED);
  });

  test('on an employer’s lookups while typing count per person', async () => {
    const [person, colleague] = [await signInAs(limited, 'employer'), await signInAs(limited, 'employer')];
    const look = ({ http }: SignedIn) => http.get('/api/employer/directory?name=quillreed');
    const preview = ({ http }: SignedIn) => http.post('/api/jobs/preview-eligibility', {});
    for (let i = 0; i < 60; i += 1) expect((await look(person)).status).toBe(200);
    for (let i = 0; i < 120; i += 1) expect((await preview(person)).status).toBe(422);
    expect([await look(person), await preview(person)]).toMatchObject([LIMITED, LIMITED]);
    expect([(await look(colleague)).status, (await preview(colleague)).status]).toEqual([200, 422]);
  });

  test('a script that probes addresses at sign-up stops learning after a while, without locking out its network', async () => {
    await join(limited, ana);
    await limited.asOwner(
      `insert into auth.users (name, email, email_verified)
       select 'N', 'taken' || n || '@example.com', true from generate_series(1, 21) n`,
    );
    const http = limited.visitor();
    const attempt = (email: string) => http.post('/api/auth/sign-up', { ...ana, email });
    const taken = [ana.email, ana.email, ...Array.from({ length: 18 }, (_, n) => `taken${n + 1}@example.com`)];
    for (const email of taken) expect((await attempt(email)).body.error).toBe('USER_ALREADY_REGISTERED');
    // From now on this network can't distinguish taken addresses, and a free one still gets its account.
    const [hidden, free] = [await attempt('taken20@example.com'), await attempt('free@example.com')];
    expect(hidden).toMatchObject({ status: 201, body: { needsConfirmation: true } });
    expect([free.status, free.body]).toEqual([hidden.status, hidden.body]);
    expect(hidden.headers.getSetCookie()).toHaveLength(free.headers.getSetCookie().length);
    await linkTo(limited, 'free@example.com', 'email_confirmation');
    // The owners get an email, at most once a day.
    await linkTo(limited, 'taken20@example.com', 'security_alert');
    await vi.waitFor(async () => expect(await mailsTo(limited, ana.email, 'security_alert')).toHaveLength(1), 10_000);
  });
});

test('a look-alike letter can’t create a second account', async () => {
  // The Kelvin sign, whose lowercase form is a plain k.
  for (const email of [
    'mi\u212Ae@example.com',
    'an\u0430@example.com',
    'ana@ex\u00e4mple.com',
    'ana\u0000@example.com',
  ]) {
    const answer = await app.visitor().post('/api/auth/sign-up', { ...ana, email });
    expect(answer, email).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } });
  }
});

describe('additional rights', () => {
  test('can’t be requested at sign-up', async () => {
    const everybody = () => app.asOwner('select user_id from profiles order by 1');
    const before = await everybody();
    for (const extra of [
      { role: 'admin' },
      { role: null },
      { isAdmin: true },
      { verification_status: 'approved', onboarding_completed: true },
      { id: '7b0c9e5c-6a5e-4c55-9a53-0f5f3a1d2c11' },
    ]) {
      const answer = await app.visitor().post('/api/auth/sign-up', { ...ana, ...extra });
      expect(answer.status, JSON.stringify(extra)).toBe(422);
    }
    expect(await everybody()).toEqual(before);
  });

  test('can’t be gained with a role hint or through an external provider', async () => {
    const { http } = await join(app, ana);
    expect(await http.post('/api/functions/post-auth-route', undefined, { 'x-role-hint': 'admin' })).toMatchObject({
      status: 200,
      body: { next: '/job-seeker/onboarding' },
    });
    expect((await http.post('/api/auth/external/start', { provider: 'google', role: 'admin' })).status).toBe(422);
    expect((await http.get('/api/session')).body).toMatchObject({
      profile: { role: 'job_seeker' },
      isAdminUser: false,
    });
  });
});

describe('an earlier link', () => {
  const askForReset = async () => {
    await app.visitor().post('/api/functions/password-reset-request', { email: ana.email });
    return (await linkTo(app, ana.email, 'password_reset')).searchParams.get('token');
  };
  const isLive = async (token: string | null) =>
    (await app.visitor().post('/api/functions/password-reset-validate', { token })).body.ok as boolean;

  test('can’t reset a password that was changed since', async () => {
    const { http } = await join(app, ana);
    const token = await askForReset();
    expect(await isLive(token)).toBe(true);
    await http.put('/api/auth/password', { newPassword: 'tallgrass9', currentPassword: ana.password });
    expect(await isLive(token)).toBe(false);
  });

  test('can’t reset the password once the email was changed', async () => {
    const { http } = await join(app, ana);
    const token = await askForReset();
    const newEmail = someone(ANA).email;
    await http.post('/api/me/email', { newEmail, currentPassword: ana.password });
    for (const address of [ana.email, newEmail]) {
      const link = await linkTo(app, address, 'email_change');
      await http.post('/api/auth/confirm-email-change', { token: link.searchParams.get('token') });
    }
    expect((await http.get('/api/me/email')).body.email).toBe(newEmail);
    expect(await isLive(token)).toBe(false);
  });

  test('can’t be used for another purpose', async () => {
    await app.visitor().post('/api/auth/sign-up', ana);
    const confirmation = (await linkTo(app, ana.email, 'email_confirmation')).searchParams.get('token_hash');
    expect(await isLive(confirmation)).toBe(false);
    expect((await app.visitor().post('/api/auth/confirm-email-change', { token: confirmation })).status).toBe(400);
    const reset = await askForReset();
    expect((await app.visitor().post('/api/auth/confirm', { token_hash: reset, type: 'signup' })).status).toBe(400);
  });
});

test('forged, oversized and look-alike input is refused and logged without its value, and is never a server error', async () => {
  const { http } = await join(app, ana);
  const warned = vi.spyOn(app.deps.log, 'warn');
  const failed = vi.spyOn(app.deps.log, 'error');
  const long = 'ana'.repeat(2000);
  const visitor = app.visitor();
  const [signed = ''] = (http.cookies.get(SESSION_COOKIE) ?? '').split('.');
  const forged = { cookie: `${SESSION_COOKIE}=${signed}.Zm9yZ2Vk` };
  const tries: [event: string, status: number, () => Promise<{ status: number }>][] = [
    ['COOKIE_FORGED', 200, () => visitor.get('/api/session', forged)],
    ['COOKIE_FORGED', 200, () => visitor.get('/api/session', { cookie: `${SESSION_COOKIE}=%E0%A4%A` })],
    ['TOKEN_INVALID', 200, () => visitor.post('/api/functions/password-reset-validate', { token: 'forged' })],
    ['INVALID_INPUT', 422, () => visitor.post('/api/functions/password-reset-validate', { token: long })],
    ['INVALID_INPUT', 422, () => visitor.post('/api/auth/confirm', { token_hash: long, type: 'signup' })],
    ['INVALID_INPUT', 422, () => visitor.post('/api/auth/external/finish', { code: long, state: 'x' })],
    ['INVALID_INPUT', 422, () => visitor.post('/api/auth/sign-in', { ...credentials, password: long })],
    ['INVALID_INPUT', 422, () => visitor.post('/api/auth/sign-up', { ...ana, email: 'an\u0430@example.com' })],
    ['INVALID_INPUT', 422, () => visitor.post('/api/auth/sign-up', { ...ana, role: 'admin' })],
    ['INVALID_INPUT', 422, () => http.post('/api/auth/totp', { currentPassword: 'wrong-one' })],
    ['MALFORMED_JSON', 400, () => visitor.post('/api/auth/sign-in', '{"email":')],
    [
      'MALFORMED_JSON',
      400,
      () => visitor.post('/api/auth/sign-in', `{"email":${'['.repeat(9999)}${']'.repeat(9999)}}`),
    ],
    ['BODY_TOO_LARGE', 413, () => visitor.post('/api/auth/sign-in', { password: 'x'.repeat(1_100_000) })],
    ['TOKEN_INVALID', 400, () => visitor.post('/api/auth/second-factor', { code: '000000' })],
    ['REDIRECT_REFUSED', 202, () => visitor.post('/api/error-log', { level: 'warn', code: 'redirect_refused' })],
  ];
  const seen: [string | undefined, number][] = [];
  for (const [, , attempt] of tries) {
    warned.mockClear();
    const { status } = await attempt();
    seen.push([(warned.mock.calls[0]?.[0] as { security?: string } | undefined)?.security, status]);
    expect(JSON.stringify(warned.mock.calls)).not.toMatch(/anaana|wrong-one|Zm9yZ2Vk|forged"/);
  }
  expect(seen).toEqual(tries.map(([event, status]) => [event, status]));
  expect(failed).not.toHaveBeenCalled();
});
