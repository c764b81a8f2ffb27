import { beforeAll, expect, it } from 'vitest';
import { leave } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  accepting,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  approveBy,
  decideOffer as decide,
  noticeTitlesOf,
  noticesOf,
  offerTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
type Hospital = Awaited<ReturnType<typeof anApprovedHospital>>;
let hospital: Hospital;
let chief: SignedIn;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  chief = await aColleague(app, hospital.organizationId, 'viewer');
  nurse = await anApprovedNurse(app);
});

const STEPS = '/api/employer/offer-approval-steps';
const rule = (steps: object[], who: Pick<SignedIn, 'http'> = hospital) => approveBy(who, steps);
const draftOf = () => {
  const { signature, ...terms } = termsOf(app);
  expect(signature.name).toBe('Morgan Hale');
  return terms;
};
const save = (id: string, changes: object = {}, who: Pick<SignedIn, 'http'> = hospital) =>
  who.http.put(`/api/employer/applications/${id}/offer-draft`, { ...draftOf(), ...changes });
const send = (id: string, changes: object = {}, who: Pick<SignedIn, 'http'> = hospital) =>
  who.http.post(`/api/employer/applications/${id}/offers`, { ...termsOf(app), ...changes });
const submit = (id: string) => hospital.http.post(`/api/offers/${id}/submit`);
async function anApplicant(changes: object = {}) {
  const id = await applyByHand(nurse, await publish(app, hospital, changes));
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  return id;
}

it('owners say who approves; others read it, and only a member can be named', async () => {
  const recruiter = await aColleague(app, hospital.organizationId, 'recruiter');
  const steps = [{ approverId: chief.userId, unitId: null, fromCents: 3400 }];
  expect(await rule(steps, recruiter)).toMatchObject({ status: 403 });
  expect(await rule([{ ...steps[0], approverId: nurse.userId }])).toMatchObject({
    status: 422,
    body: { fields: { 'steps.0.approverId': 'Choose a member of your organization.' } },
  });
  expect(await rule(steps)).toMatchObject({ status: 200, body: { steps, mayEdit: true } });
  expect((await recruiter.http.get(STEPS)).body).toMatchObject({ steps, mayEdit: false });
  expect((await nurse.http.get(STEPS)).status).toBe(403);
});

it('an owner overwrites no steps that another one saved meanwhile, and a repeated request is no conflict', async () => {
  const [first, second] = [3400, 3500].map((fromCents) => [{ approverId: chief.userId, unitId: null, fromCents }]);
  await rule(first ?? []);
  const save = (before: unknown, steps: unknown) => hospital.http.put(STEPS, { before, steps });
  expect((await save(first, second)).status).toBe(200);
  expect((await save(first, second)).status).toBe(200);
  expect(await save(first, [])).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('changed in the meantime') },
  });
  expect((await hospital.http.get(STEPS)).body.steps).toEqual(second);
});

it('an offer above the limit can’t be sent before its approver approved it; the approver is asked', async () => {
  await rule([{ approverId: chief.userId, unitId: null, fromCents: 3400 }]);
  const id = await anApplicant();
  expect(await send(id)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  const { body: draft } = await save(id);
  expect(draft).toMatchObject({ status: 'draft', signatures: [] });
  expect(await submit(draft.id)).toMatchObject({ status: 200, body: { status: 'in_approval' } });
  expect(await noticeTitlesOf(chief)).toContain('An offer needs your approval');
  expect(await decide(hospital, draft.id, { approves: true })).toMatchObject({ status: 403 });
  expect((await chief.http.get(`/api/offers/${draft.id}/approvals`)).body.approvals).toMatchObject([
    { approverId: chief.userId, state: 'waiting', isMine: true },
  ]);
  expect(await send(id)).toMatchObject({ status: 409 });
  expect(await decide(chief, draft.id, { approves: true })).toMatchObject({
    status: 200,
    body: { status: 'approved' },
  });
  expect(await noticeTitlesOf(hospital)).toContain('Your offer was approved');
  expect(await decide(chief, draft.id, { approves: true })).toMatchObject({ status: 409 });
  expect(await send(id)).toMatchObject({ status: 201, body: { id: draft.id, status: 'sent' } });
  expect(await nurse.http.post(`/api/offers/${draft.id}/accept`, accepting)).toMatchObject({ status: 200 });
});

it('a refusal needs a reason and returns the offer to its draft; a change after approval needs approval again', async () => {
  await rule([{ approverId: chief.userId, unitId: null, fromCents: null }]);
  const id = await anApplicant();
  const { body: draft } = await save(id);
  await submit(draft.id);
  expect(await decide(chief, draft.id, { approves: false, reason: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { reason: 'Say why.' } },
  });
  const reason = 'The budget ends at $34.';
  expect(await decide(chief, draft.id, { approves: false, reason })).toMatchObject({ body: { status: 'draft' } });
  const [newest] = await noticesOf(hospital);
  expect(newest).toMatchObject({ title: 'Your offer was returned', body: expect.stringContaining(reason) });
  expect(await save(id, { payCents: 3400 })).toMatchObject({ status: 200, body: { status: 'draft', payCents: 3400 } });
  await submit(draft.id);
  await decide(chief, draft.id, { approves: true });
  expect(await send(id, { payCents: 3500 })).toMatchObject({ status: 409 });
  expect(await hospital.http.get(`/api/offers/${draft.id}`)).toMatchObject({
    body: { status: 'approved', payCents: 3400 },
  });
  expect(await save(id, { payCents: 3450 })).toMatchObject({ body: { status: 'draft' } });
  expect((await hospital.http.get(`/api/offers/${draft.id}/approvals`)).body.approvals).toEqual([]);
  expect(await hospital.http.post(`/api/offers/${draft.id}/discard`)).toMatchObject({ body: { status: 'discarded' } });
  await rule([]);
});

it('terms that changed since the approver read them are not approved', async () => {
  await rule([{ approverId: chief.userId, unitId: null, fromCents: null }]);
  const id = await anApplicant();
  const { body: draft } = await save(id, { payCents: 3400 });
  await submit(draft.id);
  const { updatedAt: version } = (await chief.http.get(`/api/offers/${draft.id}`)).body;
  await save(id, { payCents: 3500 });
  await submit(draft.id);
  expect(await decide(chief, draft.id, { version })).toMatchObject({
    status: 409,
    body: { error: 'WRONG_STATE', message: 'The terms changed in the meantime. Look at the offer again.' },
  });
  expect(await decide(chief, draft.id, { version, approves: false, reason: 'Too much.' })).toMatchObject({
    status: 409,
  });
  const read = await chief.http.get(`/api/offers/${draft.id}`);
  expect(read.body).toMatchObject({ status: 'in_approval', payCents: 3500 });
  expect(await decide(chief, draft.id)).toMatchObject({ status: 200, body: { status: 'approved', payCents: 3500 } });
  await rule([]);
});

it('of two who prepare one offer, the second one’s terms wait until they have seen the first one’s', async () => {
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const id = await anApplicant();
  const { body: first } = await save(id, { payCents: 3300, version: null });
  expect(await save(id, { payCents: 3350, version: null }, colleague)).toMatchObject({ status: 409 });
  const theirs = await save(id, { payCents: 3400, version: first.updatedAt }, colleague);
  expect(theirs).toMatchObject({ status: 200, body: { id: first.id, payCents: 3400 } });
  const late = { payCents: 3450, version: first.updatedAt };
  expect(await save(id, late)).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('changed in the meantime') },
  });
  expect(await send(id, late)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  expect((await hospital.http.get(`/api/offers/${first.id}`)).body).toMatchObject({ status: 'draft', payCents: 3400 });
  // An answer that was lost: the same terms, sent again.
  expect(await save(id, { payCents: 3400, version: first.updatedAt }, colleague)).toMatchObject({ status: 200 });
  const { updatedAt: version } = theirs.body;
  expect(await send(id, { ...late, version })).toMatchObject({ status: 201, body: { payCents: 3450 } });
});

it('a draft that a colleague discarded does not come back without a word', async () => {
  const id = await anApplicant();
  const { body: draft } = await save(id);
  await hospital.http.post(`/api/offers/${draft.id}/discard`);
  expect(await save(id, { version: draft.updatedAt })).toMatchObject({ status: 409 });
  expect(await save(id, { version: null })).toMatchObject({ status: 200, body: { status: 'draft' } });
});

it('steps apply by unit and in order, and an owner stands in for an approver who left', async () => {
  const [unit = '', other = ''] = hospital.unitIds;
  const second = await aColleague(app, hospital.organizationId, 'recruiter');
  await rule([
    { approverId: second.userId, unitId: unit, fromCents: null },
    { approverId: chief.userId, unitId: null, fromCents: 3400 },
  ]);
  const elsewhere = await anApplicant({ unitIds: other ? [other] : [] });
  expect(await save(elsewhere, { payCents: 3300 })).toMatchObject({ body: { status: 'draft' } });
  expect(await send(elsewhere, { payCents: 3300 })).toMatchObject({ status: 201 });
  const here = await anApplicant({ unitIds: [unit] });
  const { body: draft } = await save(here);
  await submit(draft.id);
  expect(await decide(chief, draft.id, { approves: true })).toMatchObject({ status: 403 });
  await leave(app, hospital.organizationId, second.userId);
  expect(await decide(hospital, draft.id, { approves: true })).toMatchObject({ body: { status: 'in_approval' } });
  expect(await decide(chief, draft.id, { approves: true })).toMatchObject({ body: { status: 'approved' } });
  await rule([]);
});

it('the draft of a member who left stays with the team, and no candidate sees what was not sent', async () => {
  const author = await aColleague(app, hospital.organizationId, 'recruiter');
  const id = await anApplicant();
  const benefits = 'Health insurance from the first day.';
  const { body: draft } = await save(id, { benefits }, author);
  await hospital.http.delete(`/api/employer/members/${author.userId}?successorId=${hospital.userId}`);
  expect(await hospital.http.get(`/api/employer/applications/${id}/offer-preparation?payCents=3500`)).toMatchObject({
    body: { draft: { id: draft.id, benefits }, approvers: [], timeZone: 'America/Chicago' },
  });
  expect((await nurse.http.get(`/api/offers/${draft.id}`)).status).toBe(404);
  expect((await nurse.http.get('/api/offers?limit=100')).body.items).not.toContainEqual(
    expect.objectContaining({ id: draft.id }),
  );
  expect((await nurse.http.get(`/api/me/applications/${id}`)).body.offers).toEqual([]);
  expect((await nurse.http.get(`/api/offers/${draft.id}/letter.pdf`)).status).toBe(404);
  expect(await offerTo(app, hospital, id, { benefits })).toBe(draft.id);
  expect((await nurse.http.get(`/api/offers/${draft.id}`)).body).toMatchObject({ status: 'sent', benefits });
});
