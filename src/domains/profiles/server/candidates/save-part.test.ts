import { expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';

const app = sharedApp();
const save = (person: SignedIn, name: string, body: object) => person.http.put(`/api/me/profile/parts/${name}`, body);
const refused = (field: string, message: RegExp | string) => ({
  status: 422,
  body: {
    error: 'INVALID_INPUT',
    fields: { [field]: message instanceof RegExp ? expect.stringMatching(message) : message },
  },
});

it('saves the first five answers, each by itself, and leaves the others as they are', async () => {
  const person = await signInAs(app);
  await save(person, 'position', { position: 'RN', requestedRole: null });
  await save(person, 'license', { state: 'MO', licenseNumber: '2019123456', compactStatus: 'multistate' });
  await save(person, 'home', { zip: '64801-1234' });
  await save(person, 'shifts', { shifts: ['nights', 'weekends'] });
  const { body } = await save(person, 'pay', { payFloorCents: 3_600 });
  expect(body).toMatchObject({
    role: { position: 'RN' },
    licenses: [{ licenseType: 'RN', state: 'MO', licenseNumber: '2019123456', expiresOn: null, status: 'active' }],
    about: { city: 'Joplin', state: 'MO', zip: '64801' },
    preferences: { shifts: ['nights', 'weekends'], payFloorCents: 3_600 },
  });
});

it('forms open in two tabs do not overwrite each other', async () => {
  const person = await signInAs(app);
  const saves = await Promise.all([
    save(person, 'skills', { skills: ['ekg'] }),
    save(person, 'specialty', { yearsExperience: 4, specialties: ['icu'] }),
    save(person, 'settings', { settings: ['hospital'] }),
    save(person, 'shifts', { shifts: ['days'] }),
    save(person, 'distance', { radiusMiles: 30, willRelocate: false, relocateStates: [] }),
  ]);
  expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await person.http.get('/api/me/profile')).body).toMatchObject({
    role: { skills: ['ekg'], specialties: ['icu'], yearsExperience: 4, settings: ['hospital'] },
    preferences: { shifts: ['days'], radiusMiles: 30 },
  });
});

it.each([
  ['00000', /can't find this ZIP/],
  ['09012', /military mail/],
  ['96201', /military mail/],
  ['6480', 'Enter a ZIP code with five digits.'],
])('the ZIP code %s is refused with a reason', async (zip, message) => {
  expect(await save(await signInAs(app), 'home', { zip })).toMatchObject(refused('zip', message));
});

it('a ZIP code of post office boxes alone is placed in its town', async () => {
  expect((await save(await signInAs(app), 'home', { zip: '64802' })).body.about).toMatchObject({ city: 'Joplin' });
});

it('a second save of the license changes the first; a submitted profile changes it in full only', async () => {
  const person = await signInAs(app);
  const license = { state: 'MO', licenseNumber: '2019123456', compactStatus: 'single_state' };
  expect(await save(person, 'license', license)).toMatchObject({ status: 409, body: { error: 'WRONG_STATE' } });
  await save(person, 'position', { position: 'RN', requestedRole: null });
  await save(person, 'license', license);
  const { licenses } = (await save(person, 'license', { ...license, state: 'KS' })).body;
  expect(licenses).toMatchObject([{ state: 'KS' }]);
  expect(licenses).toHaveLength(1);

  const submitted = await signInAs(app);
  await fillProfile(submitted.http, { submit: true });
  expect(await save(submitted, 'license', license)).toMatchObject({ status: 409 });
});

it('a license without the date it expires is enough to begin and not to submit', async () => {
  const person = await signInAs(app);
  await fillProfile(person.http, { submit: false });
  const { licenses } = (await person.http.get('/api/me/profile')).body;
  await person.http.delete(`/api/me/licenses/${licenses[0].id}`);
  await save(person, 'license', { state: 'MO', licenseNumber: '2019123456', compactStatus: 'multistate' });
  expect(await person.http.post('/api/me/onboarding/submit', submission)).toMatchObject(
    refused('licenseExpiresOn', 'Add the date your license expires.'),
  );
});

it('the two pays stay in order, each in a form of its own', async () => {
  const person = await signInAs(app);
  await save(person, 'pay', { payFloorCents: 3_600 });
  const schedule = { employmentTypes: ['full_time'], shiftPatterns: ['3x12'] };
  expect(await save(person, 'schedule', { ...schedule, payTargetCents: 3_000 })).toMatchObject(
    refused('payTargetCents', 'Your target pay is lower than your lowest pay.'),
  );
  await save(person, 'schedule', { ...schedule, payTargetCents: 4_000 });
  expect(await save(person, 'pay', { payFloorCents: 5_000 })).toMatchObject(
    refused('payFloorCents', /Your target pay is \$40\.00/),
  );
});

it('a role that is not on the list is kept as a request, once', async () => {
  const person = await signInAs(app);
  expect(await save(person, 'position', { position: 'OTHER', requestedRole: '' })).toMatchObject(
    refused('requestedRole', 'Enter the role you work in.'),
  );
  for (let time = 0; time < 2; time += 1) {
    await save(person, 'position', { position: 'OTHER', requestedRole: 'Surgical technologist' });
  }
  const requests = 'select count(*)::int as rows from role_requests where user_id = $1';
  expect(await app.asOwner(requests, [person.userId])).toEqual([{ rows: 1 }]);
});

it('after the submission, a home in another state asks for the date of the move first', async () => {
  const person = await signInAs(app);
  await fillProfile(person.http, { submit: true });
  expect(await save(person, 'home', { zip: '66762' })).toMatchObject(refused('zip', /date you moved/));
  await save(person, 'address', { streetAddress: null, movedFromState: 'MO', movedOn: '2026-11-01' });
  expect(await save(person, 'home', { zip: '66762' })).toMatchObject({ status: 200 });
  expect(await save(person, 'about', { ...aNurse.about, zip: undefined })).toMatchObject({ status: 422 });
});
