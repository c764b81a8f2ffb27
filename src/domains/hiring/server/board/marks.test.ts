import { beforeAll, expect, it } from 'vitest';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { openStream } from '#tests/support/stream.ts';
import { aColleague, anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp();
const ZIP = '65010';
const TAGS = '/api/employer/person-tags';
const STEPS = '/api/employer/hiring-steps';
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;
let id: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app, ZIP);
  jobId = await publish(app, hospital, { zip: ZIP });
  id = await applyByHand(await anApprovedNurse(app, ZIP), jobId);
});

const people = async (filters: object = {}): Promise<PersonOfJob[]> => {
  const body = { scope: { kind: 'job', id: jobId }, stages: ['applied', 'shortlisted'], filters };
  return (await hospital.http.post('/api/employer/people/search', body)).body.items;
};
const kept = ({ id: of = null, name }: { id?: string | null; name: string }) => ({ id: of, name });
const tag = (tagId: string, isOn: boolean, who: Pick<SignedIn, 'http'> = hospital, applicationIds = [id]) =>
  who.http.post('/api/employer/people/tag', { applicationIds, tagId, isOn });

it('tags are the organization’s own: refused with a reason where they name a trait, unique, put on and taken off', async () => {
  expect(await hospital.http.post(TAGS, { name: 'Young mom' })).toMatchObject({
    status: 422,
    body: { fields: { name: expect.stringContaining('“mom”') } },
  });
  const { body: float } = await hospital.http.post(TAGS, { name: 'Float pool' });
  expect(await hospital.http.post(TAGS, { name: 'float pool' })).toMatchObject({ status: 422 });
  expect((await tag(float.id, true)).status).toBe(200);
  expect((await tag(float.id, true)).status).toBe(200);
  expect((await people({ tagId: float.id })).map(({ tags }) => tags)).toEqual([[float]]);
  const stranger = await anApprovedHospital(app, ZIP);
  expect((await tag(float.id, false, stranger)).status).toBe(404);
  expect((await stranger.http.get(TAGS)).body.items).toEqual([]);
  const theirs = (await stranger.http.post(TAGS, { name: 'Theirs' })).body;
  expect((await tag(theirs.id, true)).status).toBe(404);
  expect((await tag(theirs.id, true, stranger)).status).toBe(404);
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect((await tag(float.id, false, viewer)).status).toBe(404);
  expect((await viewer.http.post(TAGS, { name: 'Mine' })).status).toBe(403);
  expect((await tag(float.id, false)).status).toBe(200);
  expect(await people({ tagId: float.id })).toEqual([]);
  await tag(float.id, true);
  expect((await hospital.http.delete(`${TAGS}/${float.id}`)).status).toBe(200);
  expect((await people())[0]?.tags).toEqual([]);
});

it('own steps are ordered per position, belong to a stage, and leave people in it when they are removed', async () => {
  const save = (steps: readonly object[]) => hospital.http.put(STEPS, { position: 'RN', stage: 'applied', steps });
  const named = (name: string, of: string | null = null) => ({ id: of, name });
  const put = (stepId: string | null) =>
    hospital.http.post('/api/employer/people/step', { applicationIds: [id], stepId });
  const [screen, panel] = (await save([named('Phone screen'), named('Panel')])).body.items;
  const turned = await save([named('Panel', panel.id), named('Phone screen', screen.id)]);
  expect(turned.body.items.map(({ name }: { name: string }) => name)).toEqual(['Panel', 'Phone screen']);
  expect((await save([named('Panel'), named('panel')])).status).toBe(422);

  expect((await put(screen.id)).status).toBe(200);
  expect((await people({ stepId: screen.id }))[0]?.step).toEqual({
    ...named('Phone screen', screen.id),
    isRemoved: false,
  });
  await save([named('Panel', panel.id)]);
  expect((await people())[0]?.step).toMatchObject({ name: 'Phone screen', isRemoved: true });
  expect(await put(screen.id)).toMatchObject({ status: 409, body: { current: 'removed' } });
  await put(panel.id);

  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  expect((await people())[0]).toMatchObject({ stage: 'shortlisted', step: null });
  expect(await put(panel.id)).toMatchObject({ status: 409, body: { current: 'applied' } });
  expect((await put(null)).status).toBe(200);
});

it('own steps are not saved from a list that a colleague changed in the meantime', async () => {
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const save = (who: Pick<SignedIn, 'http'>, base: readonly string[], steps: readonly object[]) =>
    who.http.put(STEPS, { position: 'LPN', stage: 'applied', base, steps });
  const [panel] = (await save(hospital, [], [{ id: null, name: 'Panel' }])).body.items.filter(
    ({ position }: { position: string }) => position === 'LPN',
  );
  expect((await save(hospital, [panel.id], [panel, { name: 'Skills test' }].map(kept))).status).toBe(200);
  expect(await save(colleague, [panel.id], [{ id: null, name: 'Reference check' }])).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('changed') },
  });
  const now = (await colleague.http.get(STEPS)).body.items.filter(
    ({ position }: { position: string }) => position === 'LPN',
  );
  expect(now.map(({ name }: { name: string }) => name)).toEqual(['Panel', 'Skills test']);
  const base = now.map((step: { id: string }) => step.id);
  expect((await save(colleague, base.toReversed(), now.map(kept))).status).toBe(409);
  expect((await save(colleague, base, now.toReversed().map(kept))).status).toBe(200);
});

it('members see the steps and tags of a system above them, and change their own alone', async () => {
  const system = await anApprovedHospital(app, ZIP);
  const west = { name: 'Bluestem West', facilityType: 'clinic', streetAddress: '2 Oak St', zip: ZIP };
  const { facilities } = (await system.http.post('/api/employer/facilities', west)).body;
  const facility = facilities.find(({ name }: { name: string }) => name === 'Bluestem West');
  const recruiter = await aColleague(app, facility.id, 'recruiter');
  const steps = (who: Pick<SignedIn, 'http'>, of: readonly object[], base?: readonly string[]) =>
    who.http.put(STEPS, { position: 'RN', stage: 'applied', steps: of, base });
  const [above] = (await steps(system, [{ id: null, name: 'System interview' }])).body.items;
  expect(above).toMatchObject({ name: 'System interview', isOwn: true });
  const tagAbove = (await system.http.post(TAGS, { name: 'System tag' })).body;

  expect((await recruiter.http.get(STEPS)).body.items).toEqual([{ ...above, isOwn: false }]);
  const added = await steps(recruiter, [{ id: null, name: 'Unit tour' }], []);
  expect(added).toMatchObject({ status: 200 });
  // Steps of the same rank in two organizations come in the order of their random IDs.
  const own = added.body.items.find(({ id: of }: { id: string }) => of !== above.id);
  expect(added.body.items).toHaveLength(2);
  expect(own).toMatchObject({ name: 'Unit tour', isOwn: true });
  expect((await steps(recruiter, [], [own.id])).body.items).toEqual([{ ...above, isOwn: false }]);
  expect((await steps(recruiter, [kept(above)])).status).toBe(404);

  await recruiter.http.post(TAGS, { name: 'Unit tag' });
  const { items } = (await recruiter.http.get(TAGS)).body;
  expect(items.map(({ name, isOwn }: { name: string; isOwn: boolean }) => [name, isOwn])).toEqual([
    ['System tag', false],
    ['Unit tag', true],
  ]);
  expect((await recruiter.http.delete(`${TAGS}/${tagAbove.id}`)).status).toBe(404);
});

it('a move and every change of tags and steps reach the open boards of all members, and of no one else', async () => {
  const [viewer, interviewer] = [
    await aColleague(app, hospital.organizationId, 'viewer'),
    await aColleague(app, hospital.organizationId, 'interviewer'),
  ];
  const stranger = await anApprovedHospital(app, ZIP);
  const watching = await openStream(viewer.http);
  const streams = [watching, ...(await Promise.all([hospital, interviewer].map(({ http }) => openStream(http))))];
  const others = await openStream(stranger.http);
  let seen = 0;
  const reaches = async (change: ReturnType<typeof hospital.http.post>) => {
    const { status, body } = await change;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    seen += 1;
    await Promise.all(streams.map((stream) => stream.untilTopics('marks', seen)));
    return body;
  };
  const added = await reaches(hospital.http.post(TAGS, { name: 'Day two' }));
  await reaches(tag(added.id, true));
  await reaches(hospital.http.delete(`${TAGS}/${added.id}`));
  const steps = [{ id: null, name: 'References' }];
  const { items } = await reaches(hospital.http.put(STEPS, { position: 'RN', stage: 'shortlisted', steps }));
  const stepId = items.find(({ name }: { name: string }) => name === 'References').id;
  await reaches(hospital.http.post('/api/employer/people/step', { applicationIds: [id], stepId }));
  const declined = await hospital.http.post(`/api/employer/applications/${id}/decline`, { reason: 'schedule' });
  expect(declined.status).toBe(200);
  await watching.untilTopic('applications');
  expect(others.events.filter(({ data }) => data.topic === 'marks')).toEqual([]);
});
