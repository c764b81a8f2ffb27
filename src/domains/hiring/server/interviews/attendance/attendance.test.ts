import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { service } from '#platform/server/database/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  dayIn,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';
import { attendanceOfCandidate, attendanceOfOrganizations } from './index.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
let applicationId: string;

beforeEach(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
  applicationId = await applyByHand(nurse, await publish(app, hospital));
});

/** An interview that was due to begin an hour ago. */
async function anInterviewHeld(): Promise<string> {
  const id = await confirmWith(app, hospital, nurse, applicationId);
  app.clock.advance(2 * DAY + 3_600_000);
  return id;
}
/** Interviews of the same application that both sides agree took place. */
const addKept = (count: number, at = app.clock.now()) =>
  app.asOwner(
    `with kept as (
       insert into interviews (application_id, organization_id, mode, time_zone, created_by, status, starts_at)
       select $1, $2, 'phone', 'America/Chicago', $3, 'completed', $4 from generate_series(1, $5) returning id)
     insert into interview_accounts (interview_id, side, account)
     select id, side, 'took_place' from kept, unnest('{candidate,employer}'::text[]) side`,
    [applicationId, hospital.organizationId, hospital.userId, at, count],
  );
const say = (who: SignedIn, id: string, account: Account) =>
  who.http.post(`/api/interviews/${id}/attendance`, { account });
const records = () =>
  app.deps.db.as(service, async (tx) => ({
    employer: await attendanceOfOrganizations(tx, [hospital.organizationId], app.clock.now()),
    candidate: await attendanceOfCandidate(tx, nurse.userId, app.clock.now()),
  }));

test('an interview can be spoken of once it was due to begin, by its two sides, for two weeks', async () => {
  const id = await confirmWith(app, hospital, nurse, applicationId);
  expect(await say(nurse, id, 'took_place')).toMatchObject({ status: 409, body: { current: 'confirmed' } });
  app.clock.advance(3 * DAY);
  expect(await say(await anApprovedNurse(app), id, 'took_place')).toMatchObject({ status: 404 });
  expect(await say(nurse, id, 'late' as never)).toMatchObject({
    status: 422,
    body: { fields: { account: expect.any(String) } },
  });
  expect((await say(nurse, id, 'took_place')).body.attendance).toMatchObject({ mine: 'took_place', theirs: null });
  expect((await say(nurse, id, 'canceled')).body.attendance).toMatchObject({ mine: 'canceled' });
  app.clock.advance(14 * DAY);
  expect(await say(nurse, id, 'took_place')).toMatchObject({ status: 409 });
});

test('an employer reported as a no-show is notified, and unless it answers within a week the interview counts as missed', async () => {
  const id = await anInterviewHeld();
  await addKept(4);
  expect((await say(nurse, id, 'other_absent')).status).toBe(200);
  expect(await noticeTitlesOf(hospital)).toContain('A candidate says your team missed an interview');
  expect((await records()).employer).toEqual({ interviews: 4, missed: null });
  app.clock.advance(7 * DAY);
  expect(await records()).toEqual({ employer: { interviews: 5, missed: 1 }, candidate: { interviews: 5, missed: 0 } });
});

test('a candidate reported as a no-show is notified and counted in the same way', async () => {
  const id = await anInterviewHeld();
  await addKept(4);
  await hospital.http.post(`/api/interviews/${id}/outcome`, { outcome: 'no_show', note: null });
  expect(await noticeTitlesOf(nurse)).toContain('An employer says you missed an interview');
  const [seen] = (await nurse.http.get(`/api/me/applications/${applicationId}`)).body.interviews.filter(
    (interview: { id: string }) => interview.id === id,
  );
  expect(seen.attendance).toMatchObject({ mine: null, theirs: 'other_absent' });
  app.clock.advance(7 * DAY);
  expect(await records()).toEqual({ employer: { interviews: 5, missed: 0 }, candidate: { interviews: 5, missed: 1 } });
  expect((await nurse.http.get('/api/me/attendance')).body).toEqual({ interviews: 5, missed: 1 });
  const { body } = await hospital.http.get(`/api/employer/applications/${applicationId}`);
  expect(body.attendance).toEqual({ interviews: 5, missed: 1 });
});

test.each([
  ['the candidate says that it took place', 'took_place', 'other_absent'],
  ['the candidate says that they canceled', 'canceled', 'other_absent'],
  ['each reports the other as a no-show', 'other_absent', 'other_absent'],
  ['the employer says that it took place', 'other_absent', 'took_place'],
] as const)('answers that contradict each other count for neither side: %s', async (_, ofNurse, ofHospital) => {
  const id = await anInterviewHeld();
  await addKept(5);
  await say(hospital, id, ofHospital);
  await say(nurse, id, ofNurse);
  app.clock.advance(8 * DAY);
  expect(await records()).toEqual({ employer: { interviews: 5, missed: 0 }, candidate: { interviews: 5, missed: 0 } });
});

test('a side can withdraw what it said', async () => {
  const id = await anInterviewHeld();
  await addKept(5);
  await hospital.http.post(`/api/interviews/${id}/outcome`, { outcome: 'no_show', note: null });
  expect((await say(hospital, id, 'took_place')).status).toBe(200);
  app.clock.advance(8 * DAY);
  expect((await records()).candidate).toEqual({ interviews: 6, missed: 0 });
});

test('a wrong no-show is corrected with its interview: both sides are told, and every figure follows', async () => {
  const id = await anInterviewHeld();
  await addKept(5);
  await hospital.http.post(`/api/interviews/${id}/outcome`, { outcome: 'no_show', note: 'Waited an hour.' });
  const noShows = async () => {
    const period = `from=${dayIn(app, -30)}&until=${dayIn(app, 0)}`;
    return (await hospital.http.get(`/api/employer/reports?${period}&by=unit`)).body.total.counts.noShow;
  };
  expect(await noShows()).toBe(1);
  const seen = async (who: SignedIn, path: string) =>
    (await who.http.get(path)).body.interviews.find((interview: { id: string }) => interview.id === id);
  expect((await say(hospital, id, 'took_place')).body).toMatchObject({ status: 'completed', outcome: 'undecided' });
  expect(await seen(nurse, `/api/me/applications/${applicationId}`)).toMatchObject({ status: 'completed' });
  const corrected = 'The record of an interview was corrected';
  expect([(await noticeTitlesOf(nurse))[0], (await noticeTitlesOf(hospital))[0]]).toEqual([corrected, corrected]);
  const { timeline } = (await nurse.http.get(`/api/me/applications/${applicationId}`)).body;
  expect(timeline.map(({ kind }: { kind: string }) => kind).slice(-2)).toEqual([
    'interview_no_show',
    'interview_corrected',
  ]);
  app.clock.advance(8 * DAY);
  expect(await records()).toEqual({ employer: { interviews: 6, missed: 0 }, candidate: { interviews: 6, missed: 0 } });
  expect(await noShows()).toBe(0);
});

test('a record is corrected by the employer alone, within the time, and never by recording or canceling again', async () => {
  const id = await anInterviewHeld();
  await hospital.http.post(`/api/interviews/${id}/outcome`, { outcome: 'undecided', note: null });
  expect((await say(nurse, id, 'canceled')).body.status).toBe('completed');
  for (const [path, body] of [
    ['outcome', { outcome: 'no_show', note: null }],
    ['cancel', { reason: null }],
  ] as const) {
    expect(await hospital.http.post(`/api/interviews/${id}/${path}`, body)).toMatchObject({
      status: 409,
      body: { current: 'completed' },
    });
  }
  expect((await say(hospital, id, 'other_absent')).body.status).toBe('no_show');
  expect(await noticeTitlesOf(nurse)).not.toContain('The record of an interview was corrected');
  expect((await say(hospital, id, 'canceled')).body).toMatchObject({ status: 'canceled', outcome: null });
  app.clock.advance(15 * DAY);
  expect(await say(hospital, id, 'took_place')).toMatchObject({ status: 409, body: { current: 'canceled' } });
});

test('an interview canceled in time cannot be called missed; one canceled after it was due can', async () => {
  const intime = await confirmWith(app, hospital, nurse, applicationId);
  await hospital.http.post(`/api/interviews/${intime}/cancel`, { reason: null });
  app.clock.advance(3 * DAY);
  expect(await say(nurse, intime, 'other_absent')).toMatchObject({ status: 409 });
  const late = await anInterviewHeld();
  await hospital.http.post(`/api/interviews/${late}/cancel`, { reason: null });
  expect(await say(nurse, late, 'other_absent')).toMatchObject({ status: 200 });
});

test('fewer than five interviews are shown nowhere, and an interview older than a year counts no more', async () => {
  await addKept(4);
  expect((await nurse.http.get('/api/me/attendance')).body).toEqual({ interviews: 4, missed: null });
  const applicant = () => hospital.http.get(`/api/employer/applications/${applicationId}`);
  expect((await applicant()).body.attendance).toBeNull();
  await addKept(1, new Date(app.clock.now().getTime() - 366 * DAY));
  expect((await applicant()).body.attendance).toBeNull();
  await addKept(1);
  expect((await applicant()).body.attendance).toEqual({ interviews: 5, missed: 0 });
});

test('an account is accepted from the side it belongs to alone', async () => {
  const id = await anInterviewHeld();
  const forged = app.deps.db.as({ kind: 'user', userId: nurse.userId }, (tx) =>
    tx.execute(
      `insert into interview_accounts (interview_id, side, account) values ('${id}', 'employer', 'took_place')`,
    ),
  );
  await expect(forged).rejects.toThrow();
  expect(await say(nurse, randomUUID(), 'took_place')).toMatchObject({ status: 404 });
});
