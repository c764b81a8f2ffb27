import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents, profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { licenses, roleRequests } from '#domains/profiles/db/candidates.ts';
import { verificationCases } from '#domains/verification/db/verification.ts';
import { auditLog } from '#platform/db/tables.ts';
import { service } from '#platform/server/database/db.ts';
import { addBusinessDays } from '#kernel/holidays.ts';
import type { Deps } from '#platform/server/deps.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, openBrowser, signInAs, submission } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, dayIn, eventually, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp();

const decide = (deps: Deps, userId: string, verificationStatus: 'approved' | 'needs_fix' | 'rejected', message = '') =>
  deps.db.as(service, async (tx) => {
    await tx.update(profiles).set({ verificationStatus }).where(eq(profiles.userId, userId));
    await tx
      .update(verificationCases)
      .set({ status: verificationStatus, message })
      .where(eq(verificationCases.userId, userId));
  });

test('a profile is saved step by step and read back on another device', async () => {
  const { http, userId } = await signInAs(app);
  await fillProfile(http, { submit: false });
  await http.put('/api/me/onboarding/step', { step: 'documents' });

  const other = await openBrowser(app, userId);
  const { body } = await other.get('/api/me/profile');
  expect(body.onboarding).toMatchObject({ step: 'documents', completed: false, missing: [] });
  expect(body.about).toMatchObject({ phone: '(573) 555-0142', city: 'Joplin', state: 'MO', formerNames: ['Dana Roe'] });
  expect(body.licenses).toMatchObject([{ licenseNumber: '2019123456', verificationState: 'attested', warnings: [] }]);
});

test('invalid input is refused at its field, and nothing is stored', async () => {
  const { http } = await signInAs(app);
  const bad = await http.put('/api/me/profile/about', {
    ...aNurse.about,
    fullName: ' ',
    phone: '555-0142',
    zip: '6480',
    dateOfBirth: '1890-01-01',
  });
  expect(bad).toMatchObject({ status: 422, body: { error: 'INVALID_INPUT' } });
  expect(Object.keys(bad.body.fields).sort()).toEqual(['dateOfBirth', 'fullName', 'phone', 'zip']);

  const unseen = { fullName: '\u200b\u202e', formerNames: ['\u2060'] };
  expect(await http.put('/api/me/profile/about', { ...aNurse.about, ...unseen })).toMatchObject({
    status: 422,
    body: { fields: { fullName: 'Please enter your full name.', 'formerNames.0': 'Please fill this in.' } },
  });
  const nowhere = await http.put('/api/me/profile/about', { ...aNurse.about, zip: '00000' });
  expect(nowhere).toMatchObject({ status: 422, body: { fields: { zip: expect.stringContaining('ZIP') } } });
  const swapped = await http.put('/api/me/profile/preferences', { ...aNurse.preferences, payTargetCents: 3000 });
  expect(swapped).toMatchObject({ status: 422, body: { fields: { payTargetCents: expect.any(String) } } });
  const npi = { npi: '1234567898', graduatedOn: null, licenseExpectedOn: null };
  expect(await http.put('/api/me/profile/credentials', npi)).toMatchObject({
    status: 422,
    body: { fields: { npi: expect.any(String) } },
  });
  const twice = await http.put('/api/me/profile/role', { ...aNurse.role, skills: ['charge', 'charge'] });
  expect(twice).toMatchObject({ status: 422, body: { fields: { skills: 'Pick each only once.' } } });
  expect((await http.put('/api/me/profile/about', { ...aNurse.about, role: 'admin' })).status).toBe(422);
  expect((await http.get('/api/me/profile')).body.about.zip).toBeNull();
});

test('one NPI belongs to one profile', async () => {
  const [one, two] = [await signInAs(app), await signInAs(app)];
  const body = { npi: '1234567893', graduatedOn: null, licenseExpectedOn: null };
  expect((await one.http.put('/api/me/profile/credentials', body)).status).toBe(200);
  expect(await two.http.put('/api/me/profile/credentials', body)).toMatchObject({
    status: 422,
    body: { fields: { npi: expect.any(String) } },
  });
});

test("'Other' keeps the request once, and a role from the list can follow", async () => {
  const { http, userId } = await signInAs(app);
  const other = { ...aNurse.role, position: 'OTHER', requestedRole: 'Surgical technologist' };
  expect((await http.put('/api/me/profile/role', { ...other, requestedRole: '' })).body.fields).toHaveProperty(
    'requestedRole',
  );
  await http.put('/api/me/profile/role', other);
  const { body } = await http.put('/api/me/profile/role', other);
  expect(body.role).toMatchObject({ position: null, requestedRole: 'Surgical technologist' });
  const kept = await app.deps.db.as(service, (tx) =>
    tx.select().from(roleRequests).where(eq(roleRequests.userId, userId)),
  );
  expect(kept).toHaveLength(1);
  expect((await http.put('/api/me/profile/role', aNurse.role)).body.role.position).toBe('RN');
});

test('a submission must be complete, opens one case, and can’t be repeated', async () => {
  const { http, userId } = await signInAs(app);
  const early = await http.post('/api/me/onboarding/submit', submission);
  expect(early).toMatchObject({
    status: 422,
    body: { fields: { zip: expect.any(String), position: expect.any(String) } },
  });

  await fillProfile(http, { submit: false });
  expect(await http.post('/api/me/onboarding/submit', { ...submission, acceptsMatchingNotice: false })).toMatchObject({
    status: 422,
    body: { fields: { acceptsMatchingNotice: expect.any(String) } },
  });
  expect((await http.post('/api/me/onboarding/submit', { ...submission, matchingNoticeVersion: 'old' })).status).toBe(
    409,
  );

  const both = await Promise.all([
    http.post('/api/me/onboarding/submit', submission),
    http.post('/api/me/onboarding/submit', submission),
  ]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'WRONG_STATE', current: 'pending' });

  const [cases, given, log] = await app.deps.db.as(service, async (tx) => [
    await tx.select().from(verificationCases).where(eq(verificationCases.userId, userId)),
    await tx.select().from(consents).where(eq(consents.userId, userId)),
    await tx.select().from(auditLog).where(eq(auditLog.actorId, userId)),
  ]);
  expect(cases).toMatchObject([{ status: 'pending', subjectType: 'person', submittedBy: userId }]);
  expect(given.filter(({ kind }) => kind === 'matching_notice')).toMatchObject([
    { version: submission.matchingNoticeVersion },
  ]);
  expect(log.map(({ action }) => action)).toContain('person.submitted');
  const told = await app.asOwner(
    `select n.title, n.body, n.data->>'dueOn' as due, m.subject from notifications n
     left join mails m on m.user_id = n.user_id and m.type = 'verification_update' where n.user_id = $1`,
    [userId],
  );
  expect(told).toMatchObject([
    { title: 'We have your profile', subject: 'We have your profile', due: addBusinessDays(dayIn(app, 0), 2) },
  ]);
  expect(told[0]?.['body']).toContain('You should hear from us by');
  expect((await http.get('/api/session')).body.profile).toMatchObject({
    onboarding_completed: true,
    verification_status: 'pending',
  });
});

test('after a fix the profile is submitted again as a new case; an approved profile can’t be', async () => {
  const { http, userId } = await signInAs(app);
  await fillProfile(http, { submit: true });
  await decide(app.deps, userId, 'needs_fix', 'The license photo is dark.');
  expect((await http.get('/api/me/submission')).body).toMatchObject({
    status: 'needs_fix',
    message: 'The license photo is dark.',
    items: expect.arrayContaining([expect.objectContaining({ kind: 'certification', detail: 'Ends Aug 31, 2027' })]),
  });

  app.clock.advance(60_000);
  const again = await http.post('/api/me/onboarding/submit', submission);
  expect(again).toMatchObject({ status: 200, body: { verification: { status: 'pending', message: null } } });
  const cases = await app.deps.db.as(service, (tx) =>
    tx.select().from(verificationCases).where(eq(verificationCases.userId, userId)),
  );
  expect(cases.map(({ status }) => status).sort()).toEqual(['needs_fix', 'pending']);

  await decide(app.deps, userId, 'approved');
  expect(await http.post('/api/me/onboarding/submit', submission)).toMatchObject({
    status: 409,
    body: { current: 'approved' },
  });
  const { items } = (await http.get('/api/me/submission')).body as { items: { kind: string; state: string }[] };
  expect(Object.fromEntries(items.map(({ kind, state }) => [kind, state]))).toMatchObject({
    identity: 'accepted',
    role: 'accepted',
    work: 'not_checked',
  });
});

test('changing a verified fact reopens only that fact', async () => {
  const { http, userId } = await signInAs(app);
  await fillProfile(http, { submit: true });
  await http.post('/api/me/licenses', {
    ...aNurse.license,
    state: 'KS',
    licenseNumber: '13-123456',
    compactStatus: 'single_state',
  });
  await app.deps.db.as(service, (tx) =>
    tx
      .update(licenses)
      .set({ verificationState: 'verified', verificationSource: 'Board', verifiedAt: app.clock.now() })
      .where(eq(licenses.userId, userId)),
  );
  await decide(app.deps, userId, 'approved');

  const before = (await http.get('/api/me/profile')).body.licenses;
  const { body } = await http.put(`/api/me/licenses/${before[0].id}`, { ...aNurse.license, expiresOn: '2029-04-30' });
  expect(body.licenses).toMatchObject([
    { state: 'MO', verificationState: 'attested', verificationSource: null, verifiedAt: null },
    { state: 'KS', verificationState: 'verified', verificationSource: 'Board' },
  ]);
  expect(body.verification.status).toBe('approved');
});

test('entries of another person are out of reach, and employers have no candidate profile', async () => {
  const [owner, other] = [await signInAs(app), await signInAs(app)];
  await fillProfile(owner.http, { submit: false });
  const [license] = (await owner.http.get('/api/me/profile')).body.licenses;

  expect((await other.http.put(`/api/me/licenses/${license.id}`, aNurse.license)).status).toBe(404);
  expect((await other.http.delete(`/api/me/licenses/${license.id}`)).status).toBe(404);
  expect((await other.http.delete('/api/me/licenses/not-an-id')).status).toBe(404);
  const employer = await signInAs(app, 'employer');
  expect((await employer.http.get('/api/me/profile')).status).toBe(403);
  expect((await app.visitor().get('/api/me/profile')).status).toBe(401);
  expect((await owner.http.delete(`/api/me/licenses/${license.id}`)).body.licenses).toEqual([]);
});

test('a new graduate submits with a pending license and its dates', async () => {
  const { http } = await signInAs(app);
  await fillProfile(http, { submit: false });
  const [license] = (await http.get('/api/me/profile')).body.licenses;
  await http.put(`/api/me/licenses/${license.id}`, {
    ...aNurse.license,
    status: 'pending',
    licenseNumber: '',
    expiresOn: '',
  });
  expect((await http.post('/api/me/onboarding/submit', submission)).body.fields).toEqual({
    licenseExpectedOn: expect.any(String),
    graduatedOn: expect.any(String),
  });
  await http.put('/api/me/profile/credentials', {
    npi: '',
    graduatedOn: '2026-12-12',
    licenseExpectedOn: '2027-02-01',
  });
  expect((await http.post('/api/me/onboarding/submit', submission)).status).toBe(200);
});

test('a Missouri graduate nurse is matched until day 90 or the first exam result, and by nothing else', async () => {
  const nurse = await anApprovedNurse(app);
  const [license] = (await nurse.http.get('/api/me/profile')).body.licenses;
  const pending = { ...aNurse.license, status: 'pending', licenseNumber: '', expiresOn: '' };
  await nurse.http.put(`/api/me/licenses/${license.id}`, pending);
  const dates = { npi: '', graduatedOn: dayIn(app, -60), licenseExpectedOn: dayIn(app, 80) };
  await nurse.http.put('/api/me/profile/credentials', { ...dates, firstExamResultOn: '' });
  const hospital = await anApprovedHospital(app);
  const jobs = async (): Promise<string[]> =>
    (await nurse.http.get('/api/me/matches')).body.items.map(({ job }: { job: { id: string } }) => job.id);

  const onDay91 = await publish(app, hospital, { startDate: dayIn(app, 31) });
  const onDay90 = await publish(app, hospital, { startDate: dayIn(app, 30) });
  await eventually(async () => expect(await jobs()).toContain(onDay90));
  expect(await jobs()).not.toContain(onDay91);

  const saved = await nurse.http.put('/api/me/profile/credentials', { ...dates, firstExamResultOn: dayIn(app, -1) });
  expect(saved.body.credentials).toMatchObject({ firstExamResultOn: dayIn(app, -1) });
  await eventually(async () => expect(await jobs()).toEqual([]));
  await nurse.http.put('/api/me/profile/credentials', { ...dates, firstExamResultOn: null });
  await eventually(async () => expect(await jobs()).toEqual([onDay90]));
});

test('the same license is not added twice, in any spelling of its number', async () => {
  const { http } = await signInAs(app);
  const licenseOf = (changes: object) => ({ ...aNurse.license, ...changes });
  const add = (changes: object) => http.post('/api/me/licenses', licenseOf(changes));
  const twice = { status: 422, body: { fields: { licenseNumber: 'This license is already in your profile.' } } };
  expect((await add({ licenseNumber: '13-123456' })).status).toBe(201);
  expect(await add({ licenseNumber: '13 123456' })).toMatchObject(twice);
  const { status, body } = await add({ licenseNumber: '13-123456', state: 'KS' });
  expect(status).toBe(201);
  const inKansas = body.licenses.find(({ state }: { state: string }) => state === 'KS');
  const change = (changes: object) => http.put(`/api/me/licenses/${inKansas.id}`, licenseOf(changes));
  expect(await change({ licenseNumber: '13123456' })).toMatchObject(twice);
  expect((await change({ licenseNumber: '13-123456', state: 'KS', expiresOn: '2029-04-30' })).status).toBe(200);
});

test('past work cannot begin in the future', async () => {
  const { http } = await signInAs(app);
  expect(await http.post('/api/me/work-history', { ...aNurse.work, startedOn: '2190-06-01' })).toMatchObject({
    status: 422,
    body: { fields: { startedOn: 'The start date is in the future. Please check the year.' } },
  });
});

test('an unusual license causes a warning, never a refusal', async () => {
  const { http } = await signInAs(app);
  const { status, body } = await http.post('/api/me/licenses', { ...aNurse.license, expiresOn: '2028-04-30' });
  expect(status).toBe(201);
  expect(body.licenses[0].warnings).toMatchObject([{ code: 'EXPIRY_DAY' }]);
});

test('auto-apply rests on a consent that is given and revoked with the switch', async () => {
  const { http, userId } = await signInAs(app);
  const consentsNow = () =>
    app.deps.db.as(service, (tx) => tx.select().from(consents).where(eq(consents.userId, userId)));
  await http.put('/api/me/profile/preferences', aNurse.preferences);
  expect(await consentsNow()).toEqual([]);
  await http.put('/api/me/profile/preferences', { ...aNurse.preferences, autoApply: true });
  expect(await consentsNow()).toMatchObject([
    { kind: 'auto_apply', revokedAt: null, scope: { dailyCap: 3, activeCap: 10 } },
  ]);
  await http.put('/api/me/profile/preferences', aNurse.preferences);
  expect((await consentsNow()).filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
});

test('preferences saved without auto-apply leave its switch, its limits and its consent as they are', async () => {
  const { http, userId } = await signInAs(app);
  const path = '/api/me/profile/preferences';
  const consentsNow = () =>
    app.deps.db.as(service, (tx) => tx.select().from(consents).where(eq(consents.userId, userId)));
  const { autoApply: _off, autoApplyDailyCap: _daily, autoApplyActiveCap: _active, ...wishes } = aNurse.preferences;
  await http.put(path, { ...aNurse.preferences, autoApply: true, autoApplyDailyCap: 2, autoApplyActiveCap: 4 });

  const on = { autoApply: true, autoApplyDailyCap: 2, autoApplyActiveCap: 4 };
  const paid = await http.put(path, { ...wishes, payFloorCents: 3700 });
  expect(paid).toMatchObject({ status: 200, body: { preferences: { ...on, payFloorCents: 3700 } } });
  expect(await consentsNow()).toMatchObject([{ revokedAt: null }]);
  expect((await http.put(path, { ...wishes, autoApplyDailyCap: 5 })).body.fields).toEqual({
    autoApplyDailyCap: 'This can’t be more than your max open applications.',
  });
  const wider = await http.put(path, { ...wishes, autoApplyDailyCap: 4 });
  expect(wider.body.preferences).toMatchObject({ ...on, autoApplyDailyCap: 4 });

  // Turned off in another tab: a change of the limits turns nothing on.
  await http.put(path, { ...wishes, autoApply: false });
  const off = await http.put(path, { ...wishes, autoApplyActiveCap: 9 });
  expect(off.body.preferences).toMatchObject({ autoApply: false, autoApplyDailyCap: 4, autoApplyActiveCap: 9 });
  expect((await consentsNow()).map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date)]);
  expect((await http.put(path, { ...wishes, autoApply: true })).status).toBe(200);
  expect(await consentsNow()).toContainEqual(
    expect.objectContaining({ revokedAt: null, scope: { dailyCap: 4, activeCap: 9 } }),
  );
});

test('the same form in two tabs: each saves what changed there, and the whole is checked', async () => {
  const { http } = await signInAs(app);
  await fillProfile(http, { submit: false });
  const put = (form: string, change: object) => http.put(`/api/me/profile/${form}`, change);
  const saves = await Promise.all([
    put('about', { phone: '417-555-0199' }),
    put('about', { streetAddress: '9 Elm St' }),
    put('role', { headline: 'Night nurse' }),
    put('role', { skills: ['ekg'] }),
    put('credentials', { graduatedOn: '2026-05-01' }),
    put('credentials', { licenseExpectedOn: '2026-12-31' }),
    put('preferences', { payTargetCents: 5000 }),
    put('preferences', { radiusMiles: 45 }),
  ]);
  expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200));
  const { body: before } = await http.get('/api/me/profile');
  expect(before).toMatchObject({
    about: { fullName: aNurse.about.fullName, phone: '(417) 555-0199', streetAddress: '9 Elm St' },
    role: { position: 'RN', headline: 'Night nurse', skills: ['ekg'] },
    credentials: { graduatedOn: '2026-05-01', licenseExpectedOn: '2026-12-31' },
    preferences: { payTargetCents: 5000, radiusMiles: 45, shifts: aNurse.preferences.shifts },
  });

  expect((await put('preferences', { payFloorCents: 5100 })).body.fields).toEqual({
    payTargetCents: 'Your target pay is lower than your lowest pay.',
  });
  expect((await put('role', { position: 'OTHER' })).body.fields).toEqual({
    requestedRole: 'Enter the role you work in.',
  });
  for (const form of ['about', 'role', 'credentials', 'preferences']) {
    expect(await put(form, {})).toMatchObject({ status: 200, body: { about: before.about, role: before.role } });
  }
});

test('a form that was never filled in names what is missing', async () => {
  const { http } = await signInAs(app);
  const { fields } = (await http.put('/api/me/profile/about', { phone: null })).body;
  expect(fields).toMatchObject({
    zip: 'Enter a ZIP code with five digits.',
    dateOfBirth: 'Enter your full date of birth.',
  });
  expect((await http.put('/api/me/profile/role', { skills: ['ekg'] })).body.fields).toEqual({
    position: 'Choose your role.',
  });
});

test('an employer is found by name, blocked and unblocked', async () => {
  const { http } = await signInAs(app);
  const [live] = await app.deps.db.as(service, (tx) =>
    tx
      .insert(organizations)
      .values([
        { kind: 'facility', name: 'Prairie 100% Clinic', city: 'Salina', state: 'KS', verificationStatus: 'approved' },
        { kind: 'facility', name: 'Prairie Pending Clinic', city: 'Salina', state: 'KS' },
      ])
      .returning({ id: organizations.id }),
  );
  expect((await http.get('/api/me/organization-search?q=prairie')).body.items).toMatchObject([
    { name: 'Prairie 100% Clinic', place: 'Salina, KS' },
  ]);
  expect((await http.get('/api/me/organization-search?q=0%25')).body.items).toHaveLength(1);
  expect((await http.get('/api/me/organization-search?q=_%25_')).body.items).toHaveLength(0);

  const blocked = await http.post('/api/me/blocked-organizations', { organizationId: live?.id });
  expect(blocked).toMatchObject({ status: 201, body: { blocked: [{ name: 'Prairie 100% Clinic' }] } });
  expect((await http.delete(`/api/me/blocked-organizations/${live?.id}`)).body.blocked).toEqual([]);
  expect((await http.delete(`/api/me/blocked-organizations/${live?.id}`)).status).toBe(404);
});

test('a ZIP code returns its place; an unused one is not found', async () => {
  expect((await app.visitor().get('/api/geo/zip/66762')).body).toMatchObject({ city: 'Pittsburg', state: 'KS' });
  expect((await app.visitor().get('/api/geo/zip/00000')).status).toBe(404);
  expect((await app.visitor().get('/api/geo/zip/abc')).status).toBe(404);
});
