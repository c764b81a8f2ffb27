import { beforeAll, expect, it } from 'vitest';
import type { BoardColumn, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { sharedApp } from '#tests/support/app.ts';
import { takesBookings } from '#tests/support/availability.ts';
import { aNurse, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  offerTo,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

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
/** An employer sees a match a moment after the person does. */
const shown = (look: () => Promise<PersonOfJob | undefined>) =>
  eventually(async () => {
    const person = await look();
    expect(person).toBeDefined();
    return person;
  });
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
  const person = await shown(async () => (await columnOf('matched'))?.items[0]);
  expect(person).toMatchObject({ isNamed: false, distance: null, shifts: [], earliestStart: null, license: null });
  expect(person?.name).not.toContain('Dana');

  const pageOf = async (id: string | undefined) => (await hospital.http.get(`/api/employer/applications/${id}`)).body;
  expect(await pageOf(ids[0])).toMatchObject({
    distance: 'under_15',
    shifts: aNurse.preferences.shifts,
    earliestStart: applied?.items.find(({ id }) => id === ids[0])?.earliestStart,
    hasAnswers: false,
    mayAct: true,
  });
  expect(await pageOf(person?.id)).toMatchObject({ distance: null, shifts: [], earliestStart: null });
});

it('names someone matched to one job who applied to another, as the page does', async () => {
  const [nurse] = nurses;
  if (!nurse) throw new Error('no nurse');
  const other = await publish(app, hospital, { zip: ZIP, startDate: '2027-09-15' });
  await theMatch(nurse, other);
  // Others who did not apply anywhere may be matched to it too.
  const matched = async (who: Pick<SignedIn, 'http'>) =>
    (await boardOf(who, { scope: { kind: 'job', id: other } })).find(({ stage }) => stage === 'matched')?.items ?? [];
  const person = await shown(async () => (await matched(hospital)).find(({ isNamed }) => isNamed));
  // Credentials come with the name; where she lives and what she wishes, with an application to the job itself.
  expect(person).toMatchObject({
    name: aNurse.about.fullName,
    isNamed: true,
    license: { state: 'MO' },
    distance: null,
    shifts: [],
    earliestStart: null,
  });
  const page = await hospital.http.get(`/api/employer/applications/${person?.id}`);
  expect(page.body).toMatchObject({ name: person?.name, isNamed: true, distance: null });

  // A manager of the other job alone does not see the application that opened the name.
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  const named = { userId: manager.userId, isNamed: true };
  expect(await hospital.http.put(`/api/jobs/${other}/managers`, named)).toMatchObject({ status: 200 });
  const unnamed = await matched(manager);
  expect(unnamed.map(({ id }) => id)).toContain(person?.id);
  for (const one of unnamed) expect(one).toMatchObject({ isNamed: false, license: null });
});

it('filters by facts, and finds people by words of the body', async () => {
  const count = async (filters: object, search = '') => (await find({ filters, search, stages: ['applied'] })).count;
  expect(await count({ licenseState: 'MO', licenseStatus: 'verified' })).toBe(3);
  expect(await count({ licenseState: 'KS' })).toBe(0);
  expect(await count({ minYears: 50 })).toBe(0);
  const [shift] = aNurse.preferences.shifts;
  for (const met of [{ minYears: 1 }, { shift }]) {
    expect(await count(met), JSON.stringify(met)).toBe(3);
  }
  expect(await count({ within: 'under_15', minScore: 1 })).toBe(3);
  expect(await count({}, 'dana registered')).toBe(3);
  expect(await count({}, 'dana plumber')).toBe(0);
  const later = await publish(app, hospital, { zip: ZIP, startDate: '2027-09-15', requiredCertifications: ['BLS'] });
  const [nurse] = nurses;
  await applyByHand(nurse as SignedIn, later);
  const missing = (filters: object) => find({ scope: { kind: 'job', id: later }, filters, stages: ['applied'] });
  expect((await missing({ missing: 'yes' })).items[0]?.missing).toMatchObject([{ expiresOn: '2027-08-31' }]);
  expect((await missing({ missing: 'no' })).count).toBe(0);
  const sooner = await publish(app, hospital, { zip: ZIP, startDate: '2027-08-15', requiredCertifications: ['BLS'] });
  await applyByHand(nurse as SignedIn, sooner);
  const held = { scope: { kind: 'job', id: sooner }, filters: { missing: 'no' }, stages: ['applied'] };
  expect((await find(held)).count).toBe(1);
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

it('places a person in the filtered list, and keeps the place of one who left it', async () => {
  const place = async (body: object, who: Pick<SignedIn, 'http'> = hospital) =>
    (await who.http.post('/api/employer/people/place', { scope: { kind: 'job', id: jobId }, ...body })).body;
  const order: string[] = (await find({ stages: ['applied'] })).items.map(({ id }: PersonOfJob) => id);
  const [first, second, third] = order;
  const list = { stages: ['applied'], filters: { within: 'under_15' } };
  expect(await place({ ...list, id: second })).toEqual({
    position: 2,
    total: 3,
    previous: { id: first, jobId },
    next: { id: third, jobId },
    undecided: { id: third, jobId },
  });
  expect(await place({ ...list, id: third })).toMatchObject({ position: 3, next: null, undecided: { id: first } });
  const none = { stages: ['shortlisted'], filters: { minYears: 50 } };
  expect(await place({ ...none, id: second })).toMatchObject({ position: 1, total: 1, previous: null, next: null });
  const stranger = await anApprovedHospital(app, ZIP);
  expect(await place({ scope: { kind: 'all' }, id: second }, stranger)).toMatchObject({ position: 0, total: 0 });
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

it('invites several people to book the team’s open times, each from where the card was', async () => {
  const job = await publish(app, hospital, { zip: ZIP, startDate: '2027-09-15' });
  const people: string[] = [];
  for (const nurse of nurses.slice(0, 2)) people.push(await applyByHand(nurse, job));
  const to = { stage: 'interviewing', interviewerIds: [hospital.userId], rule: 'any', message: null };
  const closed = (
    await move(
      people.map((id) => from(id)),
      to,
    )
  ).body;
  expect(closed.refused).toHaveLength(2);
  await takesBookings(hospital);
  expect((await move([from(people[0], 'shortlisted'), from(people[1])], to)).body).toEqual({
    moved: [people[1]],
    refused: [{ id: people[0], message: expect.stringContaining('Applied') }],
  });
  const { items } = await find({ scope: { kind: 'job', id: job }, stages: ['interviewing'] });
  expect(items.map(({ id }: PersonOfJob) => id)).toEqual([people[1]]);
  expect((await move([from(people[0])], { ...to, interviewerIds: [] })).status).toBe(422);
});

it('a hiring manager acts for the people of their own jobs alone', async () => {
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  expect((await find({ scope: { kind: 'all' } }, manager)).count).toBe(0);
  const named = { userId: manager.userId, isNamed: true };
  expect(await hospital.http.put(`/api/jobs/${jobId}/managers`, named)).toMatchObject({ status: 200 });
  const seen: PersonOfJob[] = (await find({ scope: { kind: 'all' } }, manager)).items;
  expect(new Set(seen.map((person) => `${person.jobId} ${person.mayAct}`))).toEqual(new Set([`${jobId} true`]));
});

it('a viewer sees the board and moves nothing', async () => {
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  const offered = (await boardOf(viewer)).find(({ stage }) => stage === 'offered');
  expect(offered).toMatchObject({ count: 1, items: [{ mayAct: false }] });
  expect((await move([from(ids[2], 'shortlisted')], { stage: 'rejected', reason: 'pay' }, viewer)).status).toBe(403);
});

it.each(['fit', 'activity'])('answers by %s the same whether the database orders or the server does', async (sort) => {
  // Within one millisecond, in the opposite order of their IDs: cursors know no shorter time.
  await app.asOwner(
    `update applications a set updated_at = timestamptz '2026-11-02 15:00:00.123' + place * interval '1 microsecond'
     from (select id, row_number() over (order by id desc) as place from applications where job_id = $1) other
     where other.id = a.id and a.stage <> 'offered'`,
    [jobId],
  );
  // A score that everyone reaches leaves no one out, and only the server knows that filter.
  const byServer = { sort, filters: { minScore: 0 } };
  expect(await boardOf(hospital, { sort })).toEqual(await boardOf(hospital, byServer));
  const { items, count } = await find(byServer);
  expect(items.length).toBeGreaterThan(2);
  expect(await find({ sort })).toMatchObject({ items, count });
  let cursor: string | null = null;
  for (const { id } of items) {
    const page: { items: PersonOfJob[]; count: number; nextCursor: string | null } = await find({
      sort,
      limit: 1,
      ...(cursor && { cursor }),
    });
    expect(page).toMatchObject({ items: [{ id }], count });
    cursor = page.nextCursor;
  }
  expect(cursor).toBeNull();
  const { body: tag } = await hospital.http.post('/api/employer/person-tags', { name: `Second look by ${sort}` });
  const tagged = items.slice(0, 1).map(({ id }: PersonOfJob) => id);
  await hospital.http.post('/api/employer/people/tag', { applicationIds: tagged, tagId: tag.id, isOn: true });
  const found = await find({ sort, filters: { tagId: tag.id } });
  expect(found).toMatchObject({ items: tagged.map((id: string) => ({ id })), count: 1 });
  expect((await find({ sort, filters: { tagId: tag.id, minScore: 0 } })).items).toEqual(found.items);
});
