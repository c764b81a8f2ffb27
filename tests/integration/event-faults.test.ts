import { expect, test, vi } from 'vitest';
import { runDueDeletions } from '#domains/accounts/server/identity/account/delete-account.ts';
import { enter } from '#domains/accounts/server/identity/sign-in/sign-in.ts';
import { expire } from '#domains/hiring/server/offers/end-offer.ts';
import type { StartItem } from '#domains/hiring/contract/starts/starts.ts';
import { tendStarts } from '#domains/hiring/server/starts/tend-starts.ts';
import { runClock } from '#domains/hiring/server/waits/run-clock.ts';
import { expireJobs } from '#domains/jobs/server/jobs/move-job.ts';
import { UNDO_MINUTES } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { executeDuePlans } from '#domains/verification/server/cases/planned-decisions/carry-out-plans.ts';
import { randomUUID } from 'node:crypto';
import { factDisputed, organizationLinked } from '#domains/verification/contract/cases/case-events.ts';
import { documentInfected, workConfirmationClosed } from '#domains/profiles/contract/profile-events.ts';
import { watchCredentials } from '#domains/profiles/server/credential-watch/watch-credentials.ts';
import { expireFacts } from '#tests/support/arrange.ts';
import { acceptAll, caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { offerTimes, takesBookings } from '#tests/support/availability.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  approveBy,
  confirmWith,
  DAY,
  dayIn,
  decideOffer,
  inDays,
  matched,
  offerTo,
  proposeTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';
import { service } from '#platform/server/database/db.ts';
import { publish as publishEvent } from '#platform/server/events/publish.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';
import { startFaultyApp } from './event-faults.support.ts';

const SETTINGS = { SECOND_REVIEW_PERCENT: '100', WORK_CONFIRMATIONS: '1' };

/**
 * A story in which every event of the product happens. Told once undisturbed and once with each subscriber failing and
 * each being killed, it must leave the same notices, mails, timeline and audit log.
 */
test('each subscriber failing once and killed once: nothing is doubled, nothing is lost', async () => {
  const calm = await startTestApp(SETTINGS);
  await tellStory(calm, (work) => work());
  await backgroundDone(calm);
  const faulty = await startFaultyApp(SETTINGS);
  await tellStory(faulty, faulty.insist);
  await backgroundDone(faulty);
  expect(faulty.expected.filter((one) => !faulty.had.has(one))).toEqual([]);
  expect(await traces(faulty)).toEqual(await traces(calm));
}, 300_000);

/** An offer is sent for approval, approved and discarded. */
async function approveAnOffer(
  app: TestApp,
  { http, organizationId }: Awaited<ReturnType<typeof anApprovedHospital>>,
  applicationId: string,
): Promise<void> {
  const chief = await aColleague(app, organizationId, 'viewer');
  const steps = [{ approverId: chief.userId, unitId: null, fromCents: null }];
  expect((await approveBy({ http }, steps)).status).toBe(200);
  const { signature: _, ...terms } = termsOf(app);
  const { id } = (await http.put(`/api/employer/applications/${applicationId}/offer-draft`, terms)).body;
  const answers = [
    await http.post(`/api/offers/${id}/submit`),
    await decideOffer(chief, id),
    await http.post(`/api/offers/${id}/discard`),
    await approveBy({ http }, []),
    await http.delete(`/api/employer/members/${chief.userId}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
}

/** The pay of a paused job is sent for approval, approved, and published. */
async function approvePay(
  app: TestApp,
  { http, organizationId }: Awaited<ReturnType<typeof anApprovedHospital>>,
  jobId: string,
) {
  const chief = await aColleague(app, organizationId, 'viewer');
  const [nobody, rule] = [null, chief.userId].map((approverId) => ({ approverId, fromCents: null }));
  expect((await http.put('/api/employer/pay-approver', { ...rule, before: nobody })).status).toBe(200);
  const { version, draft } = (await http.get(`/api/jobs/${jobId}`)).body;
  const raised = { version, draft: { ...draft, payMaxCents: draft.payMaxCents + 100 } };
  expect((await http.put(`/api/jobs/${jobId}`, raised)).status).toBe(200);
  const { id } = (await http.post(`/api/jobs/${jobId}/pay-approval`)).body;
  const answers = [
    await chief.http.post(`/api/pay-approvals/${id}`, { approves: true }),
    await http.put('/api/employer/pay-approver', { ...nobody, before: rule }),
    await http.delete(`/api/employer/members/${chief.userId}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
}

/** An applicant waits until the job pauses itself, and the answer opens it again. */
async function keepWaiting(
  app: TestApp,
  hospital: Awaited<ReturnType<typeof anApprovedHospital>>,
  insist: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const slow = await publish(app, hospital);
  const id = await applyByHand(await anApprovedNurse(app), slow);
  for (let days = 0; days < 3; days += 1) {
    app.clock.advance(4 * DAY);
    await insist(() => runClock(app.deps));
  }
  expect((await hospital.http.get(`/api/jobs/${slow}`)).body.status).toBe('paused');
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  expect((await hospital.http.get(`/api/jobs/${slow}`)).body.status).toBe('published');
  await hospital.http.post(`/api/jobs/${slow}/status`, { to: 'closed' });
}

/** A note that mentions a colleague, another one that does so once it is edited, and one that is deleted. */
async function takeNotes(hospital: SignedIn, colleague: SignedIn, applicationId: string): Promise<void> {
  const write = async (body: string) => {
    const note = { noteId: randomUUID(), body };
    expect((await hospital.http.post(`/api/employer/applications/${applicationId}/notes`, note)).status).toBe(201);
    return `/api/employer/notes/${note.noteId}`;
  };
  const { team } = (await hospital.http.get(`/api/employer/applications/${applicationId}`)).body;
  const { name } = team.find(({ userId }: { userId: string }) => userId === colleague.userId);
  await write(`@${name}, please call them.`);
  const edited = await write('Please call them.');
  expect((await hospital.http.put(edited, { body: `@${name}, please call them today.`, version: 1 })).status).toBe(200);
  expect((await hospital.http.delete(edited)).status).toBe(200);
}

async function tellStory(app: TestApp, insist: <T>(work: () => Promise<T>) => Promise<T>): Promise<void> {
  await review(app);
  await plan(app, insist);
  const hospital = await anApprovedHospital(app);
  const [nora, omar, pia] = [await anApprovedNurse(app), await anApprovedNurse(app), await anApprovedNurse(app)];
  const quinn = await anApprovedNurse(app);
  const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
  };
  const move = (jobId: string, to: string) => ok(hospital.http.post(`/api/jobs/${jobId}/status`, { to }));

  await saveAlert(nora);
  const limits = { dailyCap: 1, activeCap: 1 };
  await ok(omar.http.put('/api/me/auto-apply', { enabled: true, ...limits }));
  await ok(omar.http.put('/api/me/auto-apply', { enabled: false, ...limits }));
  const filled = await publish(app, hospital, { isPublic: true });
  // Each fault in the transaction of a match makes the matching wait some seconds before it tries again.
  await insist(() => matched(app));
  await talk(app, hospital, filled, quinn);
  const { version, draft } = (await hospital.http.get(`/api/jobs/${filled}`)).body;
  await ok(hospital.http.put(`/api/jobs/${filled}`, { version, draft }));
  await move(filled, 'paused');
  await approvePay(app, hospital, filled);
  await move(filled, 'published');
  const [first, second, third] = [
    await applyByHand(nora, filled),
    await applyByHand(omar, filled),
    await applyByHand(pia, filled),
  ];
  const [hello, answer] = [
    { messageId: randomUUID(), body: 'When could I start?' },
    { messageId: randomUUID(), body: 'On the first of the month.' },
  ];
  await ok(nora.http.post(`/api/conversations/${first}/messages`, hello));
  await ok(hospital.http.post(`/api/conversations/${first}/messages`, answer));
  const wanted = { kind: 'certification', name: 'Both sides' };
  const asked = await hospital.http.post(`/api/conversations/${first}/document-requests`, wanted);
  await ok(nora.http.post(`/api/document-requests/${asked.body.id}/decline`));
  // Waits until the application ends.
  await ok(hospital.http.post(`/api/conversations/${third}/document-requests`, wanted));
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  await ok(hospital.http.put(`/api/conversations/${first}/assignee`, { userId: colleague.userId }));
  await ok(hospital.http.post('/api/employer/job-table/responsible', { ids: [filled], userId: colleague.userId }));
  await takeNotes(hospital, colleague, second);
  for (const id of [first, second]) await ok(hospital.http.post(`/api/employer/applications/${id}/shortlist`));

  await takesBookings(hospital);
  const gone = await offerTimes(hospital, second, [hospital]);
  await takesBookings(hospital, { isOn: false });
  await ok(omar.http.post(`/api/interviews/${gone}/decline`, { reason: null }));
  const declined = await proposeTo(app, hospital, second);
  await ok(omar.http.post(`/api/interviews/${declined.id}/decline`, { reason: null }));
  const canceled = await confirmWith(app, { ...hospital, http: colleague.http }, omar, second);
  await ok(hospital.http.delete(`/api/employer/members/${colleague.userId}?successorId=${hospital.userId}`));
  await ok(omar.http.post(`/api/interviews/${canceled}/cancel`, { reason: null }));
  const ending = await confirmWith(app, hospital, pia, third);
  await offerTo(app, hospital, third);
  await ok(pia.http.post(`/api/me/applications/${third}/withdraw`, { reason: null }));
  expect((await pia.http.get(`/api/interviews/${ending}/invitation.ics`)).status).toBe(200);

  await ok(hospital.http.post(`/api/employer/applications/${second}/talent-pool`, { reason: 'later', message: null }));
  const [pool] = (await omar.http.get('/api/me/talent-pools')).body.items;
  await ok(omar.http.post(`/api/me/talent-pools/${pool.id}/join`, { months: '3' }));

  const held = await proposeTo(app, hospital, first);
  await ok(nora.http.post(`/api/interviews/${held.id}/counter`, { slots: [inDays(app, 4)], message: null }));
  const { slots } = (await nora.http.get('/api/interviews')).body.items.find(
    ({ id }: { id: string }) => id === held.id,
  );
  await ok(hospital.http.post(`/api/interviews/${held.id}/accept`, { slotId: slots.at(-1).id }));
  app.clock.advance(5 * DAY);
  await ok(hospital.http.post(`/api/interviews/${held.id}/outcome`, { outcome: 'advance', note: null }));
  await ok(nora.http.post(`/api/interviews/${held.id}/attendance`, { account: 'other_absent' }));
  for (const account of ['other_absent', 'took_place']) {
    await ok(hospital.http.post(`/api/interviews/${held.id}/attendance`, { account }));
  }
  await ok(hospital.http.post(`/api/offers/${await offerTo(app, hospital, first)}/rescind`, { reason: 'A mistake.' }));
  const kept = await offerTo(app, hospital, first);
  await ok(nora.http.post(`/api/offers/${kept}/counter`, { payCents: 3600, startDate: null, note: 'Ten years.' }));
  await ok(hospital.http.post(`/api/offers/${kept}/counter/decline`));
  await ok(nora.http.post(`/api/offers/${kept}/decline`, {}));
  const expiring = await offerTo(app, hospital, first);
  app.clock.advance(6 * DAY);
  await insist(() => expire(app.deps, expiring));
  await approveAnOffer(app, hospital, first);
  const offer = await offerTo(app, hospital, first);
  await ok(nora.http.put(`/api/me/applications/${first}/medical-consent`, { granted: true }));
  await ok(nora.http.post(`/api/offers/${offer}/accept`, accepting));
  expect((await hospital.http.get(`/api/jobs/${filled}`)).body.status).toBe('filled');
  await start(app, hospital, nora, first, insist);

  const [closed, expired] = [await publish(app, hospital), await publish(app, hospital)];
  await applyByHand(omar, closed);
  await ok(omar.http.post('/api/appeals', { jobId: closed, question: 'Why is the commute so low?' }));
  await applyByHand(omar, expired);
  await keepWaiting(app, hospital, insist);
  await move(closed, 'closed');
  app.clock.advance(61 * DAY);
  await insist(() => expireJobs(app.deps));
  // The hire began about a month ago.
  await insist(() => tendStarts(app.deps));
  await expireFacts(app, 'licenses', omar.userId, dayIn(app, 10));
  await insist(() => watchCredentials(app.deps));
  await happen(app, insist, omar);

  const ada = await signInAsAdmin(app);
  const [appeal] = (await ada.http.get('/api/admin/appeals')).body.items;
  await ok(ada.http.post(`/api/admin/appeals/${appeal.id}/answer`, { outcome: 'stands', answer: 'It is far.' }));
  const reported = { subjectType: 'job', subjectId: expired, reason: 'scam', detail: null };
  const { id: reportId } = (await omar.http.post('/api/reports', reported)).body;
  await ok(ada.http.post(`/api/admin/reports/${reportId}/resolve`, { resolution: 'A scam.', action: 'freeze' }));
  const [hold] = (await ada.http.get('/api/admin/holds')).body.items;
  await ok(ada.http.post(`/api/admin/holds/${hold.id}/release`, { reason: 'It was none.' }));
  await publish(app, hospital);
  await ok(hospital.http.post('/api/employer/facilities', west));
  await ok(hospital.http.post('/api/employer/organization/cancel', { confirmName: 'Quillreed Hospital' }));
  await leave(app, insist);
}

/** A checklist is worked on, its first day moves, a notice is given, and after the start both sides are asked. */
async function start(
  app: TestApp,
  { http }: SignedIn,
  nurse: SignedIn,
  id: string,
  insist: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const { items } = (await http.get(`/api/starts/${id}`)).body;
  const own = items.find(({ owner, action }: StartItem) => owner === 'employer' && action === 'mark');
  const { body } = await nurse.http.post(`/api/starts/${id}/date`, { startOn: dayIn(app, 50), reason: null });
  const answers = [
    await http.put(`/api/starts/${id}/items/${own.id}`, { isDone: true }),
    await http.post(`/api/starts/${id}/date/answer`, { proposalId: body.proposedDate.id, answer: 'declined' }),
    await http.post(`/api/starts/${id}/notice`, { hasSentReport: true, hasSentRights: true }),
    await http.get(`/api/starts/${id}/packet.csv`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await insist(() => tendStarts(app.deps));
}

/** A matched person gets an invitation, declines it and blocks the employer, for good after a second thought. */
async function talk(
  app: TestApp,
  { http, organizationId }: Awaited<ReturnType<typeof anApprovedHospital>>,
  jobId: string,
  nurse: SignedIn,
): Promise<void> {
  const [match] = await app.asOwner('select id from applications where job_id = $1 and candidate_id = $2', [
    jobId,
    nurse.userId,
  ]);
  const sent = await http.post(`/api/employer/applications/${String(match?.['id'])}/invitation`, { message: null });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const declined = await nurse.http.post(`/api/me/invitations/${sent.body.id}/decline`, { reason: 'pay' });
  const block = () => nurse.http.post('/api/me/blocked-organizations', { organizationId });
  const blocked = await block();
  const unblocked = await nurse.http.delete(`/api/me/blocked-organizations/${organizationId}`);
  const again = await block();
  expect([declined, blocked, unblocked, again].map(({ status }) => status)).toEqual([200, 201, 200, 201]);
}

/** Tells of every new public job at once. */
async function saveAlert({ http }: SignedIn): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await http.post('/jobs/saved/search', 'query=&frequency=instant', form)).status).toBe(303);
}

/** What needs a virus scanner, a past employer or a registry to happen, published by hand. */
async function happen(app: TestApp, insist: <T>(work: () => Promise<T>) => Promise<T>, nurse: SignedIn): Promise<void> {
  const { id } = (await uploadDocument(nurse.http, aPdf())).body;
  const [document] = await app.asOwner('select file_id from documents where id = $1', [id]);
  const fileId = String(document?.['file_id']);
  const { userId } = nurse;
  const answered = { confirmationId: randomUUID(), workId: randomUUID(), userId, outcome: 'confirmed' as const };
  const disputed = {
    type: 'license' as const,
    id: randomUUID(),
    source: 'nursys',
    differing: ['status'],
    checkedAt: app.clock.now().toISOString(),
  };
  const linked = { caseId: randomUUID(), organizationId: randomUUID(), ccn: null, linkedBy: userId };
  await insist(() =>
    app.deps.db.as(service, async (tx) => {
      await publishEvent(app.deps, tx, documentInfected, { fileId, signature: 'Test' });
      await publishEvent(app.deps, tx, workConfirmationClosed, answered);
      await publishEvent(app.deps, tx, factDisputed, disputed);
      await publishEvent(app.deps, tx, organizationLinked, linked);
    }),
  );
}

/** Two faults and their growing delays take a background subscriber about ten seconds. */
const backgroundDone = (app: TestApp) =>
  vi.waitFor(
    async () => {
      const open = `select name from pgboss.job where name like 'event.%' and state < 'completed'`;
      expect(await app.asOwner(open)).toEqual([]);
    },
    { timeout: 90_000, interval: 100 },
  );

const west = {
  name: 'Quillreed West',
  facilityType: 'hospital',
  streetAddress: '9 Oak St',
  zip: '64804',
  units: [],
};

/** A profile that one administrator approves and a second one refuses. */
async function review(app: TestApp): Promise<void> {
  const [ada, bert] = [await signInAsAdmin(app, 'Ada Reyes'), await signInAsAdmin(app, 'Bert Lane')];
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const id = await caseOf(app, nurse.userId);
  await acceptAll(ada.http, id);
  const { version } = (await ada.http.get(`/api/admin/cases/${id}`)).body;
  const approved = await ada.http.post(`/api/admin/cases/${id}/decision`, { version, decision: 'approved' });
  expect(approved.status, JSON.stringify(approved.body)).toBe(200);
  const refused = { finding: 'refuse', note: 'The names differ.' };
  expect((await bert.http.post(`/api/admin/cases/${id}/second-review`, refused)).status).toBe(200);
}

/** A case that is assigned, and its planned decisions: one undone, one refused and one carried out. */
async function plan(app: TestApp, insist: <T>(work: () => Promise<T>) => Promise<T>): Promise<void> {
  const [ada, bert] = [await signInAsAdmin(app, 'Ada Reyes'), await signInAsAdmin(app, 'Bert Lane')];
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const id = await caseOf(app, nurse.userId);
  await acceptAll(ada.http, id);
  const assigned = await ada.http.post('/api/admin/case-assignments', { assignTo: bert.userId, caseIds: [id] });
  expect(assigned.body.results).toEqual([{ caseId: id, refusal: null }]);
  const planApproval = async () => {
    const { version } = (await ada.http.get(`/api/admin/cases/${id}`)).body;
    const planned = await ada.http.post('/api/admin/planned-decisions', {
      decision: 'approved',
      cases: [{ id, version }],
    });
    expect(planned.body.results, JSON.stringify(planned.body)).toEqual([{ caseId: id, refusal: null }]);
  };
  const comeDue = async () => {
    app.clock.advance(UNDO_MINUTES * 60_000);
    await insist(async () => {
      await executeDuePlans(app.deps);
      expect(await app.asOwner(`select id from planned_decisions where state = 'planned'`)).toEqual([]);
    });
  };
  await planApproval();
  expect((await ada.http.post('/api/admin/planned-decisions/undo')).body).toEqual({ undone: 1 });
  await planApproval();
  await app.asOwner('update verification_cases set version = version + 1 where id = $1', [id]);
  await comeDue();
  await planApproval();
  await comeDue();
}

/** One person asks for deletion and returns in time; another is erased. */
async function leave(app: TestApp, insist: <T>(work: () => Promise<T>) => Promise<T>): Promise<void> {
  const [returning, erased] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  for (const { http } of [returning, erased]) {
    expect((await http.post('/api/me/account/delete', {})).status).toBe(200);
  }
  const browser = { address: '127.0.0.1', userAgent: 'test', cookies: '' };
  await insist(() => enter(app.deps, returning.userId, browser, { way: 'password', alertsOwner: false }));
  app.clock.advance(31 * DAY);
  await insist(() => runDueDeletions(app.deps));
  // Two failed attempts, each followed by a longer pause.
  await vi.waitFor(async () => {
    const open = `select state from pgboss.job where name = 'event.hiring.end-with-person' and completed_on is null`;
    expect(await app.asOwner(open)).toEqual([]);
  }, 60_000);
}

/** Everything that a consequence leaves behind, counted; what comes at its own time (matches, digests) is left out. */
const traces = (app: TestApp) =>
  app.asOwner(`
    select 'notice' as trace, kind as what, title as which, count(*)::int from notifications
    where kind not in ('match_found', 'new_match_for_job') group by 1, 2, 3
    union all
    select 'mail', type, subject, count(*) from mails where type not in ('job_match', 'digest') group by 1, 2, 3
    union all
    select 'timeline', kind, coalesce(to_stage, ''), count(*) from application_events
    where to_stage is distinct from 'matched' and (from_stage, to_stage) is distinct from ('matched', 'withdrawn')
    group by 1, 2, 3
    union all
    select 'audit', action, '', count(*) from audit_log group by 1, 2, 3
    union all
    select 'job', name, '', count(*) from pgboss.job where name = 'offers.expire' group by 1, 2, 3
    order by 1, 2, 3`);
