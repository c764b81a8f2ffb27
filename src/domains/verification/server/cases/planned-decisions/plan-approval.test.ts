import { beforeAll, expect, test } from 'vitest';
import { UNDO_MINUTES } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { caseOf, FROM_BOARD, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';
import { executeDuePlans } from './carry-out-plans.ts';

const WINDOW = UNDO_MINUTES * 60_000;
const app = sharedApp();
let ada: SignedIn;
let bert: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
  bert = await signInAsAdmin(app, 'Bert Lane');
});

const read = async (id: string): Promise<CaseView> => (await ada.http.get(`/api/admin/cases/${id}`)).body;

/** A nurse who has submitted; Ada accepted the required items, and no optional one. */
async function aNurseWhoWaits(license: object = {}) {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: false });
  const { licenses } = (await nurse.http.get('/api/me/profile')).body;
  await nurse.http.put(`/api/me/licenses/${licenses[0].id}`, { ...aNurse.license, ...license });
  expect((await nurse.http.post('/api/me/onboarding/submit', submission)).status).toBe(200);
  const caseId = await caseOf(app, nurse.userId);
  for (const { type, id, revision, isRequired } of (await read(caseId)).items) {
    if (!isRequired) continue;
    const against = type === 'license' ? FROM_BOARD : { source: 'copy' };
    const body = { outcome: 'accepted', ...against, revision };
    expect((await ada.http.put(`/api/admin/cases/${caseId}/items/${type}/${id}`, body)).status).toBe(200);
  }
  return { ...nurse, caseId };
}

const plan = async (caseId: string, body: object = {}, who = ada) =>
  who.http.post(`/api/admin/cases/${caseId}/planned-approval`, { version: (await read(caseId)).version, ...body });

async function pass(): Promise<void> {
  app.clock.advance(WINDOW);
  await executeDuePlans(app.deps);
}

test('an approval on the case waits ten minutes, may leave optional items as stated, and is undone before', async () => {
  const { caseId } = await aNurseWhoWaits();
  expect((await read(caseId)).items.some(({ isRequired, review }) => !isRequired && !review)).toBe(true);
  expect(await plan(caseId, { version: 1 })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^This case changed/) },
  });
  const planned = await plan(caseId);
  expect(planned).toMatchObject({ status: 200, body: { status: 'pending', plan: { decision: 'approved' } } });
  expect(await plan(caseId)).toMatchObject({ status: 409 });
  expect((await ada.http.post(`/api/admin/planned-decisions/${planned.body.plan.id}/undo`)).status).toBe(200);
  await pass();
  expect((await read(caseId)).status).toBe('pending');

  await plan(caseId);
  await pass();
  expect(await read(caseId)).toMatchObject({ status: 'approved', decidedBy: { id: ada.userId } });
});

test('a planner lets the own decision take effect at once, and only the own one', async () => {
  const { caseId } = await aNurseWhoWaits();
  const { id } = (await plan(caseId)).body.plan;
  const now = (who: SignedIn) => who.http.post(`/api/admin/planned-decisions/${id}/carry-out`);
  expect(await now(bert)).toMatchObject({ status: 404 });
  expect((await read(caseId)).status).toBe('pending');
  expect((await now(ada)).status).toBe(200);
  expect((await read(caseId)).status).toBe('approved');
  expect(await now(ada)).toMatchObject({ status: 409 });
});

test('open questions need a reason, which is kept, and a doubt is never planned', async () => {
  const impossible = { issuedOn: '2028-01-01', expiresOn: '2027-04-30' };
  const { caseId } = await aNurseWhoWaits(impossible);
  expect(await plan(caseId)).toMatchObject({ status: 422, body: { fields: { overrideReason: expect.any(String) } } });
  expect((await plan(caseId, { overrideReason: 'The board confirmed both.' })).status).toBe(200);
  await pass();
  const { concerns, override, status } = await read(caseId);
  expect({ status, override }).toMatchObject({
    status: 'approved',
    override: { reason: 'The board confirmed both.', over: concerns },
  });

  const held = await aNurseWhoWaits();
  const hold = `insert into holds (subject_type, subject_id, kind, reason) values ('person', $1, 'license_review', 'Looked into.')`;
  expect((await plan(held.caseId)).status).toBe(200);
  await app.asOwner(hold, [held.userId]);
  await pass();
  expect(await read(held.caseId)).toMatchObject({ status: 'pending', plan: { state: 'refused' } });
  expect(await plan(held.caseId)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('two administrators') },
  });
});

test('only the required items have to be reviewed', async () => {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const caseId = await caseOf(app, nurse.userId);
  expect(await plan(caseId)).toMatchObject({ status: 422, body: { fields: { items: expect.any(String) } } });
});
