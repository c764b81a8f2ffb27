import { beforeAll, expect, test } from 'vitest';
import { readOutcomes } from '#domains/matching/server/matching-lab/outcomes.repo.ts';
import { service } from '#platform/server/database/db.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { DAY, anApprovedHospital, anApprovedNurse, noticeTitlesOf } from '#tests/support/people/hiring.ts';
import { hire, startOf } from '#tests/support/people/starts.ts';
import { tendStarts } from '../tend-starts.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
let id: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
  id = await hire(app, hospital, nurse);
});

const YES = { hasBegun: true, isAsDescribed: true, isStillThere: true };
const answer = (who: Pick<SignedIn, 'http'>, day: number, given: object = YES, applicationId = id) =>
  who.http.put(`/api/starts/${applicationId}/check-ins/${day}`, given);
/** Moves on to the given number of days after the start of the first hire. */
async function daysAfter(days: number): Promise<void> {
  const { startOn } = await startOf(nurse, id);
  app.clock.set(new Date(Date.parse(`${startOn}T18:00:00Z`) + days * DAY));
  await app.asOwner(`update auth.sessions set expires_at = '2100-01-01'`);
}

test('both sides are asked after 7, 30 and 90 days, once each, and answer for themselves', async () => {
  expect(await answer(nurse, 7)).toMatchObject({ status: 409 });
  await daysAfter(6);
  await tendStarts(app.deps);
  expect((await startOf(nurse, id)).checkIns).toEqual([]);
  await daysAfter(7);
  await tendStarts(app.deps);
  await tendStarts(app.deps);
  for (const side of [nurse, hospital]) {
    const asked = (await noticeTitlesOf(side)).filter((title) => title === '7 days in: three quick questions');
    expect(asked).toHaveLength(1);
  }
  // A first day that the employer reports nothing about counts as begun.
  expect(await startOf(hospital, id)).toMatchObject({ status: 'started' });
  expect(await answer(nurse, 8)).toMatchObject({ status: 404 });
  expect(await answer(nurse, 7, { hasBegun: true })).toMatchObject({ status: 422 });
  const given = await answer(nurse, 7, { ...YES, isAsDescribed: false });
  expect(given.body.checkIns).toMatchObject([{ day: 7, isOpen: true, mine: { isAsDescribed: false } }]);
  expect((await startOf(hospital, id)).checkIns).toMatchObject([{ day: 7, mine: null }]);
  expect((await answer(hospital, 7)).status).toBe(200);
  expect((await startOf(nurse, id)).checkIns).toMatchObject([{ day: 7, mine: { isAsDescribed: false } }]);
  await daysAfter(29);
  expect(await answer(nurse, 7)).toMatchObject({ status: 409, body: { current: 'over' } });
  for (const day of [30, 90]) {
    await daysAfter(day);
    await tendStarts(app.deps);
    expect(await noticeTitlesOf(nurse)).toContain(`${day} days in: three quick questions`);
    expect((await answer(nurse, day)).status).toBe(200);
  }
});

test('the database shows each side its own answers alone, and administrators none', async () => {
  const read = (userId: string) =>
    app.deps.db.as({ kind: 'user', userId }, async (tx) => {
      const { rows } = await tx.execute(`select distinct side from start_answers where application_id = '${id}'`);
      return rows;
    });
  expect(await read(nurse.userId)).toEqual([{ side: 'candidate' }]);
  expect(await read(hospital.userId)).toEqual([{ side: 'employer' }]);
  const ada = await signInAsAdmin(app);
  const asAdmin = app.deps.db.as({ kind: 'admin', userId: ada.userId }, (tx) =>
    tx.execute('select * from start_answers'),
  );
  await expect(asAdmin).rejects.toThrow();
  const audited = await app.asOwner(
    `select action from audit_log where subject_id = $1 and detail::text ~ '(Described|StillThere|described|still)'`,
    [id],
  );
  expect(audited).toEqual([]);
});

/** Answers of the given number of further hires of the same hospital after 90 days, of which the last ones have left. */
async function answered(count: number, left: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const [person] = await app.asOwner(
      `insert into auth.users (name, email, email_verified, signup_role)
       values ('Pat', gen_random_uuid() || '@example.test', true, 'job_seeker') returning id`,
    );
    await app.asOwner(
      `with a as (insert into applications (job_id, organization_id, candidate_id, stage, applied_at)
           select job_id, organization_id, $2, 'hired', now() from applications where id = $1 returning *),
         s as (insert into starts (application_id, organization_id, status, start_on)
           select id, organization_id, 'started', '2026-01-01' from a returning application_id)
       insert into start_answers (application_id, side, day, has_begun, is_as_described, is_still_there, given_at)
         select application_id, 'candidate', 90, true, true, $3, clock_timestamp() from s`,
      [id, person?.['id'], i < count - left],
    );
  }
}

test('totals are shown from five answers on, in groups of five, to the employer and in the console', async () => {
  const other = await anApprovedHospital(app);
  // The first answer was given on the test's clock, ahead of those that follow.
  await app.asOwner(`update start_answers set given_at = '2020-01-01' where application_id = $1`, [id]);
  const ofDay90 = async (who: Pick<SignedIn, 'http'>) =>
    (await who.http.get('/api/employer/start-answers')).body.totals.find(({ day }: { day: number }) => day === 90);
  await answered(3, 0);
  expect(await ofDay90(hospital)).toEqual({ day: 90, answers: 0, began: null, asDescribed: null, stillThere: null });
  await answered(1, 0);
  expect(await ofDay90(hospital)).toMatchObject({ answers: 5, stillThere: 5 });
  // A sixth answer changes nothing that anyone could read its content from.
  await answered(1, 1);
  expect(await ofDay90(hospital)).toMatchObject({ answers: 5, stillThere: 5 });
  await answered(4, 1);
  expect(await ofDay90(hospital)).toMatchObject({ answers: 10, stillThere: 8 });
  expect(await ofDay90(other)).toMatchObject({ answers: 0, stillThere: null });
  const ada = await signInAsAdmin(app);
  const { candidates } = (await ada.http.get('/api/admin/start-answers')).body;
  expect(candidates.find(({ day }: { day: number }) => day === 90)).toMatchObject({ answers: 10, stillThere: 8 });
  expect(await hospital.http.get('/api/admin/start-answers')).toMatchObject({ status: 403 });
});

test('learning reads who stayed as the best outcome', async () => {
  // The first of the answers, so that it is in a group that is complete.
  await app.asOwner(`update start_answers set given_at = '2020-01-01' where application_id = $1`, [id]);
  await app.asOwner(
    `insert into matches (job_id, candidate_id, compatibility, rank_score, candidate_score, employer_score, receipt,
       engine_version, weights_version, fingerprint)
     select job_id, candidate_id, 1, 1, 1, 1, '{"candidateSide": [], "employerSide": []}', '1', '1', 'f'
     from applications where id = $1 on conflict do nothing`,
    [id],
  );
  const read = () => app.deps.db.as(service, (tx) => readOutcomes(tx));
  expect((await read()).map(({ outcome }) => outcome)).toContain('stay');
  await app.asOwner(`update start_answers set is_still_there = false where application_id = $1`, [id]);
  expect((await read()).map(({ outcome }) => outcome)).not.toContain('stay');
});
