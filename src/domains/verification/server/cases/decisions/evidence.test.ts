import { beforeAll, expect, test } from 'vitest';
import type { CaseItem, ItemType } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import {
  caseOf,
  FROM_BOARD,
  handInOrganization,
  LOOKED_UP,
  signInAsAdmin,
} from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';
import { aPaper, uploadDocument } from '#tests/support/uploads.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  app.clock.set(NOW);
  ada = await signInAsAdmin(app);
});

const itemOf = async (caseId: string, type: ItemType): Promise<CaseItem> => {
  const { items } = (await ada.http.get(`/api/admin/cases/${caseId}`)).body as CaseView;
  const item = items.find((one) => one.type === type);
  if (!item) throw new Error(`no ${type}`);
  return item;
};
async function review(caseId: string, type: ItemType, body: object) {
  const { id, revision } = await itemOf(caseId, type);
  return ada.http.put(`/api/admin/cases/${caseId}/items/${type}/${id}`, { outcome: 'accepted', revision, ...body });
}

async function aNurseWhoWaits(...kinds: ('identity' | 'license')[]): Promise<string> {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: false });
  for (const kind of kinds) {
    expect((await uploadDocument(nurse.http, await aPaper(kind), { kind })).status).toBe(201);
  }
  expect((await nurse.http.post('/api/me/onboarding/submit', submission)).status).toBe(200);
  return caseOf(app, nurse.userId);
}

test('an identity is accepted against an identity document only if one was uploaded', async () => {
  const bare = await aNurseWhoWaits('license');
  expect(await review(bare, 'identity', { source: 'identity_paper' })).toMatchObject({
    status: 422,
    body: { fields: { source: expect.stringContaining('No identity document was uploaded.') } },
  });
  expect(await review(bare, 'identity', { source: 'copy' })).toMatchObject({ status: 200 });
  expect((await itemOf(bare, 'identity')).review).toMatchObject({ source: 'copy', evidence: { kind: 'statement' } });

  const papered = await aNurseWhoWaits('identity');
  expect(await review(papered, 'identity', { source: 'identity_paper' })).toMatchObject({ status: 200 });
  expect((await itemOf(papered, 'identity')).review).toMatchObject({
    source: 'identity_paper',
    evidence: { kind: 'document', documents: [{ kind: 'identity' }] },
  });
});

test('a license is verified only on a lookup recorded with its address, time and reference', async () => {
  const caseId = await aNurseWhoWaits('license');
  for (const lookup of [undefined, { address: ' ', reference: 'x' }, { address: 'x', reference: '' }]) {
    const refused = await review(caseId, 'license', { source: 'state_board', lookup });
    expect(refused.status, JSON.stringify(refused.body)).toBe(422);
  }
  const tomorrow = new Date(NOW.getTime() + 86_400_000).toISOString();
  const early = await review(caseId, 'license', { ...FROM_BOARD, lookup: { ...LOOKED_UP, at: tomorrow } });
  expect(early).toMatchObject({ status: 422, body: { fields: { 'lookup.at': 'This time is in the future.' } } });
  expect(await itemOf(caseId, 'license')).toMatchObject({ factState: 'attested', review: null });

  expect(await review(caseId, 'license', FROM_BOARD)).toMatchObject({ status: 200 });
  expect(await itemOf(caseId, 'license')).toMatchObject({
    factState: 'verified',
    review: { evidence: { kind: 'lookup', ...LOOKED_UP, at: NOW.toISOString() } },
  });
  const [line] = await app.asOwner(
    `select detail from audit_log where action = 'license.verified' and detail ->> 'caseId' = $1`,
    [caseId],
  );
  expect(line?.['detail']).toMatchObject({ source: 'state_board', evidence: 'lookup' });
});

test('a revocation needs a lookup too, and a copy stays a copy', async () => {
  const caseId = await aNurseWhoWaits('license');
  const revoked = { outcome: 'needs_fix', isRevoked: true, message: 'The board says so.', source: 'state_board' };
  expect(await review(caseId, 'license', revoked)).toMatchObject({ status: 422 });
  expect(await review(caseId, 'license', { ...revoked, lookup: LOOKED_UP })).toMatchObject({ status: 200 });
  expect(await review(caseId, 'license', { source: 'copy' })).toMatchObject({ status: 200 });
  expect(await itemOf(caseId, 'license')).toMatchObject({
    factState: 'attested',
    review: { source: 'copy', evidence: { kind: 'document', documents: [{ kind: 'license' }] } },
  });
});

test('a source that does not cover the item is refused', async () => {
  const caseId = await aNurseWhoWaits();
  for (const [type, source] of [
    ['identity', 'state_board'],
    ['identity', 'directory'],
    ['license', 'identity_paper'],
    ['work', 'nppes'],
  ] as const) {
    const answer = await review(caseId, type, { source, lookup: LOOKED_UP });
    expect(answer, `${type} against ${source}`).toMatchObject({
      status: 422,
      body: { fields: { source: expect.any(String) } },
    });
  }
});

test('the facility directory can be chosen only with a matched entry, which the record keeps', async () => {
  const { caseId } = await handInOrganization(app, await signInAs(app, 'employer', 'Eva Stone'));
  for (const type of ['organization', 'address', 'contact'] as const) {
    expect(await review(caseId, type, { source: 'directory', lookup: LOOKED_UP }), type).toMatchObject({
      status: 422,
      body: { fields: { source: expect.stringContaining('No facility directory entry') } },
    });
  }
  await app.asOwner(
    `insert into facility_directory (ccn, name, street_address, city, state, zip, phone)
     values ('269990', 'PRAIRIE GENERAL', '1 MAIN ST', 'JOPLIN', 'MO', '64801', '(417) 555-0199')`,
  );
  await ada.http.put(`/api/admin/cases/${caseId}/directory`, { ccn: '269990' });
  expect(await review(caseId, 'address', { source: 'directory' })).toMatchObject({ status: 200 });
  await app.asOwner(`update facility_directory set street_address = '2 OTHER ST' where ccn = '269990'`);
  expect((await itemOf(caseId, 'address')).review).toMatchObject({
    source: 'directory',
    evidence: { kind: 'directory', entry: { ccn: '269990', streetAddress: '1 MAIN ST' }, isInvented: false },
  });
  await ada.http.put(`/api/admin/cases/${caseId}/directory`, { ccn: null });
  expect(await review(caseId, 'address', { source: 'directory' })).toMatchObject({ status: 422 });
});

test('only sources that exist for an item are offered for a lookup, and no other is taken', async () => {
  const person = await aNurseWhoWaits();
  expect((await itemOf(person, 'license')).lookups).toEqual(['state_board', 'nursys']);
  // The nurse stated no NPI.
  expect((await itemOf(person, 'role')).lookups).toEqual([]);
  expect(await review(person, 'role', { source: 'nppes', lookup: LOOKED_UP })).toMatchObject({
    status: 422,
    body: { fields: { source: 'There is no NPI to look up.' } },
  });
  const { caseId, organizationId } = await handInOrganization(app, await signInAs(app, 'employer', 'Eva Stone'));
  expect((await itemOf(caseId, 'address')).lookups).toEqual(['state_board']);
  await app.asOwner(`update organizations set npi = '1245319599' where id = $1`, [organizationId]);
  expect((await itemOf(caseId, 'address')).lookups).toEqual(['nppes', 'state_board']);
});
