import { beforeEach, expect, it } from 'vitest';
import { MOST_UNITS } from '#domains/employers/contract/units.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aColleague, anApprovedHospital, approveBy, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp();
const PATH = '/api/employer/organization';

interface Unit {
  id: string;
  name: string;
}
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;

beforeEach(async () => {
  hospital = await anApprovedHospital(app);
});

const save = (body: object, { http } = hospital) => http.put(`${PATH}/details`, body);
const units = async (): Promise<Unit[]> => (await hospital.http.get(PATH)).body.facilities[0].units;
const names = async () => (await units()).map(({ name }) => name);
const idOf = async (name: string) => (await units()).find((unit) => unit.name === name)?.id ?? '';

it('keeps the units, benefits and words that a colleague saved meanwhile', async () => {
  const recruiter = await aColleague(app, hospital.organizationId, 'recruiter');
  const theirs = { units: [{ name: 'Surgery' }], benefits: ['Dental'], about: 'On the plains.' };
  expect(await save(theirs, { ...hospital, http: recruiter.http })).toMatchObject({ status: 200 });
  expect(await save({ beds: 150, removedUnitIds: [await idOf('Emergency')] })).toMatchObject({
    status: 200,
    body: { organization: { beds: 150, benefits: ['Dental'], about: 'On the plains.' } },
  });
  expect(await names()).toEqual(['ICU', 'Surgery']);
  expect((await save({ about: null, beds: null })).body.organization).toMatchObject({ about: null, beds: null });
});

it('a unit with another name keeps its jobs and its managers', async () => {
  const id = await idOf('Emergency');
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  await hospital.http.put(`/api/employer/members/${manager.userId}`, { memberRole: 'hiring_manager', unitIds: [id] });
  const jobId = await publish(app, hospital, { unitIds: [id] });
  expect(await save({ units: [{ id, name: 'Emergency room' }] })).toMatchObject({ status: 200 });
  expect(await names()).toEqual(['Emergency room', 'ICU']);
  expect((await manager.http.get(`/api/jobs/${jobId}`)).body.draft.unitIds).toEqual([id]);
});

it('refuses another name for a unit that was removed meanwhile, and a name that is taken', async () => {
  const [id, icu] = [await idOf('Emergency'), await idOf('ICU')];
  expect(await save({ units: [{ id, name: 'ICU' }] })).toMatchObject({
    status: 422,
    body: { fields: { units: 'Two units have the same name.' } },
  });
  // Both at once, so that neither name is taken any more.
  const swapped = [
    { id, name: 'ICU' },
    { id: icu, name: 'Emergency' },
  ];
  expect(await save({ units: swapped })).toMatchObject({ status: 200 });
  expect(await idOf('ICU')).toBe(id);
  await save({ removedUnitIds: [id] });
  expect(await save({ units: [{ id, name: 'Intensive care' }] })).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('removed in the meantime') },
  });
});

it('adds a unit once, however often it is sent, and no more than there may be', async () => {
  const surgery = { units: [{ name: 'Surgery' }] };
  expect([(await save(surgery)).status, (await save(surgery)).status]).toEqual([200, 200]);
  expect(await names()).toEqual(['Emergency', 'ICU', 'Surgery']);
  const more = Array.from({ length: MOST_UNITS - 2 }, (_, at) => ({ name: `Unit ${at}` }));
  expect(await save({ units: more })).toMatchObject({ status: 422, body: { fields: { units: expect.any(String) } } });
  expect((await save({ units: more.slice(1) })).status).toBe(200);
});

it('never changes the units of another organization', async () => {
  const other = await anApprovedHospital(app);
  expect((await save({ removedUnitIds: other.unitIds })).status).toBe(200);
  expect((await save({ units: [{ id: other.unitIds[0], name: 'Ours' }] })).status).toBe(409);
  expect((await other.http.get(PATH)).body.facilities[0].units).toHaveLength(2);
});

it('says what goes with a unit, to those who may remove it', async () => {
  const [icu, emergency] = [await idOf('ICU'), await idOf('Emergency')];
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  await hospital.http.put(`/api/employer/members/${manager.userId}`, { memberRole: 'hiring_manager', unitIds: [icu] });
  await publish(app, hospital, { unitIds: [icu] });
  const closed = await publish(app, hospital, { unitIds: [icu] });
  await hospital.http.post(`/api/jobs/${closed}/status`, { to: 'closed', reason: 'other' });
  const hours = { days: [1, 2], opens: '08:00', closes: '17:00' };
  expect((await hospital.http.put(`/api/employer/office-hours/${icu}`, { hours })).status).toBe(200);
  const use = (id: string, { http }: Pick<typeof hospital, 'http'> = hospital) =>
    http.get(`/api/employer/units/${id}/use`);
  await approveBy(hospital, [{ approverId: hospital.userId, unitId: icu, fromCents: null }]);
  expect((await use(icu)).body).toEqual({ jobs: 1, managers: 1, approvals: 1, hours: 1 });
  expect((await use(emergency)).body).toEqual({ jobs: 0, managers: 0, approvals: 0, hours: 0 });
  expect((await use(icu, manager)).status).toBe(403);
  expect((await use(icu, await anApprovedHospital(app))).status).toBe(404);
});

it('of a facility of a system are changed apart from its name, which is changed apart from them', async () => {
  const added = await hospital.http.post('/api/employer/facilities', {
    name: 'Quillreed West',
    facilityType: 'hospital',
    streetAddress: '9 Oak St',
    zip: '64804',
    units: [{ name: 'Lab' }],
  });
  const west = added.body.facilities.find(({ name }: Unit) => name === 'Quillreed West');
  const change = async (body: object) => {
    const { facilities } = (await hospital.http.put(`/api/employer/facilities/${west.id}`, body)).body;
    return facilities.find(({ id }: Unit) => id === west.id);
  };
  expect(await change({ name: 'Quillreed North' })).toMatchObject({ name: 'Quillreed North', units: west.units });
  const renamed = [{ ...west.units[0], name: 'Laboratory' }];
  expect(await change({ units: renamed })).toMatchObject({
    name: 'Quillreed North',
    streetAddress: '9 Oak St',
    units: renamed,
  });
  // What was a single facility has its units below itself no more.
  expect(await save({ units: [{ name: 'Surgery' }] })).toMatchObject({
    status: 422,
    body: { fields: { units: expect.any(String) } },
  });
});

it('of a hiring manager are saved without the role that a colleague gave them meanwhile', async () => {
  const member = await aColleague(app, hospital.organizationId, 'hiring_manager');
  const change = (body: object) => hospital.http.put(`/api/employer/members/${member.userId}`, body);
  const now = async () => {
    const { members } = (await hospital.http.get('/api/employer/members')).body;
    return members.find(({ userId }: { userId: string }) => userId === member.userId);
  };
  const [icu] = hospital.unitIds;
  expect((await change({ unitIds: [icu] })).status).toBe(200);
  expect(await now()).toMatchObject({ memberRole: 'hiring_manager', unitIds: [icu] });
  await change({ memberRole: 'interviewer' });
  expect(await change({ unitIds: [icu] })).toMatchObject({
    status: 422,
    body: { fields: { unitIds: expect.any(String) } },
  });
  expect(await now()).toMatchObject({ memberRole: 'interviewer', unitIds: [] });
  expect((await change({})).status).toBe(422);
});
