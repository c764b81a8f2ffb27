import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { startIdentityProvider } from '#tests/support/identity-provider.ts';
import { ANA, join, linkTo, mailsTo } from '#tests/support/identity.ts';

const VERIFIED = { sub: 'g-1', email: 'Ana@example.com', email_verified: true, name: 'Ana Ruiz' };

async function arrange() {
  const provider = await startIdentityProvider();
  provider.claims = VERIFIED;
  return { provider, app: await startTestApp(provider.settings) };
}

async function start(http: HttpClient, body: object = { provider: 'google', role: 'job_seeker' }) {
  const started = await http.post('/api/auth/external/start', body);
  return { started, url: new URL(started.body.url) };
}

/** Lets the provider answer, and gives what it hands to the callback page. */
async function consent(url: URL) {
  const response = await fetch(url, { redirect: 'manual' });
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
}

async function comeFromOutside(http: HttpClient, body?: object) {
  const { url } = await start(http, body);
  return http.post('/api/auth/external/finish', await consent(url));
}

test('it starts with a code challenge, a state, a nonce and the choice of an account', async () => {
  const { app, provider } = await arrange();
  const http = app.visitor();
  expect((await http.get('/api/auth/external')).body).toEqual(['google', 'microsoft']);
  const { started, url } = await start(http);
  expect(url.origin).toBe(provider.settings['GOOGLE_ISSUER']);
  expect(started.body.loginHosts).toContain(url.host);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'tallgrass-test',
    redirect_uri: `${app.deps.env.appUrl}/auth/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
    prompt: 'select_account',
    scope: 'openid email profile',
  });
});

test('a verified address opens a new social-only account with the role of the page', async () => {
  const { app } = await arrange();
  const http = app.visitor();
  const finished = await comeFromOutside(http);
  expect(finished).toMatchObject({
    status: 200,
    body: {
      user: { email: ANA.email },
      profile: { role: 'job_seeker', full_name: 'Ana Ruiz', social_auth_only: true },
    },
  });
  expect(await mailsTo(app, ANA.email, 'welcome')).toHaveLength(1);
  expect((await comeFromOutside(app.visitor())).body.user.id).toBe(finished.body.user.id);

  expect((await http.put('/api/auth/password', { newPassword: 'tallgrass9' })).status).toBe(200);
  expect((await http.get('/api/session')).body.profile.social_auth_only).toBe(false);
  expect((await app.visitor().post('/api/auth/sign-in', { email: ANA.email, password: 'tallgrass9' })).status).toBe(
    200,
  );
});

test('an account with two-step sign-in is asked for its code after the provider too', async () => {
  const { app } = await arrange();
  const http = app.visitor();
  await comeFromOutside(http);
  const { secret } = (await http.post('/api/auth/totp', {})).body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => totp.generate({ timestamp: app.clock.now().getTime() });
  await http.post('/api/auth/totp/confirm', { code: code() });
  app.clock.advance(30_000);
  const visitor = app.visitor();
  expect((await comeFromOutside(visitor)).body).toMatchObject({ user: null, secondStep: true });
  expect((await visitor.get('/api/session')).body.user).toBeNull();
  expect((await visitor.post('/api/auth/second-factor', { code: code() })).body.user.email).toBe(ANA.email);
});

test('a state works once, in its own browser, for ten minutes', async () => {
  const { app } = await arrange();
  const http = app.visitor();
  const refused = { status: 400, body: { error: 'TOKEN_INVALID' } };

  const first = await consent((await start(http)).url);
  expect(await app.visitor().post('/api/auth/external/finish', first)).toMatchObject(refused);
  const cookies = new Map(http.cookies);
  expect((await http.post('/api/auth/external/finish', first)).status).toBe(200);
  cookies.forEach((value, name) => http.cookies.set(name, value));
  expect(await http.post('/api/auth/external/finish', first)).toMatchObject(refused);

  const late = await consent((await start(http)).url);
  app.clock.advance(600_001);
  expect(await http.post('/api/auth/external/finish', late)).toMatchObject(refused);

  const { url } = await start(http);
  const forged = { ...(await consent(url)), code: 'forged' };
  expect(await http.post('/api/auth/external/finish', forged)).toMatchObject(refused);
});

test('a code, a verifier or an issuer of another sign-in, and a token changed on its way, are refused and logged', async () => {
  const { app, provider } = await arrange();
  const refused = { status: 400, body: { error: 'TOKEN_INVALID' } };
  const warned = vi.spyOn(app.deps.log, 'warn');
  const http = app.visitor();

  // Somebody's code, slipped into another browser's sign-in: its challenge is not of this verifier.
  const theirs = await consent((await start(app.visitor())).url);
  const mine = await consent((await start(http)).url);
  expect(await http.post('/api/auth/external/finish', { ...mine, code: theirs['code'] })).toMatchObject(refused);

  const { url } = await start(http);
  await app.asOwner(
    `update auth.verifications set value = jsonb_set(value::jsonb, '{codeVerifier}', to_jsonb(repeat('v', 43)))::text`,
  );
  expect(await http.post('/api/auth/external/finish', await consent(url))).toMatchObject(refused);

  const mixed = { ...(await consent((await start(http)).url)), iss: 'https://evil.example' };
  expect(await http.post('/api/auth/external/finish', mixed)).toMatchObject(refused);

  provider.isTampered = true;
  expect(await comeFromOutside(http)).toMatchObject(refused);
  provider.isTampered = false;
  expect((await comeFromOutside(http)).status).toBe(200);
  const lines = warned.mock.calls.map(([line]) => line);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatchObject({ security: 'TOKEN_INVALID', detail: expect.any(String) });
});

test.each([
  ['nonce', { nonce: 'of another sign-in' }],
  ['audience', { aud: 'somebody-else' }],
  ['issuer', { iss: 'https://evil.example' }],
  ['lifetime', { exp: 1 }],
])('a token with a foreign %s is refused', async (_name, claims) => {
  const { app, provider } = await arrange();
  provider.claims = { ...VERIFIED, ...claims };
  expect(await comeFromOutside(app.visitor())).toMatchObject({ status: 400, body: { error: 'TOKEN_INVALID' } });
});

test('an unverified address must be confirmed by mail first', async () => {
  const { app, provider } = await arrange();
  provider.claims = { ...VERIFIED, email_verified: false };
  const http = app.visitor();
  expect(await comeFromOutside(http)).toMatchObject({ status: 403, body: { error: 'EMAIL_NOT_VERIFIED' } });
  expect((await http.get('/api/session')).body.user).toBeNull();
  const link = await linkTo(app, ANA.email, 'email_confirmation');
  await http.post('/api/auth/confirm', { token_hash: link.searchParams.get('token_hash'), type: 'signup' });
  expect(await comeFromOutside(app.visitor())).toMatchObject({ status: 200 });
});

test('an account of the same address is linked only when the provider has verified it', async () => {
  const { app, provider } = await arrange();
  const { userId } = await join(app, ANA);
  provider.claims = { ...VERIFIED, email_verified: false };
  expect(await comeFromOutside(app.visitor())).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  provider.claims = VERIFIED;
  const linked = await comeFromOutside(app.visitor());
  expect(linked.body).toMatchObject({ user: { id: userId }, profile: { social_auth_only: false } });
  expect((await app.visitor().post('/api/auth/sign-in', { email: ANA.email, password: ANA.password })).status).toBe(
    200,
  );
});

test('whoever claimed an address without confirming it loses the password to its owner', async () => {
  const { app } = await arrange();
  await app.visitor().post('/api/auth/sign-up', ANA);
  const owner = await comeFromOutside(app.visitor());
  expect(owner).toMatchObject({ status: 200, body: { profile: { social_auth_only: true } } });
  expect((await app.visitor().post('/api/auth/sign-in', { email: ANA.email, password: ANA.password })).status).toBe(
    401,
  );
});

test('a provider that is away is said to be so, and works when it is back', async () => {
  const { app } = await arrange();
  const gone = await startTestApp({
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'y',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  });
  const answer = await gone.visitor().post('/api/auth/external/start', { provider: 'google' });
  expect(answer).toMatchObject({ status: 503, body: { error: 'UNAVAILABLE' } });
  expect((await comeFromOutside(app.visitor())).status).toBe(200);
});

test('production offers only what is configured', async () => {
  const app = await startTestApp({ NODE_ENV: 'production', RATE_LIMITS: 'on', SECRET_KEY: 'x'.repeat(40) });
  expect((await app.visitor().get('/api/auth/external')).body).toEqual([]);
  expect((await app.visitor().post('/api/auth/external/start', { provider: 'google' })).status).toBe(404);
  expect((await app.visitor().get('/dev/identity/google/.well-known/openid-configuration')).status).toBe(404);
});
