import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { approveOrganization } from '#tests/support/arrange.ts';
import { handInOrganization, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { openStream } from '#tests/support/stream.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

/** An approved organization with an open job to which the nurse has applied. */
async function aMarket() {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const employer = await signInAs(app, 'employer', 'Eva Stone');
  const { organizationId } = await handInOrganization(app, employer);
  await approveOrganization(app, organizationId);
  const [job] = await app.asOwner(
    `insert into jobs (organization_id, slug, title, status, position, zip, city, state, latitude, longitude, employment_type,
       shift, shift_pattern, pay_min_cents, pay_max_cents, description, start_date, valid_through)
     values ($1, gen_random_uuid()::text, 'ICU nights', 'published', 'RN', '64801', 'Joplin', 'MO', 37, -94, 'full_time', 'nights',
       '3x12', 3600, 4400, 'Care', '2027-01-01', '2027-02-01') returning id`,
    [organizationId],
  );
  const jobId = String(job?.['id']);
  await app.asOwner(
    `insert into applications (job_id, organization_id, candidate_id, stage) values ($1, $2, $3, 'applied')
     on conflict (job_id, candidate_id) do update set stage = 'applied'`,
    [jobId, organizationId, nurse.userId],
  );
  return { nurse, employer, organizationId, jobId };
}

const report = (from: SignedIn, subjectType: string, subjectId: string) =>
  from.http.post('/api/reports', { subjectType, subjectId, reason: 'scam', detail: 'They asked for money.' });

test('anybody signed in reports what they can see; what they cannot see is not found', async () => {
  const { nurse, employer, organizationId, jobId } = await aMarket();
  expect(await report(nurse, 'job', jobId)).toMatchObject({ status: 201 });
  expect(await report(nurse, 'organization', organizationId)).toMatchObject({ status: 201 });
  expect(await report(employer, 'person', nurse.userId)).toMatchObject({ status: 201 });

  const stranger = await signInAs(app, 'employer');
  expect(await report(stranger, 'person', nurse.userId)).toMatchObject({ status: 404 });
  expect(await report(nurse, 'job', organizationId)).toMatchObject({ status: 404 });
  expect(await app.visitor().post('/api/reports', {})).toMatchObject({ status: 401 });
  const bad = await nurse.http.post('/api/reports', { subjectType: 'job', subjectId: jobId, reason: 'dislike' });
  expect(bad).toMatchObject({ status: 422, body: { fields: { reason: 'Pick what is wrong.' } } });
});

test('the list is for administrators, the oldest first, with how many are open about the same subject', async () => {
  const { nurse, employer, jobId } = await aMarket();
  await report(nurse, 'job', jobId);
  app.clock.advance(1000);
  await report(employer, 'job', jobId);
  expect(await nurse.http.get('/api/admin/reports')).toMatchObject({ status: 403 });
  const { body } = await ada.http.get('/api/admin/reports?limit=100');
  const about = body.items.filter(({ subjectId }: { subjectId: string }) => subjectId === jobId);
  expect(about).toMatchObject([
    {
      subject: 'ICU nights',
      reporter: 'Dana Whitfield',
      openAboutSubject: 2,
      isHeld: false,
      detail: 'They asked for money.',
    },
    { reporter: 'Eva Stone' },
  ]);
});

test('freezing an organization from a report takes all candidates out of its sight at once, and releasing brings them back', async () => {
  const { nurse, employer, organizationId } = await aMarket();
  const { body: filed } = await report(nurse, 'organization', organizationId);
  // Only who is in sight can be reported.
  const sees = async () => {
    const { body, status } = await employer.http.post('/api/reports', {
      subjectType: 'person',
      subjectId: nurse.userId,
      reason: 'other',
    });
    return status === 201 && body.id !== undefined;
  };
  expect(await sees()).toBe(true);
  const standing = async () => (await employer.http.get('/api/employer/organization')).body.standing as unknown;
  expect(await standing()).toBe('open');
  const screen = await openStream(employer.http);
  const resolve = () =>
    ada.http.post(`/api/admin/reports/${filed.id}/resolve`, { resolution: 'They ask for money.', action: 'freeze' });
  expect(await resolve()).toMatchObject({ status: 200, body: { status: 'resolved', isHeld: true } });
  const frozenAt = performance.now();
  await screen.untilTopic('applications');
  expect(performance.now() - frozenAt).toBeLessThan(1000);
  expect(await sees()).toBe(false);
  expect(await standing()).toBe('on_hold');
  screen.events.splice(0);
  const told = await app.asOwner(
    `select kind, body from notifications where user_id = $1 and kind = 'report_resolved'`,
    [nurse.userId],
  );
  expect(told).toMatchObject([{ body: 'Thank you for reporting this. We acted on it.' }]);
  expect(await resolve()).toMatchObject({ status: 409, body: { current: 'resolved' } });

  const { body: holds } = await ada.http.get('/api/admin/holds?limit=100');
  const hold = holds.items.find(({ subjectId }: { subjectId: string }) => subjectId === organizationId);
  await ada.http.post(`/api/admin/holds/${hold.id}/release`, { reason: 'A misunderstanding.' });
  await screen.untilTopic('verification');
  expect(await sees()).toBe(true);
  expect(await standing()).toBe('open');
  const log = await app.asOwner(`select action from audit_log where subject_id = $1 order by seq`, [organizationId]);
  expect(log.map((row) => row['action'])).toEqual(['report.filed', 'hold.placed', 'report.resolved', 'hold.released']);
});

/** A conversation of ten messages, of which the fifth is reported; both sides write in turn. */
async function aReportedMessage() {
  const { nurse, employer, jobId, organizationId } = await aMarket();
  const [application] = await app.asOwner('select id from applications where job_id = $1', [jobId]);
  const id = String(application?.['id']);
  await app.asOwner(
    `insert into conversations (id, organization_id, candidate_id) values ($1, $2, $3) on conflict do nothing`,
    [id, organizationId, nurse.userId],
  );
  const sent: string[] = [];
  for (let i = 1; i <= 10; i += 1) {
    app.clock.advance(1000);
    const writer = i % 2 === 1 ? employer : nurse;
    const messageId = randomUUID();
    const answer = await writer.http.post(`/api/conversations/${id}/messages`, { messageId, body: `Line ${i}.` });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    sent.push(messageId);
  }
  const fifth = sent[4] ?? '';
  const filed = await report(nurse, 'message', fifth);
  expect(filed.status).toBe(201);
  return { nurse, employer, organizationId, conversationId: id, messageId: fifth, reportId: filed.body.id as string };
}
const messagesOf = (who: SignedIn, reportId: string) => who.http.get(`/api/admin/reports/${reportId}/messages`);

test('an administrator reads a reported message with three before and after it, nothing else, and the log says so', async () => {
  const { nurse, employer, messageId, conversationId, reportId } = await aReportedMessage();
  const { status, body } = await messagesOf(ada, reportId);
  expect(status).toBe(200);
  expect(body.messages.map((one: { body: string }) => one.body)).toEqual(
    [2, 3, 4, 5, 6, 7, 8].map((i) => `Line ${i}.`),
  );
  expect(body.messages.filter((one: { isReported: boolean }) => one.isReported)).toMatchObject([{ id: messageId }]);
  const log = await app.asOwner(`select actor_id, action, detail from audit_log where subject_id = $1 order by seq`, [
    messageId,
  ]);
  expect(log).toMatchObject([
    { action: 'report.filed' },
    { action: 'report.messages_read', actor_id: ada.userId, detail: { reportId } },
  ]);
  expect(JSON.stringify(log)).not.toContain('Line 5');
  for (const path of [`/api/conversations/${conversationId}`, `/api/conversations/${conversationId}/messages`]) {
    expect((await ada.http.get(path)).status).toBe(404);
  }
  expect((await ada.http.get('/api/conversations')).body.items).toEqual([]);
  for (const party of [nurse, employer]) expect((await messagesOf(party, reportId)).status).toBe(403);
});

test('a report of something else opens no messages, and a stranger cannot report a message', async () => {
  const { nurse, employer, messageId } = await aReportedMessage();
  const { body } = await report(employer, 'person', nurse.userId);
  expect((await messagesOf(ada, body.id)).status).toBe(404);
  const stranger = await signInAs(app);
  expect((await report(stranger, 'message', messageId)).status).toBe(404);
});

test('the list names the sender without the text, and freezing puts the sender on hold', async () => {
  const { organizationId, messageId, reportId } = await aReportedMessage();
  const listed = (await ada.http.get('/api/admin/reports?limit=100')).body.items;
  const line = listed.find(({ id }: { id: string }) => id === reportId);
  expect(line).toMatchObject({
    subjectType: 'message',
    subjectId: messageId,
    subject: expect.any(String),
    isHeld: false,
  });
  expect(line.subject).not.toBe('Deleted');
  expect(JSON.stringify(listed)).not.toContain('Line 5');
  const frozen = await ada.http.post(`/api/admin/reports/${reportId}/resolve`, {
    resolution: 'They ask for money.',
    action: 'freeze',
  });
  expect(frozen).toMatchObject({ status: 200, body: { status: 'resolved', isHeld: true } });
  const holds = await app.asOwner('select subject_type from holds where subject_id = $1 and released_at is null', [
    organizationId,
  ]);
  expect(holds).toEqual([{ subject_type: 'organization' }]);
});

test('a report outlives its message: it says so, and there is no sender to freeze', async () => {
  const { messageId, reportId } = await aReportedMessage();
  await app.asOwner('delete from messages where id = $1', [messageId]);
  expect((await messagesOf(ada, reportId)).body).toEqual({ messages: [] });
  const resolve = (action: string) =>
    ada.http.post(`/api/admin/reports/${reportId}/resolve`, { resolution: 'Looked at it.', action });
  expect((await resolve('freeze')).status).toBe(409);
  expect(await resolve('none')).toMatchObject({ status: 200, body: { subject: 'Deleted' } });
});

test('closing needs words, and an unknown report is not found', async () => {
  const { nurse, jobId } = await aMarket();
  const { body } = await report(nurse, 'job', jobId);
  expect(await ada.http.post(`/api/admin/reports/${body.id}/resolve`, { resolution: ' ' })).toMatchObject({
    status: 422,
  });
  const unknown = '/api/admin/reports/00000000-0000-4000-8000-000000000000/resolve';
  expect(await ada.http.post(unknown, { resolution: 'x' })).toMatchObject({ status: 404 });
});
