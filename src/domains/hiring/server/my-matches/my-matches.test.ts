import { beforeAll, describe, expect, it } from 'vitest';
import { marketOf, matchImmediately } from '#domains/matching/server/matching/index.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  matched,
  publish,
} from '#tests/support/people/hiring.ts';
import { planApplications, sendDuePlans } from '#domains/hiring/server/auto-apply/index.ts';

/** The nurse's pay floor is $36; the employers' coarse view has $39.63. */
const BETWEEN = { payMinCents: 3_500, payMaxCents: 3_700, nightDifferentialCents: 0 };
const ABOVE = { payMinCents: 3_500, payMaxCents: 4_000, nightDifferentialCents: 0 };

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

interface Match {
  id: string;
  job: { id: string };
  application: { id: string } | null;
}

const mine = async (jobId: string): Promise<Match | undefined> => {
  const { items } = (await nurse.http.get('/api/me/matches')).body;
  return items.find((match: Match) => match.job.id === jobId);
};
const shownOf = async (jobId: string) =>
  (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items.map((one: { stage: string }) => one.stage);
const seen = async (jobId: string) => [(await mine(jobId)) !== undefined, await shownOf(jobId)];
const move = async (to: 'dismiss' | 'restore', id: string) =>
  expect(await nurse.http.post(`/api/me/matches/${id}/${to}`)).toMatchObject({ status: 200, body: { ok: true } });

it('a job that fits by exact pay only is in the candidate’s list alone, also after an undone dismissal', async () => {
  nurse = await anApprovedNurse(app);
  const applyForMe = (enabled: boolean) =>
    nurse.http.put('/api/me/auto-apply', { enabled, dailyCap: 3, activeCap: 10 });
  await applyForMe(true);
  const jobId = await publish(app, hospital, BETWEEN);
  await matched(app);
  expect(await seen(jobId)).toEqual([true, []]);
  const { id } = (await mine(jobId)) ?? {};
  await move('dismiss', String(id));
  expect(await seen(jobId)).toEqual([false, []]);
  await move('restore', String(id));
  expect(await seen(jobId)).toEqual([true, []]);
  expect((await mine(jobId))?.application).toBeNull();

  await applyForMe(false);
  // Applying by hand is the candidate's own decision; the employer sees it like any other application.
  await applyByHand(nurse, jobId);
  const [card] = (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items;
  expect(card).toMatchObject({ stage: 'applied', standing: 'Licensed', score: { compatibility: expect.any(Number) } });
});

it('a job whose employer no longer sees the candidate stays in the list while it fits', async () => {
  nurse = await anApprovedNurse(app);
  const jobId = await publish(app, hospital, ABOVE);
  await eventually(async () => expect(await shownOf(jobId)).toContain('matched'));
  await matched(app);
  const all = (await shownOf(jobId)).length;
  const { draft, version } = (await hospital.http.get(`/api/jobs/${jobId}`)).body;
  await hospital.http.put(`/api/jobs/${jobId}`, { draft: { ...draft, ...BETWEEN }, version });
  await eventually(async () => expect(await seen(jobId)).toEqual([true, []]));
  const { id, application } = (await mine(jobId)) ?? {};
  expect(application).toBeNull();
  await move('dismiss', String(id));
  expect(await seen(jobId)).toEqual([false, []]);
  await move('restore', String(id));
  expect(await seen(jobId)).toEqual([true, []]);

  // Once it pays enough for the coarse view too, the employer sees them again.
  const after = (await hospital.http.get(`/api/jobs/${jobId}`)).body;
  await hospital.http.put(`/api/jobs/${jobId}`, { draft: { ...after.draft, ...ABOVE }, version: after.version });
  await eventually(async () => expect(await shownOf(jobId)).toHaveLength(all));
});

describe('without matching in the background', () => {
  const still = sharedApp({ ROLE: 'web' });

  it('no automatic application is made for a job that fits by exact facts only, before it is matched again', async () => {
    const employer = await anApprovedHospital(still);
    const person = await anApprovedNurse(still);
    const jobId = await publish(still, employer, ABOVE);
    const stages = async () =>
      (await still.asOwner('select stage from applications where job_id = $1', [jobId])).map(({ stage }) => stage);
    // A transaction still running anywhere in the cluster keeps the newest changes out of one reading of the feed.
    await eventually(async () => {
      await marketOf(still.deps).refresh();
      await matchImmediately(still.deps, jobId);
      expect(await stages()).toEqual(['matched']);
    });
    const pays = (cents: number) => still.asOwner('update jobs set pay_max_cents = $2 where id = $1', [jobId, cents]);
    await still.asOwner(`insert into consents (user_id, kind, version) values ($1, 'auto_apply', '1')`, [
      person.userId,
    ]);
    await still.asOwner('update candidate_preferences set auto_apply = true where user_id = $1', [person.userId]);

    await pays(BETWEEN.payMaxCents);
    const sendTomorrow = async () => {
      await planApplications(still.deps, person.userId);
      still.clock.advance(36 * HOUR_MS);
      await sendDuePlans(still.deps);
    };
    await sendTomorrow();
    expect(await stages()).toEqual(['matched']);
    await pays(ABOVE.payMaxCents);
    // What was refused isn't planned again for a week.
    still.clock.advance(7 * 24 * HOUR_MS);
    await sendTomorrow();
    expect(await stages()).toEqual(['applied']);
  });
});
