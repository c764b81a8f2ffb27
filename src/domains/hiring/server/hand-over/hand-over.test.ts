import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  approveBy,
  confirmWith,
  decideOffer,
  noticeTitlesOf,
  proposeTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
const ZIP = '64501';
type Member = Pick<SignedIn, 'http' | 'userId'>;
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let successor: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app, ZIP);
  successor = await aColleague(app, hospital.organizationId, 'recruiter');
});

const NOTHING = { jobs: 0, interviews: 0, offers: 0, approvals: 0, conversations: 0, views: 0 };
const workOf = async ({ userId }: Member, { http }: Pick<SignedIn, 'http'> = hospital) =>
  http.get(`/api/employer/members/${userId}/open-work`);
const remove = ({ userId }: Member, to?: Member, { http }: Pick<SignedIn, 'http'> = hospital) =>
  http.delete(`/api/employer/members/${userId}${to ? `?successorId=${to.userId}` : ''}`);
const ok = async (answer: Promise<{ status: number; body: { id?: string } }>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.id ?? '';
};

/** A recruiter with one of everything: two jobs, an interview, a drafted offer, an approval, a conversation and views. */
async function aBusyMember() {
  const leaver = await aColleague(app, hospital.organizationId, 'recruiter');
  const author = { ...hospital, http: leaver.http };
  const jobId = await publish(app, author, { zip: ZIP, licenseStates: [] });
  const closed = await publish(app, author, { zip: ZIP, licenseStates: [] });
  await ok(leaver.http.post(`/api/jobs/${closed}/status`, { to: 'closed' }));
  const met = await applyByHand(await anApprovedNurse(app, ZIP), jobId);
  const { id: interviewId } = await proposeTo(app, { ...hospital, http: leaver.http }, met);
  const offered = await applyByHand(await anApprovedNurse(app, ZIP), jobId);
  await ok(leaver.http.post(`/api/employer/applications/${offered}/shortlist`));
  const { signature: _, ...terms } = termsOf(app);
  const offerId = await ok(leaver.http.put(`/api/employer/applications/${offered}/offer-draft`, terms));
  const steps = [{ approverId: leaver.userId, unitId: null, fromCents: null }];
  await ok(approveBy(hospital, steps));
  const waiting = await applyByHand(await anApprovedNurse(app, ZIP), jobId);
  await ok(hospital.http.post(`/api/employer/applications/${waiting}/shortlist`));
  const toApprove = await ok(hospital.http.put(`/api/employer/applications/${waiting}/offer-draft`, terms));
  await ok(hospital.http.post(`/api/offers/${toApprove}/submit`));
  for (const who of [leaver, successor]) {
    await ok(who.http.post('/api/employer/saved-views', { screen: 'jobs', name: 'Nights', query: 'status=open' }));
  }
  return { leaver, jobId, closed, interviewId, offerId, toApprove, met };
}

test('everything goes to the colleague in one step: shown before, told to both, and in the audit log', async () => {
  const { leaver, jobId, closed, interviewId, offerId, toApprove, met } = await aBusyMember();
  const work = { jobs: 1, interviews: 1, offers: 1, approvals: 2, conversations: 3, views: 1 };
  expect((await workOf(leaver)).body).toEqual(work);
  expect((await workOf(leaver, leaver)).body).toEqual(work);
  expect((await workOf(leaver, successor)).status).toBe(403);
  expect(await remove(leaver)).toMatchObject({
    status: 422,
    body: { fields: { successorId: 'This member has open work. Choose who takes it over.' } },
  });
  expect((await remove(leaver, successor)).status).toBe(200);

  const { items } = (await successor.http.get('/api/employer/job-table?whose=mine')).body;
  expect(items.map(({ id }: { id: string }) => id)).toContain(jobId);
  expect(
    await app.asOwner('select created_by from jobs where id = any($1) order by status', [[closed, jobId]]),
  ).toEqual([{ created_by: leaver.userId }, { created_by: successor.userId }]);
  expect(await app.asOwner('select created_by from interviews where id = $1', [interviewId])).toEqual([
    { created_by: successor.userId },
  ]);
  expect(await app.asOwner('select sent_by from offers where id = $1', [offerId])).toEqual([
    { sent_by: successor.userId },
  ]);
  expect(await decideOffer(successor, toApprove)).toMatchObject({
    body: { status: 'approved' },
  });
  expect((await successor.http.get('/api/employer/offer-approval-steps')).body.steps).toMatchObject([
    { approverId: successor.userId },
  ]);
  expect((await successor.http.get(`/api/conversations/${met}`)).body.assignee).toMatchObject({
    userId: successor.userId,
  });
  const views = (await successor.http.get('/api/employer/saved-views')).body.items as { name: string }[];
  expect(views.map(({ name }) => name)).toEqual(['Nights', 'Nights (handed over)']);
  expect(await noticeTitlesOf(successor)).toContain('You are taking over a colleague’s work');
  expect(await noticeTitlesOf(leaver)).toContain('Your open work was handed over');
  const lines = await app.asOwner(`select detail from audit_log where action = 'member.removed' and subject_id = $1`, [
    leaver.userId,
  ]);
  expect(lines).toEqual([{ detail: { successorId: successor.userId, ...work } }]);
  await approveBy(hospital, []);
});

test('of two owners who remove a member at once, one does, and nothing is handed over twice', async () => {
  const second = await aColleague(app, hospital.organizationId, 'owner');
  const leaver = await aColleague(app, hospital.organizationId, 'recruiter');
  const jobId = await publish(app, { ...hospital, http: leaver.http }, { zip: ZIP, licenseStates: [] });
  const both = await Promise.all([remove(leaver, successor), remove(leaver, second, second)]);
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404]);
  const to = both[0]?.status === 200 ? successor : second;
  expect(await app.asOwner('select created_by from jobs where id = $1', [jobId])).toEqual([{ created_by: to.userId }]);
  expect((await remove(second, hospital)).status).toBe(200);
});

test('a member without open work leaves without a successor; strangers learn nothing', async () => {
  const idle = await aColleague(app, hospital.organizationId, 'interviewer');
  expect((await workOf(idle)).body).toEqual(NOTHING);
  const stranger = await anApprovedHospital(app, ZIP);
  expect((await workOf(idle, stranger)).status).toBe(404);
  expect((await remove(idle, undefined, idle)).status).toBe(200);
});

test('an interview of two keeps the other, and a time at which the successor is busy is not booked twice', async () => {
  const leaver = await aColleague(app, hospital.organizationId, 'interviewer');
  const application = await applyByHand(
    await anApprovedNurse(app, ZIP),
    await publish(app, hospital, { zip: ZIP, licenseStates: [] }),
  );
  const { id: interviewId } = await proposeTo(app, hospital, application);
  await app.asOwner(`update interviews set interviewer_ids = $2, booking_rule = 'all' where id = $1`, [
    interviewId,
    [successor.userId, leaver.userId],
  ]);
  for (const { userId } of [successor, leaver]) {
    await app.asOwner(
      `insert into interview_bookings (interview_id, user_id, starts_at, busy_from, busy_until)
       values ($1, $2, '2026-12-01 15:00Z', '2026-12-01 15:00Z', '2026-12-01 15:30Z')`,
      [interviewId, userId],
    );
  }
  expect((await remove(leaver, successor)).status).toBe(200);
  expect(await app.asOwner('select interviewer_ids from interviews where id = $1', [interviewId])).toEqual([
    { interviewer_ids: [successor.userId] },
  ]);
  expect(await app.asOwner('select user_id from interview_bookings where interview_id = $1', [interviewId])).toEqual([
    { user_id: successor.userId },
  ]);
});

test('a booked interview leaves the calendar of the member who left, and the successor gets its entry', async () => {
  const leaver = await aColleague(app, hospital.organizationId, 'recruiter');
  const nurse = await anApprovedNurse(app, ZIP);
  const application = await applyByHand(nurse, await publish(app, hospital, { zip: ZIP, licenseStates: [] }));
  const id = await confirmWith(app, { ...hospital, http: leaver.http }, nurse, application);
  const before = await Promise.all([leaver, successor, nurse].map((who) => entriesOf(who, id)));
  expect((await remove(leaver, successor)).status).toBe(200);

  const [left, taken, candidates] = await Promise.all([leaver, successor, nurse].map((who) => entriesOf(who, id)));
  expect(left).toEqual([...(before[0] ?? []), { method: 'CANCEL', sequence: 2 }]);
  expect(taken).toEqual([...(before[1] ?? []), { method: 'REQUEST', sequence: 2 }]);
  expect(candidates).toEqual(before[2]);
  expect(await noticeTitlesOf(successor)).toContain('You take over an interview');
  expect(await noticeTitlesOf(leaver)).toContain('A colleague takes over your interview');
});

/** What was mailed to a member's calendar about an interview, in the order of its sequence. */
const entriesOf = async ({ userId }: Pick<Member, 'userId'>, interviewId: string) => {
  const rows = await app.asOwner(
    `select envelope -> 'calendar' ->> 'method' as method, envelope -> 'calendar' ->> 'content' as content from mails
     where user_id = $1 and envelope -> 'calendar' ->> 'content' like $2`,
    [userId, `%UID:${interviewId}%`],
  );
  return rows
    .map(({ method, content }) => ({ method, sequence: Number(/SEQUENCE:(\d+)/.exec(String(content))?.[1]) }))
    .toSorted((one, two) => one.sequence - two.sequence);
};
