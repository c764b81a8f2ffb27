import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { bookAt, offerTimes, openTimesOf, someHours, takesBookings } from '#tests/support/availability.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  noticeTitlesOf,
  proposalOf,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp({ VIDEO_URL_TEMPLATE: 'https://meet.example.org/tallgrass-{id}' });
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let robin: SignedIn;
let nurse: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  robin = await aColleague(app, hospital.organizationId);
  nurse = await anApprovedNurse(app);
  other = await anApprovedNurse(app);
});

const apply = async (who: SignedIn) => applyByHand(who, await publish(app, hospital));
const bookingsOf = async (interviewId: string) =>
  (await app.asOwner(`select user_id from interview_bookings where interview_id = $1`, [interviewId])).map(
    (row) => row['user_id'],
  );
/** An offered interview of `nurse` with its open times. */
async function offered(interviewers: readonly SignedIn[] = [hospital], rule: 'all' | 'any' = 'all', who = nurse) {
  const id = await offerTimes(hospital, await apply(who), interviewers, rule);
  return { id, times: await openTimesOf(who, id) };
}

describe('availability', () => {
  it('is kept as it was set, and says how many times a candidate would see', async () => {
    expect((await robin.http.get('/api/employer/availability')).body).toMatchObject({
      availability: null,
      open: { count: 0, first: null },
    });
    const hours = someHours({ exceptions: [{ day: '2030-12-24', extra: null }], place: null, mode: 'video' });
    await takesBookings(robin, hours);
    const { body } = await robin.http.get('/api/employer/availability');
    expect(body).toMatchObject({ availability: hours, hasVideoRooms: true });
    expect(body.open.count).toBeGreaterThan(200);
  });

  it('names the field that is wrong', async () => {
    const save = (changes: object) => robin.http.put('/api/employer/availability', { ...someHours(), ...changes });
    const late = { weekday: 1, from: '17:00', until: '09:00' };
    expect((await save({ windows: [late] })).body.fields).toHaveProperty(['windows.0.until']);
    expect((await save({ place: null })).body.fields).toEqual({ place: 'Enter the number to call.' });
    expect((await save({ mode: 'in_person', place: null })).body.fields).toEqual({ place: 'Enter the address.' });
    expect((await save({ timeZone: 'Mars/Olympus' })).body.fields).toHaveProperty('timeZone');
  });

  it('lists only members who take bookings, and refuses to offer others', async () => {
    await takesBookings(hospital);
    await takesBookings(robin, { isOn: false });
    const id = await apply(nurse);
    const { body } = await hospital.http.get(`/api/employer/applications/${id}/interviewers`);
    expect(body.items).toEqual([
      { userId: hospital.userId, name: 'Morgan Hale', isMe: true, mode: 'phone', durationMinutes: 30 },
    ]);
    const refused = await hospital.http.post(`/api/employer/applications/${id}/self-scheduling`, {
      interviewerIds: [robin.userId],
      rule: 'all',
      message: null,
    });
    expect(refused.body.fields).toHaveProperty('interviewerIds');
  });
});

describe('booking', () => {
  it('makes the interview like any other: confirmed, contact shared, both told, the time taken', async () => {
    await takesBookings(hospital);
    const { id, times } = await offered();
    const booked = await bookAt(nurse, id, times[3]);
    expect(booked, JSON.stringify(booked.body)).toMatchObject({
      status: 200,
      body: { status: 'confirmed', startsAt: times[3], mode: 'phone', place: '(417) 555-0110', awaiting: null },
    });
    expect(await bookingsOf(id)).toEqual([hospital.userId]);
    expect(await noticeTitlesOf(nurse)).toContain('Your interview is confirmed');
    expect(await noticeTitlesOf(hospital)).toContain('Your interview is confirmed');
    const [row] = await app.asOwner(
      `select contact_shared_at from applications a join interviews i on i.application_id = a.id where i.id = $1`,
      [id],
    );
    expect(row?.['contact_shared_at']).not.toBeNull();
    const next = await offered([hospital], 'all', other);
    expect(next.times).not.toContain(times[3]);
    expect(next.times).toContain(times[4]);
  });

  it('asked for twice, is booked once', async () => {
    const { id, times } = await offered();
    const answers = await Promise.all([bookAt(nurse, id, times[0]), bookAt(nurse, id, times[0])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bookingsOf(id)).toEqual([hospital.userId]);
    const published = await app.asOwner(
      `select id from application_events where kind = 'interview_confirmed' and detail ->> 'interviewId' = $1`,
      [id],
    );
    expect(published).toHaveLength(1);
  });

  it('of two people who reach for one time, one gets it and the other sees the next open times', async () => {
    const [mine, theirs] = [await offered(), await offered([hospital], 'all', other)];
    const time = mine.times[5];
    const answers = await Promise.all([bookAt(nurse, mine.id, time), bookAt(other, theirs.id, time)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      current: 'taken',
      message: 'This time was just taken. Please choose another.',
    });
    const [loser, id] = answers[0]?.status === 409 ? [nurse, mine.id] : [other, theirs.id];
    const left = await openTimesOf(loser, id);
    expect(left).not.toContain(time);
    expect((await bookAt(loser, id, left[0])).status).toBe(200);
  });

  it('never overlaps in the database, whatever the server does', async () => {
    const { id, times } = await offered();
    expect((await bookAt(nurse, id, times[0])).status).toBe(200);
    const second = await offered([hospital], 'all', other);
    await expect(
      app.asOwner(
        `insert into interview_bookings (interview_id, user_id, starts_at, busy_from, busy_until)
         values ($1, $2, $3::timestamptz, $3, $3::timestamptz + interval '10 minutes')`,
        [second.id, hospital.userId, times[0]],
      ),
    ).rejects.toThrow('interview_bookings_one_at_a_time');
  });

  it('refuses a time that is not open, an employer, and a stranger', async () => {
    const { id, times } = await offered();
    const night = `${times[0]?.slice(0, 11)}08:00:00.000Z`;
    expect((await bookAt(nurse, id, night)).body).toMatchObject({ current: 'taken' });
    expect((await bookAt(hospital, id, times[0])).status).toBe(403);
    expect((await bookAt(other, id, times[0])).status).toBe(404);
    expect((await other.http.get(`/api/interviews/${id}/open-times`)).status).toBe(404);
  });
});

describe('a booked interview', () => {
  it('moves with one more tap, with a reason, to any open time, and its old time is free again', async () => {
    const { id, times } = await offered();
    await bookAt(nurse, id, times[0]);
    // So that the mails have an order.
    app.clock.advance(1000);
    const moved = await bookAt(nurse, id, times[6], 'My shift changed.');
    expect(moved.body).toMatchObject({ status: 'confirmed', startsAt: times[6], message: 'My shift changed.' });
    expect((await openTimesOf(nurse, id)).slice(0, 1)).toEqual(times.slice(0, 1));
    expect(await noticeTitlesOf(hospital)).toContain('An interview has moved');
    const entries = await app.asOwner(
      `select envelope -> 'calendar' ->> 'content' as content from mails
       where user_id = $1 and envelope -> 'calendar' ->> 'content' like '%' || $2 || '%' order by created_at, id`,
      [nurse.userId, id],
    );
    expect(entries.map(({ content }) => /SEQUENCE:(\d+)/.exec(String(content))?.[1])).toEqual(['1', '2']);
  });

  it('gives its time back however it ends', async () => {
    const { id, times } = await offered();
    await bookAt(nurse, id, times[0]);
    expect((await nurse.http.post(`/api/interviews/${id}/cancel`, { reason: 'I fell ill.' })).status).toBe(200);
    expect(await bookingsOf(id)).toEqual([]);
    const second = await offered();
    await bookAt(nurse, second.id, second.times[0]);
    expect(
      (
        await hospital.http.post(`/api/interviews/${second.id}/counter`, {
          slots: [second.times[9]],
          message: null,
        })
      ).status,
    ).toBe(200);
    expect(await bookingsOf(second.id)).toEqual([]);
    // The times are still open for booking beside those that were proposed.
    expect((await bookAt(nurse, second.id, second.times[1])).status).toBe(200);
  });

  it('stays where it is when the chosen time is not open', async () => {
    const { id, times } = await offered();
    await bookAt(nurse, id, times[0]);
    const blocked = await offered([hospital], 'all', other);
    await bookAt(other, blocked.id, times[2]);
    expect((await bookAt(nurse, id, times[2])).status).toBe(409);
    expect(await bookingsOf(id)).toEqual([hospital.userId]);
    expect((await nurse.http.get('/api/interviews?limit=100')).body.items).toContainEqual(
      expect.objectContaining({ id, status: 'confirmed', startsAt: times[0] }),
    );
  });
});

describe('several interviewers', () => {
  it('a panel takes the time of everyone; a member who stops taking bookings leaves none', async () => {
    await takesBookings(hospital);
    await takesBookings(robin, {
      windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '13:00', until: '14:00' })),
    });
    const { id, times } = await offered([hospital, robin], 'all');
    expect(times.length).toBeLessThan(30);
    expect((await bookAt(nurse, id, times[0])).status).toBe(200);
    expect(new Set(await bookingsOf(id))).toEqual(new Set([hospital.userId, robin.userId]));
    const second = await offered([hospital, robin], 'all', other);
    await takesBookings(robin, { isOn: false });
    expect(await openTimesOf(other, second.id)).toEqual([]);
  });

  it('any one of several: two people get the same time with two interviewers, in their own rooms', async () => {
    await takesBookings(hospital, { mode: 'video', place: null });
    await takesBookings(robin, { mode: 'video', place: 'https://rooms.example/robin' });
    const [mine, theirs] = [await offered([hospital, robin], 'any'), await offered([hospital, robin], 'any', other)];
    const time = mine.times.at(-1);
    expect(theirs.times.at(-1)).toBe(time);
    const places = [await bookAt(nurse, mine.id, time), await bookAt(other, theirs.id, time)].map(({ body }) => body);
    expect(places.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    const [first, second] = places.map(({ place }) => place as string);
    const rooms = [mine.id, theirs.id].map((id) => `https://meet.example.org/tallgrass-${id}`);
    expect(new Set([first, second]).size).toBe(2);
    for (const place of [first, second]) expect(['https://rooms.example/robin', ...rooms]).toContain(place);
  });
});

describe('interviewers who stop taking bookings', () => {
  const [TO_CANDIDATE, TO_TEAM] = [
    'There is no interview time to book right now',
    'A candidate has no interview time to book',
  ];

  /** An applicant to whom the open times of two members were offered, and how often each side was told. */
  async function anOffer(rule: 'all' | 'any') {
    const [team, who] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const colleague = await aColleague(app, team.organizationId);
    await takesBookings(team);
    await takesBookings(colleague);
    const id = await offerTimes(team, await applyByHand(who, await publish(app, team)), [team, colleague], rule);
    const told = async () => [
      (await noticeTitlesOf(who)).filter((title) => title === TO_CANDIDATE).length,
      (await noticeTitlesOf(team)).filter((title) => title === TO_TEAM).length,
    ];
    return { team, colleague, who, id, told };
  }

  it('one of several does not matter; with the last one both sides are told, and the candidate proposes', async () => {
    const { team, colleague, who, id, told } = await anOffer('any');
    await takesBookings(colleague, { isOn: false });
    expect(await told()).toEqual([0, 0]);
    await takesBookings(team, { isOn: false });
    await takesBookings(team, { isOn: false });
    expect(await told()).toEqual([1, 1]);
    expect(await openTimesOf(who, id)).toEqual([]);
    const proposed = { slots: proposalOf(app).slots, message: null };
    expect(await who.http.post(`/api/interviews/${id}/counter`, proposed)).toMatchObject({
      status: 200,
      body: { awaiting: 'employer' },
    });
    // Now it is the team's turn, so nothing more is lost when bookings stop again.
    await takesBookings(team);
    await takesBookings(team, { isOn: false });
    expect(await told()).toEqual([1, 1]);
  });

  it('a member of a panel whose place a colleague without bookings takes ends its times, and both sides are told', async () => {
    const { team, colleague, who, id, told } = await anOffer('all');
    const successor = await aColleague(app, team.organizationId, 'recruiter');
    const leaving = `/api/employer/members/${colleague.userId}?successorId=${successor.userId}`;
    expect((await team.http.delete(leaving)).status).toBe(200);
    expect(await openTimesOf(who, id)).toEqual([]);
    expect(await told()).toEqual([1, 1]);
  });
});

it('a time typed for one person is not open to another, proposed or confirmed, until it is free again', async () => {
  const [busy, free] = [await anApprovedHospital(app, '67735'), await anApprovedNurse(app)];
  expect((await busy.http.get('/api/employer/availability')).body.facilityZone).toBe('America/Denver');
  await takesBookings(busy);
  const jobId = await publish(app, busy);
  const times = async () => openTimesOf(free, interviewId);
  const interviewId = await offerTimes(busy, await applyByHand(free, jobId), [busy]);
  const [first, second] = await times();
  const typedFor = await applyByHand(await anApprovedNurse(app), jobId);
  const proposed = await busy.http.post(`/api/employer/applications/${typedFor}/interviews`, {
    ...proposalOf(app),
    durationMinutes: 30,
    slots: [first],
  });
  expect(proposed.status).toBe(201);
  expect((await times())[0]).toBe(second);
  expect((await bookAt(free, interviewId, first)).status).toBe(409);
  await busy.http.post(`/api/interviews/${proposed.body.id}/cancel`, { reason: null });
  expect((await times())[0]).toBe(first);
});

it('a time agreed by hand in an interview with open times is not open to another, until it is free again', async () => {
  const [team, free, asking] = [await anApprovedHospital(app), await anApprovedNurse(app), await anApprovedNurse(app)];
  await takesBookings(team);
  const jobId = await publish(app, team);
  const open = await offerTimes(team, await applyByHand(free, jobId), [team]);
  const agreed = await offerTimes(team, await applyByHand(asking, jobId), [team]);
  const [first, second] = await openTimesOf(free, open);
  const asked = await asking.http.post(`/api/interviews/${agreed}/counter`, { slots: [first], message: null });
  const slotId = asked.body.slots.at(-1).id;
  expect((await team.http.post(`/api/interviews/${agreed}/accept`, { slotId })).status).toBe(200);
  expect((await openTimesOf(free, open))[0]).toBe(second);
  expect((await bookAt(free, open, first)).status).toBe(409);
  // It doesn't stand in its own way, and its time is free again once it moves.
  expect((await bookAt(asking, agreed, second)).status).toBe(200);
  expect((await openTimesOf(free, open))[0]).toBe(first);
});

it('the calendar of the booked interviewer lists who takes part, and no other member of the team', async () => {
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  await takesBookings(hospital);
  const id = await offerTimes(hospital, await apply(nurse), [hospital]);
  const [time] = await openTimesOf(nurse, id);
  expect((await bookAt(nurse, id, time)).status).toBe(200);
  const entry = async (who: SignedIn) =>
    String((await who.http.get(`/api/interviews/${id}/invitation.ics`)).body).replaceAll(/\r\n[ \t]/g, '');
  expect(await entry(hospital)).not.toContain(colleague.email);
  expect(await entry(hospital)).toContain(hospital.email);
  expect(await entry(colleague)).toContain(hospital.email);
});
