import { describe, expect, it } from 'vitest';
import { byText } from '#kernel/compare.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  eventually,
  noticeTitlesOf,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';
import { aMatchIn, type Hospital } from '#tests/support/people/invitations.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { expirePool } from './pool.jobs.ts';

const TOWNS = [
  '64801',
  '63101',
  '64106',
  '65201',
  '63701',
  '63501',
  '65775',
  '64468',
  '65401',
  '64701',
  '64093',
  '63401',
];
const app = sharedApp();

/** A nurse whom a hospital of her town met and declined. */
async function aRunnerUp() {
  const zip = TOWNS.shift() ?? expect.fail('every test needs a town');
  const nurse = await anApprovedNurse(app, zip);
  const hospital = await anApprovedHospital(app, zip);
  const jobId = await publish(app, hospital, { zip });
  await theMatch(nurse, jobId);
  const id = await applyByHand(nurse, jobId);
  const declined = await hospital.http.post(`/api/employer/applications/${id}/decline`, { reason: 'experience' });
  expect(declined.status, JSON.stringify(declined.body)).toBe(200);
  return { nurse, hospital, jobId, id, zip };
}
type Met = Awaited<ReturnType<typeof aRunnerUp>>;

const ask = ({ hospital, id }: Pick<Met, 'hospital' | 'id'>, body: object = {}) =>
  hospital.http.post(`/api/employer/applications/${id}/talent-pool`, { reason: 'runner_up', message: null, ...body });
const mine = async ({ http }: SignedIn) => (await http.get('/api/me/talent-pools')).body.items;
const placeOf = async ({ hospital, id }: Met) =>
  (await hospital.http.get(`/api/employer/applications/${id}/talent-pool`)).body;
const poolOf = async ({ http }: Pick<Hospital, 'http'>, question: object = {}) => {
  const found = await http.post('/api/employer/talent-pool/search', question);
  expect(found.status, JSON.stringify(found.body)).toBe(200);
  return found.body.items;
};

async function aMember() {
  const met = await aRunnerUp();
  expect((await ask(met)).status).toBe(201);
  const [{ id: poolId }] = await mine(met.nurse);
  expect((await met.nurse.http.post(`/api/me/talent-pools/${poolId}/join`, { months: '6' })).status).toBe(200);
  return { ...met, poolId: String(poolId) };
}

describe('the talent pool', () => {
  it('asks first; a yes with an end puts the person into the list, and a new job shows that they fit', async () => {
    const met = await aRunnerUp();
    const { nurse, hospital, zip } = met;
    expect(await placeOf(met)).toEqual({ open: null, mayAsk: true });
    expect((await ask(met, { message: 'We would like to call you in spring.' })).status).toBe(201);
    expect(await noticeTitlesOf(nurse)).toContain('Quillreed Hospital would like to stay in touch');
    const [question] = await mine(nurse);
    expect(question).toMatchObject({
      organizationName: 'Quillreed Hospital',
      jobTitle: 'ICU nurse, nights',
      reason: 'runner_up',
      message: 'We would like to call you in spring.',
      status: 'asked',
    });
    expect(await poolOf(hospital)).toEqual([]);
    expect(await poolOf(hospital, { status: 'asked' })).toMatchObject([{ name: 'Dana Whitfield', fits: [] }]);
    expect((await nurse.http.post(`/api/me/talent-pools/${question.id}/join`, { months: '6' })).status).toBe(200);
    expect(await noticeTitlesOf(hospital)).toContain('Someone joined your talent pool');
    const [member] = await poolOf(hospital);
    const months = (Date.parse(member.expiresAt) - app.clock.now().getTime()) / DAY / 30;
    expect(Math.round(months)).toBe(6);
    const next = await aMatchIn(app, zip, { nurse, hospital, job: { title: 'Step-down nurse' } });
    await eventually(async () => {
      expect(await poolOf(hospital, { fits: next.jobId })).toMatchObject([
        { name: 'Dana Whitfield', fits: [{ applicationId: next.id, jobTitle: 'Step-down nurse' }] },
      ]);
    });
    expect(await poolOf(hospital, { fits: 'any' })).toHaveLength(1);
    expect(await poolOf(hospital, { fits: met.jobId })).toEqual([]);
    expect(await poolOf(hospital, { words: 'whitf' })).toHaveLength(1);
    expect(await poolOf(hospital, { words: 'Nobody' })).toEqual([]);
    expect(await poolOf(hospital, { position: 'LPN' })).toEqual([]);
    expect(await poolOf(hospital, { position: 'RN' })).toHaveLength(1);
    const invited = await hospital.http.post(`/api/employer/applications/${next.id}/invitation`, { message: null });
    expect(invited.status, JSON.stringify(invited.body)).toBe(201);
  });

  it('asks once: a second question, a double yes and a question after a no have one clear outcome', async () => {
    const met = await aRunnerUp();
    const { nurse } = met;
    const both = await Promise.all([ask(met), ask(met)]);
    expect(both.map(({ status }) => String(status)).toSorted(byText)).toEqual(['201', '409']);
    const [{ id }] = await mine(nurse);
    expect((await nurse.http.post(`/api/me/talent-pools/${id}/leave`)).status).toBe(200);
    expect((await nurse.http.post(`/api/me/talent-pools/${id}/leave`)).status).toBe(200);
    expect((await nurse.http.post(`/api/me/talent-pools/${id}/join`, { months: '3' })).status).toBe(409);
    expect(await placeOf(met)).toEqual({ open: null, mayAsk: false });
    expect(await ask(met)).toMatchObject({
      status: 409,
      body: { message: 'This person isn’t taking such questions right now.' },
    });
  });

  it('can be ended by the person at any time, and by the team, which tells the person', async () => {
    const left = await aMember();
    expect((await left.nurse.http.post(`/api/me/talent-pools/${left.poolId}/leave`)).status).toBe(200);
    expect(await poolOf(left.hospital)).toEqual([]);
    const removed = await aMember();
    const viewer = await aColleague(app, removed.hospital.organizationId, 'viewer');
    expect(await poolOf(viewer)).toHaveLength(1);
    expect((await viewer.http.post(`/api/employer/talent-pool/${removed.poolId}/remove`)).status).toBe(403);
    expect((await removed.hospital.http.post(`/api/employer/talent-pool/${removed.poolId}/remove`)).status).toBe(200);
    expect(await mine(removed.nurse)).toEqual([]);
    expect(await noticeTitlesOf(removed.nurse)).toContain('An employer no longer keeps you in mind');
  });

  it('is not open to another employer, another person or a job of someone else', async () => {
    const { hospital, id, poolId } = await aMember();
    const zip = TOWNS.shift() ?? expect.fail('every test needs a town');
    const stranger = await anApprovedHospital(app, zip);
    expect((await ask({ hospital: stranger, id })).status).toBe(404);
    expect(await poolOf(stranger)).toEqual([]);
    expect((await stranger.http.post(`/api/employer/talent-pool/${poolId}/remove`)).status).toBe(404);
    const other = await anApprovedNurse(app, zip);
    expect((await other.http.post(`/api/me/talent-pools/${poolId}/leave`)).status).toBe(404);
    const matched = await aMatchIn(app, zip, { hospital: stranger });
    expect((await ask({ hospital: stranger, id: matched.id })).status).toBe(409);
    expect(await poolOf(hospital)).toHaveLength(1);
  });
});

describe('what ends a place in a talent pool', () => {
  const statusOf = async (poolId: string) => {
    const [row] = await app.asOwner('select status from pool_members where id = $1', [poolId]);
    return row?.['status'];
  };

  it('a block', async () => {
    const { nurse, hospital, poolId } = await aMember();
    const { organizationId } = hospital;
    expect((await nurse.http.post('/api/me/blocked-organizations', { organizationId })).status).toBe(201);
    expect(await statusOf(poolId)).toBe('ended');
    expect(await poolOf(hospital)).toEqual([]);
  });

  it('a hold on the person', async () => {
    const { nurse, hospital, poolId } = await aMember();
    const admin = await signInAsAdmin(app);
    const hold = { subjectType: 'person', subjectId: nurse.userId, kind: 'suspension', reason: 'A check.' };
    expect((await admin.http.post('/api/admin/holds', hold)).status).toBe(201);
    expect(await statusOf(poolId)).toBe('ended');
    expect(await poolOf(hospital)).toEqual([]);
  });

  it('a withdrawn application', async () => {
    const zip = TOWNS.shift() ?? expect.fail('every test needs a town');
    const { nurse, hospital, id: matchId, jobId } = await aMatchIn(app, zip);
    const id = await applyByHand(nurse, jobId);
    expect(id).toBe(matchId);
    expect((await ask({ hospital, id })).status).toBe(201);
    const [{ id: poolId }] = await mine(nurse);
    expect((await nurse.http.post(`/api/me/talent-pools/${poolId}/join`, { months: '12' })).status).toBe(200);
    expect((await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null })).status).toBe(200);
    expect(await statusOf(poolId)).toBe('ended');
  });
});

it('ends by itself at the chosen end, and a no is forgotten after half a year', async () => {
  const member = await aMember();
  const refused = await aRunnerUp();
  expect((await ask(refused)).status).toBe(201);
  const [{ id }] = await mine(refused.nurse);
  expect((await refused.nurse.http.post(`/api/me/talent-pools/${id}/leave`)).status).toBe(200);
  app.clock.advance(179 * DAY);
  expect(await placeOf(refused)).toMatchObject({ mayAsk: false });
  expect(await poolOf(member.hospital)).toHaveLength(1);
  app.clock.advance(6 * DAY);
  expect(await placeOf(refused)).toMatchObject({ mayAsk: true });
  // Over before the sweep.
  expect(await poolOf(member.hospital)).toEqual([]);
  expect(await mine(member.nurse)).toEqual([]);
  await expirePool(app.deps);
  const [row] = await app.asOwner('select status from pool_members where id = $1', [member.poolId]);
  expect(row).toEqual({ status: 'expired' });
  expect(await noticeTitlesOf(member.nurse)).toContain('An employer no longer keeps you in mind');
  expect(await placeOf(member)).toEqual({ open: null, mayAsk: true });
});
