import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import {
  comeFromOutside,
  openIdentityProvider,
  type TestIdentityProvider,
} from '#tests/support/peers/identity-provider.ts';
import { ANA, linkTo, mailsTo, someone } from '#tests/support/people/identity.ts';
import { ensureAdministrator } from '../index.ts';

let provider: TestIdentityProvider;
beforeAll(async () => {
  const opened = await openIdentityProvider();
  provider = opened;
  return opened.close;
});
const app = sharedApp(() => provider.settings);
const limited = sharedApp(() => ({ ...provider.settings, RATE_LIMITS: 'on' }));

let ana: ReturnType<typeof someone>;
/** The provider's claims about a stranger who uses Ana's address, and about Ana herself. */
let claimed: Record<string, unknown>;
let owned: Record<string, unknown>;
beforeEach(() => {
  ana = someone(ANA);
  claimed = { sub: `stranger ${ana.email}`, email: ana.email, email_verified: false, name: 'Mallory' };
  owned = { sub: `ana ${ana.email}`, email: ana.email, email_verified: true, name: 'Ana Ruiz' };
});

const WAITS = { status: 403, body: { error: 'EMAIL_NOT_VERIFIED' } };
const comeAs = (claims: Record<string, unknown>, http: HttpClient = app.visitor()) => {
  provider.claims = claims;
  return comeFromOutside(http);
};
const signIn = async (password: string) =>
  (await app.visitor().post('/api/auth/sign-in', { email: ana.email, password })).status;
const confirm = async (http: HttpClient, count = 1) => {
  const link = await linkTo(app, ana.email, 'email_confirmation', count);
  return http.post('/api/auth/confirm', { token_hash: link.searchParams.get('token_hash'), type: 'signup' });
};
const reset = async (newPassword: string) => {
  const http = app.visitor();
  await http.post('/api/functions/password-reset-request', { email: ana.email });
  const token = (await linkTo(app, ana.email, 'password_reset')).searchParams.get('token');
  expect((await http.post('/api/functions/password-reset-complete', { token, newPassword })).body).toEqual({
    ok: true,
  });
};
/** The stored sign-in methods of Ana's account. */
const waysIn = async () =>
  (
    await app.asOwner(
      `select way from auth.users u cross join lateral (
         select provider_id as way from auth.accounts where user_id = u.id
         union all select 'session' from auth.sessions where user_id = u.id
         union all select 'passkey' from auth.passkeys where user_id = u.id
         union all select 'totp' from auth.totp where user_id = u.id
         union all select 'recovery code' from auth.recovery_codes where user_id = u.id
         union all select 'email change' from auth.email_changes where user_id = u.id) ways
       where u.email = $1 order by way`,
      [ana.email],
    )
  ).map(({ way }) => way);

describe('an external identity whose provider has not verified the address', () => {
  test('is linked only once the emailed link is opened in its own browser', async () => {
    const http = app.visitor();
    expect(await comeAs(claimed, http)).toMatchObject(WAITS);
    expect(await waysIn()).toEqual([]);
    expect(await confirm(http)).toMatchObject({ status: 200, body: { profile: { social_auth_only: true } } });
    expect(await waysIn()).toEqual(['google', 'session']);
    expect((await comeAs(claimed)).body.user.email).toBe(ana.email);
  });

  test.each([
    ['the emailed link', async () => void (await confirm(app.visitor()))],
    ['a password reset', () => reset('tallgrass9')],
    ['a sign-in with a provider that verified the address', async () => void (await comeAs(owned))],
  ])('can’t sign in after the owner verified the address by %s', async (_name, prove) => {
    expect(await comeAs(claimed)).toMatchObject(WAITS);
    await linkTo(app, ana.email, 'email_confirmation');
    await prove();
    expect(await comeAs(claimed)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
    expect(await app.asOwner('select 1 from auth.accounts where account_id = $1', [String(claimed['sub'])])).toEqual(
      [],
    );
  });

  test('does not end the password or the link of the owner’s sign-up', async () => {
    const owner = app.visitor();
    await owner.post('/api/auth/sign-up', ana);
    const link = await linkTo(app, ana.email, 'email_confirmation');
    app.clock.advance(1000);
    expect(await comeAs(claimed)).toMatchObject(WAITS);
    // The stranger's email is the newest, and the owner opens it where she signed up.
    expect((await confirm(owner, 2)).status).toBe(200);
    expect(await signIn(ana.password)).toBe(200);
    expect(await waysIn()).toEqual(['credential', 'session', 'session']);
    const token = { token_hash: link.searchParams.get('token_hash'), type: 'signup' };
    expect((await owner.post('/api/auth/confirm', token)).status).toBe(400);
  });

  test('sends at most five emails an hour, including requested ones', async () => {
    for (let i = 0; i < 12; i += 1) {
      provider.claims = claimed;
      expect(await comeFromOutside(limited.visitor())).toMatchObject(WAITS);
    }
    expect(await mailsTo(limited, ana.email, 'email_confirmation')).toHaveLength(5);
    const again = await limited.visitor().post('/api/auth/resend-confirmation', { email: ana.email });
    expect(again.status).toBe(429);
  });
});

describe('a password that a stranger chose for the address', () => {
  const squat = async () => {
    await app.visitor().post('/api/auth/sign-up', { ...ana, password: 'chosen-by-another' });
    await linkTo(app, ana.email, 'email_confirmation');
    app.clock.advance(1000);
  };

  test('ends when the owner confirms her own external sign-in', async () => {
    await squat();
    const http = app.visitor();
    expect(await comeAs({ ...owned, email_verified: false }, http)).toMatchObject(WAITS);
    expect((await confirm(http, 2)).body.profile.social_auth_only).toBe(true);
    expect(await signIn('chosen-by-another')).toBe(401);
    expect(await waysIn()).toEqual(['google', 'session']);
  });

  test('ends when the owner resets it, or becomes an administrator', async () => {
    await squat();
    await reset('tallgrass9');
    expect([await signIn('chosen-by-another'), await signIn('tallgrass9')]).toEqual([401, 200]);

    ana = someone(ANA);
    await squat();
    await ensureAdministrator(app.deps, { email: ana.email, password: 'admin-secret' });
    expect([await signIn('chosen-by-another'), await signIn('admin-secret')]).toEqual([401, 200]);
  });
});

test('the password of a sign-up works after its emailed link, in any browser', async () => {
  for (const isSameBrowser of [true, false]) {
    ana = someone(ANA);
    const http = app.visitor();
    await http.post('/api/auth/sign-up', ana);
    expect((await confirm(isSameBrowser ? http : app.visitor())).body.profile.social_auth_only).toBe(false);
    expect(await signIn(ana.password)).toBe(200);
  }
});

test.each([
  ['a sign-up’s link', async () => void (await confirm(app.visitor())), ['credential', 'session']],
  ['a password reset', () => reset('tallgrass9'), ['credential']],
  ['a verified external sign-in', async () => void (await comeAs(owned)), ['google', 'session']],
])('the first proof, by %s, removes all earlier sign-in methods', async (_name, prove, left) => {
  await app.visitor().post('/api/auth/sign-up', ana);
  await linkTo(app, ana.email, 'email_confirmation');
  const [row] = await app.asOwner('select id from auth.users where email = $1', [ana.email]);
  const id = String(row?.['id']);
  for (const statement of [
    `insert into auth.accounts (user_id, account_id, provider_id) values ('${id}', 'stranger', 'google')`,
    `insert into auth.sessions (user_id, token, expires_at) values ('${id}', '${id}', now() + interval '1 day')`,
    `insert into auth.passkeys (user_id, credential_id, public_key, transports, name) values ('${id}', '${id}', 'k', '{}', 'Key')`,
    `insert into auth.totp (user_id, secret, confirmed_at) values ('${id}', 'sealed', now())`,
    `insert into auth.recovery_codes (user_id, code_hash) values ('${id}', 'h')`,
    `insert into auth.email_changes (user_id, new_email, expires_at) values ('${id}', 'x@example.test', now() + interval '1 day')`,
    `update auth.users set two_factor_enabled = true where id = '${id}'`,
  ]) {
    await app.asOwner(statement);
  }
  await prove();
  expect(await waysIn()).toEqual(left);
});
