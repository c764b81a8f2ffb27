import { beforeAll, expect, test } from 'vitest';
import { acceptAll, caseOf, LOOKED_UP, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const app = sharedApp();
let ada: SignedIn;
beforeAll(async () => {
  app.clock.set(NOW);
  ada = await signInAsAdmin(app, 'Ada Reyes');
});

const inside = (who: SignedIn, userId: string) => who.http.get(`/api/admin/people/${userId}/passport`);

/** Approved despite a license with impossible dates. */
async function anApprovedNurse() {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: false });
  const { licenses } = (await nurse.http.get('/api/me/profile')).body;
  await nurse.http.put(`/api/me/licenses/${licenses[0].id}`, { ...aNurse.license, issuedOn: '2026-12-01' });
  await nurse.http.post('/api/me/onboarding/submit', submission);
  const caseId = await caseOf(app, nurse.userId);
  await acceptAll(ada.http, caseId);
  const { version } = (await ada.http.get(`/api/admin/cases/${caseId}`)).body;
  const why = { decision: 'approved', overrideReason: 'The board printed the wrong year.', version };
  expect(await ada.http.post(`/api/admin/cases/${caseId}/decision`, why)).toMatchObject({ status: 200 });
  return { nurse, caseId };
}

test('only an administrator sees the evidence of each fact, and what an approval overrode and why', async () => {
  const { nurse, caseId } = await anApprovedNurse();
  expect(await inside(ada, nurse.userId)).toMatchObject({
    status: 200,
    body: {
      isBlind: false,
      facts: [
        {
          kind: 'license',
          source: 'State board or registry lookup',
          reviewer: { id: ada.userId, name: 'Ada Reyes' },
          evidence: { kind: 'lookup', ...LOOKED_UP, at: NOW.toISOString() },
        },
      ],
      approvals: [
        {
          caseId,
          decidedBy: { name: 'Ada Reyes' },
          override: {
            by: { name: 'Ada Reyes' },
            reason: 'The board printed the wrong year.',
            over: ['MO RN license: The issue date is still to come. Please check the year.'],
          },
        },
      ],
    },
  });
  expect((await inside(nurse, nurse.userId)).status).toBe(403);
  // The person's own passport and its links don't mention it.
  const own = JSON.stringify((await nurse.http.get('/api/me/passport')).body);
  expect(own).not.toMatch(/wrong year|Active, printed|Reyes/);
});

test('before the second review only the first reviewer sees it', async () => {
  const { nurse, caseId } = await anApprovedNurse();
  await app.asOwner(
    `insert into second_reviews (case_id, first_by, first_at) values ($1, $2, now()) on conflict do nothing`,
    [caseId, ada.userId],
  );
  const bert = await signInAsAdmin(app, 'Bert Lane');
  expect((await inside(bert, nurse.userId)).body).toEqual({ isBlind: true, facts: [], approvals: [] });
  expect((await inside(ada, nurse.userId)).body).toMatchObject({ isBlind: false, approvals: [{ caseId }] });
});
