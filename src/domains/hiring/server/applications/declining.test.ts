import { beforeAll, expect, it } from 'vitest';
import { runDueDeletions } from '#domains/accounts/server/identity/account/delete-account.ts';
import { sharedApp } from '#tests/support/app.ts';
import { openBrowser, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  noticeTitlesOf,
  offerTo,
  publish,
} from '#tests/support/people/hiring.ts';
import { tablesThatKnow } from '#tests/support/traces.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const seen = async (id: string) => (await hospital.http.get(`/api/employer/applications/${id}`)).body;
const mine = async (id: string) => (await nurse.http.get(`/api/me/applications/${id}`)).body;
const decline = (id: string, body: object) => hospital.http.post(`/api/employer/applications/${id}/decline`, body);

it('declining comes with a reason that the candidate sees, and is final', async () => {
  const id = await applyByHand(nurse, await publish(app, hospital));
  expect(await decline(id, { reason: 'her face', note: null })).toMatchObject({
    status: 422,
    body: { fields: { reason: expect.any(String) } },
  });
  expect(await decline(id, { reason: 'schedule', note: 'We need weekends.' })).toMatchObject({
    status: 200,
    body: { stage: 'rejected' },
  });
  expect(await mine(id)).toMatchObject({
    stage: 'rejected',
    declineReason: 'The schedules did not fit. We need weekends.',
  });
  // A notice about the match may come later than the one about the decision.
  const told: { body: string }[] = (await nurse.http.get('/api/notifications')).body.items;
  expect(told.map(({ body }) => body)).toContainEqual(
    expect.stringMatching(/Reason: The schedules did not fit\. We need weekends\.$/),
  );
  for (const late of [
    await decline(id, { reason: 'pay', note: null }),
    await hospital.http.post(`/api/employer/applications/${id}/shortlist`),
    await nurse.http.post(`/api/me/applications/${id}/withdraw`, {}),
  ]) {
    expect(late).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'rejected' } });
  }
});

it('a reason is required: none is chosen for the employer', async () => {
  const id = await applyByHand(nurse, await publish(app, hospital));
  expect(await decline(id, { note: null })).toMatchObject({
    status: 422,
    body: { fields: { reason: 'Choose a reason.' } },
  });
  expect((await seen(id)).stage).toBe('applied');
});

it('the team reads which reason the candidate was given', async () => {
  const id = await applyByHand(nurse, await publish(app, hospital));
  expect((await seen(id)).decline).toBeNull();
  await decline(id, { reason: 'experience', note: null });
  expect((await seen(id)).decline).toEqual({
    text: "We're looking for different experience.",
    audience: 'candidate',
  });
});

it('a reason for the team only reaches the candidate nowhere: not on screen, in a notice, an email or the export', async () => {
  const id = await applyByHand(nurse, await publish(app, hospital));
  const marker = `quiet${id.slice(0, 8)}`;
  const interviewId = await confirmWith(app, hospital, nurse, id);
  const offerId = await offerTo(app, hospital, id);
  expect(await decline(id, { reason: 'location', audience: 'team', note: marker })).toMatchObject({ status: 200 });
  expect((await seen(id)).decline).toEqual({ text: `The distance was too far. ${marker}`, audience: 'team' });

  const read = await mine(id);
  expect(read).toMatchObject({
    stage: 'rejected',
    declineReason: null,
    interviews: [{ id: interviewId, status: 'canceled' }],
    offers: [{ id: offerId, status: 'rescinded' }],
  });
  expect(await noticeTitlesOf(nurse)).toContain('The employer chose another candidate');
  for (const path of ['/api/me/export', '/api/notifications', `/api/me/applications/${id}`]) {
    const text = JSON.stringify((await nurse.http.get(path)).body);
    expect(text, path).not.toContain(marker);
    expect(text, path).not.toContain('The distance was too far');
  }
  expect(await tablesThatKnow(app, [marker])).toEqual([`public.private_declines: ${marker}`]);
  // A hospital that has nothing to do with it reads nothing.
  const other = await anApprovedHospital(app);
  expect(await other.http.get(`/api/employer/applications/${id}`)).toMatchObject({ status: 404 });
});

it('an erased person leaves no word of why they were declined', async () => {
  const leaving = await anApprovedNurse(app);
  const marks = ['shared', 'kept'].map((name) => `${name}${leaving.userId.slice(0, 8)}`);
  for (const [index, audience] of (['candidate', 'team'] as const).entries()) {
    const id = await applyByHand(leaving, await publish(app, hospital));
    expect(await decline(id, { reason: 'other', audience, note: marks[index] })).toMatchObject({ status: 200 });
  }
  expect(await tablesThatKnow(app, marks)).toHaveLength(4);
  expect(await (await openBrowser(app, leaving.userId)).post('/api/me/account/delete', {})).toMatchObject({
    status: 200,
  });
  app.clock.advance(30 * DAY + 1000);
  await runDueDeletions(app.deps);
  expect(await tablesThatKnow(app, marks)).toEqual([]);
});
