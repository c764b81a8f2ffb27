import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  inDays,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
const PATH = '/api/employer/message-templates';
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app, '65270');
  jobId = await publish(app, hospital, { zip: '65270', unitIds: [hospital.unitIds[0]] });
});

const add = (who: Pick<SignedIn, 'http'>, name: string, body: string) => who.http.post(PATH, { name, body });
const namesFor = async (who: Pick<SignedIn, 'http'>) =>
  (await who.http.get(PATH)).body.items.map(({ name }: { name: string }) => name);
const send = (who: Pick<SignedIn, 'http'>, id: string, body: string, templateId?: string) =>
  who.http.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), body, templateId });

it('belongs to the organization: recruiters write it, viewers and strangers do not, names are unique', async () => {
  const made = await add(hospital, 'Welcome', 'Hi {candidate first name}');
  expect(made).toMatchObject({ status: 201, body: { name: 'Welcome' } });
  const one = `${PATH}/${made.body.id}`;
  const recruiter = await aColleague(app, hospital.organizationId, 'recruiter');
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  const stranger = await anApprovedHospital(app, '65270');
  expect(await add(recruiter, 'welcome', 'Hi')).toMatchObject({
    status: 422,
    body: { fields: { name: expect.stringContaining('another') } },
  });
  expect((await recruiter.http.put(one, { name: 'Welcome', body: 'Hello {job title}' })).status).toBe(200);
  expect((await add(viewer, 'Mine', 'Hi')).status).toBe(403);
  expect(await namesFor(viewer)).toEqual(['Welcome']);
  expect(await namesFor(stranger)).toEqual([]);
  expect((await stranger.http.put(one, { name: 'Taken', body: 'Mine' })).status).toBe(404);
  expect((await stranger.http.delete(one)).status).toBe(404);
  expect((await recruiter.http.delete(one)).status).toBe(200);
  expect(await namesFor(hospital)).toEqual([]);
});

it('refuses a placeholder that nothing fills, and removes characters that reorder text', async () => {
  expect(await add(hospital, 'Wrong', 'Hi {frist name}')).toMatchObject({
    status: 422,
    body: { fields: { body: expect.stringContaining('{frist name}') } },
  });
  expect(await add(hospital, 'Blank', ' \n\t ')).toMatchObject({ status: 422 });
  const made = await add(hospital, 'Turned', 'abc\u202Edef');
  expect(made.body.body).toBe('abcdef');
});

it('fills placeholders from facts: the name only after the application, the time only of a confirmed interview', async () => {
  const nurse = await anApprovedNurse(app, '65270');
  await theMatch(nurse, jobId);
  const applicationId = await eventually(async () => {
    const rows = await app.asOwner('select id from applications where candidate_id = $1', [nurse.userId]);
    expect(rows).toHaveLength(1);
    return String(rows[0]?.['id']);
  });
  const valuesOf = async () =>
    (await hospital.http.get(`/api/employer/applications/${applicationId}/placeholders`)).body.values;
  expect(await valuesOf()).toMatchObject({
    'candidate first name': null,
    'job title': 'ICU nurse, nights',
    unit: 'Emergency',
    facility: 'Quillreed Hospital',
    pay: '$32–$36 an hour',
    'interview time': null,
    'my name': 'Morgan Hale',
  });
  const id = await applyByHand(nurse, jobId);

  expect(await valuesOf()).toMatchObject({ 'candidate first name': 'Dana', 'interview time': null });
  const proposed = await hospital.http.post(`/api/employer/applications/${id}/interviews`, {
    mode: 'phone',
    place: '(417) 555-0110',
    timeZone: 'America/Chicago',
    durationMinutes: 30,
    slots: [inDays(app, 3)],
  });
  await nurse.http.post(`/api/interviews/${proposed.body.id}/accept`, { slotId: proposed.body.slots[0].id });
  expect((await valuesOf())['interview time']).toMatch(/\d:\d\d/);
});

it('remembers the template of a message, and sends nothing while a placeholder is left', async () => {
  const nurse = await anApprovedNurse(app, '65270');
  const id = await applyByHand(nurse, jobId);
  const { body: template } = await add(hospital, 'Unit', 'You would work in {unit}.');
  expect(await send(hospital, id, template.body, template.id)).toMatchObject({
    status: 422,
    body: { fields: { body: expect.stringContaining('{unit}') } },
  });
  const sent = await send(hospital, id, 'You would work in ICU.', template.id);
  expect(sent.status).toBe(201);
  expect(sent.body).not.toHaveProperty('templateId');
  const rows = await app.asOwner('select template_id from messages where id = $1', [sent.body.id]);
  expect(rows).toEqual([{ template_id: template.id }]);
  const stranger = await anApprovedHospital(app, '65270');
  const theirs = await add(stranger, 'Unit', 'Hi');
  expect((await send(hospital, id, 'Hi', theirs.body.id)).status).toBe(422);
  expect((await send(nurse, id, 'Hi', template.id)).status).toBe(422);
  expect((await send(nurse, id, 'I typed {unit} myself.')).status).toBe(201);
});
