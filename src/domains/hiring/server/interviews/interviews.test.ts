import nodeIcal from 'node-ical';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  inDays,
  noticeTitlesOf,
  offerTo,
  proposalOf,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
let applicationId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const apply = async () => {
  applicationId = await applyByHand(nurse, await publish(app, hospital));
};
const propose = (changes: object = {}) =>
  hospital.http.post(`/api/employer/applications/${applicationId}/interviews`, { ...proposalOf(app), ...changes });
const act = (who: SignedIn, id: string, what: string, body: object = {}) =>
  who.http.post(`/api/interviews/${id}/${what}`, body);
const counter = (who: SignedIn, id: string, days: number[]) =>
  act(who, id, 'counter', { slots: days.map((day) => inDays(app, day)), message: null });

/** The calendar entries mailed to a user, oldest first, as a calendar program reads them. */
async function calendarOf({ userId }: SignedIn) {
  const rows = await app.asOwner(
    `select envelope -> 'calendar' as calendar from mails
     where user_id = $1 and envelope -> 'calendar' ->> 'content' is not null order by created_at, id`,
    [userId],
  );
  return rows.map((row) => entryOf(row['calendar'] as { method: string; content: string }));
}

/** Calendars count in seconds. */
const toTheSecond = (iso: string) => `${iso.slice(0, 19)}.000Z`;

function entryOf({ method, content }: { method: string; content: string }) {
  const parts = Object.values(nodeIcal.sync.parseICS(content));
  const event = parts.find((part) => part?.type === 'VEVENT') ?? expect.fail('no event');
  const attendees = [event.attendee ?? []]
    .flat()
    .map((one) => (typeof one === 'string' ? { val: one, params: {} } : one));
  return {
    content,
    method: event.method,
    mimeMethod: method,
    uid: event.uid,
    sequence: Number(event.sequence),
    start: event.start.toISOString(),
    minutes: (event.end ? event.end.getTime() - event.start.getTime() : 0) / 60_000,
    status: event.status,
    alarms: event.alarms?.map(({ trigger }) => trigger) ?? [],
    addresses: attendees.map(({ val }) => val.toLowerCase().replace('mailto:', '')),
    names: attendees.map(({ params }) => (params as { CN?: string }).CN),
  };
}

describe('calendars', () => {
  it('follow an interview that is moved and canceled: REQUEST, CANCEL of the old time, REQUEST, CANCEL, with a rising sequence', async () => {
    await apply();
    const agreed = inDays(app, 2);
    const id = await confirmWith(app, hospital, nurse, applicationId);
    app.clock.advance(1000);
    const moved = await counter(hospital, id, [6, 7]);
    expect(moved.body).toMatchObject({ status: 'rescheduled', startsAt: null, awaiting: 'candidate' });
    app.clock.advance(1000);
    const again = await act(nurse, id, 'accept', { slotId: moved.body.slots[0].id });
    expect(again.body).toMatchObject({ status: 'confirmed' });
    app.clock.advance(1000);
    expect((await act(nurse, id, 'cancel', { reason: 'I fell ill.' })).body).toMatchObject({
      status: 'canceled',
      cancelReason: 'I fell ill.',
    });
    for (const who of [nurse, hospital]) {
      const entries = await calendarOf(who);
      expect(entries.map(({ method, mimeMethod }) => [method, mimeMethod])).toEqual([
        ['REQUEST', 'REQUEST'],
        ['CANCEL', 'CANCEL'],
        ['REQUEST', 'REQUEST'],
        ['CANCEL', 'CANCEL'],
      ]);
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
      expect(entries[0]?.uid).toContain(`${id}@`);
      expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
      expect(entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED']);
      expect(entries.map(({ start }) => start)).toEqual(
        [agreed, agreed, moved.body.slots[0].startsAt, moved.body.slots[0].startsAt].map(toTheSecond),
      );
      expect(entries.every(({ addresses }) => addresses[0] === who.email.toLowerCase())).toBe(true);
      expect(entries.map(({ alarms }) => alarms)).toEqual([['-PT2H', '-PT15M'], [], ['-PT2H', '-PT15M'], []]);
    }
    // A notice about the match may come at any time in between.
    const ofInterview = (await noticeTitlesOf(nurse)).filter((title) => title.includes('interview'));
    expect(ofInterview.slice(0, 2)).toEqual(['An interview was canceled', 'Your interview is confirmed']);
    expect(await noticeTitlesOf(hospital)).toContain('You asked for another interview time');
    expect(await noticeTitlesOf(nurse)).toContain('Other interview times were proposed');
  });

  it('name everyone who takes part, with an address of their own side alone', async () => {
    const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
    app.clock.advance(1000);
    await apply();
    const id = await confirmWith(app, hospital, nurse, applicationId);
    const relay = `interview-${id}@localhost`;
    const [toNurse, toHospital, toColleague] = await Promise.all(
      [nurse, hospital, colleague].map(async (who) => (await calendarOf(who)).at(-1) ?? expect.fail('no entry')),
    );
    expect(toNurse?.names).toEqual(['Dana Whitfield', expect.stringContaining('Quillreed')]);
    expect(toNurse?.addresses).toEqual([nurse.email.toLowerCase(), relay]);
    for (const own of [hospital, colleague]) expect(toNurse?.content).not.toContain(own.email);
    for (const entry of [toHospital, toColleague]) {
      expect(entry?.names).toHaveLength(3);
      expect(entry?.names?.at(-1)).toBe('Candidate');
      expect(entry?.content).not.toContain('Whitfield');
      expect(entry?.addresses).toEqual(
        expect.arrayContaining([hospital.email, colleague.email].map((one) => one.toLowerCase())),
      );
      expect(entry?.addresses.at(-1)).toBe(relay);
      expect(entry?.content).not.toContain(nurse.email);
    }
  });

  it('stay empty while times are only proposed', async () => {
    await apply();
    const before = [await calendarOf(nurse), await calendarOf(hospital)].map(({ length }) => length);
    const { id } = await proposeTo(app, hospital, applicationId);
    await counter(nurse, id, [4]);
    expect((await nurse.http.get(`/api/interviews/${id}/invitation.ics`)).body).toMatchObject({
      error: 'WRONG_STATE',
      current: 'rescheduled',
    });
    await act(hospital, id, 'cancel');
    expect([await calendarOf(nurse), await calendarOf(hospital)].map(({ length }) => length)).toEqual(before);
  });

  it('lose the entry when the candidate withdraws or the employer declines', async () => {
    for (const end of [
      () => nurse.http.post(`/api/me/applications/${applicationId}/withdraw`, { reason: null }),
      () =>
        hospital.http.post(`/api/employer/applications/${applicationId}/decline`, { reason: 'schedule', note: null }),
    ]) {
      await apply();
      const id = await confirmWith(app, hospital, nurse, applicationId);
      app.clock.advance(1000);
      expect(await end()).toMatchObject({ status: 200 });
      for (const who of [nurse, hospital]) {
        const last = (await calendarOf(who)).at(-1);
        expect(last).toMatchObject({ method: 'CANCEL', sequence: 2, uid: expect.stringContaining(id) });
      }
    }
  });
});

it('an interview that has begun is canceled in no calendar when the employer declines later', async () => {
  // Mails with the same time have no order.
  app.clock.advance(1000);
  await apply();
  const id = await confirmWith(app, hospital, nurse, applicationId);
  app.clock.advance(3 * DAY);
  const decline = { reason: 'experience', note: null };
  const path = `/api/employer/applications/${applicationId}/decline`;
  expect(await hospital.http.post(path, decline)).toMatchObject({ status: 200 });
  for (const who of [nurse, hospital]) {
    const own = (await calendarOf(who)).filter(({ uid }) => uid?.includes(id));
    expect(own.map(({ method }) => method)).toEqual(['REQUEST']);
  }
});

describe('an interview', () => {
  it('needs at least one future time, no duplicates, an existing time zone and a place', async () => {
    await apply();
    const twice = inDays(app, 2);
    for (const [changes, field] of [
      [{ slots: [] }, 'slots'],
      [{ slots: [twice, twice] }, 'slots'],
      [{ slots: [inDays(app, -1)] }, 'slots'],
      [{ slots: Array.from({ length: 7 }, (_, day) => inDays(app, day + 2)) }, 'slots'],
      [{ slots: ['9999-12-31T23:59:59-12:00'] }, 'slots.0'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ place: ' ' }, 'place'],
      [{ durationMinutes: 5 }, 'durationMinutes'],
      [{ mode: 'pigeon' }, 'mode'],
    ] as const) {
      const refused = await propose(changes);
      expect(refused, JSON.stringify(changes)).toMatchObject({
        status: 422,
        body: { error: 'INVALID_INPUT', fields: { [field]: expect.any(String) } },
      });
    }
    expect(await propose()).toMatchObject({ status: 201 });
    expect(await propose()).toMatchObject({ status: 409, body: { current: 'proposed' } });
  });

  it.each(['UTC', 'America/Indiana/Indianapolis', 'Asia/Kolkata', 'US/Central'])(
    'is proposed from a browser that reports %s, confirmed and called off',
    async (timeZone) => {
      await apply();
      const proposed = await propose({ timeZone });
      expect(proposed).toMatchObject({ status: 201, body: { timeZone } });
      const { id, slots } = proposed.body;
      expect(await act(nurse, id, 'accept', { slotId: slots[0].id })).toMatchObject({ status: 200 });
      expect(await act(hospital, id, 'cancel')).toMatchObject({ status: 200, body: { timeZone } });
    },
  );

  it('is shown in the zone of the workplace, also in mails and calendars: Goodland is on Mountain Time', async () => {
    const jobId = await publish(app, hospital, { zip: '67735', licenseStates: [] });
    applicationId = await applyByHand(nurse, jobId);
    const proposed = await propose({ timeZone: 'UTC' });
    expect(proposed.body).toMatchObject({ timeZone: 'UTC', workTimeZone: 'America/Denver' });
    await act(nurse, proposed.body.id, 'accept', { slotId: proposed.body.slots[0].id });
    const [told] = await app.asOwner(
      `select text, envelope -> 'calendar' ->> 'content' as calendar from mails
       where user_id = $1 and envelope -> 'calendar' ->> 'content' like $2`,
      [nurse.userId, `%${proposed.body.id}%`],
    );
    expect(told?.['text']).toMatch(/[AP]M M[SD]T/);
    expect(String(told?.['calendar']).replaceAll('\r\n ', '')).toMatch(/DESCRIPTION:.*[AP]M M[SD]T/);
  });

  it('is refused while an offer is open, and leaves the offer alone', async () => {
    await apply();
    await hospital.http.post(`/api/employer/applications/${applicationId}/shortlist`);
    const offerId = await offerTo(app, hospital, applicationId);
    expect(await propose()).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'offered' } });
    expect(await nurse.http.post(`/api/offers/${offerId}/accept`, accepting)).toMatchObject({ status: 200 });
  });

  it('cannot be canceled or moved by the candidate once it has begun', async () => {
    await apply();
    const id = await confirmWith(app, hospital, nurse, applicationId);
    const [found] = await app.asOwner('select starts_at from interviews where id = $1', [id]);
    const startsAt = found?.['starts_at'] as Date;
    app.clock.advance(startsAt.getTime() - app.clock.now().getTime());
    for (const missed of [act(nurse, id, 'cancel'), counter(nurse, id, [2])])
      expect(await missed).toMatchObject({ status: 409, body: { current: 'confirmed' } });
    expect(await act(hospital, id, 'cancel')).toMatchObject({ status: 200, body: { status: 'canceled' } });
  });

  it('is accepted by the side that was asked, for a future time of the latest round', async () => {
    await apply();
    const { id, slots } = await proposeTo(app, hospital, applicationId);
    const slotId = slots[0]?.id;
    expect(await act(hospital, id, 'accept', { slotId })).toMatchObject({ status: 409, body: { current: 'proposed' } });
    const answersOwed = async () => {
      const { items } = (await hospital.http.get('/api/employer/jobs?limit=100')).body;
      return items.reduce((sum: number, job: { funnel: { otherTimes: number } }) => sum + job.funnel.otherTimes, 0);
    };
    const owedBefore = await answersOwed();
    const countered = await counter(nurse, id, [4]);
    expect(await answersOwed()).toBe(owedBefore + 1);
    expect(await act(nurse, id, 'accept', { slotId })).toMatchObject({ status: 409, body: { current: 'rescheduled' } });
    expect(await act(hospital, id, 'accept', { slotId })).toMatchObject({ status: 404 });
    app.clock.advance(5 * DAY);
    const late = await act(hospital, id, 'accept', { slotId: countered.body.slots[0].id });
    expect(late).toMatchObject({ status: 422, body: { fields: { slotId: expect.any(String) } } });
    const renewed = await counter(hospital, id, [2]);
    expect(await answersOwed()).toBe(owedBefore);
    expect(await act(nurse, id, 'accept', { slotId })).toMatchObject({ status: 404 });
    expect(await act(nurse, id, 'accept', { slotId: renewed.body.slots[0].id })).toMatchObject({ status: 200 });
  });

  it('can be declined by the candidate only, which ends it', async () => {
    await apply();
    const { id } = await proposeTo(app, hospital, applicationId);
    expect(await act(hospital, id, 'decline')).toMatchObject({ status: 403 });
    expect(await act(nurse, id, 'cancel')).toMatchObject({ status: 409, body: { current: 'proposed' } });
    expect((await act(nurse, id, 'decline', { reason: 'Too far.' })).body).toMatchObject({
      status: 'declined',
      cancelReason: 'Too far.',
    });
    for (const what of ['decline', 'cancel'] as const) {
      expect(await act(nurse, id, what)).toMatchObject({ status: 409, body: { current: 'declined' } });
    }
    expect(await counter(nurse, id, [3])).toMatchObject({ status: 409, body: { current: 'declined' } });
    expect((await nurse.http.get(`/api/me/applications/${applicationId}`)).body.stage).toBe('interviewing');
    expect(await propose()).toMatchObject({ status: 201 });
  });

  it('gets its outcome from the employer once it has begun, including a no-show', async () => {
    await apply();
    const id = await confirmWith(app, hospital, nurse, applicationId);
    expect(await act(hospital, id, 'outcome', { outcome: 'no_show' })).toMatchObject({
      status: 409,
      body: { current: 'confirmed' },
    });
    app.clock.advance(3 * DAY);
    expect(await act(nurse, id, 'outcome', { outcome: 'advance' })).toMatchObject({ status: 403 });
    expect((await act(hospital, id, 'outcome', { outcome: 'no_show', note: null })).body).toMatchObject({
      status: 'no_show',
      outcome: null,
    });
    expect(await act(hospital, id, 'outcome', { outcome: 'advance' })).toMatchObject({
      status: 409,
      body: { current: 'no_show' },
    });
  });

  it('shows its outcome to the employer only', async () => {
    await apply();
    const id = await confirmWith(app, hospital, nurse, applicationId);
    app.clock.advance(3 * DAY);
    const words = { outcome: 'decline', note: 'Wants days only.' };
    const own = { id, status: 'completed', outcome: 'decline', outcomeNote: 'Wants days only.' };
    expect((await act(hospital, id, 'outcome', words)).body).toMatchObject(own);
    const seen = await hospital.http.get(`/api/employer/applications/${applicationId}`);
    expect(seen.body.interviews).toEqual([expect.objectContaining(own)]);
    const hidden = { id, status: 'completed', outcome: null, outcomeNote: null };
    const mine = await nurse.http.get(`/api/me/applications/${applicationId}`);
    expect(mine.body.interviews).toEqual([expect.objectContaining(hidden)]);
    expect((await nurse.http.get('/api/interviews?state=all')).body.items).toContainEqual(
      expect.objectContaining(hidden),
    );
  });

  it('is 404 for everyone else', async () => {
    await apply();
    const { id, slots } = await proposeTo(app, hospital, applicationId);
    const strangers = [await signInAs(app), await signInAs(app, 'employer', 'Max Hill')];
    for (const stranger of strangers) {
      const answers = [
        await act(stranger, id, 'accept', { slotId: slots[0]?.id }),
        await counter(stranger, id, [3]),
        await act(stranger, id, 'decline'),
        await act(stranger, id, 'cancel'),
        await stranger.http.get(`/api/interviews/${id}/invitation.ics`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await stranger.http.get('/api/interviews?state=all')).body.items).toEqual([]);
    }
    expect((await nurse.http.get('/api/interviews')).body.items.at(0)).toMatchObject({ status: 'proposed' });
  });
});
