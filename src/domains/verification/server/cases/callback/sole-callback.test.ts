import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { acceptAll, handInOrganization, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { dayIn } from '#tests/support/people/hiring.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const app = sharedApp();
let ada: SignedIn;
let count = 0;

beforeAll(async () => {
  app.clock.set(NOW);
  ada = await signInAsAdmin(app);
});
/** Leaves only this administrator. */
beforeEach(() =>
  app.asOwner(`update profiles set role = 'job_seeker' where role = 'admin' and user_id <> $1`, [ada.userId]),
);

const read = async (caseId: string): Promise<CaseView> => (await ada.http.get(`/api/admin/cases/${caseId}`)).body;
async function approve(caseId: string) {
  const { version } = await read(caseId);
  return ada.http.post(`/api/admin/cases/${caseId}/decision`, { version, decision: 'approved' });
}

/** Reviewed and called at a number that the reviewer found; all its addresses use its own domain, unless specified. */
async function aCalledHospital({
  account,
  contact,
  website,
}: Partial<Record<'account' | 'contact' | 'website', string>> = {}) {
  count += 1;
  const domain = `prairie-${count}.example`;
  const eva = await signInAs(app, 'employer', 'Eva Stone');
  const { caseId, organizationId } = await handInOrganization(app, eva, { name: `Prairie ${count}` });
  await app.asOwner(`update auth.users set email = $2 where id = $1`, [eva.userId, account ?? `eva@${domain}`]);
  await app.asOwner(`update organizations set contact_email = $2, website = $3 where id = $1`, [
    organizationId,
    contact ?? `jobs@${domain}`,
    website ?? `https://www.${domain}/careers`,
  ]);
  await acceptAll(ada.http, caseId);
  const call = {
    note: 'The office knows Eva Stone.',
    number: '417 555 0177',
    source: 'Their sign',
    foundOn: dayIn(app, 0),
  };
  expect((await ada.http.put(`/api/admin/cases/${caseId}/callback`, call)).status).toBe(200);
  return { caseId, organizationId };
}

test('the only administrator approves one facility with a domain of its own on a recorded call, without the wait', async () => {
  const { caseId } = await aCalledHospital();
  expect(await read(caseId)).toMatchObject({
    needsOverride: false,
    blockers: [],
    organization: { callSuffices: true },
  });
  expect(await approve(caseId)).toMatchObject({ status: 200, body: { status: 'approved' } });
  const [line] = await app.asOwner(
    `select detail from audit_log where action = 'organization.approved' and detail ->> 'caseId' = $1`,
    [caseId],
  );
  expect(line?.['detail']).toMatchObject({ callback: 'found_by_sole_administrator' });
});

test.each([
  ['an account of another domain', { account: 'eva@elsewhere.example' }],
  ['a contact of another domain', { contact: 'jobs@elsewhere.example' }],
  ['a free email domain', { account: 'eva@gmail.com', contact: 'prairie@gmail.com', website: 'gmail.com' }],
  ['a blank website', { website: ' ' }],
])('%s waits for a second administrator or a day', async (_what, given) => {
  const { caseId } = await aCalledHospital(given);
  expect(await read(caseId)).toMatchObject({ needsOverride: true, organization: { callSuffices: false } });
  expect(await approve(caseId)).toMatchObject({
    status: 422,
    body: { fields: { overrideReason: expect.any(String) } },
  });
});

test('an unconfirmed account, a system of several facilities and a shared name also need the wait', async () => {
  const unconfirmed = await aCalledHospital();
  await app.asOwner(
    `update auth.users set email_verified = false where id = (select created_by from organizations where id = $1)`,
    [unconfirmed.organizationId],
  );
  const system = await aCalledHospital();
  await app.asOwner(
    `insert into organizations (kind, name, facility_type, parent_id, city, state, zip)
     values ('facility', 'Prairie West', 'hospital', $1, 'Joplin', 'MO', '64801')`,
    [system.organizationId],
  );
  const double = await aCalledHospital();
  await app.asOwner(
    `insert into organizations (kind, name, facility_type, city, state, zip)
     select kind, name, facility_type, city, state, zip from organizations where id = $1`,
    [double.organizationId],
  );
  for (const { caseId } of [unconfirmed, system, double]) expect((await read(caseId)).needsOverride).toBe(true);
});

test('a second administrator must agree if there is one', async () => {
  const { caseId } = await aCalledHospital();
  await signInAsAdmin(app, 'Bert Lane');
  expect(await read(caseId)).toMatchObject({ needsOverride: true, organization: { callSuffices: false } });
  expect(await approve(caseId)).toMatchObject({ status: 422 });
});

test('the queue shows whether the directory has been imported', async () => {
  const status = async () => (await ada.http.get('/api/admin/facility-directory/status')).body.status;
  const add = (ccn: string, isInvented: boolean) =>
    app.asOwner(
      `insert into facility_directory (ccn, name, street_address, city, state, zip, is_invented)
       values ($1, 'A HOSPITAL', '1 MAIN ST', 'HAYS', 'KS', '67601', $2)`,
      [ccn, isInvented],
    );
  expect(await status()).toBe('missing');
  await add('DEMO01', true);
  expect(await status()).toBe('invented');
  await add('170099', false);
  expect(await status()).toBe('official');
});
