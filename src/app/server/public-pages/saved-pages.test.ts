import { beforeAll, expect, it } from 'vitest';
import { sendAlerts } from '#domains/jobs/server/saved/alerts.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  DAY,
  eventually,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

const post = (changes: object = {}) => publish(app, hospital, { isPublic: true, ...changes });
const read = async (who: Pick<SignedIn, 'http'>, path: string) => (await who.http.get(path)).body as string;

/** Sends a form as a browser does. */
const submit = (who: Pick<SignedIn, 'http'> | null, path: string, fields: Record<string, string>, origin?: string) =>
  (who?.http ?? app.visitor()).post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...(origin && { origin }),
  });
const heart = (title: string, isPressed: boolean) => `aria-pressed="${isPressed}" aria-label="Save ${title}"`;

it('a candidate saves a job with its heart, sees it on a page of their own and removes it', async () => {
  const nurse = await anApprovedNurse(app);
  const job = await post({ title: 'Kept nurse', zip: '66701' });
  const list = '/jobs/in/fort-scott-ks';
  expect(await read(nurse, list)).toContain(heart('Kept nurse', false));
  const form = { job, to: 'saved', back: list };
  for (let click = 0; click < 2; click += 1) {
    const { status, headers } = await submit(nurse, '/jobs/saved/job', form);
    expect([status, headers.get('location')]).toEqual([303, list]);
  }
  expect(await read(nurse, list)).toContain(heart('Kept nurse', true));
  expect(await read(nurse, '/jobs/saved')).toContain('Kept nurse');
  expect(await read(await anApprovedNurse(app), '/jobs/saved')).not.toContain('Kept nurse');
  await app.asOwner(`update jobs set status = 'paused' where id = $1`, [job]);
  expect(await read(nurse, '/jobs/saved')).toContain('1 saved job is no longer open.');
  await submit(nurse, '/jobs/saved/job', { ...form, to: 'removed' });
  expect(await read(nurse, '/jobs/saved')).toContain('No saved jobs yet');
});

it('a heart on a later page leads back to that page', async () => {
  const nurse = await anApprovedNurse(app);
  for (let job = 0; job < 21; job += 1) await post({ title: `Later nurse ${job}`, zip: '67846' });
  const next = /<link rel="next" href="([^"]+)"/.exec(await read(nurse, '/jobs/in/garden-city-ks'))?.[1] ?? '';
  expect(await read(nurse, next)).toMatch(
    /name="back" value="\/jobs\/in\/garden-city-ks\?after=[^"#]+#job-later-nurse-/,
  );
});

it('visitors sign in and come back, employers have no hearts, and other sites can’t save', async () => {
  const job = await post({ title: 'Open nurse', zip: '66720' });
  const list = '/jobs/in/chanute-ks';
  const visitor = await app.visitor().get(list);
  expect(visitor.body).toContain(`/candidate/signin?next=${encodeURIComponent(`${list}#job-`)}`);
  expect(visitor.headers.get('cache-control')).toBe('no-cache');
  expect(await read(hospital, list)).not.toContain('Save Open nurse');
  const form = { job, to: 'saved', back: list };
  expect((await submit(null, '/jobs/saved/job', form)).headers.get('location')).toContain('/candidate/signin');
  const nurse = await anApprovedNurse(app);
  expect((await submit(nurse, '/jobs/saved/job', form, 'https://evil.example')).status).toBe(403);
  const away = await submit(nurse, '/jobs/saved/job', { ...form, back: '//evil.example' });
  expect(away.headers.get('location')).toBe('/jobs/saved');
  expect((await nurse.http.get(list)).headers.get('cache-control')).toBe('private, no-store');
});

it('each job says how it fits the candidate, or why it does not', async () => {
  const nurse = await anApprovedNurse(app);
  await post({ title: 'Near nurse', zip: '64801' });
  await post({ title: 'Far pharmacist', zip: '64801', position: 'PHARM_TECH', specialty: null, requiredCertifications: [], skills: [] }); // prettier-ignore
  const html = await read(nurse, '/jobs/in/joplin-mo');
  const rowOf = (title: string) => html.split('<li').find((row) => row.includes(title)) ?? '';
  expect(rowOf('Near nurse')).toMatch(/Your fit: \d+ of 100\./);
  expect(rowOf('Far pharmacist')).toContain('Not a fit yet.');
  expect((await app.visitor().get('/jobs/in/joplin-mo')).body).not.toContain('Your fit');
});

const save = (nurse: SignedIn, query: string, frequency: string) =>
  submit(nurse, '/jobs/saved/search', { query, frequency });
const ALERT = 'A new job for your search';
const alertsOf = async (nurse: SignedIn) =>
  (await noticeTitlesOf(nurse)).filter((title) => title.includes('for your search'));

it('an instant alert tells of each new job once, also when it is published again', async () => {
  const nurse = await anApprovedNurse(app);
  expect((await save(nurse, 'q=dialysis&place=parsons-ks', 'instant')).headers.get('location')).toBe('/jobs/saved');
  await post({ title: 'Ward nurse', zip: '67357' });
  const job = await post({ title: 'Dialysis nurse', zip: '67357' });
  await eventually(async () => expect(await alertsOf(nurse)).toEqual([ALERT]));
  const move = (to: string) => hospital.http.post(`/api/jobs/${job}/status`, { to });
  await move('paused');
  await move('published');
  await post({ title: 'Dialysis nurse, days', zip: '67357' });
  await eventually(async () => expect(await alertsOf(nurse)).toEqual([ALERT, ALERT]));
});

it('daily and weekly alerts come at eight in the morning, once, with what is still open', async () => {
  const [daily, weekly] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  // A Wednesday noon in Central Time.
  app.clock.set(new Date('2027-03-03T18:00:00Z'));
  await save(daily, 'place=pittsburg-ks', 'daily');
  await save(weekly, 'place=pittsburg-ks', 'weekly');
  const closing = await post({
    title: 'First nurse',
    zip: '66762',
    validThrough: '2027-04-01',
    startDate: '2027-04-01',
  });
  await post({ title: 'Second nurse', zip: '66762', validThrough: '2027-04-01', startDate: '2027-04-01' });
  await eventually(async () =>
    expect(await app.asOwner(`select count(*)::int as n from saved_search_finds where sent_at is null`)).toEqual([
      { n: 4 },
    ]),
  );
  await sendAlerts(app.deps);
  expect(await alertsOf(daily)).toEqual([]);
  await hospital.http.post(`/api/jobs/${closing}/status`, { to: 'paused' });
  app.clock.set(new Date('2027-03-04T14:05:00Z'));
  await Promise.all([sendAlerts(app.deps), sendAlerts(app.deps)]);
  await sendAlerts(app.deps);
  expect([await alertsOf(daily), await alertsOf(weekly)]).toEqual([[ALERT], []]);
  app.clock.advance(4 * DAY + HOUR_MS);
  await sendAlerts(app.deps);
  expect(await alertsOf(weekly)).toEqual([ALERT]);
});

it('a person keeps a search once, at most 20 of them, and can change or remove it', async () => {
  const nurse = await anApprovedNurse(app);
  await Promise.all([save(nurse, 'position=RN', 'daily'), save(nurse, 'position=RN', 'weekly')]);
  const searches = () =>
    app.asOwner(`select id, frequency from saved_searches where candidate_id = $1`, [nurse.userId]);
  const [first, ...others] = await searches();
  expect(others).toEqual([]);
  const search = String(first?.['id']);
  await submit(nurse, '/jobs/saved/search/change', { search, to: 'off' });
  expect(await searches()).toMatchObject([{ frequency: 'off' }]);
  await submit(await anApprovedNurse(app), '/jobs/saved/search/change', { search, to: 'removed' });
  for (let miles = 1; miles <= 20; miles += 1) await save(nurse, `place=64801&miles=${miles}`, 'daily');
  expect(await searches()).toHaveLength(20);
  expect(await read(nurse, '/jobs/saved')).toContain('You have 20 saved searches');
  await submit(nurse, '/jobs/saved/search/change', { search, to: 'removed' });
  expect(await searches()).toHaveLength(19);
  await save(nurse, 'place=00000', 'daily');
  expect(await searches()).toHaveLength(19);
});
