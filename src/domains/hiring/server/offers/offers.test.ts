import { beforeAll, expect, it } from 'vitest';
import { runDueDeletions } from '#domains/accounts/server/identity/account/delete-account.ts';
import { remind } from '#domains/hiring/server/reminders/remind.ts';
import { sharedApp } from '#tests/support/app.ts';
import { openBrowser, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  dayIn,
  eventually,
  inDays,
  noticeTitlesOf,
  noticesOf,
  offerTo,
  proposeTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';
import { expire } from './end-offer.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

/** An application at the stage 'interviewing'. */
async function inInterviews(changes: object = {}) {
  const jobId = await publish(app, hospital, changes);
  const applicationId = await applyByHand(nurse, jobId);
  const { id } = await proposeTo(app, hospital, applicationId);
  await hospital.http.post(`/api/interviews/${id}/cancel`, {});
  return { jobId, applicationId };
}
const send = (applicationId: string, changes: object) =>
  hospital.http.post(`/api/employer/applications/${applicationId}/offers`, { ...termsOf(app), ...changes });
const stageOf = async (id: string) => (await nurse.http.get(`/api/me/applications/${id}`)).body.stage as string;

it('has pay, start, shift and expiry, and is refused at the field that is invalid', async () => {
  const { applicationId } = await inInterviews();
  for (const [changes, field] of [
    [{ payCents: 0 }, 'payCents'],
    [{ payCents: 60_000 }, 'payCents'],
    [{ startDate: dayIn(app, 0) }, 'startDate'],
    [{ expiresAt: inDays(app, -1) }, 'expiresAt'],
    [{ expiresAt: inDays(app, 50) }, 'expiresAt'],
    [{ expiresAt: inDays(app, 10), startDate: dayIn(app, 10) }, 'expiresAt'],
    [{ signOnBonusCents: 500_000 }, 'signOnBonusTerms'],
    [{ shift: 'sometimes' }, 'shift'],
  ] as const) {
    const refused = await send(applicationId, changes);
    expect(refused, JSON.stringify(changes)).toMatchObject({
      status: 422,
      body: { error: 'INVALID_INPUT', fields: { [field]: expect.any(String) } },
    });
  }
  expect(await send(applicationId, { payCents: 3200 })).toMatchObject({ status: 201, body: { payReason: null } });
  expect(await send(applicationId, {})).toMatchObject({ status: 409, body: { current: 'sent' } });
});

it('outside the posted pay needs a reason, which both sides see, and below the minimum wage is refused', async () => {
  const { applicationId } = await inInterviews();
  const posted = 'This is below the lowest pay that you posted ($32.00). Say why.';
  const above = 'This is above the highest pay that you posted ($36.00). Say why.';
  for (const [changes, refusal] of [
    [{ payCents: 3199 }, posted],
    [{ payCents: 3199, payReason: '  ' }, posted],
    [{ payCents: 1500 }, posted],
    [{ payCents: 3601 }, above],
  ] as const) {
    expect(await send(applicationId, changes), JSON.stringify(changes)).toMatchObject({
      status: 422,
      body: { error: 'INVALID_INPUT', fields: { payReason: refusal } },
    });
  }
  const illegal = { fields: { payCents: 'This is below the minimum wage ($15.00).' } };
  expect(await send(applicationId, { payCents: 1499, payReason: 'Learning.' })).toMatchObject({
    status: 422,
    body: illegal,
  });
  expect(await stageOf(applicationId)).toBe('interviewing');
  const payReason = 'An orientation rate for the first ninety days.';
  const sent = await send(applicationId, { payCents: 1500, payReason });
  expect(sent).toMatchObject({ status: 201, body: { payReason } });
  expect((await nurse.http.get('/api/offers?limit=100')).body.items).toContainEqual(sent.body);
  const audited = await app.asOwner(`select detail from audit_log where action = 'offer.sent' and subject_id = $1`, [
    sent.body.id,
  ]);
  expect(audited).toEqual([{ detail: { applicationId, belowWithReason: ['posted_pay'] } }]);
});

it('stores no reason when the pay needs none, and may pay the Kansas minimum wage in Kansas', async () => {
  const changes = { zip: '66762', licenseStates: [], payMinCents: 725 };
  const { applicationId } = await inInterviews(changes);
  expect(await send(applicationId, { payCents: 725, payReason: 'As posted.' })).toMatchObject({
    status: 201,
    body: { payReason: null },
  });
});

it('the weekly pay includes the posting’s differential as of the time the offer was sent', async () => {
  const { jobId, applicationId } = await inInterviews({ weekendDifferentialCents: 150 });
  const sent = await send(applicationId, {});
  expect(sent.body).toMatchObject({ payCents: 3500, differentialCents: 400, weeklyCents: 3900 * 36 });
  await app.asOwner('update jobs set night_differential_cents = 0 where id = $1', [jobId]);
  const mine = (await nurse.http.get('/api/offers?limit=100')).body.items;
  expect(mine).toContainEqual(sent.body);
  const letter = await nurse.http.get(`/api/offers/${sent.body.id}/letter.pdf`);
  expect(letter.status).toBe(200);
  for (const [shift, adds] of [
    ['days', 0],
    ['weekends', 150],
  ] as const) {
    await hospital.http.post(`/api/offers/${sent.body.id}/rescind`, { reason: 'Another shift.' });
    const next = await inInterviews({ weekendDifferentialCents: 150 });
    const other = await send(next.applicationId, { shift, shiftPattern: '5x8' });
    expect(other.body).toMatchObject({ differentialCents: adds, weeklyCents: (3500 + adds) * 40 });
  }
});

it('declining returns the application to interviews, and another offer can follow', async () => {
  const { applicationId } = await inInterviews();
  const id = await offerTo(app, hospital, applicationId);
  expect(await hospital.http.post(`/api/offers/${id}/decline`, {})).toMatchObject({ status: 403 });
  expect((await nurse.http.post(`/api/offers/${id}/decline`, { reason: 'The pay.' })).body).toMatchObject({
    status: 'declined',
    decisionReason: 'The pay.',
  });
  expect(await stageOf(applicationId)).toBe('interviewing');
  expect(await noticeTitlesOf(hospital)).toContain('Your offer was declined');
  expect(await nurse.http.post(`/api/offers/${id}/accept`, accepting)).toMatchObject({
    status: 409,
    body: { error: 'WRONG_STATE', current: 'declined' },
  });
  await offerTo(app, hospital, applicationId);
});

it('only the employer can withdraw it, with a reason that the candidate sees', async () => {
  const { applicationId } = await inInterviews();
  const id = await offerTo(app, hospital, applicationId);
  expect(await nurse.http.post(`/api/offers/${id}/rescind`, { reason: 'No.' })).toMatchObject({ status: 403 });
  expect(await hospital.http.post(`/api/offers/${id}/rescind`, { reason: '' })).toMatchObject({
    status: 422,
    body: { fields: { reason: 'Say why.' } },
  });
  const reason = 'The unit is closing.';
  expect(await hospital.http.post(`/api/offers/${id}/rescind`, { reason })).toMatchObject({
    status: 200,
    body: { status: 'rescinded', decisionReason: reason },
  });
  const [newest] = await noticesOf(nurse);
  expect(newest).toMatchObject({
    title: 'An offer was withdrawn',
    body: expect.stringMatching(/Reason: The unit is closing\.$/),
  });
  expect(await hospital.http.post(`/api/offers/${id}/rescind`, { reason })).toMatchObject({
    status: 409,
    body: { current: 'rescinded' },
  });
  expect(await stageOf(applicationId)).toBe('interviewing');
});

it('expires on time and not before, notifies both sides once, and can no longer be accepted', async () => {
  const { applicationId } = await inInterviews();
  const id = await offerTo(app, hospital, applicationId);
  await expire(app.deps, id);
  expect(await stageOf(applicationId)).toBe('offered');
  app.clock.advance(5 * DAY);
  expect(await nurse.http.post(`/api/offers/${id}/accept`, accepting)).toMatchObject({
    status: 409,
    body: { error: 'WRONG_STATE', current: 'expired' },
  });
  await expire(app.deps, id);
  await expire(app.deps, id);
  expect(await stageOf(applicationId)).toBe('interviewing');
  for (const who of [nurse, hospital]) {
    expect((await noticeTitlesOf(who)).filter((title) => title === 'An offer expired')).toHaveLength(1);
  }
});

it('expires soon after, when its job began before the time by the clock of the server', async () => {
  const { applicationId } = await inInterviews();
  const id = await offerTo(app, hospital, applicationId);
  app.clock.advance(5 * DAY - 2000);
  await expire(app.deps, id);
  await remind(app.deps);
  expect(await stageOf(applicationId)).toBe('offered');
  app.clock.advance(2000);
  await Promise.all([remind(app.deps), remind(app.deps)]);
  expect(await stageOf(applicationId)).toBe('interviewing');
  const told = (await noticesOf(hospital)).filter(({ href }) => href.includes(applicationId));
  expect(told.filter(({ title }) => title === 'An offer expired')).toHaveLength(1);
});

it('has its job begin after its time, because the clocks of queue and server differ', async () => {
  const { applicationId } = await inInterviews();
  const id = await offerTo(app, hospital, applicationId);
  const [job] = await app.asOwner(
    `select start_after > o.expires_at as later from pgboss.job j join offers o on o.id::text = j.data ->> 'offerId'
     where j.name = 'offer.expire' and o.id = $1`,
    [id],
  );
  expect(job).toEqual({ later: true });
});

/** The person leaves, and their data is erased after the grace period. */
async function erased(person: SignedIn): Promise<void> {
  // Leaving asks for a recent sign-in.
  expect((await (await openBrowser(app, person.userId)).post('/api/me/account/delete', {})).status).toBe(200);
  app.clock.advance(30 * DAY + 1000);
  await runDueDeletions(app.deps);
}

/** A nurse who is shortlisted. */
async function aLeaver() {
  const leaver = await anApprovedNurse(app);
  const jobId = await publish(app, hospital);
  const applicationId = await applyByHand(leaver, jobId);
  await hospital.http.post(`/api/employer/applications/${applicationId}/shortlist`);
  return { leaver, jobId, applicationId };
}
const statusIn = async (offerId: string) =>
  (await app.asOwner('select status from offers where id = $1', [offerId]))[0]?.['status'];

it('is declined with an erasure, countered or not, and the employer is told', async () => {
  const { leaver, jobId, applicationId } = await aLeaver();
  const far = { expiresAt: inDays(app, 40), startDate: dayIn(app, 50) };
  const id = await offerTo(app, hospital, applicationId, far);
  const wish = { payCents: 3600, startDate: null, note: 'Ten years in the ICU.' };
  expect((await leaver.http.post(`/api/offers/${id}/counter`, wish)).status).toBe(200);
  await erased(leaver);
  await eventually(async () => expect(await statusIn(id)).toBe('declined'));
  const notices = await noticesOf({ http: await openBrowser(app, hospital.userId) });
  const declined = { title: 'Your offer was declined', href: `/employer/jobs/${jobId}` };
  expect(notices).toContainEqual(expect.objectContaining(declined));
  app.clock.advance(10 * DAY);
  await expire(app.deps, id);
  expect(await statusIn(id)).toBe('declined');
});

it('expires when its time is over while an erasure has withdrawn only the application', async () => {
  const { leaver, applicationId } = await aLeaver();
  const id = await offerTo(app, hospital, applicationId);
  await app.asOwner('select app.erase_in_hiring($1, $2)', [leaver.userId, '']);
  app.clock.advance(5 * DAY);
  await expire(app.deps, id);
  expect(await statusIn(id)).toBe('expired');
});

it('is discarded with an erasure while it is prepared', async () => {
  const { leaver, applicationId } = await aLeaver();
  const { signature: _, ...terms } = termsOf(app);
  const http = await openBrowser(app, hospital.userId);
  const draft = await http.put(`/api/employer/applications/${applicationId}/offer-draft`, terms);
  expect(draft.status, JSON.stringify(draft.body)).toBeLessThan(300);
  await erased(leaver);
  await eventually(async () => expect(await statusIn(draft.body.id)).toBe('discarded'));
});

it('accepting cancels interviews that have not begun; the outcome of one that has can be recorded', async () => {
  const accepted = async (meet: (applicationId: string) => Promise<string>) => {
    const applicationId = await applyByHand(nurse, await publish(app, hospital));
    const interviewId = await meet(applicationId);
    const offerId = await offerTo(app, hospital, applicationId);
    expect(await nurse.http.post(`/api/offers/${offerId}/accept`, accepting)).toMatchObject({ status: 200 });
    const { interviews } = (await nurse.http.get(`/api/me/applications/${applicationId}`)).body;
    return { interviewId, now: interviews[0] };
  };
  const over = { status: 'canceled', awaiting: null, cancelReason: 'The offer was accepted.' };
  const proposed = await accepted(async (id) => (await proposeTo(app, hospital, id)).id);
  expect(proposed.now).toMatchObject(over);
  const agreed = await accepted((id) => confirmWith(app, hospital, nurse, id));
  expect(agreed.now).toMatchObject(over);
  const begun = await accepted(async (id) => {
    const interviewId = await confirmWith(app, hospital, nurse, id);
    app.clock.advance(3 * DAY);
    return interviewId;
  });
  expect(begun.now).toMatchObject({ status: 'confirmed' });
  expect(
    await hospital.http.post(`/api/interviews/${begun.interviewId}/outcome`, { outcome: 'advance', note: null }),
  ).toMatchObject({ status: 200, body: { status: 'completed' } });
});

it('is 404 for everyone else', async () => {
  const { applicationId } = await inInterviews();
  const id = await offerTo(app, hospital, applicationId);
  for (const stranger of [await signInAs(app), await signInAs(app, 'employer', 'Max Hill')]) {
    const answers = [
      await stranger.http.post(`/api/offers/${id}/accept`, accepting),
      await stranger.http.post(`/api/offers/${id}/decline`, {}),
      await stranger.http.get(`/api/offers/${id}/letter.pdf`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await stranger.http.get('/api/offers')).body.items).toEqual([]);
  }
  const employer = await anApprovedHospital(app);
  expect(await employer.http.post(`/api/offers/${id}/rescind`, { reason: 'Mine now' })).toMatchObject({ status: 404 });
});
