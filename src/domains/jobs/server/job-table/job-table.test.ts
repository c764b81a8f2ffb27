import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
const ZIP = '64501';
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;

beforeAll(async () => {
  hospital = await anApprovedHospital(app, ZIP);
});

const job = (title: string) => publish(app, hospital, { title, zip: ZIP, licenseStates: [] });
const rows = async (query: string) =>
  (await hospital.http.get(`/api/employer/job-table?${query}`)).body as {
    items: { id: string; title: string; dueAt: string | null }[];
    nextCursor: string | null;
    count: number;
  };
const move = (body: object, { http } = hospital) => http.post('/api/employer/job-table/status', body);

test('searched, sorted and read page by page', async () => {
  for (const title of ['Table nurse C', 'Table nurse A', 'Table nurse B', 'Pharmacist of the table']) await job(title);
  const first = await rows('words=table+nurse&sort=title&limit=2');
  expect(first).toMatchObject({ count: 3, items: [{ title: 'Table nurse A' }, { title: 'Table nurse B' }] });
  const second = await rows(`words=table+nurse&sort=title&limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ title: 'Table nurse C' }], nextCursor: null });
});

test('the job whose response is due first comes first', async () => {
  await job('Urgent quiet');
  const waiting = await job('Urgent waiting');
  await applyByHand(await anApprovedNurse(app, ZIP), waiting);
  const { items } = await rows('words=urgent');
  expect(items.map(({ title, dueAt }) => [title, dueAt !== null])).toEqual([
    ['Urgent waiting', true],
    ['Urgent quiet', false],
  ]);
});

test('several jobs move at once; one that a colleague closed meanwhile is refused and named', async () => {
  const [kept, closed] = [await job('Bulk kept'), await job('Bulk closed meanwhile')];
  await hospital.http.post(`/api/jobs/${closed}/status`, { to: 'closed' });
  expect(await move({ ids: [kept, closed], to: 'paused' })).toMatchObject({
    status: 200,
    body: { moved: [kept], refused: [{ id: closed, title: 'Bulk closed meanwhile', why: expect.any(String) }] },
  });
  // A second click changes nothing.
  expect(await move({ ids: [kept], to: 'paused' })).toMatchObject({ body: { moved: [kept], refused: [] } });
  expect(await move({ ids: [kept], to: 'closed', reason: 'budget' })).toMatchObject({ body: { moved: [kept] } });
  const audited = await app.asOwner(
    `select detail ->> 'reason' as reason from audit_log where subject_id = $1 and action = 'job.closed'`,
    [kept],
  );
  expect(audited).toEqual([{ reason: 'budget' }]);
});

test('a viewer moves nothing, and a stranger learns no title', async () => {
  const id = await job('Secret title');
  const viewer = { ...hospital, ...(await aColleague(app, hospital.organizationId, 'viewer')) };
  expect((await move({ ids: [id], to: 'paused' }, viewer)).body).toMatchObject({ moved: [], refused: [{ id }] });
  const stranger = await anApprovedHospital(app, ZIP);
  expect((await move({ ids: [id], to: 'paused' }, stranger)).body.refused).toMatchObject([{ id, title: '' }]);
});

test('several jobs change hands; both members hear of it, and roles that cannot do the work are refused', async () => {
  const [one, two] = [await job('Handed one'), await job('Handed two')];
  const robin = await aColleague(app, hospital.organizationId, 'recruiter');
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  const hand = (body: object, { http } = hospital) => http.post('/api/employer/job-table/responsible', body);
  const { items } = (await hospital.http.get('/api/employer/job-table/members')).body;
  expect(items.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
    [hospital.userId, robin.userId].toSorted(),
  );
  expect((await hand({ ids: [one], userId: viewer.userId })).body).toMatchObject({ moved: [], refused: [{ id: one }] });
  expect((await hand({ ids: [one], userId: robin.userId }, { ...hospital, ...viewer })).body).toMatchObject({
    moved: [],
  });
  expect((await hand({ ids: [one, two], userId: robin.userId })).body).toEqual({ moved: [one, two], refused: [] });
  // A second click.
  expect((await hand({ ids: [one, two], userId: robin.userId })).body).toMatchObject({ moved: [one, two] });
  expect((await noticeTitlesOf(robin)).filter((title) => title === 'You are responsible for a job')).toHaveLength(2);
  expect((await hand({ ids: [one], userId: hospital.userId }, { ...hospital, ...robin })).body).toMatchObject({
    moved: [one],
  });
  expect(await noticeTitlesOf(hospital)).toContain('You are responsible for a job');
  const mine = (await robin.http.get('/api/employer/job-table?words=handed&whose=mine')).body.items;
  expect(mine).toMatchObject([{ id: two, responsible: 'Robin Vale' }]);
  const stranger = await anApprovedHospital(app, ZIP);
  expect((await hand({ ids: [two], userId: stranger.userId }, stranger)).body.refused).toMatchObject([
    { id: two, title: '' },
  ]);
});
