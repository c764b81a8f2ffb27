import { beforeAll, expect, it } from 'vitest';
import type { BoardColumn, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, type SignedIn } from '#tests/support/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  offerTo,
  publish,
  theMatch,
} from '#tests/support/hiring.ts';

const app = sharedApp();
const ZIP = '65010';
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;
let nurses: SignedIn[];
let ids: string[];

beforeAll(async () => {
  hospital = await anApprovedHospital(app, ZIP);
  jobId = await publish(app, hospital, { zip: ZIP, unitIds: [hospital.unitIds[0]], startDate: '2027-09-15' });
  nurses = [];
  ids = [];
  for (let n = 0; n < 3; n++) {
    const nurse = await anApprovedNurse(app, ZIP);
    nurses.push(nurse);
    ids.push(await applyByHand(nurse, jobId));
  }
});

const boardOf = async (who: Pick<SignedIn, 'http'>, body: object = {}): Promise<BoardColumn[]> => {
  const answer = await who.http.post('/api/employer/people/board', { scope: { kind: 'job', id: jobId }, ...body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.columns;
};
const columnOf = async (stage: string, body: object = {}) =>
  (await boardOf(hospital, body)).find((one) => one.stage === stage);
const find = async (body: object = {}, who: Pick<SignedIn, 'http'> = hospital) =>
  (await who.http.post('/api/employer/people/search', { scope: { kind: 'job', id: jobId }, ...body })).body;
const move = (people: readonly object[], to: object, who: Pick<SignedIn, 'http'> = hospital) =>
  who.http.post('/api/employer/people/move', { people, to });
const from = (id: string | undefined, stage = 'applied') => ({ id, from: stage });

it('counts people by stage, and says of each what the stage discloses', async () => {
  const later = await anApprovedNurse(app, ZIP);
  await theMatch(later, jobId);
  const applied = await columnOf('applied');
  expect(applied).toMatchObject({ count: 3, nextCursor: null });
  expect(applied?.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(applied?.items[0]).toMatchObject({
    name: aNurse.about.fullName,
    isNamed: true,
    distance: 'under_15',
    shifts: aNurse.preferences.shifts,
    license: { state: 'MO', verificationState: 'verified' },
    waiting: { side: 'team' },
  });
  const matched = await columnOf('matched');
  const person = matched?.items[0];
  expect(person).toMatchObject({ isNamed: false, distance: null, shifts: [], earliestStart: null, license: null });
  expect(person?.name).not.toContain('Dana');
});

it('filters by facts, and finds people by words of the body', async () => {
  const count = async (filters: object, search = '') => (await find({ filters, search, stages: ['applied'] })).count;
  expect(await count({ licenseState: 'MO', licenseStatus: 'verified' })).toBe(3);
  expect(await count({ licenseState: 'KS' })).toBe(0);
  expect(await count({ minYears: 50 })).toBe(0);
  expect(await count({ within: 'under_15', minScore: 1 })).toBe(3);
  expect(await count({}, 'dana registered')).toBe(3);
  expect(await count({}, 'dana plumber')).toBe(0);
  const later = await publish(app, hospital, { zip: ZIP, startDate: '2027-09-15', requiredCertifications: ['BLS'] });
  const [nurse] = nurses;
  await applyByHand(nurse as SignedIn, later);
  const missing = (filters: object) => find({ scope: { kind: 'job', id: later }, filters, stages: ['applied'] });
  expect((await missing({ missing: 'yes' })).items[0]?.missing).toMatchObject([{ expiresOn: '2027-08-31' }]);
  expect((await missing({ missing: 'no' })).count).toBe(0);
});

it('pages without gaps or repeats in each order', async () => {
  for (const sort of ['fit', 'name', 'years', 'distance', 'start', 'activity', 'waiting']) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: { items: PersonOfJob[]; nextCursor: string | null } = await find({
        sort,
        stages: ['applied'],
        limit: 1,
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  }
  expect(
    (await hospital.http.post('/api/employer/people/search', { scope: { kind: 'all' }, cursor: 'x' })).status,
  ).toBe(422);
});

it('shows all jobs of a unit together, and nothing to strangers', async () => {
  const unit = { scope: { kind: 'unit', id: hospital.unitIds[0] }, stages: ['applied'] };
  expect((await find(unit)).items.map(({ id }: PersonOfJob) => id).toSorted()).toEqual(ids.toSorted());
  const other = { scope: { kind: 'unit', id: hospital.unitIds[1] } };
  expect((await find(other)).count).toBe(0);
  expect((await find({ scope: { kind: 'all' }, stages: ['applied'] })).count).toBeGreaterThan(3);
  const stranger = await anApprovedHospital(app, ZIP);
  expect((await find(unit, stranger)).count).toBe(0);
  expect((await find({ scope: { kind: 'all' } }, stranger)).count).toBe(0);
  const own = await stranger.http.post('/api/employer/people/board', { scope: { kind: 'job', id: jobId } });
  expect(own.status).toBe(404);
});

it('of two members who move one card, one wins and the other is told who was faster', async () => {
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const [first, second, third] = ids;
  expect((await move([from(first)], { stage: 'shortlisted' }, colleague)).body).toEqual({
    moved: [first],
    refused: [],
  });
  const late = { stage: 'rejected', reason: 'experience' };
  const answer = await move([from(first), from(second)], late);
  expect(answer.body.moved).toEqual([second]);
  expect(answer.body.refused).toEqual([
    { id: first, message: expect.stringMatching(/^.+ moved them to Shortlisted first\.$/) },
  ]);
  expect((await columnOf('shortlisted'))?.items.map(({ id }) => id)).toEqual([first]);

  const both = await Promise.all([
    move([from(third)], { stage: 'shortlisted' }),
    move([from(third)], { stage: 'shortlisted' }, colleague),
  ]);
  expect(both.flatMap(({ body }) => body.moved)).toEqual([third]);
});

it('explains a card that its person withdrew, and refuses what the table of stages does not allow', async () => {
  const nurse = await anApprovedNurse(app, ZIP);
  const id = await applyByHand(nurse, jobId);
  await nurse.http.post(`/api/me/applications/${id}/withdraw`, {});
  const { refused } = (await move([from(id)], { stage: 'shortlisted' })).body;
  expect(refused).toEqual([{ id, message: 'They withdrew this application, so the card can’t move.' }]);
  const [first] = ids;
  expect((await move([from(first, 'shortlisted')], { stage: 'shortlisted' })).body.refused).toHaveLength(1);
  expect((await move([from(first, 'shortlisted')], { stage: 'rejected' })).status).toBe(422);
  await offerTo(app, hospital, first ?? '');
  expect((await columnOf('offered'))?.count).toBe(1);
});

it('a viewer sees the board and moves nothing', async () => {
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect((await boardOf(viewer)).find(({ stage }) => stage === 'offered')?.count).toBe(1);
  expect((await move([from(ids[2], 'shortlisted')], { stage: 'rejected', reason: 'pay' }, viewer)).status).toBe(403);
});
