import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  dayIn,
  offerTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const lostOf = async (who: Pick<SignedIn, 'http'>) =>
  (await who.http.get(`/api/employer/reports?from=${dayIn(app, -30)}&until=${dayIn(app, 1)}`)).body.lostReasons;
const unfit = async () =>
  (await app.asOwner('select application_id as id from app.unfit_applications()')).map(({ id }) => id);

it('a private reason is the candidate’s own, and counts in groups of five of one organization', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await applyByHand(nurse, await publish(app, hospital)));
  const [first = '', ...others] = ids;
  await hospital.http.post(`/api/employer/applications/${first}/shortlist`);
  const offerId = await offerTo(app, hospital, first);
  const said = { reason: 'Thank you all the same.', privateReason: 'another_job' };
  expect(await nurse.http.post(`/api/offers/${offerId}/decline`, { privateReason: 'the weather' })).toMatchObject({
    status: 422,
  });
  const declined = await nurse.http.post(`/api/offers/${offerId}/decline`, said);
  expect(declined).toMatchObject({ status: 200, body: { status: 'declined', decisionReason: said.reason } });
  const seen = await hospital.http.get(`/api/employer/applications/${first}`);
  expect(JSON.stringify([declined.body, seen.body])).not.toContain('another_job');

  for (const [at, privateReason] of ['pay', 'pay', null, 'distance'].entries()) {
    await nurse.http.post(`/api/me/applications/${others[at]}/withdraw`, { privateReason });
  }
  // Four answers so far: one withdrawal said nothing.
  expect(await lostOf(hospital)).toEqual([]);
  expect(await unfit()).toEqual([]);
  await nurse.http.post(`/api/me/applications/${first}/withdraw`, { privateReason: 'schedule' });
  expect(await lostOf(hospital)).toEqual([
    { reason: 'pay', answers: 2 },
    { reason: 'another_job', answers: 1 },
    { reason: 'distance', answers: 1 },
    { reason: 'schedule', answers: 1 },
  ]);
  // Members who see a part of the people, and other organizations, read no total.
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  expect(await lostOf(manager)).toEqual([]);
  expect(await lostOf(await anApprovedHospital(app))).toEqual([]);
  // Four applications: two reasons are about one. A plan of the candidate's own says nothing of the job.
  for (const privateReason of ['not_looking', 'setting']) {
    expect(await unfit()).toEqual([]);
    ids.push(await applyByHand(nurse, await publish(app, hospital)));
    await nurse.http.post(`/api/me/applications/${ids.at(-1)}/withdraw`, { privateReason });
  }
  expect(new Set(await unfit())).toEqual(new Set([ids[0], ids[1], ids[2], ids[4], ids[6]]));
});
