import { beforeAll, expect, test } from 'vitest';
import { ACTING_USER_HEADER, ACTING_WRITES_HEADER } from '#domains/accounts/contract/acting-rules.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  inDays,
  offerTo,
  proposeTo,
  publish,
  termsOf,
  theMatch,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

const REFUSED = { status: 403, body: { error: 'ONLY_THE_PERSON', message: 'Only the person can do this.' } };
const as = ({ userId }: { userId: string }) => ({ [ACTING_USER_HEADER]: userId, [ACTING_WRITES_HEADER]: '1' });

/** Sends the request as the administrator who acts as the person. */
const acting = (person: { userId: string }, method: string, path: string, body: unknown = {}) =>
  ada.http.send(method, path, body, as(person));

test('an administrator can’t accept an interview or an offer for a candidate; the candidate can', async () => {
  const [nurse, hospital] = [await anApprovedNurse(app, '64801'), await anApprovedHospital(app, '64801')];
  const jobId = await publish(app, hospital, { zip: '64801' });
  await theMatch(nurse);
  expect(await acting(nurse, 'POST', '/api/me/applications', { jobId })).toMatchObject(REFUSED);
  const id = await applyByHand(nurse, jobId);

  const interview = await proposeTo(app, hospital, id);
  const accept = `/api/interviews/${interview.id}/accept`;
  const slot = { slotId: interview.slots[0]?.id };
  const counter = { slots: [inDays(app, 4)], message: null };
  expect(await acting(nurse, 'POST', accept, slot)).toMatchObject(REFUSED);
  expect(await acting(nurse, 'POST', `/api/interviews/${interview.id}/counter`, counter)).toMatchObject(REFUSED);
  expect(await acting(nurse, 'POST', `/api/interviews/${interview.id}/decline`, { reason: null })).toMatchObject(
    REFUSED,
  );
  expect((await hospital.http.get(`/api/employer/applications/${id}`)).body).toMatchObject({ contact: null });
  expect(await nurse.http.post(accept, slot)).toMatchObject({ body: { status: 'confirmed' } });

  expect(await acting(hospital, 'POST', `/api/employer/applications/${id}/offers`, termsOf(app))).toMatchObject(
    REFUSED,
  );
  const offerId = await offerTo(app, hospital, id);
  expect(await acting(nurse, 'POST', `/api/offers/${offerId}/accept`, accepting)).toMatchObject(REFUSED);
  expect(await acting(nurse, 'POST', `/api/offers/${offerId}/decline`, { reason: null })).toMatchObject(REFUSED);
  expect(await acting(hospital, 'POST', `/api/offers/${offerId}/rescind`, { reason: 'No need' })).toMatchObject(
    REFUSED,
  );
  const consent = `/api/me/applications/${id}/medical-consent`;
  expect(await acting(nurse, 'PUT', consent, { granted: true })).toMatchObject(REFUSED);
  expect(await acting(nurse, 'POST', `/api/me/applications/${id}/withdraw`, { reason: null })).toMatchObject(REFUSED);
  expect(await app.asOwner('select stage from applications where id = $1', [id])).toEqual([{ stage: 'offered' }]);
  expect(await nurse.http.post(`/api/offers/${offerId}/accept`, accepting)).toMatchObject({
    body: { status: 'accepted' },
  });
});

test('an administrator can’t disclose data of a candidate or agree on their behalf', async () => {
  const nurse = await anApprovedNurse(app, '63101');
  const [license] = (await nurse.http.get('/api/me/profile')).body.licenses;
  const link = { label: 'For a hospital', facts: [`license:${license.id}`], days: 90 };
  expect(await acting(nurse, 'POST', '/api/me/passport/links', link)).toMatchObject(REFUSED);
  expect((await nurse.http.get('/api/me/passport')).body.links).toEqual([]);

  const limits = { enabled: true, dailyCap: 1, activeCap: 1 };
  expect(await acting(nurse, 'PUT', '/api/me/auto-apply', limits)).toMatchObject(REFUSED);
  expect(await acting(nurse, 'PUT', '/api/me/profile/preferences', aNurse.preferences)).toMatchObject(REFUSED);
  const blocked = { organizationId: (await anApprovedHospital(app, '63101')).organizationId };
  expect(await acting(nurse, 'POST', '/api/me/blocked-organizations', blocked)).toMatchObject(REFUSED);
  expect(await acting(nurse, 'POST', '/api/me/onboarding/submit', {})).not.toMatchObject({ status: 200 });
  expect(
    await app.asOwner(`select 1 from consents where user_id = $1 and kind = 'auto_apply'`, [nurse.userId]),
  ).toEqual([]);
});

test('an administrator can’t commit an employer', async () => {
  const hospital = await anApprovedHospital(app, '64106');
  const posting = aNightJob(app, hospital.organizationId);
  expect(await acting(hospital, 'POST', '/api/jobs', posting)).toMatchObject(REFUSED);
  const { id } = (await hospital.http.post('/api/jobs', posting)).body;
  expect(await acting(hospital, 'POST', `/api/jobs/${id}/status`, { to: 'published' })).toMatchObject(REFUSED);
  const invitation = { email: 'colleague@example.test', memberRole: 'owner' };
  expect(await acting(hospital, 'POST', '/api/employer/invitations', invitation)).toMatchObject(REFUSED);
  expect(
    await acting(hospital, 'POST', '/api/employer/organization/cancel', { confirmName: 'Quillreed Hospital' }),
  ).toMatchObject(REFUSED);
  expect((await hospital.http.get(`/api/jobs/${id}`)).body).toMatchObject({ status: 'draft' });
});

test('viewing, and reading a notification, stay allowed', async () => {
  const [nurse, hospital] = [await anApprovedNurse(app, '65201'), await anApprovedHospital(app, '65201')];
  const jobId = await publish(app, hospital, { zip: '65201' });
  await theMatch(nurse);
  const id = await applyByHand(nurse, jobId);
  const look = (person: SignedIn, path: string) => ada.http.get(path, { [ACTING_USER_HEADER]: person.userId });
  for (const path of [
    '/api/me/profile',
    '/api/me/submission',
    '/api/me/matches',
    '/api/me/applications',
    `/api/me/applications/${id}`,
    '/api/me/passport',
    '/api/me/documents',
    '/api/me/auto-apply',
    '/api/me/notification-settings',
    '/api/interviews',
    '/api/offers',
    '/api/notifications',
  ]) {
    expect(await look(nurse, path), path).toMatchObject({ status: 200 });
  }
  for (const path of [
    '/api/employer/organization',
    '/api/employer/jobs',
    '/api/employer/members',
    `/api/jobs/${jobId}/candidates`,
    `/api/employer/applications/${id}`,
  ]) {
    expect(await look(hospital, path), path).toMatchObject({ status: 200 });
  }
  expect(await acting(nurse, 'POST', '/api/notifications/read-all')).toMatchObject({ status: 200 });
});
