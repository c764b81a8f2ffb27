import { beforeAll, expect, test } from 'vitest';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { verifyWork } from '#tests/support/arrange.ts';
import { FROM_BOARD, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  eventually,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let ada: SignedIn;
let witness: SignedIn;
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
  // A person who keeps the license: once a job has reached them, it has reached everyone that it fits.
  witness = await anApprovedNurse(app);
  hospital = await anApprovedHospital(app);
});

const openCases = async (userId: string): Promise<string[]> => {
  const rows = await app.asOwner(`select id from verification_cases where user_id = $1 and status = 'pending'`, [
    userId,
  ]);
  return rows.map(({ id }) => String(id));
};
const read = async (id: string | undefined): Promise<CaseView> => (await ada.http.get(`/api/admin/cases/${id}`)).body;
const labels = (view: CaseView) => view.items.map(({ label }) => label);
const profileOf = async ({ http }: SignedIn) => (await http.get('/api/me/profile')).body;

async function review(caseId: string | undefined, type: string, body: object) {
  const item = (await read(caseId)).items.find((one) => one.type === type);
  const path = `/api/admin/cases/${caseId}/items/${type}/${item?.id}`;
  const answer = await ada.http.put(path, { revision: item?.revision, ...body });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
}
const decide = async (caseId: string | undefined, body: object) =>
  ada.http.post(`/api/admin/cases/${caseId}/decision`, { version: (await read(caseId)).version, ...body });

const fromCopy = { outcome: 'accepted', source: 'copy' };

/** Whether a job is among a person's matches. */
const sees = async ({ http }: SignedIn, jobId: string): Promise<boolean> =>
  (await http.get('/api/me/matches')).body.items.some(({ job }: { job: { id: string } }) => job.id === jobId);
const matched = (person: SignedIn, jobId: string) =>
  eventually(async () => expect(await sees(person, jobId)).toBe(true));

/** A nurse approved item by item, with the license checked against the board. */
async function aReviewedNurse(): Promise<SignedIn & { firstCase: string | undefined; licensePath: string }> {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const [firstCase] = await openCases(nurse.userId);
  for (const { type } of (await read(firstCase)).items) {
    await review(firstCase, type, type === 'license' ? FROM_BOARD : fromCopy);
  }
  expect(await decide(firstCase, { decision: 'approved' })).toMatchObject({ status: 200 });
  app.clock.advance(60_000);
  const [license] = (await profileOf(nurse)).licenses;
  return { ...nurse, firstCase, licensePath: `/api/me/licenses/${license.id}` };
}

test('a changed license returns to review alone, stops new matches that need it, and counts again once checked', async () => {
  const nurse = await aReviewedNurse();
  expect(await nurse.http.put(nurse.licensePath, aNurse.license)).toMatchObject({ status: 200 });
  expect(await openCases(nurse.userId), 'saved without a change').toEqual([]);

  const changed = await nurse.http.put(nurse.licensePath, { ...aNurse.license, licenseNumber: '2019777777' });
  expect(changed.body.licenses).toMatchObject([{ verificationState: 'attested', isBeingChecked: true }]);
  expect(changed.body.verification.status).toBe('approved');
  const { items, status } = (await nurse.http.get('/api/me/submission')).body;
  const stateOf = (kind: string) => items.find((item: { kind: string }) => item.kind === kind)?.state;
  expect({ status, license: stateOf('license'), identity: stateOf('identity') }).toEqual({
    status: 'approved',
    license: 'checking',
    identity: 'accepted',
  });

  const jobId = await publish(app, hospital);
  await matched(witness, jobId);
  expect(await sees(nurse, jobId)).toBe(false);

  const [caseId] = await openCases(nurse.userId);
  const view = await read(caseId);
  expect(view).toMatchObject({ isChange: true, isResubmission: false, decisions: ['approved', 'needs_fix'] });
  expect(labels(view)).toEqual(['MO RN license']);

  expect(await decide(caseId, { decision: 'approved' })).toMatchObject({ status: 422 });
  expect(await decide(caseId, { decision: 'rejected', message: 'No.' })).toMatchObject({ status: 409 });
  await review(caseId, 'license', FROM_BOARD);
  expect(await decide(caseId, { decision: 'approved' })).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect((await profileOf(nurse)).licenses).toMatchObject([{ verificationState: 'verified', isBeingChecked: false }]);
  await matched(nurse, jobId);
  expect(await noticeTitlesOf(nurse)).toContain('Your change is approved');
  // The first submission can still be sent back: a change of one fact does not close it.
  expect((await read(nurse.firstCase)).decisions).toEqual(['needs_fix']);
});

test('a fact added after the approval joins the open case, the others keep counting, and a removed fact leaves it', async () => {
  const nurse = await aReviewedNurse();
  const kansas = { ...aNurse.license, state: 'KS', licenseNumber: '13-123456', compactStatus: 'single_state' };
  const added = await nurse.http.post('/api/me/licenses', kansas);
  expect(added.body.licenses).toMatchObject([
    { state: 'MO', verificationState: 'verified', isBeingChecked: false },
    { state: 'KS', verificationState: 'attested', isBeingChecked: true },
  ]);
  const withCard = await nurse.http.post('/api/me/certifications', { ...aNurse.certification, kind: 'ACLS' });
  const cases = await openCases(nurse.userId);
  expect(cases).toHaveLength(1);
  const view = await read(cases[0]);
  expect(labels(view)).toEqual(['KS RN license', expect.stringContaining('ACLS')]);
  expect(view.blockers).toHaveLength(2);

  await matched(nurse, await publish(app, hospital));

  expect((await nurse.http.delete(`/api/me/licenses/${added.body.licenses[1].id}`)).status).toBe(200);
  expect(labels(await read(cases[0]))).toEqual([expect.stringContaining('ACLS')]);
  expect(await decide(cases[0], { decision: 'approved', version: view.version })).toMatchObject({ status: 409 });
  const card = withCard.body.certifications.find(({ kind }: { kind: string }) => kind === 'ACLS');
  expect((await nurse.http.delete(`/api/me/certifications/${card.id}`)).status).toBe(200);
  expect(await openCases(nurse.userId)).toEqual([]);

  expect((await nurse.http.delete(nurse.licensePath)).status).toBe(200);
  expect(await openCases(nurse.userId), 'a removed fact is not checked').toEqual([]);
  expect((await profileOf(nurse)).verification.status).toBe('approved');
  const actions = await app.asOwner(`select action from audit_log where actor_id = $1 order by seq`, [nurse.userId]);
  expect(actions.map(({ action }) => action).slice(-5)).toEqual([
    'license.reopened',
    'certification.reopened',
    'license.removed',
    'certification.removed',
    'license.removed',
  ]);
});

test('a removed license stops new matches that need it', async () => {
  const nurse = await aReviewedNurse();
  await nurse.http.delete(nurse.licensePath);
  const jobId = await publish(app, hospital);
  await matched(witness, jobId);
  expect(await sees(nurse, jobId)).toBe(false);
});

test('a change that needs a fix continues with the next change; a whole new submission takes over the open change', async () => {
  const nurse = await aReviewedNurse();
  const license = { ...aNurse.license, licenseNumber: '2019777777' };
  await nurse.http.put(nurse.licensePath, license);
  const [caseId] = await openCases(nurse.userId);
  expect(await decide(caseId, { decision: 'needs_fix', message: 'Look at the number.' })).toMatchObject({
    status: 422,
    body: { fields: { items: 'Mark the item that needs a fix first.' } },
  });
  await review(caseId, 'license', { outcome: 'needs_fix', message: 'The board knows another number.' });
  expect(await decide(caseId, { decision: 'needs_fix', message: 'Look at the number.' })).toMatchObject({
    status: 200,
  });
  const sentBack = await profileOf(nurse);
  expect(sentBack.verification.status).toBe('approved');
  expect(sentBack.licenses).toMatchObject([
    { verificationState: 'discrepancy', verificationNote: 'The board knows another number.', isBeingChecked: false },
  ]);
  expect(await noticeTitlesOf(nurse)).toContain('What you changed needs a fix');

  app.clock.advance(60_000);
  await nurse.http.put(nurse.licensePath, { ...license, licenseNumber: '2019888888' });
  const [again] = await openCases(nurse.userId);
  expect(labels(await read(again))).toEqual(['MO RN license']);

  expect(await decide(nurse.firstCase, { decision: 'needs_fix', message: 'Send it all again.' })).toMatchObject({
    status: 200,
  });
  expect(await decide(again, { decision: 'approved' })).toMatchObject({ status: 409 });
  expect((await nurse.http.post('/api/me/onboarding/submit', submission)).status).toBe(200);
  expect(await openCases(nurse.userId)).toEqual([again]);
  const whole = await read(again);
  expect(whole).toMatchObject({ isChange: false, isResubmission: true, status: 'pending' });
  expect(labels(whole)).toContain('Identity');
});

test('changed past work opens a case only if it was checked before', async () => {
  const nurse = await aReviewedNurse();
  const [entry] = (await profileOf(nurse)).work;
  await nurse.http.put(`/api/me/work-history/${entry.id}`, { ...aNurse.work, title: 'Charge nurse' });
  await nurse.http.post('/api/me/work-history', { ...aNurse.work, endedOn: '2024-01-31' });
  expect(await openCases(nurse.userId)).toEqual([]);
  await verifyWork(app, entry.id);
  await nurse.http.put(`/api/me/work-history/${entry.id}`, { ...aNurse.work, title: 'Nurse manager' });
  expect(labels(await read((await openCases(nurse.userId))[0]))).toEqual(['Nurse manager, Ozark Ridge Medical Center']);
});

test('a new name, birth date or home state is reviewed and screened again; a new street is not', async () => {
  const nurse = await aReviewedNurse();
  const save = (changes: object) => nurse.http.put('/api/me/profile/about', { ...aNurse.about, ...changes });
  await save({ streetAddress: '14 Elm St', zip: '64804', phone: '573-555-0199' });
  expect(await openCases(nurse.userId)).toEqual([]);

  const screened = `select completed_on from pgboss.job where name = 'screening.person' and data ->> 'userId' = $1`;
  const jobsBefore = (await app.asOwner(screened, [nurse.userId])).length;
  const renamed = await save({ fullName: 'Dana Marsh', formerNames: ['Dana Roe', 'Dana Whitfield'] });
  expect(renamed.body.verification).toMatchObject({ status: 'approved', identity: 'checking', role: null });
  await eventually(async () =>
    expect((await app.asOwner(screened, [nurse.userId])).length).toBeGreaterThan(jobsBefore),
  );

  const [caseId] = await openCases(nurse.userId);
  const view = await read(caseId);
  expect(labels(view)).toEqual(['Identity']);
  expect(view.items[0]?.fields).toContainEqual({ name: 'Former names', value: 'Dana Roe, Dana Whitfield' });
  await review(caseId, 'identity', { outcome: 'needs_fix', message: 'Please add the marriage certificate.' });
  await decide(caseId, { decision: 'needs_fix', message: 'One thing is missing.' });
  app.clock.advance(60_000);
  expect((await profileOf(nurse)).verification).toMatchObject({ status: 'approved', identity: 'needs_fix' });

  // Saved again unchanged: the person says that the fix is done.
  await save({ fullName: 'Dana Marsh', formerNames: ['Dana Roe', 'Dana Whitfield'] });
  const [again] = await openCases(nurse.userId);
  await review(again, 'identity', fromCopy);
  expect(await decide(again, { decision: 'approved' })).toMatchObject({ status: 200 });
  expect((await profileOf(nurse)).verification).toMatchObject({ identity: null });

  app.clock.advance(60_000);
  await save({ fullName: 'Dana Marsh', zip: '66762', movedFromState: 'MO', movedOn: '2026-11-01' });
  expect(labels(await read((await openCases(nurse.userId))[0]))).toEqual(['Identity']);
});

test('a new position opens no job until a reviewer accepts it; going back needs no review', async () => {
  const nurse = await aReviewedNurse();
  const jobId = await publish(app, hospital);
  await matched(nurse, jobId);
  const save = (changes: object) => nurse.http.put('/api/me/profile/role', { ...aNurse.role, ...changes });
  expect((await save({ headline: 'Nights only' })).body.verification.role).toBeNull();

  // Phlebotomists need no license: without the reviewer, anyone could claim to be one.
  const changed = await save({ position: 'PHLEB' });
  expect(changed.body.verification).toMatchObject({ status: 'approved', role: 'checking', approvedPosition: 'RN' });
  await eventually(async () => expect(await sees(nurse, jobId)).toBe(false));
  const draw = await publish(app, hospital, {
    position: 'PHLEB',
    specialty: null,
    requiredCertifications: [],
    skills: [],
  });
  expect((await nurse.http.post('/api/me/applications', { jobId: draw })).status).toBeGreaterThanOrEqual(400);

  await save({});
  await matched(nurse, jobId);
  await save({ position: 'PHLEB' });
  const [caseId] = await openCases(nurse.userId);
  const item = (await read(caseId)).items.find(({ type }) => type === 'role');
  expect(item?.fields).toContainEqual({ name: 'Position approved before', value: 'Registered Nurse (RN)' });
  await review(caseId, 'role', fromCopy);
  await matched(nurse, draw);
  // A person in an unlicensed role is never called licensed, whatever license they also hold.
  const people = async () => (await hospital.http.get(`/api/jobs/${draw}/candidates`)).body.items;
  const vetted = { standing: 'Vetted', name: expect.stringMatching(/^Phlebotomist TG-/) };
  await eventually(async () => expect(await people()).toMatchObject([vetted]));
  expect(await sees(nurse, jobId)).toBe(false);
  expect((await profileOf(nurse)).verification).toMatchObject({ role: null, approvedPosition: null });
});

test('a change before the approval, or concurrent with a review, opens no case of its own', async () => {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const [whole] = await openCases(nurse.userId);
  const [license] = (await profileOf(nurse)).licenses;
  expect(license.isBeingChecked).toBe(true);
  const change = () => nurse.http.put(`/api/me/licenses/${license.id}`, { ...aNurse.license, issuedOn: '2019-06-02' });
  const item = (await read(whole)).items.find(({ type }) => type === 'license');
  const path = `/api/admin/cases/${whole}/items/license/${item?.id}`;
  const [saved, reviewed] = await Promise.all([
    change(),
    ada.http.put(path, { ...FROM_BOARD, revision: item?.revision }),
  ]);
  expect(saved.status).toBe(200);
  expect([200, 409]).toContain(reviewed.status);
  expect(await openCases(nurse.userId)).toEqual([whole]);
});
