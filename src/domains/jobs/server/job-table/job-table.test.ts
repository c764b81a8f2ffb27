import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { aColleague, anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/hiring.ts';

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
