import { expect, test } from 'vitest';
import { createOracle } from '#matching/core/oracle.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, DAY, dayIn, eventually, publish } from '#tests/support/hiring.ts';
import { engine as engineActor } from '#server/platform/db.ts';
import { readCandidateFacts } from './candidate-facts.repo.ts';
import { readJobFacts } from './job-facts.repo.ts';
import { marketOf } from './market.ts';

/** What the reference engine says of the database as it is now. */
async function reference(app: TestApp, people: readonly string[]) {
  const { asOf, weights } = await marketOf(app.deps).engine();
  return app.deps.db.as(engineActor, async (tx) =>
    createOracle({
      asOf,
      weights,
      candidates: await readCandidateFacts(tx, people),
      jobs: await readJobFacts(tx),
    }),
  );
}

/** The market as of now. What a transaction that still runs hides (the rematch of an earlier change) it reads later. */
async function refreshed(app: TestApp) {
  await marketOf(app.deps).refresh();
  return marketOf(app.deps).engine();
}

test('the market in memory says what the reference says, today and after midnight', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const [willa, ruth] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const jobs = [
    await publish(app, hospital),
    await publish(app, hospital, { requiredCertifications: [], validThrough: dayIn(app, 20) }),
    await publish(app, hospital, { requiredCertifications: [] }),
  ];
  await app.asOwner(`update certifications set expires_on = $2 where user_id = $1`, [willa.userId, dayIn(app, 10)]);
  const people = [willa.userId, ruth.userId];
  const compared = async () => {
    const engine = await refreshed(app);
    const oracle = await reference(app, people);
    for (const id of jobs) {
      expect(engine.peopleForJob(id)).toEqual(oracle.peopleForJob(id));
      expect(engine.reach(id)).toEqual(oracle.reach(id));
    }
    for (const id of people) expect(engine.jobsForPerson(id)).toEqual(oracle.jobsForPerson(id));
    return jobs.map((id) => new Set(engine.peopleForJob(id).map(({ candidateId }) => candidateId)));
  };
  const today = [new Set(people), new Set(people), new Set(people)];
  await eventually(async () => expect(await compared()).toEqual(today));
  app.clock.advance(11 * DAY);
  const later = [new Set([ruth.userId]), new Set(people), new Set(people)];
  await eventually(async () => expect(await compared()).toEqual(later));
  app.clock.advance(10 * DAY);
  await eventually(async () => expect((await compared())[1]).toEqual(new Set()));
});

test('a row that cannot be held is left out, the others go on, and a mended one comes back', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const [broken, whole] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const job = await publish(app, hospital);
  const inMatches = () =>
    app.asOwner(`select candidate_id from matches where job_id = $1 and is_current order by 1`, [job]);
  await eventually(async () => expect(await inMatches()).toHaveLength(2));

  await app.asOwner(`update candidate_profiles set home_latitude = 200 where user_id = $1`, [broken.userId]);
  await eventually(async () => expect(await inMatches()).toEqual([{ candidate_id: whole.userId }]));
  expect((await broken.http.get('/api/me/near-misses')).status).toBe(200);

  await app.asOwner(`update candidate_profiles set home_latitude = 37.05 where user_id = $1`, [broken.userId]);
  await eventually(async () => expect(await inMatches()).toHaveLength(2));
});

test('a poisoned row does not keep a process from starting', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const [broken, whole] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  await app.asOwner(`update candidate_profiles set home_longitude = 999 where user_id = $1`, [broken.userId]);
  const job = await publish(app, hospital);
  const another = { ...app.deps };
  const engine = await marketOf(another).engine();
  expect(engine.peopleForJob(job).map(({ candidateId }) => candidateId)).toEqual([whole.userId]);
});
