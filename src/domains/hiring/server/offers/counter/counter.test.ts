import { beforeAll, beforeEach, expect, it } from 'vitest';
import { user } from '#platform/server/database/db.ts';
import { offerCounters } from '#domains/hiring/db/offers/offer-counters.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  dayIn,
  noticeTitlesOf,
  offerTo,
  proposeTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();

let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
let applicationId: string;
let offerId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

/** A nurse with an open offer of $35.00, posted at up to $36.00. */
beforeEach(async () => {
  nurse = await anApprovedNurse(app);
  applicationId = await applyByHand(nurse, await publish(app, hospital, { openings: 3 }));
  await proposeTo(app, hospital, applicationId);
  offerId = await offerTo(app, hospital, applicationId);
});

const ask = { payCents: 3600, startDate: null, note: 'Ten years in the ICU.' };
const counter = (body: object = ask, id = offerId) => nurse.http.post(`/api/offers/${id}/counter`, body);
const read = (id = offerId, who: Pick<SignedIn, 'http'> = nurse) =>
  who.http.get(`/api/offers/${id}/counter`).then(({ body }) => body);
const statusOf = async (id = offerId) => (await nurse.http.get(`/api/offers/${id}`)).body.status;

it('is asked once: the offer waits, the employer is told and reads what is asked', async () => {
  expect(await read()).toEqual({ counter: null, mayCounter: true });
  expect(await counter()).toMatchObject({ status: 200, body: { status: 'countered' } });
  expect(await read(offerId, hospital)).toMatchObject({
    counter: { payCents: 3600, startDate: null, note: 'Ten years in the ICU.', answer: null },
    mayCounter: false,
  });
  expect(await noticeTitlesOf(hospital)).toContain('A candidate made a counteroffer');
  expect(await counter()).toMatchObject({ status: 409 });
  const signature = { name: 'Ana Cole', drawing: null, consents: true };
  expect(await nurse.http.post(`/api/offers/${offerId}/accept`, { signature })).toMatchObject({ status: 409 });
});

it('two at once are one', async () => {
  const both = await Promise.all([counter(), counter({ ...ask, payCents: 3550 })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('refuses at its field what no employer could grant, and loses nothing of the offer', async () => {
  for (const [bad, field] of [
    [{ payCents: null }, 'payCents'],
    [{ payCents: 3500 }, 'payCents'],
    [{ payCents: 60_000 }, 'payCents'],
    [{ startDate: dayIn(app, 0) }, 'startDate'],
    [{ note: ' ' }, 'note'],
    [{ note: 'x'.repeat(1001) }, 'note'],
  ] as const) {
    expect(await counter({ ...ask, ...bad }), field).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  }
  expect(await statusOf()).toBe('sent');
});

it('is kept from: the offer is open again, without a second round', async () => {
  await counter();
  expect(await hospital.http.post(`/api/offers/${offerId}/counter/decline`)).toMatchObject({
    status: 200,
    body: { status: 'sent' },
  });
  expect(await read()).toMatchObject({ counter: { answer: 'declined' }, mayCounter: false });
  expect(await noticeTitlesOf(nurse)).toContain('The employer keeps its offer');
  expect(await counter()).toMatchObject({ status: 409 });
  expect(await hospital.http.post(`/api/offers/${offerId}/counter/decline`)).toMatchObject({ status: 409 });
});

it.each([
  ['accepted', { payCents: 3600 }],
  ['improved', { payCents: 3550 }],
] as const)(
  '%s by a new offer, which takes the place of the first and cannot be countered',
  async (answer, changes) => {
    await counter();
    const next = await offerTo(app, hospital, applicationId, changes);
    expect([await statusOf(), await statusOf(next)]).toEqual(['superseded', 'sent']);
    expect(await read()).toMatchObject({ counter: { answer } });
    expect(await read(next)).toEqual({ counter: null, mayCounter: false });
    expect(await counter({ ...ask, payCents: 3700 }, next)).toMatchObject({ status: 409 });
  },
);

it('checks the answer like every offer: above the posted range it needs a reason', async () => {
  await counter({ ...ask, payCents: 4000 });
  const send = (more: object) =>
    hospital.http.post(`/api/employer/applications/${applicationId}/offers`, {
      ...termsOf(app),
      payCents: 4000,
      ...more,
    });
  expect(await send({})).toMatchObject({ status: 422, body: { fields: { payReason: expect.any(String) } } });
  expect(await statusOf()).toBe('countered');
  expect(await send({ payReason: 'For her experience.' })).toMatchObject({ status: 201 });
});

it('cannot be kept from once its offer has expired', async () => {
  await counter();
  app.clock.advance(5 * DAY);
  expect(await hospital.http.post(`/api/offers/${offerId}/counter/decline`)).toMatchObject({
    status: 409,
    body: { current: 'expired' },
  });
  expect(await statusOf()).not.toBe('sent');
});

it('expires with its offer, and ends with a declined one', async () => {
  await counter();
  expect(await nurse.http.post(`/api/offers/${offerId}/decline`, {})).toMatchObject({ body: { status: 'declined' } });
  expect(await hospital.http.post(`/api/offers/${offerId}/counter/decline`)).toMatchObject({ status: 409 });
});

it('is the candidate’s to make and the hiring team’s to answer; row-level security says so too', async () => {
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  const stranger = await anApprovedNurse(app);
  expect(await hospital.http.post(`/api/offers/${offerId}/counter`, ask)).toMatchObject({ status: 403 });
  expect(await stranger.http.post(`/api/offers/${offerId}/counter`, ask)).toMatchObject({ status: 404 });
  const asEmployer = app.deps.db.as(user(hospital.userId), (tx) =>
    tx.insert(offerCounters).values({ offerId, ...ask, madeAt: app.clock.now() }),
  );
  await expect(asEmployer).rejects.toThrow();
  await counter();
  expect(await viewer.http.post(`/api/offers/${offerId}/counter/decline`)).toMatchObject({ status: 403 });
  expect(await nurse.http.post(`/api/offers/${offerId}/counter/decline`)).toMatchObject({ status: 403 });
  expect((await stranger.http.get(`/api/offers/${offerId}/counter`)).status).toBe(404);
});
