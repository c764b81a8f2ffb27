import { _checkCredential, defaultDocumentLoader } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import jsonld from 'jsonld';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import type { MyPassport } from '#domains/profiles/contract/passport/passport.ts';
import { expireFacts, markFacts } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedNurse, DAY, dayIn } from '#tests/support/people/hiring.ts';

const app = sharedApp({ APP_URL: 'https://passport.example.test' });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
});

/** A nurse with a verified license and course card, and unverified work. */
async function aVerifiedNurse(reviewer = ada): Promise<SignedIn> {
  const nurse = await anApprovedNurse(app);
  for (const [table, source] of [
    ['licenses', 'state_board'],
    ['certifications', 'issuer'],
  ]) {
    await app.asOwner(
      `update ${table} set verification_state = 'verified', verification_source = $2, verified_by = $3, verified_at = $4
       where user_id = $1`,
      [nurse.userId, source, reviewer.userId, app.clock.now()],
    );
  }
  return nurse;
}
const read = async ({ http }: SignedIn): Promise<MyPassport> => (await http.get('/api/me/passport')).body;

async function share(nurse: SignedIn, change: object = {}) {
  const facts = (await read(nurse)).facts.map(({ key }) => key);
  const { status, body } = await nurse.http.post('/api/me/passport/links', {
    label: 'Prairie',
    facts,
    days: 7,
    ...change,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const token = new URL(body.url).pathname.split('/').at(-1) ?? '';
  return { url: body.url as string, token, id: body.passport.links[0].id as string };
}
const look = (token: string) => app.visitor().get(`/passport/${token}`);

test('a link shows only the chosen verified facts with checker, source, date and validity', async () => {
  const nurse = await aVerifiedNurse();
  const { facts } = await read(nurse);
  expect(facts.map(({ title }) => title)).toEqual(['MO license: Registered Nurse (RN)', 'Basic Life Support (BLS)']);
  const { url, token } = await share(nurse, { facts: [facts[0]?.key] });
  expect(url).toBe(`https://passport.example.test/passport/${token}`);

  const page = await look(token);
  expect(page.status).toBe(200);
  for (const text of [
    'Dana Whitfield',
    'MO license: Registered Nurse (RN)',
    '2019123456',
    'Tallgrass, reviewer A. R.',
    'State board or registry lookup',
    'Apr 30, 2027',
    '<meta name="robots" content="noindex"/>',
  ])
    expect(page.body).toContain(text);
  for (const hidden of ['Basic Life Support', 'Ozark Ridge', 'Reyes', nurse.email, '573-555-0142', '1990', 'Elm St'])
    expect(page.body).not.toContain(hidden);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect((await app.visitor().get(`/api/passport/${token}`)).body).toMatchObject({
    name: 'Dana Whitfield',
    hidden: 0,
    facts: [{ source: 'State board or registry lookup', validUntil: '2027-04-30' }],
  });
  // The table contains nothing that opens a link.
  const kept = await app.asOwner(`select * from passport_links where user_id = $1`, [nurse.userId]);
  expect(JSON.stringify(kept)).not.toContain(token);
  const exported = await nurse.http.get('/api/me/export');
  expect(JSON.stringify(exported.body)).not.toContain(String(kept[0]?.['token_hash']));
});

test('a reviewer without a name has no initials', async () => {
  const nameless = await signInAsAdmin(app, 'Nameless Reviewer');
  await app.asOwner('update profiles set full_name = null where user_id = $1', [nameless.userId]);
  const nurse = await aVerifiedNurse(nameless);
  const { facts } = await read(nurse);
  expect(facts.map(({ checkedBy }) => checkedBy)).toEqual(['Tallgrass', 'Tallgrass']);
});

test('the owner sees each view, and can end the link immediately', async () => {
  const nurse = await aVerifiedNurse();
  const other = await aVerifiedNurse();
  const { token, id } = await share(nurse);
  await look(token);
  app.clock.advance(60_000);
  await look(token);
  expect((await read(nurse)).links).toMatchObject([
    { views: 2, isOpen: true, lastViews: [app.clock.now().toISOString(), expect.any(String)] },
  ]);
  expect((await other.http.post(`/api/me/passport/links/${id}/revoke`)).status).toBe(404);
  expect((await look(token)).status).toBe(200);
  const ended = await nurse.http.post(`/api/me/passport/links/${id}/revoke`);
  expect(ended.body.links).toMatchObject([{ isOpen: false, views: 3 }]);
  const page = await look(token);
  expect(page).toMatchObject({ status: 410, body: expect.stringContaining('This passport link has ended') });
  expect(page.body).not.toContain('Dana');
  expect(await app.visitor().get(`/api/passport/${token}`)).toMatchObject({ status: 410, body: { error: 'GONE' } });
  expect((await nurse.http.post(`/api/me/passport/links/${id}/revoke`)).status).toBe(404);
  const actions = await app.asOwner(`select action from audit_log where subject_id = $1 order by seq`, [id]);
  expect(actions.map(({ action }) => action)).toEqual(['passport.shared', 'passport.revoked']);
});

test('facts that are no longer verified or valid are hidden, and a link expires', async () => {
  const nurse = await aVerifiedNurse();
  const { token } = await share(nurse);
  const shown = async () => (await app.visitor().get(`/api/passport/${token}`)).body;
  expect(await shown()).toMatchObject({ hidden: 0 });
  await markFacts(app, 'certifications', nurse.userId, 'discrepancy');
  expect(await shown()).toMatchObject({ hidden: 1, facts: [{ kind: 'license' }] });
  const dayBeforeYesterday = dayIn(app, -2);
  const [before] = await app.asOwner(`select expires_on::text from licenses where user_id = $1`, [nurse.userId]);
  const expire = async (day: string) => {
    await expireFacts(app, 'licenses', nurse.userId, day);
    await markFacts(app, 'licenses', nurse.userId, 'verified');
  };
  await expire(dayBeforeYesterday);
  expect(await shown()).toMatchObject({ hidden: 2, facts: [] });
  await expire(String(before?.['expires_on']));

  const hold = { subjectType: 'person', subjectId: nurse.userId, reason: 'A complaint.' };
  const { body: held } = await ada.http.post('/api/admin/holds', hold);
  expect((await look(token)).status).toBe(410);
  await ada.http.post(`/api/admin/holds/${held.id}/release`, { reason: 'Settled.' });
  expect((await look(token)).status).toBe(200);

  app.clock.advance(8 * DAY);
  expect((await look(token)).status).toBe(410);
});

test('only own verified facts can be shared, and an unknown or malformed link opens nothing', async () => {
  const nurse = await aVerifiedNurse();
  const other = await aVerifiedNurse();
  const send = (facts: unknown, days: unknown = 7) =>
    nurse.http.post('/api/me/passport/links', { label: 'x', facts, days });
  const theirs = (await read(other)).facts.map(({ key }) => key);
  expect(await send(theirs)).toMatchObject({ status: 422, body: { fields: { facts: expect.any(String) } } });
  const [work] = await app.asOwner(`select id from work_history where user_id = $1`, [nurse.userId]);
  expect((await send([`work:${String(work?.['id'])}`])).status).toBe(422);
  expect((await send([])).status).toBe(422);
  expect(
    (
      await send(
        (await read(nurse)).facts.map(({ key }) => key),
        365,
      )
    ).status,
  ).toBe(422);
  expect((await app.visitor().get('/api/me/passport')).status).toBe(401);
  expect((await look('A'.repeat(43))).status).toBe(404);
  expect((await look("' or 1=1")).status).toBe(404);
});

/**
 * Checks a credential as an outside verifier would, with libraries that are not ours: the signature, the data model and
 * its dates, every term in its vocabulary, and the status list.
 */
async function verify(jwt: string): Promise<{ credential: JWTPayload; isRevoked: boolean }> {
  const stranger = app.visitor();
  const { body: keys } = await stranger.get('/.well-known/jwks.json');
  const known = createLocalJWKSet(keys as JSONWebKeySet);
  const open = async (token: string) => {
    const { payload } = await jwtVerify(token, known, { issuer: 'https://passport.example.test', typ: 'vc+jwt' });
    _checkCredential({ credential: payload, now: app.clock.now() });
    await jsonld.expand(payload, { documentLoader: defaultDocumentLoader, safe: true });
    return payload;
  };
  const credential = await open(jwt);
  const { verified, results, error } = await checkStatus({
    credential,
    // Its signature is already verified.
    verifyBitstringStatusListCredential: false,
    documentLoader: async (url) => {
      const { body, headers } = await stranger.get(new URL(url).pathname);
      expect(headers.get('content-type')).toBe('application/vc+jwt');
      return { document: await open(body) };
    },
  });
  expect(error).toBeUndefined();
  expect(verified).toBe(true);
  return { credential, isRevoked: results?.[0]?.status === true };
}
const credentialsOf = async (token: string): Promise<{ key: string; title: string; jwt: string }[]> =>
  (await app.visitor().get(`/api/passport/${token}/credentials`)).body.credentials;

test('an outside verifier can check each fact’s credential with published keys and a status list', async () => {
  const nurse = await aVerifiedNurse();
  const { token, id } = await share(nurse);
  const bystander = await share(await aVerifiedNurse());
  const [license, course] = await credentialsOf(token);
  const { credential, isRevoked } = await verify(license?.jwt ?? '');
  expect(isRevoked).toBe(false);
  expect(credential).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', expect.any(String)],
    type: ['VerifiableCredential'],
    issuer: 'https://passport.example.test',
    validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    validUntil: '2027-04-30T23:59:59Z',
    credentialSubject: { name: 'Dana Whitfield', description: 'MO license: Registered Nurse (RN)' },
    credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
  });
  const [head, , signature] = (license?.jwt ?? '').split('.');
  const forged = Buffer.from(JSON.stringify({ ...credential, credentialSubject: { name: 'Arne Else' } }));
  await expect(verify(`${head}.${forged.toString('base64url')}.${signature}`)).rejects.toThrow(/signature/);
  expect((await look(token)).body).toContain('Signed credential');

  // A fact that is no longer valid is revoked automatically; ending the link revokes all of its facts, and only those.
  await markFacts(app, 'certifications', nurse.userId, 'discrepancy');
  expect(await verify(course?.jwt ?? '')).toMatchObject({ isRevoked: true });
  expect(await verify(license?.jwt ?? '')).toMatchObject({ isRevoked: false });
  await nurse.http.post(`/api/me/passport/links/${id}/revoke`);
  expect(await verify(license?.jwt ?? '')).toMatchObject({ isRevoked: true });
  const [other] = await credentialsOf(bystander.token);
  expect(await verify(other?.jwt ?? '')).toMatchObject({ isRevoked: false });
  await app.asOwner(`delete from passport_links where id = $1`, [bystander.id]);
  expect(await verify(other?.jwt ?? '')).toMatchObject({ isRevoked: true });
  expect((await app.visitor().get('/api/passport/status/7')).status).toBe(404);
  expect((await app.visitor().get('/api/passport/status/x')).status).toBe(404);
});

test('a fact verified again after the link was created needs a new link for its credential', async () => {
  const nurse = await aVerifiedNurse();
  const { token } = await share(nurse);
  const [license] = await credentialsOf(token);
  app.clock.advance(60_000);
  const again = `update licenses set verified_at = $2 where user_id = $1`;
  await app.asOwner(again, [nurse.userId, app.clock.now()]);
  expect((await credentialsOf(token)).map(({ title }) => title)).toEqual(['Basic Life Support (BLS)']);
  expect(await verify(license?.jwt ?? '')).toMatchObject({ isRevoked: true });
  expect((await look(token)).body).toContain('A new link carries its signed credential');
  const { token: newer } = await share(nurse);
  expect(await credentialsOf(newer)).toHaveLength(2);
});

test('at most twenty links can be open, even with thirty concurrent requests; ending one frees a slot', async () => {
  const nurse = await aVerifiedNurse();
  const facts = (await read(nurse)).facts.map(({ key }) => key);
  const make = () => nurse.http.post('/api/me/passport/links', { label: 'Prairie', facts, days: 7 });
  const made = await Promise.all(Array.from({ length: 30 }, make));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  for (const { body } of made.filter(({ status }) => status !== 201)) expect(body).toMatchObject({ error: 'CONFLICT' });
  const { links } = await read(nurse);
  expect(links).toHaveLength(20);
  expect(await make()).toMatchObject({ status: 409, body: { message: 'You have 20 open links. End one first.' } });
  expect((await nurse.http.post(`/api/me/passport/links/${links[0]?.id}/revoke`)).status).toBe(200);
  const again = await Promise.all([make(), make(), make()]);
  expect(again.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409, 409]);
  // Another person's links don't count.
  expect((await share(await aVerifiedNurse())).id).toEqual(expect.any(String));
});
