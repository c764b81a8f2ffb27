import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leave } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  decideOffer,
  noticeTitlesOf,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
const ZIP = '64501';
type Member = Pick<SignedIn, 'http'>;
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let recruiter: SignedIn;
let chief: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app, ZIP);
  recruiter = await aColleague(app, hospital.organizationId, 'recruiter');
});
beforeEach(async () => {
  chief = await aColleague(app, hospital.organizationId, 'viewer');
});

const RULE = '/api/employer/pay-approver';
async function rule(approverId: string | null, fromCents: number | null = null, { http }: Member = hospital) {
  const before = (await http.get(RULE)).body;
  return replace({ approverId: before.approverId, fromCents: before.fromCents }, { approverId, fromCents }, http);
}
const replace = (before: object, next: object, http = hospital.http) => http.put(RULE, { ...next, before });
async function draft(changes: object = {}): Promise<string> {
  const job = { ...aNightJob(app, hospital.organizationId), zip: ZIP, licenseStates: [], ...changes };
  return (await recruiter.http.post('/api/jobs', job)).body.id;
}
const open = (id: string, { http }: Member = recruiter) => http.post(`/api/jobs/${id}/status`, { to: 'published' });
const ask = (id: string, { http }: Member = recruiter) => http.post(`/api/jobs/${id}/pay-approval`);
const stateOf = async (id: string, { http }: Member = recruiter) =>
  (await http.get(`/api/jobs/${id}/pay-approval`)).body;
const decide = ({ http }: Member, id: string, body: object = { approves: true }) =>
  http.post(`/api/pay-approvals/${id}`, body);
const waitingOn = async ({ http }: Member) =>
  (await http.get('/api/employer/today')).body.groups.find(({ kind }: { kind: string }) => kind === 'pay_range')
    ?.items ?? [];

test('owners alone say who approves, and only a member who sees drafts can be named', async () => {
  expect(await rule(chief.userId, null, recruiter)).toMatchObject({ status: 403 });
  const stranger = await anApprovedHospital(app, ZIP);
  const interviewer = await aColleague(app, hospital.organizationId, 'interviewer');
  for (const { userId } of [stranger, interviewer]) {
    expect(await rule(userId)).toMatchObject({
      status: 422,
      body: { fields: { approverId: 'Choose a member of your organization.' } },
    });
  }
  expect(await rule(chief.userId, 3000)).toMatchObject({ status: 200, body: { fromCents: 3000, mayEdit: true } });
  expect((await recruiter.http.get(RULE)).body).toMatchObject({ approverId: chief.userId, mayEdit: false });
  expect((await stranger.http.get(RULE)).body).toMatchObject({ approverId: null });

  // From a page that was open before.
  const [none, first] = [
    { approverId: null, fromCents: null },
    { approverId: chief.userId, fromCents: 3000 },
  ];
  expect(await replace(none, { ...first, fromCents: 4000 })).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('changed in the meantime') },
  });
  expect((await replace(none, first)).status).toBe(200);
  expect((await recruiter.http.get(RULE)).body).toMatchObject(first);
});

test('a job is published once its range is approved in Today, and not before', async () => {
  await rule(chief.userId);
  const id = await draft();
  expect(await open(id)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  expect(await stateOf(id)).toMatchObject({ state: 'needed' });
  expect(await ask(id)).toMatchObject({ status: 200, body: { state: 'waiting', isMine: false } });
  expect(await noticeTitlesOf(chief)).toContain('A pay range needs your approval');
  const [item] = await waitingOn(chief);
  const { hourlyMinCents: minCents, hourlyMaxCents: maxCents } = (await recruiter.http.get(`/api/jobs/${id}`)).body;
  expect(item).toMatchObject({ job: { id }, person: null, mayAct: true, pay: { minCents, maxCents } });
  expect(await waitingOn(recruiter)).toEqual([]);
  expect(await decide(recruiter, item.id)).toMatchObject({ status: 403 });
  expect(await decide(chief, item.id)).toMatchObject({ status: 200, body: { state: 'approved' } });
  expect(await waitingOn(chief)).toEqual([]);
  expect(await noticeTitlesOf(recruiter)).toContain('Your pay range was approved');
  expect(await open(id)).toMatchObject({ status: 200, body: { status: 'published' } });
});

test('a returned range needs a reason and other pay; a published one changes only with approval', async () => {
  await rule(chief.userId);
  const id = await draft();
  const { body: asked } = await ask(id);
  expect(await decide(chief, asked.id, { approves: false })).toMatchObject({
    status: 422,
    body: { fields: { reason: 'Say why.' } },
  });
  const reason = 'The budget ends at $38.';
  expect(await decide(chief, asked.id, { approves: false, reason })).toMatchObject({ status: 200 });
  expect(await stateOf(id)).toMatchObject({ state: 'returned', reason });
  expect(await open(id)).toMatchObject({ status: 409 });
  const change = async (payMaxCents: number) => {
    const { version, draft: job } = (await recruiter.http.get(`/api/jobs/${id}`)).body;
    return recruiter.http.put(`/api/jobs/${id}`, { version, draft: { ...job, payMaxCents } });
  };
  expect((await change(3800)).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ state: 'needed', reason: null });
  await decide(chief, (await ask(id)).body.id);
  expect((await open(id)).status).toBe(200);
  expect(await change(3900)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  expect((await recruiter.http.get(`/api/jobs/${id}`)).body.draft.payMaxCents).toBe(3800);
  await recruiter.http.post(`/api/jobs/${id}/status`, { to: 'paused' });
  expect((await change(3900)).status).toBe(200);
  expect(await open(id)).toMatchObject({ status: 409 });
});

test('a range that changed while it waited can’t be approved as it was', async () => {
  await rule(chief.userId);
  const id = await draft();
  const { body: asked } = await ask(id);
  const { version, draft: job } = (await recruiter.http.get(`/api/jobs/${id}`)).body;
  await recruiter.http.put(`/api/jobs/${id}`, { version, draft: { ...job, payMaxCents: job.payMaxCents + 500 } });
  expect(await waitingOn(chief)).toEqual([]);
  expect(await decide(chief, asked.id)).toMatchObject({ status: 409, body: { error: 'WRONG_STATE' } });
  expect(await open(id)).toMatchObject({ status: 409 });
});

test('owners stand in for an approver who left, and of two who decide at once one is told so', async () => {
  const second = await aColleague(app, hospital.organizationId, 'owner');
  await rule(chief.userId);
  const id = await draft();
  const { body: asked } = await ask(id);
  expect(await waitingOn(hospital)).toEqual([]);
  expect(await decide(hospital, asked.id)).toMatchObject({ status: 403 });
  await leave(app, hospital.organizationId, chief.userId);
  expect(await decide(chief, asked.id)).toMatchObject({ status: expect.toBeOneOf([403, 404]) });
  expect(await waitingOn(hospital)).toMatchObject([{ id: asked.id }]);
  const reason = 'Too high for this unit.';
  const both = await Promise.all([decide(hospital, asked.id), decide(second, asked.id, { approves: false, reason })]);
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  const isApproved = both[0]?.status === 200;
  expect(await stateOf(id)).toMatchObject({ state: isApproved ? 'approved' : 'returned' });
  expect((await open(id)).status).toBe(isApproved ? 200 : 409);
});

test('the rule begins at a pay, leaves open jobs alone, and covers offers above the posted range', async () => {
  await rule(null);
  const id = await publish(app, hospital, { zip: ZIP, licenseStates: [] });
  const { hourlyMaxCents: max } = (await hospital.http.get(`/api/jobs/${id}`)).body;
  await rule(chief.userId, max);
  expect(await stateOf(id)).toMatchObject({ state: 'approved' });
  expect((await open(await draft({ payMinCents: max - 300, payMaxCents: max - 100 }))).status).toBe(200);
  const application = await applyByHand(await anApprovedNurse(app, ZIP), id);
  await recruiter.http.post(`/api/employer/applications/${application}/shortlist`);
  const offers = `/api/employer/applications/${application}`;
  const above = { payCents: max + 100, payReason: 'Fifteen years of experience.' };
  const { signature: _, ...terms } = termsOf(app);
  const prepared = (pay: number) => recruiter.http.get(`${offers}/offer-preparation?payCents=${pay}`);
  expect((await prepared(max)).body.approvers).toEqual([]);
  expect((await prepared(max + 100)).body.approvers).toHaveLength(1);
  expect(await recruiter.http.post(`${offers}/offers`, { ...termsOf(app), ...above })).toMatchObject({ status: 409 });
  const { body: offer } = await recruiter.http.put(`${offers}/offer-draft`, { ...terms, ...above });
  await recruiter.http.post(`/api/offers/${offer.id}/submit`);
  expect(await decideOffer(chief, offer.id)).toMatchObject({
    body: { status: 'approved' },
  });
});

test('who approves pay anyway approves it by asking; a stranger finds neither the job’s pay nor the request', async () => {
  await rule(recruiter.userId);
  const id = await draft();
  expect(await ask(id)).toMatchObject({ status: 200, body: { state: 'approved' } });
  await rule(chief.userId);
  const other = await draft({ payMaxCents: 4400 });
  const { body: asked } = await ask(other);
  const stranger = await anApprovedHospital(app, ZIP);
  expect((await stranger.http.get(`/api/jobs/${other}/pay-approval`)).status).toBe(404);
  expect((await ask(other, stranger)).status).toBe(404);
  expect((await decide(stranger, asked.id)).status).toBe(404);
});
