import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import {
  comeFromOutside,
  consent,
  openIdentityProvider,
  startOutside as start,
  type TestIdentityProvider,
} from '#tests/support/peers/identity-provider.ts';
import { ANA, join, linkTo, mailsTo, someone } from '#tests/support/people/identity.ts';
import { turnOnTwoStep } from '#tests/support/people/two-step.ts';

let provider: TestIdentityProvider;
beforeAll(async () => {
  const opened = await openIdentityProvider();
  provider = opened;
  return opened.close;
});
/** Its clock only moves forward. */
const app = sharedApp(() => provider.settings);

/** The person who signs in at the provider and its claims about her, with the address in a different case than ours. */
let ana: ReturnType<typeof someone>;
let verified: Record<string, unknown>;
beforeEach(() => {
  ana = someone(ANA);
  verified = { sub: ana.email, email: ana.email.toUpperCase(), email_verified: true, name: 'Ana Ruiz' };
  provider.claims = verified;
});

test('a sign-in starts with a code challenge, a state, a nonce and account selection', async () => {
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
  const http = app.visitor();
  const finished = await comeFromOutside(http);
  expect(finished).toMatchObject({
    status: 200,
    body: {
      user: { email: ana.email },
      profile: { role: 'job_seeker', full_name: 'Ana Ruiz', social_auth_only: true },
    },
  });
  expect(await mailsTo(app, ana.email, 'welcome')).toHaveLength(1);
  expect((await comeFromOutside(app.visitor())).body.user.id).toBe(finished.body.user.id);

  expect((await http.put('/api/auth/password', { newPassword: 'tallgrass9' })).status).toBe(200);
  expect((await http.get('/api/session')).body.profile.social_auth_only).toBe(false);
  expect((await app.visitor().post('/api/auth/sign-in', { email: ana.email, password: 'tallgrass9' })).status).toBe(
    200,
  );
});

test('an account with two-step sign-in is asked for its code after the provider too', async () => {
  const http = app.visitor();
  await comeFromOutside(http);
  const { code } = (await turnOnTwoStep(app, http)).phone;
  const visitor = app.visitor();
  expect((await comeFromOutside(visitor)).body).toMatchObject({ user: null, secondStep: true });
  expect((await visitor.get('/api/session')).body.user).toBeNull();
  expect((await visitor.post('/api/auth/second-factor', { code: code() })).body.user.email).toBe(ana.email);
});

test('a state works once, in its own browser, for ten minutes', async () => {
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

test('a code, verifier or issuer of another sign-in and a tampered token are refused and logged', async () => {
  const refused = { status: 400, body: { error: 'TOKEN_INVALID' } };
  const warned = vi.spyOn(app.deps.log, 'warn');
  const http = app.visitor();

  // A stranger's code injected into another browser's sign-in: its challenge doesn't match this verifier.
  const theirs = await consent((await start(app.visitor())).url);
  const mine = await consent((await start(http)).url);
  expect(await http.post('/api/auth/external/finish', { ...mine, code: theirs['code'] })).toMatchObject(refused);

  const { url } = await start(http);
  await app.asOwner(
    `update auth.verifications set value = jsonb_set(value::jsonb, '{codeVerifier}', to_jsonb(repeat('v', 43)))::text
     where value like '%"codeVerifier"%'`,
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
  provider.claims = { ...verified, ...claims };
  expect(await comeFromOutside(app.visitor())).toMatchObject({ status: 400, body: { error: 'TOKEN_INVALID' } });
});

test('an unverified address must be confirmed by email first', async () => {
  provider.claims = { ...verified, email_verified: false };
  const http = app.visitor();
  expect(await comeFromOutside(http)).toMatchObject({ status: 403, body: { error: 'EMAIL_NOT_VERIFIED' } });
  expect((await http.get('/api/session')).body.user).toBeNull();
  const link = await linkTo(app, ana.email, 'email_confirmation');
  await http.post('/api/auth/confirm', { token_hash: link.searchParams.get('token_hash'), type: 'signup' });
  expect(await comeFromOutside(app.visitor())).toMatchObject({ status: 200 });
});

test('an account of the same address is linked only when the provider has verified it', async () => {
  const { userId } = await join(app, ana);
  provider.claims = { ...verified, email_verified: false };
  expect(await comeFromOutside(app.visitor())).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  provider.claims = verified;
  const linked = await comeFromOutside(app.visitor());
  expect(linked.body).toMatchObject({ user: { id: userId }, profile: { social_auth_only: false } });
  expect((await app.visitor().post('/api/auth/sign-in', { email: ana.email, password: ana.password })).status).toBe(
    200,
  );
});

test('a password set by a stranger for an unconfirmed address stops working once the owner signs in', async () => {
  await app.visitor().post('/api/auth/sign-up', ana);
  const owner = await comeFromOutside(app.visitor());
  expect(owner).toMatchObject({ status: 200, body: { profile: { social_auth_only: true } } });
  expect((await app.visitor().post('/api/auth/sign-in', { email: ana.email, password: ana.password })).status).toBe(
    401,
  );
});

test('an unreachable provider is reported, and works again once it is back', async () => {
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
