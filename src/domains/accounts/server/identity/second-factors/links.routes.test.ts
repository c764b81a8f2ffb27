import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { anAuthenticator } from '#tests/support/peers/authenticator.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import {
  comeFromOutside,
  openIdentityProvider,
  type TestIdentityProvider,
} from '#tests/support/peers/identity-provider.ts';
import { ANA, EDDA, join, mailsTo, someone } from '#tests/support/people/identity.ts';

let provider: TestIdentityProvider;
beforeAll(async () => {
  const opened = await openIdentityProvider();
  provider = opened;
  return opened.close;
});
/** Its clock only moves forward. */
const app = sharedApp(() => provider.settings);
const MINUTE = 60_000;
let ana: ReturnType<typeof someone>;
beforeEach(() => {
  ana = someone(ANA);
  provider.claims = { sub: ana.email, email: ana.email, email_verified: true, name: 'Ana Ruiz' };
});

const factorsOf = async (http: HttpClient) => (await http.get('/api/auth/factors')).body;
const linkOf = async (http: HttpClient) => (await factorsOf(http)).links[0];
const unlink = (http: HttpClient, id: string, body: object = {}) => http.post(`/api/auth/links/${id}/remove`, body);
const LAST_WAY = { status: 409, body: { error: 'CONFLICT', message: expect.stringContaining('only way to sign in') } };
const AGAIN = { status: 403, body: { error: 'RECENT_SIGN_IN_NEEDED' } };

async function addPasskey(http: HttpClient, proof: object): Promise<string> {
  const { body } = await http.post('/api/auth/passkeys/options', proof);
  const credential = anAuthenticator(app.deps.env.appUrl).register(body.options.challenge);
  return (await http.post('/api/auth/passkeys', { name: 'Key', credential })).body.id;
}

describe('a linked account', () => {
  test('is listed, and only its owner can unlink it, with the password; an email confirms it', async () => {
    const { http, userId } = await join(app, ana);
    await comeFromOutside(app.visitor());
    const link = await linkOf(http);
    expect(link).toMatchObject({ provider: 'google', linkedAt: expect.any(String) });
    const { http: stranger } = await join(app, someone(EDDA));
    expect((await unlink(stranger, link.id, { currentPassword: EDDA.password })).status).toBe(404);
    expect((await unlink(http, link.id)).body.fields).toHaveProperty('currentPassword');
    expect((await unlink(http, link.id, { currentPassword: 'wrong' })).status).toBe(422);
    expect((await unlink(http, link.id, { currentPassword: ana.password })).status).toBe(200);
    expect((await factorsOf(http)).links).toEqual([]);
    expect((await mailsTo(app, ana.email, 'security_alert')).map(({ text }) => text).join()).toContain('unlinked');
    expect(
      await app.asOwner(`select detail from audit_log where subject_id = $1 and action = 'account.unlinked'`, [userId]),
    ).toEqual([{ detail: { provider: 'google' } }]);
    // The password is not a linked account, even when its ID is given.
    const [password] = await app.asOwner('select id from auth.accounts where user_id = $1', [userId]);
    expect((await unlink(http, String(password?.['id']), { currentPassword: ana.password })).status).toBe(404);
  });

  test('can’t be unlinked when it is the last sign-in method, even by two concurrent requests', async () => {
    const http = app.visitor();
    const userId = (await comeFromOutside(http)).body.user.id;
    const link = await linkOf(http);
    expect(await unlink(http, link.id)).toMatchObject(LAST_WAY);
    await app.asOwner(`insert into auth.accounts (user_id, account_id, provider_id) values ($1, 'm', 'microsoft')`, [
      userId,
    ]);
    const { links } = await factorsOf(http);
    // Both wait for the lock on the person's row, so neither sees what the other removed before.
    const holder = new Client({ connectionString: app.ownerUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from auth.users where id = $1 for update', [userId]);
    const asked = links.map(({ id }: { id: string }) => unlink(http, id));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect(await app.asOwner(waiting)).toHaveLength(2), 10_000);
    await holder.query('commit');
    await holder.end();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await factorsOf(http)).links).toHaveLength(1);
  });
});

describe('a passkey', () => {
  test('is removed with the password, but not when it is the last sign-in method', async () => {
    const { http } = await join(app, ana);
    const id = await addPasskey(http, { currentPassword: ana.password });
    const remove = (key: string, body: object) => http.post(`/api/auth/passkeys/${key}/remove`, body);
    expect((await remove(id, {})).status).toBe(422);
    expect((await remove(id, { currentPassword: 'wrong' })).status).toBe(422);
    expect((await factorsOf(http)).passkeys).toHaveLength(1);
    const other = app.visitor();
    await other.post('/api/auth/sign-in', { email: ana.email, password: ana.password });
    expect((await remove(id, { currentPassword: ana.password, endsOthers: true })).status).toBe(200);
    expect((await other.get('/api/session')).body.user).toBeNull();
    expect((await http.get('/api/session')).body.user.email).toBe(ana.email);

    const social = app.visitor();
    provider.claims = { ...provider.claims, sub: 'other', email: someone(ANA).email };
    await comeFromOutside(social);
    const last = await addPasskey(social, {});
    expect((await unlink(social, (await linkOf(social)).id)).status).toBe(200);
    expect(await social.post(`/api/auth/passkeys/${last}/remove`, {})).toMatchObject(LAST_WAY);
  });
});

test('without a password every change of sign-in methods needs a recent sign-in', async () => {
  const http = app.visitor();
  await comeFromOutside(http);
  const key = await addPasskey(http, {});
  const { id } = await linkOf(http);
  const change: Record<string, () => Promise<{ status: number }>> = {
    'a first password': () => http.put('/api/auth/password', { newPassword: 'tallgrass9' }),
    'an authenticator app': () => http.post('/api/auth/totp', {}),
    'a new passkey': () => http.post('/api/auth/passkeys/options', {}),
    'a passkey removed': () => http.post(`/api/auth/passkeys/${key}/remove`, {}),
    'an unlinked account': () => unlink(http, id),
    'another email': () => http.post('/api/me/email', { newEmail: someone(ANA).email }),
    'the deletion of the account': () => http.post('/api/me/account/delete', {}),
  };
  app.clock.advance(15 * MINUTE + 1);
  for (const [name, attempt] of Object.entries(change)) expect(await attempt(), name).toMatchObject(AGAIN);
  expect(await factorsOf(http)).toMatchObject({ hasPassword: false, passkeys: [{ id: key }], links: [{ id }] });

  await comeFromOutside(http);
  app.clock.advance(15 * MINUTE);
  expect((await change['a first password']?.())?.status).toBe(200);
  expect((await http.get('/api/session')).body.profile.social_auth_only).toBe(false);
});
