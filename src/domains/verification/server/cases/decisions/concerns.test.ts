import { describe, expect, test } from 'vitest';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { acceptAll, caseOf, FROM_BOARD, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const WHY = { decision: 'approved', overrideReason: 'Seen on a video call.' };

async function aReviewedNurse(app: TestApp, ada: SignedIn, license: object = {}) {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: false });
  const { licenses } = (await nurse.http.get('/api/me/profile')).body;
  await nurse.http.put(`/api/me/licenses/${licenses[0].id}`, { ...aNurse.license, ...license });
  expect((await nurse.http.post('/api/me/onboarding/submit', submission)).status).toBe(200);
  const caseId = await caseOf(app, nurse.userId);
  await acceptAll(ada.http, caseId);
  return { nurse, caseId };
}
const read = async (ada: SignedIn, caseId: string): Promise<CaseView> =>
  (await ada.http.get(`/api/admin/cases/${caseId}`)).body;
async function decide(ada: SignedIn, caseId: string, body: object = { decision: 'approved' }) {
  const { version } = await read(ada, caseId);
  return ada.http.post(`/api/admin/cases/${caseId}/decision`, { version, ...body });
}
const approvalOf = async (app: TestApp, caseId: string) =>
  (
    await app.asOwner(`select detail from audit_log where action = 'person.approved' and detail ->> 'caseId' = $1`, [
      caseId,
    ])
  )[0]?.['detail'];

describe('outside production', () => {
  // No worker runs here, so the screening after a submission never starts by itself.
  const app = sharedApp({ ROLE: 'web' });

  test('an approval screens an unscreened person first, and the record names the lists', async () => {
    app.clock.set(NOW);
    const ada = await signInAsAdmin(app);
    const { caseId } = await aReviewedNurse(app, ada);
    expect(await read(ada, caseId)).toMatchObject({
      concerns: ['Not screened against the exclusion lists since the last change.'],
      screening: { screenedAt: null, isCurrent: false },
    });
    expect(await decide(ada, caseId)).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await read(ada, caseId)).toMatchObject({
      concerns: [],
      screening: { screenedAt: NOW.toISOString(), sources: [], isCurrent: true },
    });
    expect(await approvalOf(app, caseId)).toMatchObject({ screenedAgainst: [] });
  });

  test('a new name needs a new screening', async () => {
    const ada = await signInAsAdmin(app);
    const { nurse, caseId } = await aReviewedNurse(app, ada);
    await decide(ada, caseId);
    expect(await read(ada, caseId)).toMatchObject({ screening: { isCurrent: true } });
    await nurse.http.put('/api/me/profile/about', { ...aNurse.about, fullName: 'Dana Whitfield Marsh' });
    expect(await read(ada, caseId)).toMatchObject({ screening: { screenedAt: null, isCurrent: false } });
  });

  test('impossible dates need a reason, which the audit log and the case keep', async () => {
    const ada = await signInAsAdmin(app);
    const { caseId } = await aReviewedNurse(app, ada, { issuedOn: '2026-12-01' });
    const text = 'MO RN license: The issue date is still to come. Please check the year.';
    expect(await decide(ada, caseId)).toMatchObject({
      status: 422,
      body: { fields: { overrideReason: expect.stringContaining(text) } },
    });
    expect(await read(ada, caseId)).toMatchObject({ status: 'pending', concerns: [text], needsOverride: false });
    expect(await decide(ada, caseId, WHY)).toMatchObject({
      status: 200,
      body: {
        status: 'approved',
        override: { requestedBy: { id: ada.userId }, reason: WHY.overrideReason, over: [text] },
      },
    });
    expect(await approvalOf(app, caseId)).toMatchObject({ override: 'reason', reason: WHY.overrideReason });
  });

  test('an unusual expiration day is settled by a board lookup, not by a copy', async () => {
    const ada = await signInAsAdmin(app);
    const { caseId } = await aReviewedNurse(app, ada, { expiresOn: '2027-05-31' });
    expect((await read(ada, caseId)).concerns).toEqual([
      'Not screened against the exclusion lists since the last change.',
    ]);
    const license = (await read(ada, caseId)).items.find(({ type }) => type === 'license');
    const review = (body: object) =>
      ada.http.put(`/api/admin/cases/${caseId}/items/license/${license?.id}`, { ...body, revision: license?.revision });
    await review({ outcome: 'accepted', source: 'copy' });
    expect(await decide(ada, caseId)).toMatchObject({ status: 422 });
    await review(FROM_BOARD);
    expect(await decide(ada, caseId)).toMatchObject({ status: 200, body: { status: 'approved' } });
  });
});

describe('in production', () => {
  const app = sharedApp({ NODE_ENV: 'production', RATE_LIMITS: 'on', SECRET_KEY: 'k'.repeat(40), ROLE: 'web' });
  const reading = (source: string, daysAgo: number, isInvented = false) =>
    app.asOwner(
      `insert into exclusion_files (source, file_name, entries, added, updated, removed, bad_rows, imported_at, is_invented)
       values ($1, 'UPDATED.csv', 1, 1, 0, 0, 0, $2, $3)`,
      [source, new Date(NOW.getTime() - daysAgo * 86_400_000), isInvented],
    );

  test('without any official list every approval waits, whatever reason is given', async () => {
    app.clock.set(NOW);
    const ada = await signInAsAdmin(app);
    await app.asOwner(`update auth.users set two_factor_enabled = true where id = $1`, [ada.userId]);
    const { caseId } = await aReviewedNurse(app, ada);
    const waits = async () => {
      expect(await decide(ada, caseId, WHY)).toMatchObject({
        status: 422,
        body: { fields: { items: expect.stringContaining('No official exclusion list has been imported') } },
      });
      expect((await ada.http.get('/api/admin/screening')).body).toMatchObject({ holdsApprovals: true });
    };
    await waits();
    await reading('leie', 60, true);
    await waits();
    await reading('sam', 2);
    expect((await ada.http.get('/api/admin/screening')).body).toMatchObject({ holdsApprovals: false });
    expect(await decide(ada, caseId, WHY)).toMatchObject({ status: 200, body: { status: 'approved' } });
  });

  test('an invented or outdated list blocks an approval until it is imported or a reason is given', async () => {
    app.clock.set(NOW);
    const ada = await signInAsAdmin(app);
    await app.asOwner(`update auth.users set two_factor_enabled = true where id = $1`, [ada.userId]);
    const { caseId } = await aReviewedNurse(app, ada);
    const refused = await decide(ada, caseId);
    expect(refused).toMatchObject({ status: 422, body: { fields: { overrideReason: expect.any(String) } } });
    const INVENTED = ['The OIG exclusion list (LEIE) is invented for the demo.'];
    expect((await read(ada, caseId)).concerns).toEqual(INVENTED);
    const other = await aReviewedNurse(app, ada);
    expect(await decide(ada, other.caseId, WHY)).toMatchObject({
      status: 200,
      body: { status: 'approved', override: { reason: WHY.overrideReason, over: INVENTED } },
    });

    app.clock.set(new Date(NOW.getTime() + 40 * 86_400_000));
    const later = await signInAsAdmin(app);
    await app.asOwner(`update auth.users set two_factor_enabled = true where id = $1`, [later.userId]);
    expect((await read(later, caseId)).concerns).toEqual([
      ...INVENTED,
      'The SAM exclusion list is out of date: a newer file is due.',
    ]);
    await reading('leie', -39);
    await reading('sam', -39);
    expect(await decide(later, caseId)).toMatchObject({ status: 200, body: { status: 'approved', override: null } });
  });
});
