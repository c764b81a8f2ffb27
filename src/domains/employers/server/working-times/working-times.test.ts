import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  dayIn,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
const MORNINGS = { days: [1, 3], opens: '08:00', closes: '12:00' };

beforeAll(async () => {
  [hospital, nurse] = [await anApprovedHospital(app, '66801'), await anApprovedNurse(app)];
});

const save = (id: string | undefined, hours: object | null, who = hospital.http) =>
  who.put(`/api/employer/office-hours/${id}`, { hours });

/** When the answer to an application is due that was made on a Monday at seven. */
async function dueFor(unitIds: string[]): Promise<string> {
  app.clock.set(new Date('2027-03-01T13:00:00Z'));
  const jobId = await publish(app, hospital, { zip: '66801', licenseStates: [], unitIds });
  const id = await applyByHand(nurse, jobId);
  return (await nurse.http.get(`/api/me/applications/${id}`)).body.responseDueAt;
}

test('the hours of a unit count before those of its facility, and the usual ones without either', async () => {
  const [unit] = hospital.unitIds;
  expect(await dueFor([])).toBe('2027-03-01T22:00:00.000Z');
  expect(await save(hospital.organizationId, { days: [1, 2, 3, 4, 5], opens: '06:00', closes: '18:00' })).toMatchObject(
    {
      status: 200,
    },
  );
  expect(await dueFor([])).toBe('2027-03-01T21:00:00.000Z');
  const answer = await save(unit, MORNINGS);
  expect(answer.body.places.find(({ id }: { id: string }) => id === unit)).toMatchObject({
    own: MORNINGS,
    holds: MORNINGS,
  });
  // Four hours on Monday and four on Wednesday.
  expect(await dueFor([String(unit)])).toBe('2027-03-03T18:00:00.000Z');
  expect(await dueFor([])).toBe('2027-03-01T21:00:00.000Z');
  await save(unit, null);
  expect(await dueFor([String(unit)])).toBe('2027-03-01T21:00:00.000Z');
  await save(hospital.organizationId, null);
});

test('wrong hours are refused at their field, and another organization’s are not found', async () => {
  const wrong = async (hours: object) => (await save(hospital.organizationId, hours)).body.fields;
  expect(await wrong({ ...MORNINGS, days: [] })).toEqual({ 'hours.days': 'Choose at least one day.' });
  expect(await wrong({ ...MORNINGS, closes: '07:00' })).toEqual({ 'hours.closes': 'The end must be after the start.' });
  const other = await anApprovedHospital(app);
  expect(await save(hospital.organizationId, MORNINGS, other.http)).toMatchObject({ status: 404 });
});

test('a viewer reads the hours and can’t change them', async () => {
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect((await viewer.http.get('/api/employer/office-hours')).body).toMatchObject({ mayEdit: false });
  expect(await save(hospital.organizationId, MORNINGS, viewer.http)).toMatchObject({ status: 403 });
});

test('a member says when they are out, an owner says it for others, and the team sees it', async () => {
  const [recruiter, other] = [
    await aColleague(app, hospital.organizationId),
    await aColleague(app, hospital.organizationId),
  ];
  const absence = { from: dayIn(app, 0), until: dayIn(app, 3), deputyId: other.userId };
  const put = (who: SignedIn, whose: SignedIn, body: object | null) =>
    who.http.put(`/api/employer/members/${whose.userId}/absence`, { absence: body });
  const seen = async () =>
    (await hospital.http.get('/api/employer/members')).body.members.find(
      ({ userId }: { userId: string }) => userId === recruiter.userId,
    ).absence;

  expect(await put(recruiter, recruiter, absence)).toMatchObject({ status: 200 });
  expect(await seen()).toEqual(absence);
  expect(await put(other, recruiter, null)).toMatchObject({ status: 403 });
  expect(await put(hospital, recruiter, { ...absence, until: dayIn(app, 1) })).toMatchObject({ status: 200 });
  expect(await seen()).toMatchObject({ until: dayIn(app, 1) });

  expect(await put(recruiter, recruiter, { ...absence, deputyId: recruiter.userId })).toMatchObject({
    status: 422,
    body: { fields: { 'absence.deputyId': 'Choose a colleague.' } },
  });
  expect(await put(recruiter, recruiter, { ...absence, deputyId: nurse.userId })).toMatchObject({ status: 422 });
  expect(await put(recruiter, recruiter, { ...absence, until: dayIn(app, -1) })).toMatchObject({
    status: 422,
    body: { fields: { 'absence.until': 'The last day must not be before the first.' } },
  });
  expect(await put(recruiter, recruiter, null)).toMatchObject({ status: 200 });
  expect(await seen()).toBeNull();
});
