import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { bookAt, openTimesOf, takesBookings } from '#tests/support/availability.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  DAY,
  eventually,
  inDays,
  noticeTitlesOf,
  proposalOf,
} from '#tests/support/people/hiring.ts';
import {
  aMatchIn,
  answer,
  invitationsOf,
  invite,
  invited,
  sentFor,
  type Hospital,
} from '#tests/support/people/invitations.ts';
import { openStream } from '#tests/support/stream.ts';

const JOPLIN = '64801';
const app = sharedApp();
let hospital: Hospital;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

/** The people of a job whom its employer can see. */
const peopleOf = async (jobId: string) =>
  (await hospital.http.get(`/api/jobs/${jobId}/candidates?limit=100`)).body.items as { id: string }[];

async function anInvitation() {
  const match = await aMatchIn(app, JOPLIN, { hospital });
  return { ...match, invitationId: await invited(match, { message: 'Would you like to see the unit?' }) };
}

describe('an invitation', () => {
  it('reaches the person with the job, its pay and shift, and tells the employer nothing about them', async () => {
    const { nurse, jobId, id, invitationId } = await anInvitation();
    expect(await invitationsOf(nurse)).toMatchObject([
      {
        id: invitationId,
        status: 'invited',
        message: 'Would you like to see the unit?',
        job: {
          id: jobId,
          payMinCents: 3200,
          payMaxCents: 3600,
          shift: 'nights',
          organizationName: 'Quillreed Hospital',
        },
      },
    ]);
    expect(await noticeTitlesOf(nurse)).toContain('Quillreed Hospital invites you to talk');
    const person = (await hospital.http.get(`/api/employer/applications/${id}`)).body;
    expect(person).toMatchObject({ stage: 'matched', isNamed: false, candidateId: null, contact: null, documents: [] });
    expect(person.timeline.at(-1)).toMatchObject({ text: 'Invited to talk' });
    const all = [
      person,
      await peopleOf(jobId),
      await sentFor(hospital, jobId),
      (await hospital.http.get(`/api/jobs/${jobId}`)).body,
      (await hospital.http.get('/api/notifications?limit=100')).body,
      (await hospital.http.get('/api/conversations')).body,
      (await hospital.http.get('/api/me/export')).body,
      await app.asOwner(`select subject, html, text from mails where user_id = $1`, [hospital.userId]),
    ];
    for (const secret of ['Dana Whitfield', nurse.userId, nurse.email, '573-555-0142']) {
      expect(JSON.stringify(all)).not.toContain(secret);
    }
  });

  it('reveals nothing more in searches, counts and live events of the employer, open and after a no', async () => {
    const stream = await openStream(hospital.http);
    const { nurse, jobId, id, invitationId } = await anInvitation();
    const scope = { kind: 'job', id: jobId };
    const { http } = hospital;
    const asked = async () => {
      const answers = [
        await http.post('/api/employer/people/search', { scope }),
        await http.post('/api/employer/people/board', { scope }),
        await http.post('/api/conversations/search', { words: 'Dana' }),
        await http.get('/api/conversations/unread-count'),
        await http.get('/api/employer/today'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      return answers.map(({ body }) => body);
    };
    const open = await asked();
    expect(open[0].items).toContainEqual(expect.objectContaining({ id, isNamed: false }));
    for (const search of ['Dana', 'Whitfield']) {
      expect((await http.post('/api/employer/people/search', { scope, search })).body.items).toEqual([]);
    }
    expect((await answer(nurse, invitationId, 'decline', { reason: 'distance' })).status).toBe(200);
    await eventually(() => Promise.resolve(expect(stream.notices()).toContain('An answer to your invitation')));
    for (const secret of ['Dana Whitfield', nurse.userId, nurse.email, '573-555-0142']) {
      expect(JSON.stringify([open, await asked(), stream.events])).not.toContain(secret);
    }
  });

  it('states pay in the employer’s unit, on the screen and in the mail', async () => {
    const salary = { payUnit: 'year', payMinCents: 7_800_000, payMaxCents: 9_360_000, weeklyHours: 40 };
    const match = await aMatchIn(app, JOPLIN, { hospital, job: salary });
    await invited(match);
    expect(await invitationsOf(match.nurse)).toMatchObject([{ job: { statedPay: '$78,000–$93,600 a year' } }]);
    await eventually(async () => {
      const mails = await app.asOwner(`select text from mails where user_id = $1`, [match.nurse.userId]);
      expect(JSON.stringify(mails)).toContain('$78,000–$93,600 a year');
    });
  });

  it('accepted is an application with a receipt, made by the person', async () => {
    const { nurse, jobId, id, invitationId } = await anInvitation();
    expect(await answer(nurse, invitationId, 'accept')).toMatchObject({ status: 200, body: { applicationId: id } });
    expect((await nurse.http.get(`/api/me/applications/${id}`)).body).toMatchObject({
      stage: 'applied',
      source: 'manual',
      receipt: { source: 'manual', consent: { id: expect.any(String) } },
    });
    expect((await hospital.http.get(`/api/employer/applications/${id}`)).body).toMatchObject({ isNamed: true });
    expect(await sentFor(hospital, jobId)).toMatchObject([{ status: 'accepted' }]);
    expect((await nurse.http.get(`/api/conversations/${id}`)).status).toBe(200);
    // A second click applies once.
    expect(await answer(nurse, invitationId, 'accept')).toMatchObject({ status: 200, body: { applicationId: id } });
  });

  it('declined keeps its reason from the employer, and is final for this job', async () => {
    const { nurse, jobId, id, invitationId } = await anInvitation();
    expect((await answer(nurse, invitationId, 'decline', { reason: 'her face' })).status).toBe(422);
    expect((await answer(nurse, invitationId, 'decline', { reason: 'pay' })).status).toBe(200);
    const [shown] = await sentFor(hospital, jobId);
    expect(shown).toMatchObject({ status: 'declined' });
    expect(Object.keys(shown)).not.toContain('declineReason');
    expect(await app.asOwner(`select decline_reason from invitations where id = $1`, [invitationId])).toEqual([
      { decline_reason: 'pay' },
    ]);
    expect(await invite(hospital, id)).toMatchObject({ status: 409, body: { current: 'declined' } });
    expect(await answer(nurse, invitationId, 'accept')).toMatchObject({ status: 409, body: { current: 'declined' } });
    expect((await hospital.http.get(`/api/employer/applications/${id}`)).body).toMatchObject({
      stage: 'matched',
      isNamed: false,
    });
  });

  it('answered with “Not now” mutes the employer for 30 days, for all its jobs', async () => {
    const { nurse, jobId, id, invitationId } = await anInvitation();
    const other = await aMatchIn(app, JOPLIN, { hospital, nurse });
    expect((await answer(nurse, invitationId, 'not-now')).status).toBe(200);
    expect(await sentFor(hospital, jobId)).toMatchObject([{ status: 'not_now', mutedUntil: expect.any(String) }]);
    for (const one of [id, other.id]) {
      expect(await invite(hospital, one)).toMatchObject({ status: 409, body: { current: 'not_now' } });
    }
    await app.asOwner(
      `update invitations set closed_at = closed_at - interval '30 days', sent_at = sent_at - interval '30 days'
      where id = $1`,
      [invitationId],
    );
    expect((await invite(hospital, other.id)).status).toBe(201);
  });

  it('withdrawn by the employer can no longer be accepted', async () => {
    const { nurse, jobId, id, invitationId } = await anInvitation();
    const withdraw = () => hospital.http.post(`/api/employer/applications/${id}/invitation/withdraw`);
    expect(await withdraw()).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
    expect(await withdraw()).toMatchObject({ status: 409 });
    expect(await answer(nurse, invitationId, 'accept')).toMatchObject({ status: 409, body: { current: 'withdrawn' } });
    const person = (await peopleOf(jobId)).find((one) => one.id === id);
    expect(person).toMatchObject({ stage: 'matched', isNamed: false });
    expect(await noticeTitlesOf(nurse)).toContain('An invitation has ended');
  });
});

it('times of an invitation become a proposed interview with the yes, without those that passed', async () => {
  const match = await aMatchIn(app, JOPLIN, { hospital });
  const { message: _message, ...interview } = proposalOf(app, [2, 9]);
  const past = { ...interview, slots: [inDays(app, -1)] };
  expect(await invite(hospital, match.id, { interview: past })).toMatchObject({
    status: 422,
    body: { fields: { 'interview.slots': 'Every time must be in the future.' } },
  });
  const id = await invited(match, { interview });
  expect((await hospital.http.get(`/api/employer/applications/${match.id}`)).body.interviews).toEqual([]);
  app.clock.advance(3 * DAY);
  expect((await answer(match.nurse, id, 'accept')).status).toBe(200);
  await eventually(async () => {
    const { items } = (await match.nurse.http.get('/api/interviews')).body;
    expect(items).toMatchObject([{ status: 'proposed', awaiting: 'candidate', place: interview.place }]);
    expect(items[0].slots.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([interview.slots[1]]);
  });
  expect((await match.nurse.http.get(`/api/me/applications/${match.id}`)).body).toMatchObject({
    stage: 'interviewing',
    contactShared: false,
  });
});

describe('who may', () => {
  it('a stranger finds neither the person nor the invitation', async () => {
    const { id, invitationId, jobId } = await anInvitation();
    const [stranger, other] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    expect((await invite(stranger, id)).status).toBe(404);
    expect((await stranger.http.post(`/api/employer/applications/${id}/invitation/withdraw`)).status).toBe(404);
    expect((await stranger.http.get(`/api/jobs/${jobId}/invitations`)).body.items ?? []).toEqual([]);
    expect((await answer(other, invitationId, 'accept')).status).toBe(404);
    expect(await invitationsOf(other)).toEqual([]);
  });
});

it('a yes opens the times of the chosen interviewers for booking; the employer learns nothing before', async () => {
  const { hospital: team, ...match } = await aMatchIn(app, JOPLIN, { hospital: await anApprovedHospital(app) });
  await takesBookings(team);
  const { items } = (await team.http.get(`/api/employer/applications/${match.id}/interviewers`)).body;
  expect(items).toMatchObject([{ userId: team.userId, isMe: true }]);
  const openTimes = { interviewerIds: [team.userId], rule: 'all' };
  const { message: _message, ...interview } = proposalOf(app, [2]);
  expect(await invite(team, match.id, { openTimes, interview })).toMatchObject({
    status: 422,
    body: { fields: { openTimes: expect.any(String) } },
  });
  expect(
    await invite(team, match.id, { openTimes: { ...openTimes, interviewerIds: [match.nurse.userId] } }),
  ).toMatchObject({ status: 422, body: { fields: { 'openTimes.interviewerIds': expect.any(String) } } });
  const id = await invited({ hospital: team, ...match }, { openTimes });
  expect(await invitationsOf(match.nurse)).toMatchObject([{ hasOpenTimes: true, interview: null }]);
  expect(JSON.stringify(await invitationsOf(match.nurse))).not.toContain(team.userId);
  expect((await match.nurse.http.get('/api/interviews')).body.items).toEqual([]);
  await answer(match.nurse, id, 'accept');
  const interviewId = await eventually(async () => {
    const [first] = (await match.nurse.http.get('/api/interviews')).body.items;
    expect(first).toMatchObject({ status: 'proposed', bookingRule: 'all' });
    return String(first.id);
  });
  const [time] = await openTimesOf(match.nurse, interviewId);
  expect(await bookAt(match.nurse, interviewId, time)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
});

it('when every chosen interviewer has stopped before the yes, both sides are told, and the candidate proposes', async () => {
  const { hospital: team, ...match } = await aMatchIn(app, JOPLIN, { hospital: await anApprovedHospital(app) });
  await takesBookings(team);
  const openTimes = { interviewerIds: [team.userId], rule: 'any' };
  const id = await invited({ hospital: team, ...match }, { openTimes });
  await takesBookings(team, { isOn: false });
  expect((await answer(match.nurse, id, 'accept')).status).toBeLessThan(300);
  await eventually(async () =>
    expect(await noticeTitlesOf(match.nurse)).toContain('There is no interview time to book right now'),
  );
  expect(await noticeTitlesOf(team)).toContain('A candidate has no interview time to book');
  expect(await noticeTitlesOf(match.nurse)).not.toContain('Interview times to choose from');
  const [interview] = (await match.nurse.http.get('/api/interviews')).body.items;
  expect(interview).toMatchObject({ status: 'proposed', awaiting: 'candidate', mode: 'phone' });
  expect(await openTimesOf(match.nurse, interview.id)).toEqual([]);
  const { slots } = proposalOf(app, [2]);
  const proposed = await match.nurse.http.post(`/api/interviews/${interview.id}/counter`, { slots, message: null });
  expect(proposed).toMatchObject({ status: 200, body: { status: 'rescheduled', awaiting: 'employer' } });
});
