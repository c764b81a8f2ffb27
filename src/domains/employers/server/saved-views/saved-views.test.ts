import { beforeAll, expect, it } from 'vitest';
import { MOST_VIEWS } from '#domains/employers/contract/saved-views.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aColleague, anApprovedHospital } from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

const PATH = '/api/employer/saved-views';
const save = (body: object, { http } = hospital) => http.post(PATH, { screen: 'jobs', query: 'status=open', ...body });
const names = async ({ http }: Pick<typeof hospital, 'http'>) =>
  (await http.get(PATH)).body.items.map(({ name }: { name: string }) => name);

it('keeps filters by name, renames and deletes them, for the member alone', async () => {
  const saved = await save({ name: 'Open nights', query: 'whose=mine&status=open&unknown=1' });
  expect(saved).toMatchObject({ status: 201, body: { name: 'Open nights', query: 'status=open&whose=mine' } });
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  expect(await names(colleague)).toEqual([]);
  const at = `${PATH}/${saved.body.id}`;
  expect((await colleague.http.put(at, { name: 'Theirs', query: '' })).status).toBe(404);
  expect((await colleague.http.delete(at)).status).toBe(404);
  expect(await hospital.http.put(at, { name: 'Nights', query: 'status=paused' })).toMatchObject({
    status: 200,
    body: { name: 'Nights', query: 'status=paused' },
  });
  expect(await names(hospital)).toEqual(['Nights']);
  expect((await hospital.http.delete(at)).status).toBe(200);
  expect((await hospital.http.delete(at)).status).toBe(404);
});

it('a change of the name keeps the filters, and a change of the filters keeps the name', async () => {
  const { body } = await save({ name: 'Open', query: 'status=open' });
  const at = `${PATH}/${body.id}`;
  const change = async (sent: object) => (await hospital.http.put(at, sent)).body;
  expect(await change({ query: 'status=draft&unknown=1' })).toEqual({ ...body, query: 'status=draft' });
  expect(await change({ name: 'Drafts' })).toEqual({ ...body, name: 'Drafts', query: 'status=draft' });
  expect((await hospital.http.put(at, {})).status).toBe(422);
  expect((await hospital.http.delete(at)).status).toBe(200);
});

it('refuses a name that is taken, in any case, at the field; and the view that would be too many', async () => {
  const { body } = await save({ name: 'Mine', screen: 'people', query: 'minScore=80' });
  const taken = { status: 422, body: { fields: { name: 'You have a view with this name. Choose another one.' } } };
  expect(await save({ name: 'MINE', screen: 'people' })).toMatchObject(taken);
  expect((await save({ name: 'Mine', screen: 'today', query: 'whose=mine' })).status).toBe(201);
  const other = await save({ name: 'Other', screen: 'people' });
  expect(await hospital.http.put(`${PATH}/${other.body.id}`, { name: 'mine', query: '' })).toMatchObject(taken);
  expect((await hospital.http.put(`${PATH}/${body.id}`, { name: 'mine', query: '' })).status).toBe(200);
  for (let left = MOST_VIEWS - 2; left > 0; left -= 1) await save({ name: `View ${left}`, screen: 'people' });
  expect(await save({ name: 'One more', screen: 'people' })).toMatchObject({ status: 409 });
});

it('never keeps a person’s name: words of a search are no part of a view of people', async () => {
  const saved = await save({ name: 'Search', screen: 'people', query: 'words=Whitfield&q=Dana&minYears=5' });
  // The screen has its most views by now, unless this test runs alone.
  if (saved.status === 201) expect(saved.body.query).toBe('minYears=5');
  else expect(saved.status).toBe(409);
});
