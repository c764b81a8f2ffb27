import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { markFacts } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, publish } from '#tests/support/people/hiring.ts';
import type { z } from 'zod';
import type { matchShown } from '#domains/matching/contract/match-events.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Occurrence } from '#platform/server/events/subscribers.ts';
import { marketOf } from './market/market.ts';
import { keepBest, showBest } from './rematch.ts';
import { notifyOfShown } from './matching.subscribers.ts';

const { version: _version, ...HAND_SET } = WEIGHTS_V1;

/** No matching in the background: the test runs each step. */
const app = sharedApp({ ROLE: 'web' });
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurses: SignedIn[];

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurses = [await anApprovedNurse(app), await anApprovedNurse(app)];
});

/** A process whose market was read now and gets no later changes. */
async function staleProcess(): Promise<Deps> {
  const deps = { ...app.deps };
  await marketOf(deps).engine();
  return deps;
}

const shownTo = async (jobId: string): Promise<number> =>
  (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items.length;
const noticesAbout = (jobId: string) =>
  app.asOwner(`select user_id, kind from notifications where dedupe_key like '%:' || $1 || ':%' order by 1, 2`, [
    jobId,
  ]);
const mailedLater = async (jobId: string) =>
  (
    await app.asOwner(
      `select id from notifications where dedupe_key like '%:' || $1 || ':%' and digest_at is not null`,
      [jobId],
    )
  ).length;
const linkOf = async ({ userId }: SignedIn, jobId: string) =>
  String(
    (await app.asOwner(`select href from notifications where dedupe_key = $1`, [`match:${jobId}:${userId}`]))[0]?.[
      'href'
    ],
  );
const queued = async (jobId: string) =>
  (
    await app.asOwner(
      `select data from pgboss.job where name = 'event.matching.notify-of-shown' and data -> 'payload' ->> 'jobId' = $1`,
      [jobId],
    )
  ).map(({ data }) => data as Occurrence<z.output<(typeof matchShown)['payload']>>);
const announce = (deps: Deps, told: Occurrence) => deps.db.as(service, (tx) => notifyOfShown.run(deps, tx, told));

test('the employer sees people with the first commit, and both sides are notified once from the queue', async () => {
  const job = await publish(app, hospital);
  const deps = await staleProcess();
  const signals: string[] = [];
  onTestFinished(app.deps.signals.on('notifications', (signal) => signals.push(signal)));
  await showBest(deps, job);
  const openScreens = expect.stringMatching(`${hospital.userId}.*matches.*jobs`);
  await expect.poll(() => signals).toContainEqual(openScreens);
  expect(await shownTo(job)).toBe(2);
  expect(await noticesAbout(job)).toEqual([]);
  const [told, ...more] = await queued(job);
  expect(more).toEqual([]);
  expect(told?.payload.candidateIds.toSorted()).toEqual(nurses.map(({ userId }) => userId).toSorted());

  // Storing the other pairs shows no one twice and queues no more notices.
  await keepBest(deps, job);
  await showBest(deps, job);
  expect(await queued(job)).toHaveLength(1);

  // A process that dies after the commit but before completing the job: the work repeats.
  for (const _ of ['once', 'again']) if (told) await announce(deps, told);
  const notices = [
    ...nurses.map(({ userId }) => ({ user_id: userId, kind: 'match_found' })),
    { user_id: hospital.userId, kind: 'new_match_for_job' },
  ].toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
  expect(await noticesAbout(job)).toEqual(notices);
  // They are mailed once a day, unless a person chooses otherwise.
  expect(await mailedLater(job)).toBe(3);
  for (const nurse of nurses) {
    const opened = await nurse.http.get((await linkOf(nurse, job)).replace('/job-seeker', '/api/me'));
    expect(opened.body).toMatchObject({ job: { id: job } });
  }
});

test('a process that dies before the commit shows no one, and a withdrawn candidate gets no notice', async () => {
  const job = await publish(app, hospital);
  const deps = await staleProcess();
  await expect(showBest(deps, job, () => Promise.reject(new Error('died')))).rejects.toThrow('died');
  expect(await shownTo(job)).toBe(0);

  await showBest(deps, job);
  const [told] = await queued(job);
  const [gone, there] = nurses;
  await app.asOwner(
    `update applications set stage = 'withdrawn', withdraw_reason = 'No longer eligible' where job_id = $1 and candidate_id = $2`,
    [job, gone?.userId],
  );
  if (told) await announce(deps, told);
  expect((await noticesAbout(job)).filter(({ kind }) => kind === 'match_found')).toEqual([
    { user_id: there?.userId, kind: 'match_found' },
  ]);
});

test('a person whose license was just revoked is not shown, and the next one is', async () => {
  const job = await publish(app, hospital);
  const deps = await staleProcess();
  const first = (await marketOf(deps).engines()).forEmployers.peopleForJob(job)[0]?.candidateId;
  await app.asOwner(
    `insert into weights_versions (version, weights, limits, status, activated_at)
     values ('one-a-day', $1, '{"peoplePerJobPerDay":1,"fade":0.7}', 'active', now())`,
    [JSON.stringify(HAND_SET)],
  );
  await marketOf(deps).refresh();
  await markFacts(app, 'licenses', first ?? '', 'revoked');
  await showBest(deps, job);
  const shown = await app.asOwner(`select candidate_id as id from applications where job_id = $1`, [job]);
  expect(shown).toEqual([{ id: nurses.find(({ userId }) => userId !== first)?.userId }]);
});

test('a job filled and reopened before it was matched again shows its people again, under the same cap', async () => {
  const job = await publish(app, hospital);
  const deps = await staleProcess();
  await showBest(deps, job);
  expect(await shownTo(job)).toBe(1);
  for (const to of ['filled', 'published']) await hospital.http.post(`/api/jobs/${job}/status`, { to });
  expect(await shownTo(job)).toBe(0);
  await showBest(deps, job);
  expect(await shownTo(job)).toBe(1);
});
