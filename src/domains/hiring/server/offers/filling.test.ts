import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  dayIn,
  matched,
  noticeTitlesOf,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';
import { expireJobs } from '#domains/jobs/server/jobs/move-job.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurses: SignedIn[];

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurses = [];
  for (let made = 0; made < 6; made++) nurses.push(await anApprovedNurse(app));
});

const nurse = (index: number): SignedIn => {
  const found = nurses[index];
  if (!found) throw new Error(`there is no nurse ${index}`);
  return found;
};
const applicationOf = async (who: SignedIn, id: string) => (await who.http.get(`/api/me/applications/${id}`)).body;
const statusOf = async (jobId: string) => (await hospital.http.get(`/api/jobs/${jobId}`)).body.status;
const accept = (who: SignedIn, offerId: string) => who.http.post(`/api/offers/${offerId}/accept`, accepting);

/** A candidate's application with an unanswered offer. */
async function offered(who: SignedIn, jobId: string) {
  const id = await applyByHand(who, jobId);
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  return { id, offerId: await offerTo(app, hospital, id) };
}

/** The methods of the calendar entries mailed to a user for an interview, oldest first. */
const calendarOf = async ({ userId }: SignedIn, interviewId: string) =>
  (
    await app.asOwner(
      `select envelope -> 'calendar' ->> 'method' as method from mails
       where user_id = $1 and envelope -> 'calendar' ->> 'content' like $2 order by created_at, id`,
      [userId, `%${interviewId}%`],
    )
  ).map(({ method }) => method);
const mailsOf = async ({ userId }: SignedIn): Promise<string[]> =>
  (await app.asOwner('select subject || text as mail from mails where user_id = $1', [userId])).map(({ mail }) =>
    String(mail),
  );

it('taking the last opening notifies all other applicants and ends their interviews and offers', async () => {
  const jobId = await publish(app, hospital, { title: 'ICU nurse, the only one' });
  await matched(app);
  const [taken, spare] = [await offered(nurse(0), jobId), await offered(nurse(1), jobId)];
  const meeting = await applyByHand(nurse(2), jobId);
  const interviewId = await confirmWith(app, hospital, nurse(2), meeting);
  const talking = await applyByHand(nurse(3), jobId);
  const { id: proposedId } = await proposeTo(app, hospital, talking);
  const unanswered = await applyByHand(nurse(4), jobId);
  const untouched = await noticeTitlesOf(nurse(5));
  app.clock.advance(1000);
  // What the employer is told before filling it: the agreed interview and the proposed one, and both offers.
  expect((await hospital.http.get(`/api/jobs/${jobId}`)).body.funnel).toMatchObject({ openInterviews: 2, offered: 2 });

  expect(await accept(nurse(0), taken.offerId)).toMatchObject({ status: 200 });
  expect(await statusOf(jobId)).toBe('filled');
  expect(await applicationOf(nurse(0), taken.id)).toMatchObject({ stage: 'hired' });
  const reason = 'The position was filled.';
  for (const [who, id] of [
    [nurse(1), spare.id],
    [nurse(2), meeting],
    [nurse(3), talking],
    [nurse(4), unanswered],
  ] as const) {
    const ended = await applicationOf(who, id);
    expect(ended).toMatchObject({ stage: 'rejected', declineReason: reason });
    expect(ended.timeline).toContainEqual(expect.objectContaining({ toStage: 'rejected', actor: 'system' }));
    const [newest] = (await who.http.get('/api/notifications')).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'application_stage',
    );
    expect(newest.body).toMatch(/ICU nurse, the only one.*Reason: The position was filled\.$/);
    expect((await mailsOf(who)).filter((mail) => mail.includes(reason)).length).toBeGreaterThan(0);
  }
  expect((await applicationOf(nurse(1), spare.id)).offers).toMatchObject([
    { id: spare.offerId, status: 'rescinded', decisionReason: reason },
  ]);
  expect(await noticeTitlesOf(nurse(1))).toContain('An offer was withdrawn');
  expect(await accept(nurse(1), spare.offerId)).toMatchObject({ status: 409, body: { current: 'rescinded' } });
  expect((await applicationOf(nurse(2), meeting)).interviews).toMatchObject([{ id: interviewId, status: 'canceled' }]);
  for (const who of [nurse(2), hospital]) expect(await calendarOf(who, interviewId)).toEqual(['REQUEST', 'CANCEL']);
  expect((await applicationOf(nurse(3), talking)).interviews).toMatchObject([{ id: proposedId, status: 'canceled' }]);
  // No response was given: filling the job does not count as one.
  const [clock] = await app.asOwner('select first_response_at from applications where id = $1', [unanswered]);
  expect(clock).toEqual({ first_response_at: null });
  // A match ends without a notice.
  const rest = await app.asOwner(`select stage from applications where job_id = $1 and candidate_id = $2`, [
    jobId,
    nurse(5).userId,
  ]);
  expect(rest).toEqual([{ stage: 'withdrawn' }]);
  expect(await noticeTitlesOf(nurse(5))).toEqual(untouched);
  const { funnel } = (await hospital.http.get(`/api/jobs/${jobId}`)).body;
  expect(funnel).toMatchObject({ matched: 0, applied: 0, shortlisted: 0, interviewing: 0, offered: 0, hired: 1 });
});

it('of two who accept the last opening at the same time, one is hired and the other is notified', async () => {
  const jobId = await publish(app, hospital);
  const [first, second] = [await offered(nurse(0), jobId), await offered(nurse(1), jobId)];
  const answers = await Promise.all([accept(nurse(0), first.offerId), accept(nurse(1), second.offerId)]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers[1 - won]).toMatchObject({ status: 409, body: { error: 'WRONG_STATE' } });
  const stages = await Promise.all([first, second].map(({ id }, index) => applicationOf(nurse(index), id)));
  expect(stages[won]).toMatchObject({ stage: 'hired' });
  expect(stages[1 - won]).toMatchObject({ stage: 'rejected' });
  expect(await statusOf(jobId)).toBe('filled');
});

it('while an opening is left, nothing changes for the others', async () => {
  const jobId = await publish(app, hospital, { openings: 2 });
  const [first, second, third] = [
    await offered(nurse(0), jobId),
    await offered(nurse(1), jobId),
    await offered(nurse(2), jobId),
  ];
  expect(await accept(nurse(0), first.offerId)).toMatchObject({ status: 200 });
  expect(await statusOf(jobId)).toBe('published');
  expect(await applicationOf(nurse(1), second.id)).toMatchObject({ stage: 'offered' });
  expect(await accept(nurse(1), second.offerId)).toMatchObject({ status: 200 });
  expect(await statusOf(jobId)).toBe('filled');
  expect(await applicationOf(nurse(2), third.id)).toMatchObject({ stage: 'rejected' });
});

it('an open offer can fill a job past its last day', async () => {
  const jobId = await publish(app, hospital, { validThrough: dayIn(app, 0) });
  const [first, second] = [await offered(nurse(0), jobId), await offered(nurse(1), jobId)];
  app.clock.advance(2 * DAY);
  await expireJobs(app.deps);
  expect(await statusOf(jobId)).toBe('expired');
  expect(await applicationOf(nurse(1), second.id)).toMatchObject({ stage: 'offered' });
  expect(await accept(nurse(0), first.offerId)).toMatchObject({ status: 200 });
  expect(await statusOf(jobId)).toBe('filled');
  expect(await applicationOf(nurse(1), second.id)).toMatchObject({ stage: 'rejected' });
});
