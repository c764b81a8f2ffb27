import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { approvePeople, markFacts } from '#tests/support/arrange.ts';
import { handInOrganization, LOOKED_UP, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';
import { eventually } from '#tests/support/people/hiring.ts';
import { aLicensePhoto } from '#tests/support/photos.ts';
import { aPaper, uploadDocument } from '#tests/support/uploads.ts';
import {
  startNppes,
  startNursys,
  type NppesPeer,
  type NursysLicense,
  type NursysPeer,
} from '#tests/support/peers/registries.ts';
import { askWhatIsDue, runCheck } from './run-check.ts';

const DAY = 24 * 3_600_000;
const START = new Date('2026-11-17T15:00:00Z');
let cms: NppesPeer;
let boards: NursysPeer;
let ada: SignedIn;
let numbers = 2_019_000_000;

beforeAll(async () => {
  cms = await startNppes();
  boards = await startNursys();
});
afterAll(() => Promise.all([cms.close(), boards.close()]));
const app = sharedApp(() => ({ NPPES_URL: cms.url, ...boards.settings }));
beforeAll(async () => {
  app.clock.set(START);
  ada = await signInAsAdmin(app);
});

/** A nurse who submits a license that the boards have, with differences if given. */
async function aNurseOnRecord(change: Partial<NursysLicense> = {}, npi: string | null = null) {
  numbers += 1;
  const number = String(numbers);
  const record: NursysLicense = { state: 'MO', number, type: 'RN', first: 'DANA', last: 'WHITFIELD', ...change };
  boards.licenses.push(record);
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: false });
  await app.asOwner(`update licenses set license_number = $2 where user_id = $1`, [nurse.userId, number]);
  await app.asOwner(`update candidate_profiles set npi = $2 where user_id = $1`, [nurse.userId, npi]);
  expect((await nurse.http.post('/api/me/onboarding/submit', submission)).status).toBe(200);
  return { ...nurse, record, caseId: await caseOf(nurse.userId) };
}

const caseOf = async (subjectId: string): Promise<string> => {
  const rows = await app.asOwner(
    `select id from verification_cases where coalesce(user_id, organization_id) = $1 order by submitted_at desc`,
    [subjectId],
  );
  return String(rows[0]?.['id']);
};
const read = async (id: string): Promise<CaseView> => (await ada.http.get(`/api/admin/cases/${id}`)).body;
const itemOf = async (id: string, type: CaseItem['type']): Promise<CaseItem> => {
  const item = (await read(id)).items.find((one) => one.type === type);
  if (!item) throw new Error(`no ${type}`);
  return item;
};
/** Collects answers immediately instead of after some seconds, as the queue would. */
async function fetchAnswers() {
  const waiting = await app.asOwner(`select id from source_checks where state = 'waiting' and reference is not null`);
  for (const { id } of waiting) await runCheck(app.deps, String(id));
}
const settled = (id: string, type: CaseItem['type']) =>
  eventually(async () => {
    await fetchAnswers();
    const item = await itemOf(id, type);
    expect(item.checks.map(({ state }) => state)).toEqual(['answered']);
    return item;
  });
const accept = async (id: string, type: CaseItem['type'], source: string, lookup?: typeof LOOKED_UP) => {
  const { id: itemId, revision } = await itemOf(id, type);
  const body = { outcome: 'accepted', source, revision, ...(lookup && { lookup }) };
  expect((await ada.http.put(`/api/admin/cases/${id}/items/${type}/${itemId}`, body)).status).toBe(200);
};
const waitingCheck = async (userId: string): Promise<string> => {
  const rows = await app.asOwner(`select id from source_checks where user_id = $1 and state = 'waiting'`, [userId]);
  return String(rows[0]?.['id']);
};

test('a registry’s confirmation is evidence with source, checker, date and next check, and approves nothing', async () => {
  cms.entries.push({ npi: '1234567893', first: 'DANA', last: 'WHITFIELD' });
  const nurse = await aNurseOnRecord({}, '1234567893');
  const license = await settled(nurse.caseId, 'license');
  expect(license).toMatchObject({
    factState: 'attested',
    review: null,
    isContradicted: false,
    sources: { automatic: ['nursys'], missing: [], manual: { registry: { url: 'https://pr.mo.gov/' } } },
    checks: [
      {
        source: 'nursys',
        outcome: 'match',
        askedBy: null,
        checkedAt: START.toISOString(),
        nextCheckOn: '2026-12-17',
        isOutdated: false,
      },
    ],
  });
  expect(await settled(nurse.caseId, 'role')).toMatchObject({ checks: [{ source: 'nppes', outcome: 'match' }] });
  expect((await read(nurse.caseId)).blockers).toContain('MO RN license is not reviewed yet.');
  const lines = await app.asOwner(
    `select actor_id, detail from audit_log where action = 'license.checked' and subject_id = $1`,
    [license.id],
  );
  expect(lines).toMatchObject([{ actor_id: null, detail: { source: 'nursys', outcome: 'match' } }]);
  expect(JSON.stringify(lines)).not.toContain(nurse.record.number);

  // The registry that answered can be chosen without a lookup, and the record keeps its answer.
  await accept(nurse.caseId, 'license', 'nursys');
  expect((await itemOf(nurse.caseId, 'license')).review).toMatchObject({
    source: 'nursys',
    evidence: { kind: 'answer', source: 'nursys', outcome: 'match', checkId: license.checks[0]?.id },
  });
});

test('a mismatch is a discrepancy: approval needs a second administrator until a reviewer settles it', async () => {
  cms.entries.push({ npi: '1003000126', first: 'ARNE', last: 'ELSE' });
  const nurse = await aNurseOnRecord({ active: 'NO', status: 'EXPIRED' }, '1003000126');
  const license = await settled(nurse.caseId, 'license');
  expect(license).toMatchObject({ factState: 'discrepancy', isContradicted: true });
  expect(await settled(nurse.caseId, 'role')).toMatchObject({ isContradicted: true });
  expect(await read(nurse.caseId)).toMatchObject({ needsOverride: true, discrepancies: 1 });
  const [fact] = await app.asOwner(`select verification_source, verification_note from licenses where id = $1`, [
    license.id,
  ]);
  expect(fact).toEqual({
    verification_source: 'nursys',
    verification_note: 'The registry’s record differs from the statement here: active, status.',
  });

  await accept(nurse.caseId, 'identity', 'copy');
  const against = { outcome: 'accepted', source: 'nursys', revision: license.revision };
  const refused = await ada.http.put(`/api/admin/cases/${nurse.caseId}/items/license/${license.id}`, against);
  expect(refused).toMatchObject({ status: 422, body: { fields: { 'lookup.reference': expect.any(String) } } });
  app.clock.advance(1000);
  await accept(nurse.caseId, 'license', 'copy');
  await accept(nurse.caseId, 'role', 'copy');
  expect(await read(nurse.caseId)).toMatchObject({ needsOverride: true });
  await accept(nurse.caseId, 'license', 'state_board', LOOKED_UP);
  await accept(nurse.caseId, 'role', 'nppes', LOOKED_UP);
  expect(await read(nurse.caseId)).toMatchObject({ needsOverride: false, blockers: [] });
  expect(await itemOf(nurse.caseId, 'license')).toMatchObject({ factState: 'verified', isContradicted: false });
});

test('a registry that is down is retried and finally given up; a reviewer may ask again', async () => {
  boards.failWith(503);
  const nurse = await aNurseOnRecord();
  await eventually(async () =>
    expect(await itemOf(nurse.caseId, 'license')).toMatchObject({ checks: [{ state: 'waiting', fault: 'refused' }] }),
  );
  const checkId = await waitingCheck(nurse.userId);
  for (let attempt = 2; attempt < 6; attempt += 1) {
    await expect(runCheck(app.deps, checkId)).rejects.toMatchObject({ fault: 'refused', status: 503 });
  }
  await runCheck(app.deps, checkId);
  const { id, checks } = await itemOf(nurse.caseId, 'license');
  expect(checks).toMatchObject([{ state: 'unanswered', outcome: null, fault: 'refused' }]);

  boards.failWith(null);
  app.clock.advance(1000);
  const again = await ada.http.post(`/api/admin/cases/${nurse.caseId}/items/license/${id}/checks`);
  expect(again.status).toBe(200);
  await eventually(async () => {
    await fetchAnswers();
    expect((await itemOf(nurse.caseId, 'license')).checks).toMatchObject([
      { state: 'answered', outcome: 'match', askedBy: { name: 'Ada Reyes' } },
      { state: 'unanswered' },
    ]);
  });
  const certification = await itemOf(nurse.caseId, 'certification');
  expect(
    await ada.http.post(`/api/admin/cases/${nurse.caseId}/items/certification/${certification.id}/checks`),
  ).toMatchObject({ status: 409 });
});

test('an answer about facts that changed meanwhile changes nothing and says so', async () => {
  boards.pendingFor(1);
  const nurse = await aNurseOnRecord({ last: 'ELSE' });
  boards.pendingFor(0);
  await eventually(async () => {
    const rows = await app.asOwner(`select reference from source_checks where user_id = $1`, [nurse.userId]);
    expect(rows[0]?.['reference']).toEqual(expect.any(String));
  });
  const { id } = await itemOf(nurse.caseId, 'license');
  const changed = { ...aNurse.license, licenseNumber: '2018000001' };
  expect((await nurse.http.put(`/api/me/licenses/${id}`, changed)).status).toBe(200);
  expect(await settled(nurse.caseId, 'license')).toMatchObject({
    factState: 'attested',
    isContradicted: false,
    checks: [{ outcome: 'mismatch', isOutdated: true }],
  });
});

test('an approved license is rechecked when due, and a mismatch returns it to review', async () => {
  const nurse = await aNurseOnRecord();
  await settled(nurse.caseId, 'license');
  await markFacts(app, 'licenses', nurse.userId, 'verified');
  await app.asOwner(`update verification_cases set status = 'approved' where id = $1`, [nurse.caseId]);
  await approvePeople(app, nurse.userId);
  const looks = () =>
    app.asOwner(`select outcome from source_checks where user_id = $1 order by asked_at`, [nurse.userId]);

  app.clock.advance(29 * DAY);
  await askWhatIsDue(app.deps);
  expect(await looks()).toHaveLength(1);
  app.clock.advance(2 * DAY);
  nurse.record.status = 'SUSPENDED';
  await askWhatIsDue(app.deps);
  await eventually(async () => {
    await fetchAnswers();
    expect(await looks()).toEqual([{ outcome: 'match' }, { outcome: 'mismatch' }]);
  });
  const reopened = await caseOf(nurse.userId);
  expect(reopened).not.toBe(nurse.caseId);
  expect(await read(reopened)).toMatchObject({
    isChange: true,
    items: [{ type: 'license', factState: 'discrepancy', isContradicted: true }],
  });
});

test('the call-back number comes from NPPES if the directory has none', async () => {
  const npi = '1730187395';
  cms.entries.push({ npi, organization: 'PRAIRIE GENERAL', phone: '417-555-0190' });
  const owner = await signInAs(app, 'employer');
  const { organizationId, caseId } = await handInOrganization(app, owner, { name: 'Prairie General' });
  await app.asOwner(`update organizations set npi = $2 where id = $1`, [organizationId, npi]);
  expect(await read(caseId)).toMatchObject({ organization: { callbackNumber: null, callbackSource: null } });
  expect((await ada.http.post(`/api/admin/cases/${caseId}/items/npi/${organizationId}/checks`)).status).toBe(200);
  await settled(caseId, 'npi');
  expect(await read(caseId)).toMatchObject({
    organization: { callbackNumber: '417-555-0190', callbackSource: `NPPES, ${npi}` },
  });
  const call = { note: 'Spoke with the nursing office.', number: '417-555-9999', source: 'a friend' };
  const { body } = await ada.http.put(`/api/admin/cases/${caseId}/callback`, call);
  expect(body.organization.callback).toMatchObject({ number: '417-555-0190', source: `NPPES, ${npi}` });
});

test('a PDF with another name, and a number of another account, are hints', async () => {
  const nurse = await aNurseOnRecord();
  const { id } = await itemOf(nurse.caseId, 'license');
  const spaced = nurse.record.number.replace(/^(\d{4})/, '$1-');
  const twin = await signInAs(app);
  await fillProfile(twin.http, { submit: false });
  await app.asOwner(`update licenses set license_number = $2 where user_id = $1`, [twin.userId, spaced]);
  const words = `The State Board certifies that Arne Else holds license ${nurse.record.number}.`;
  const fields = { factType: 'license', factId: id };
  expect((await uploadDocument(nurse.http, await aPaper(words), fields)).status).toBe(201);
  await eventually(async () =>
    expect((await itemOf(nurse.caseId, 'license')).warnings).toEqual([
      'Another account has the same license number.',
      'The name on the profile is not in “scan.pdf”.',
    ]),
  );
  const kept = await app.asOwner(`select sealed_text from stored_files where owner_id = $1`, [nurse.userId]);
  expect(JSON.stringify(kept)).not.toContain('Arne');
});

test('a license photo with another name is a hint to check by eye; medical documents are not read', async () => {
  const nurse = await aNurseOnRecord();
  const { id } = await itemOf(nurse.caseId, 'license');
  const upload = async (bytes: Buffer, fields: Record<string, string>) =>
    expect((await uploadDocument(nurse.http, bytes, fields)).status).toBe(201);
  const link = { factType: 'license', factId: id };
  await upload(await aLicensePhoto('ARNE ELSE'), { kind: 'immunization' });
  await upload(await aLicensePhoto('DANA M. WHITFIELD'), link);
  await upload(await aLicensePhoto('ARNE ELSE'), link);
  // They are read in order: once the last one is read, all are.
  await expect
    .poll(async () => (await itemOf(nurse.caseId, 'license')).warnings, { timeout: 45_000 })
    .toEqual(['Could not find the name on the profile in “scan.jpg”. It was read from a picture: check by eye.']);
  const kept = await app.asOwner(
    `select m.id is not null as medical, sealed_text is not null as read, sealed_text ~ 'ELSE' as plain
     from stored_files f left join medical_documents m on m.file_id = f.id where owner_id = $1 order by f.created_at, 2`,
    [nurse.userId],
  );
  expect(kept.map(({ medical, read }) => [medical, read])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  expect(kept.some(({ plain }) => plain)).toBe(false);
});
