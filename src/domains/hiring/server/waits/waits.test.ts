import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { runDueDeletions } from '#domains/accounts/server/identity/account/delete-account.ts';
import { enter } from '#domains/accounts/server/identity/sign-in/sign-in.ts';
import { ANSWERED_IN_TIME, ANSWERED_LATE } from '#domains/hiring/db/waits/answer-clock.ts';
import { readResponseRecord } from '#domains/hiring/server/response-clock/index.ts';
import { askStillHiring } from '#domains/jobs/server/upkeep/ask-still-hiring.ts';
import { mailDigests } from '#domains/messaging/server/notifications/digest/digest.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { service } from '#platform/server/database/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { openBrowser, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  dayIn,
  eventually,
  noticeTitlesOf,
  noticesOf,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';
import { runClock } from './run-clock.ts';

const app = sharedApp();
/** A Monday at 8 AM in Central Time; the answer to an application of then is due at 4 PM. */
const MONDAY = new Date('2027-03-01T14:00:00Z');
const DUE_SOON = 'A response is due soon';
const DUE = 'A response is due now';
const OVERDUE = 'A response is overdue';

beforeEach(() => app.clock.set(MONDAY));

/** An application made on Monday at 8 AM, and functions that let time pass for it. */
async function anApplication(changes: object = {}) {
  const [hospital, nurse] = [await anApprovedHospital(app, '66801'), await anApprovedNurse(app)];
  app.clock.set(MONDAY);
  const jobId = await publish(app, hospital, { zip: '66801', licenseStates: [], isPublic: true, ...changes });
  const id = await applyByHand(nurse, jobId);
  return { hospital, nurse, jobId, id };
}

async function at(time: string): Promise<void> {
  app.clock.set(new Date(time));
  // Two processes at once, and a third after them: each step is taken once.
  await Promise.all([runClock(app.deps), runClock(app.deps)]);
  await runClock(app.deps);
}

/** The reminders that a member got, newest first. */
const nudges = async (who: SignedIn): Promise<string[]> =>
  (await noticeTitlesOf(who)).filter((title) => title.startsWith('A response is'));
const statusOf = async ({ http }: SignedIn, jobId: string) => (await http.get(`/api/jobs/${jobId}`)).body.status;
/** The daily emails to a person that contain reminders. */
const digestsTo = async ({ email }: SignedIn) =>
  (await app.visitor().get(`/api/dev/emails?to=${email}`)).body.filter(
    ({ type, text }: { type: string; text: string }) => type === 'digest' && text.includes('A response is'),
  );

test('the contact is reminded at half time, when the answer is due and when it is overdue, once each', async () => {
  const { hospital } = await anApplication();
  await at('2027-03-01T17:59:00Z');
  expect(await nudges(hospital)).toEqual([]);
  await at('2027-03-01T18:00:00Z');
  expect(await nudges(hospital)).toEqual([DUE_SOON]);
  await at('2027-03-01T22:00:00Z');
  expect(await nudges(hospital)).toEqual([DUE, DUE_SOON]);
  // Three hours on Tuesday after the one that was left of Monday.
  await at('2027-03-02T16:59:00Z');
  expect(await nudges(hospital)).toHaveLength(2);
  await at('2027-03-02T17:00:00Z');
  expect(await nudges(hospital)).toEqual([OVERDUE, DUE, DUE_SOON]);
});

test('a deputy is reminded for a member who is out, and the owner when it is overdue', async () => {
  const { hospital: owner, id } = await anApplication();
  // The owner has nothing of their own to answer.
  await owner.http.post(`/api/employer/applications/${id}/shortlist`);
  const [recruiter, deputy] = [
    await aColleague(app, owner.organizationId),
    await aColleague(app, owner.organizationId),
  ];
  app.clock.set(MONDAY);
  const jobId = await publish(
    app,
    { ...recruiter, organizationId: owner.organizationId },
    { zip: '66801', licenseStates: [] },
  );
  const absence = { from: dayIn(app, 0), until: dayIn(app, 0), deputyId: deputy.userId };
  await recruiter.http.put(`/api/employer/members/${recruiter.userId}/absence`, { absence });
  await applyByHand(await anApprovedNurse(app), jobId);
  await at('2027-03-01T19:00:00Z');
  expect(await nudges(deputy)).toEqual([DUE_SOON]);
  expect(await nudges(recruiter)).toEqual([]);
  // On Tuesday the recruiter is back.
  await at('2027-03-02T17:30:00Z');
  expect(await nudges(recruiter)).toEqual([OVERDUE]);
  expect(await nudges(deputy)).toEqual([DUE_SOON]);
  expect(await nudges(owner)).toEqual([OVERDUE]);
});

test('all reminders of a day come in one email', async () => {
  const { hospital, jobId } = await anApplication();
  await applyByHand(await anApprovedNurse(app), jobId);
  app.clock.set(MONDAY);
  await at('2027-03-01T18:30:00Z');
  await at('2027-03-01T22:30:00Z');
  await mailDigests(app.deps);
  expect(await digestsTo(hospital)).toEqual([]);
  app.clock.set(new Date('2027-03-02T14:01:00Z'));
  await mailDigests(app.deps);
  await mailDigests(app.deps);
  expect(await digestsTo(hospital)).toHaveLength(1);
});

test('an answer stops the reminders: a step or a message', async () => {
  const first = await anApplication();
  await first.hospital.http.post(`/api/employer/applications/${first.id}/shortlist`);
  await at('2027-03-03T20:00:00Z');
  expect(await nudges(first.hospital)).toEqual([]);

  const second = await anApplication();
  const message = { messageId: randomUUID(), body: 'Thank you. We read your application tomorrow.' };
  expect(await second.hospital.http.post(`/api/conversations/${second.id}/messages`, message)).toMatchObject({
    status: 201,
  });
  await at('2027-03-03T20:00:00Z');
  expect(await nudges(second.hospital)).toEqual([]);
  expect((await second.nurse.http.get(`/api/me/applications/${second.id}`)).body.responseDueAt).toBeNull();
});

test('one template to three people within a minute is no response; to two it is', async () => {
  const { hospital, jobId, id } = await anApplication();
  const applicants = [id];
  for (let i = 0; i < 4; i += 1) applicants.push(await applyByHand(await anApprovedNurse(app), jobId));
  app.clock.set(new Date('2027-03-01T16:00:00Z'));
  const template = await hospital.http.post('/api/employer/message-templates', {
    name: 'Thanks',
    body: 'Thank you. We read your application soon.',
  });
  const send = async (applicationId: string | undefined, seconds: number) => {
    app.clock.advance(seconds * 1000);
    const message = { messageId: randomUUID(), body: template.body.body, templateId: template.body.id };
    expect((await hospital.http.post(`/api/conversations/${applicationId}/messages`, message)).status).toBe(201);
  };
  const answered = async () => {
    const rows = await app.asOwner('select id from applications where first_response_at is not null and job_id = $1', [
      jobId,
    ]);
    return applicants.map((one) => rows.some((row) => row['id'] === one));
  };
  await send(applicants[0], 0);
  await send(applicants[1], 10);
  expect(await answered()).toEqual([true, true, false, false, false]);
  await send(applicants[2], 10);
  expect(await answered()).toEqual([false, false, false, false, false]);
  // Later, one by one.
  await send(applicants[3], 61);
  await send(applicants[4], 61);
  expect(await answered()).toEqual([false, false, false, true, true]);
  await at('2027-03-01T18:00:00Z');
  expect(await nudges(hospital)).toEqual([DUE_SOON]);
});

test('a job pauses when a candidate has waited twice the promise, tells both sides, and opens with the answer', async () => {
  const { hospital, nurse, jobId, id } = await anApplication();
  await at('2027-03-02T17:00:00Z');
  await at('2027-03-02T20:59:00Z');
  expect(await statusOf(hospital, jobId)).toBe('published');
  await at('2027-03-02T21:00:00Z');
  expect(await statusOf(hospital, jobId)).toBe('paused');
  expect((await hospital.http.get(`/api/jobs/${jobId}`)).body.upkeep).toMatchObject({
    pausedFor: 'promise',
    longWaiting: 1,
  });
  expect(await noticeTitlesOf(hospital)).toContain('A job was paused automatically');
  expect(await noticeTitlesOf(nurse)).toContain('A job that you applied to is paused');

  expect(await hospital.http.post(`/api/jobs/${jobId}/status`, { to: 'published' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('1 candidate has waited twice') },
  });
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  expect(await statusOf(hospital, jobId)).toBe('published');
  expect(await noticeTitlesOf(hospital)).toContain('Your job is open again');
  expect(await noticeTitlesOf(nurse)).toContain('A job that you applied to is open again');
});

test('a job that a member paused stays paused with the answer', async () => {
  const { hospital, jobId, id } = await anApplication();
  await hospital.http.post(`/api/jobs/${jobId}/status`, { to: 'paused' });
  await at('2027-03-02T17:00:00Z');
  await at('2027-03-02T21:00:00Z');
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  expect(await statusOf(hospital, jobId)).toBe('paused');
});

test('a job of the demo stays open', async () => {
  const { hospital, jobId } = await anApplication();
  await app.asOwner('update jobs set is_demo = true where id = $1', [jobId]);
  await at('2027-03-02T17:00:00Z');
  await at('2027-03-02T21:00:00Z');
  expect(await statusOf(hospital, jobId)).toBe('published');
});

test('after a week without the server, one reminder goes out, and the job gets half of the promised time more', async () => {
  const { hospital, jobId } = await anApplication();
  await at('2027-03-08T16:00:00Z');
  expect(await nudges(hospital)).toEqual([OVERDUE]);
  expect(await statusOf(hospital, jobId)).toBe('published');
  await at('2027-03-08T19:59:00Z');
  expect(await statusOf(hospital, jobId)).toBe('published');
  await at('2027-03-08T20:00:00Z');
  expect(await statusOf(hospital, jobId)).toBe('paused');
});

test('declining what no member opened is no response; declining after reading is one', async () => {
  const decline = (http: SignedIn['http'], id: string) =>
    http.post(`/api/employer/applications/${id}/decline`, { reason: 'pay', audience: 'candidate', note: null });
  const responses = (id: string) =>
    app.asOwner('select first_response_at as "at", declined_unopened as unopened from applications where id = $1', [
      id,
    ]);
  const [unread, read] = [await anApplication(), await anApplication()];
  await decline(unread.hospital.http, unread.id);
  expect(await responses(unread.id)).toEqual([{ at: null, unopened: true }]);
  await read.hospital.http.get(`/api/employer/applications/${read.id}`);
  await decline(read.hospital.http, read.id);
  expect(await responses(read.id)).toEqual([{ at: app.clock.now(), unopened: false }]);
});

type Applied = Awaited<ReturnType<typeof anApplication>>;

/** What hides an applicant from the team; each returns what shows them again. */
const HIDDEN: Record<string, (applied: Applied) => Promise<() => Promise<unknown>>> = {
  'who blocked the employer': async ({ nurse, hospital: { organizationId } }) => {
    const blocked = await nurse.http.post('/api/me/blocked-organizations', { organizationId });
    expect(blocked.status).toBe(201);
    return () => nurse.http.delete(`/api/me/blocked-organizations/${organizationId}`);
  },
  'on hold': async ({ nurse }) => {
    const ada = await signInAsAdmin(app);
    const hold = { subjectType: 'person', subjectId: nurse.userId, kind: 'screening', reason: 'A possible match.' };
    const placed = await ada.http.post('/api/admin/holds', hold);
    expect(placed.status).toBe(201);
    return () => ada.http.post(`/api/admin/holds/${placed.body.id}/release`, { reason: 'It was someone else.' });
  },
  'who asked for deletion': async ({ nurse }) => {
    // Deleting an account needs a recent sign-in.
    const http = await openBrowser(app, nurse.userId);
    expect((await http.post('/api/me/account/delete', {})).status).toBe(200);
    const browser = { address: '127.0.0.1', userAgent: 'test', cookies: '' };
    return () => enter(app.deps, nurse.userId, browser, { way: 'password', alertsOwner: false });
  },
};
const hidden = Object.keys(HIDDEN);
const hide = (how: string, applied: Applied) => HIDDEN[how]?.(applied);

test.each(hidden)('an applicant %s brings no reminder, pauses no job and is due no answer', async (how) => {
  const applied = await anApplication();
  const { hospital, jobId, id } = applied;
  app.clock.advance(HOUR_MS);
  await hide(how, applied);
  expect(await hospital.http.get(`/api/employer/applications/${id}`)).toMatchObject({ status: 404 });
  for (const time of ['2027-03-01T18:00:00Z', '2027-03-01T22:00:00Z', '2027-03-02T17:00:00Z', '2027-03-02T21:00:00Z']) {
    await at(time);
  }
  expect(await nudges(hospital)).toEqual([]);
  expect(await statusOf(hospital, jobId)).toBe('published');
  const record = await app.deps.db.as(service, (tx) =>
    readResponseRecord(tx, [hospital.organizationId], app.clock.now()),
  );
  expect(record.due).toBe(0);
});

test.each(hidden)('a job that paused for an applicant %s opens again, unless another waits that long', async (how) => {
  const applied = await anApplication();
  const { hospital, jobId } = applied;
  const other = await applyByHand(await anApprovedNurse(app), jobId);
  await at('2027-03-02T17:00:00Z');
  await at('2027-03-02T21:00:00Z');
  const upkeep = async () => (await hospital.http.get(`/api/jobs/${jobId}`)).body.upkeep;
  expect(await upkeep()).toMatchObject({ pausedFor: 'promise', longWaiting: 2 });
  await hide(how, applied);
  expect(await upkeep()).toMatchObject({ pausedFor: 'promise', longWaiting: 1 });
  await hospital.http.post(`/api/employer/applications/${other}/shortlist`);
  expect(await statusOf(hospital, jobId)).toBe('published');
});

test.each(hidden)('a job that paused for no one but an applicant %s opens again', async (how) => {
  const applied = await anApplication();
  await at('2027-03-02T17:00:00Z');
  await at('2027-03-02T21:00:00Z');
  expect(await statusOf(applied.hospital, applied.jobId)).toBe('paused');
  await hide(how, applied);
  expect(await statusOf(applied.hospital, applied.jobId)).toBe('published');
});

test.each(hidden)('the clock begins anew when the team sees an applicant %s again', async (how) => {
  const applied = await anApplication();
  const { hospital, jobId, id } = applied;
  await hospital.http.get(`/api/employer/applications/${id}`);
  app.clock.advance(HOUR_MS);
  const show = await hide(how, applied);
  await at('2027-03-05T14:00:00Z');
  app.clock.set(new Date('2027-03-08T14:00:00Z'));
  await show?.();
  expect((await hospital.http.get(`/api/employer/applications/${id}`)).body.responseDueAt).toBe(
    '2027-03-08T22:00:00.000Z',
  );
  await at('2027-03-08T17:59:00Z');
  expect(await nudges(hospital)).toEqual([]);
  await at('2027-03-08T18:00:00Z');
  expect(await nudges(hospital)).toEqual([DUE_SOON]);
  await at('2027-03-09T17:00:00Z');
  await at('2027-03-09T20:59:00Z');
  expect(await statusOf(hospital, jobId)).toBe('published');
  await at('2027-03-09T21:00:00Z');
  expect(await statusOf(hospital, jobId)).toBe('paused');
});

test('a job that closes answers an applicant whom the team cannot see in time', async () => {
  const applied = await anApplication();
  const { hospital, jobId, id } = applied;
  const show = await hide('on hold', applied);
  app.clock.advance(7 * DAY);
  expect((await hospital.http.post(`/api/jobs/${jobId}/status`, { to: 'closed' })).status).toBe(200);
  const { rows } = await app.deps.db.as(service, (tx) =>
    tx.execute(
      sql`select ${ANSWERED_IN_TIME} as "inTime", ${ANSWERED_LATE} as late from applications a where a.id = ${id}`,
    ),
  );
  expect(rows).toEqual([{ inTime: true, late: null }]);
  // Reports count whom their reader sees.
  await show?.();
  const report = await hospital.http.get('/api/employer/reports?from=2027-03-01&until=2027-03-31&by=unit');
  expect(report.body.total.counts).toMatchObject({ answered: 1, inTime: 1 });
});

test('an answer that was overdue before the applicant was hidden stays overdue', async () => {
  const applied = await anApplication();
  const { hospital, id } = applied;
  const record = () =>
    app.deps.db.as(service, (tx) => readResponseRecord(tx, [hospital.organizationId], app.clock.now()));
  app.clock.set(new Date('2027-03-01T22:01:00Z'));
  const show = await hide('who blocked the employer', applied);
  expect((await record()).due).toBe(1);
  app.clock.set(new Date('2027-03-08T14:00:00Z'));
  await show?.();
  expect((await record()).due).toBe(1);
  expect((await hospital.http.get(`/api/employer/applications/${id}`)).body.responseDueAt).toBe(
    '2027-03-01T22:00:00.000Z',
  );
});

test('a candidate whom the team cannot see is not reminded of what they were asked, until it can', async () => {
  const applied = await anApplication();
  const { hospital, nurse, id } = applied;
  await proposeTo(app, hospital, id, [20, 21]);
  const mine = async () => (await noticeTitlesOf(nurse)).filter((title) => title.includes('waiting for your answer'));
  const show = await hide('on hold', applied);
  await at('2027-03-02T14:30:00Z');
  expect(await mine()).toEqual([]);
  await show?.();
  await at('2027-03-02T16:00:00Z');
  expect(await mine()).toEqual([]);
  await at('2027-03-03T15:00:00Z');
  expect(await mine()).toEqual(['The employer is waiting for your answer']);
});

test('an erasure leaves no wait behind', async () => {
  const applied = await anApplication();
  const { id } = applied;
  await hide('who asked for deletion', applied);
  app.clock.advance(30 * DAY + 1000);
  await runDueDeletions(app.deps);
  await eventually(async () =>
    expect(await app.asOwner('select side from waits where application_id = $1', [id])).toEqual([]),
  );
});

test('a candidate who is asked for a time or an offer is reminded in the same tone, and their job stays open', async () => {
  const { hospital, nurse, jobId, id } = await anApplication();
  await proposeTo(app, hospital, id, [20, 21]);
  const asked = async () => [
    (await hospital.http.get(`/api/employer/applications/${id}`)).body.candidateAskedAt,
    (await nurse.http.get(`/api/me/applications/${id}`)).body.askedAt,
  ];
  expect(await asked()).toEqual([MONDAY.toISOString(), MONDAY.toISOString()]);
  const mine = async () => (await noticeTitlesOf(nurse)).filter((title) => title.includes('waiting for your answer'));
  await at('2027-03-02T14:30:00Z');
  expect(await mine()).toEqual(['The employer is waiting for your answer']);
  await at('2027-03-03T15:00:00Z');
  await at('2027-03-04T15:00:00Z');
  await at('2027-03-12T15:00:00Z');
  expect(await mine()).toHaveLength(3);
  expect(await statusOf(hospital, jobId)).toBe('published');
  const [interview] = (await nurse.http.get('/api/interviews')).body.items;
  await nurse.http.post(`/api/interviews/${interview.id}/accept`, { slotId: interview.slots[0].id });
  expect(await asked()).toEqual([null, null]);
  await offerTo(app, hospital, id, { expiresAt: new Date(app.clock.now().getTime() + 5 * DAY).toISOString() });
  app.clock.advance(HOUR_MS);
  await runClock(app.deps);
  expect(await mine()).toHaveLength(3);
});

test('a candidate who is asked for a document owes an answer until it is settled, and is reminded in the same tone', async () => {
  const { hospital, nurse, id } = await anApplication();
  const askFor = (name: string) =>
    hospital.http.post(`/api/conversations/${id}/document-requests`, { kind: 'reference', name });
  const [one, two] = [await askFor('From your last unit'), await askFor('From your school')];
  const askedAt = async () => (await nurse.http.get(`/api/me/applications/${id}`)).body.askedAt;
  expect(await askedAt()).toBe(MONDAY.toISOString());
  const mine = async () => (await nurse.http.get('/api/conversations?filter=mine')).body.items.length;
  expect(await mine()).toBe(1);
  await at('2027-03-02T14:30:00Z');
  const [reminder] = await noticesOf(nurse);
  expect(reminder).toMatchObject({ title: 'The employer is waiting for your answer', href: `/messages/${id}` });
  // One answer of two is not all that was asked.
  await nurse.http.post(`/api/document-requests/${one.body.id}/decline`);
  expect(await askedAt()).toBe(MONDAY.toISOString());
  await proposeTo(app, hospital, id, [20]);
  const [interview] = (await nurse.http.get('/api/interviews')).body.items;
  await nurse.http.post(`/api/interviews/${interview.id}/accept`, { slotId: interview.slots[0].id });
  expect(await askedAt()).toBe(MONDAY.toISOString());
  await hospital.http.post(`/api/document-requests/${two.body.id}/withdraw`);
  expect(await askedAt()).toBeNull();
});

test('an old job asks whether it is still meant, pauses after seven silent days, and opens with one tap', async () => {
  const { hospital, jobId } = await anApplication({ validThrough: '2027-05-20', startDate: '2027-06-01' });
  await hospital.http.post(
    `/api/employer/applications/${applicantOf(await hospital.http.get(`/api/jobs/${jobId}/candidates`))}/shortlist`,
  );
  app.clock.set(new Date(MONDAY.getTime() + 29 * DAY));
  await askStillHiring(app.deps);
  expect(await noticeTitlesOf(hospital)).not.toContain('Still hiring?');
  app.clock.advance(DAY);
  await askStillHiring(app.deps);
  await askStillHiring(app.deps);
  expect((await noticeTitlesOf(hospital)).filter((title) => title === 'Still hiring?')).toHaveLength(1);
  const upkeep = async () => (await hospital.http.get(`/api/jobs/${jobId}`)).body.upkeep;
  expect(await upkeep()).toMatchObject({ daysLeft: 7 });

  // The server was stopped for a week: one day counts.
  app.clock.advance(8 * DAY);
  await askStillHiring(app.deps);
  await askStillHiring(app.deps);
  expect(await upkeep()).toMatchObject({ daysLeft: 6, pausedFor: null });
  for (let day = 0; day < 6; day += 1) {
    expect(await statusOf(hospital, jobId)).toBe('published');
    app.clock.advance(DAY);
    await askStillHiring(app.deps);
  }
  expect(await statusOf(hospital, jobId)).toBe('paused');
  expect(await upkeep()).toMatchObject({ pausedFor: 'silence' });

  const yes = () => hospital.http.post(`/api/jobs/${jobId}/still-hiring`);
  expect(await yes()).toMatchObject({ status: 200, body: { askedAt: null, pausedFor: null } });
  expect(await yes()).toMatchObject({ status: 200 });
  expect(await statusOf(hospital, jobId)).toBe('published');
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect(await viewer.http.post(`/api/jobs/${jobId}/still-hiring`)).toMatchObject({ status: 403 });
});

const applicantOf = ({ body }: { body: { items: { id: string; stage: string }[] } }) =>
  body.items.find(({ stage }) => stage === 'applied')?.id;
