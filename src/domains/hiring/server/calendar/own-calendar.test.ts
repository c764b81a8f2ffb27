import nodeIcal from 'node-ical';
import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp({ RATE_LIMITS: 'on' });
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
let applicationId: string;
let interviewId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
  applicationId = await applyByHand(nurse, await publish(app, hospital));
  interviewId = await confirmWith(app, hospital, nurse, applicationId);
});

/** A calendar program: it has the address and no session. */
const program = (address: string, headers: Record<string, string> = {}) =>
  app.visitor().get(new URL(address).pathname, headers);
const addressOf = async ({ http }: SignedIn): Promise<string> => (await http.post('/api/me/calendar')).body.url;
async function eventsAt(address: string) {
  const { body } = await program(address);
  return Object.values(nodeIcal.sync.parseICS(body)).filter((part) => part?.type === 'VEVENT');
}

test('both sides read their interviews at an address of their own, without an address of the other', async () => {
  for (const who of [nurse, hospital]) {
    const address = await addressOf(who);
    const answer = await program(address);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text: string = answer.body;
    expect(text).toContain('METHOD:PUBLISH');
    const [event, ...others] = await eventsAt(address);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `${interviewId}@localhost`,
      summary: expect.stringContaining('Video interview'),
    });
    for (const { email } of [nurse, hospital]) expect(text).not.toContain(email);
  }
});

test('an interview that is canceled leaves the calendar, and an accepted offer adds the first day', async () => {
  const address = await addressOf(nurse);
  const other = await applyByHand(nurse, await publish(app, hospital));
  const { id } = await proposeTo(app, hospital, other);
  expect(await eventsAt(address)).toHaveLength(1);
  await hospital.http.post(`/api/interviews/${id}/cancel`, { reason: null });
  const booked = await confirmWith(app, hospital, nurse, other);
  expect(await eventsAt(address)).toHaveLength(2);
  await nurse.http.post(`/api/interviews/${booked}/cancel`, { reason: null });
  expect(await eventsAt(address)).toHaveLength(1);

  const offerId = await offerTo(app, hospital, other);
  await nurse.http.post(`/api/offers/${offerId}/accept`, accepting);
  for (const [who, named] of [
    [nurse, 'Quillreed Hospital'],
    [hospital, 'Dana Whitfield'],
  ] as const) {
    const days = (await eventsAt(await addressOf(who))).filter(({ uid }) => uid.startsWith('first-day-'));
    expect(days).toMatchObject([{ datetype: 'date', description: named }]);
  }
});

test('another person of another organization reads nothing of it', async () => {
  const stranger = await anApprovedHospital(app);
  expect(await eventsAt(await addressOf(stranger))).toEqual([]);
  expect(await eventsAt(await addressOf(await signInAs(app)))).toEqual([]);
});

test('an unchanged calendar is answered by its tag alone', async () => {
  const address = await addressOf(nurse);
  const tag = (await program(address)).headers.get('etag') ?? expect.fail('no tag');
  app.clock.advance(60_000);
  expect((await program(address, { 'If-None-Match': tag })).status).toBe(304);
  const moved = await nurse.http.post(`/api/interviews/${interviewId}/cancel`, { reason: null });
  expect(moved.status).toBe(200);
  expect((await program(address, { 'If-None-Match': tag })).status).toBe(200);
});

test('an address ends when it is renewed or ended, and only its hash was ever stored', async () => {
  const first = await addressOf(nurse);
  const second = await addressOf(nurse);
  expect([(await program(first)).status, (await program(second)).status]).toEqual([404, 200]);
  const standing = (await nurse.http.get('/api/me/calendar')).body;
  expect(standing.subscription.lastReadAt).toEqual(expect.any(String));
  expect(JSON.stringify(standing)).not.toContain(new URL(second).pathname.split('/')[3]);
  expect((await nurse.http.post('/api/me/calendar/end')).body).toEqual({ subscription: null });
  expect((await program(second)).status).toBe(404);
  const rows = await app.asOwner('select 1 from calendar_subscriptions where user_id = $1', [nurse.userId]);
  expect(rows).toEqual([]);
});

test('guessing addresses is slowed down; reading with a right one is not counted against the network', async () => {
  const address = await addressOf(hospital);
  const guessed = address.replace(/calendar\/[\w-]+/, `calendar/${'A'.repeat(43)}`);
  const statuses: number[] = [];
  for (let guess = 0; guess < 32; guess += 1) statuses.push((await program(guessed)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  expect((await program(address)).status).toBe(200);
});
