import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp({ RATE_LIMITS: 'on' });
const PAGE = { accept: 'text/html,application/xhtml+xml' };
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let paths: string[];

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  const id = await publish(app, hospital, { isPublic: true, zip: '65601' });
  const job = (await hospital.http.get(`/api/jobs/${id}`)).body;
  const [employer] = await app.asOwner('select slug from organizations where id = $1', [hospital.organizationId]);
  paths = ['/jobs', '/pay', `/jobs/${job.slug}`, `/employers/${employer?.['slug']}`];
});

it('a signed-in person finds the way back to their own screens on each public page, which nothing keeps', async () => {
  const nurse = await signInAs(app);
  for (const path of paths) {
    const own = await nurse.http.get(path);
    expect(own.body, path).toMatch(/<a [^>]*href="\/job-seeker\/dashboard"[^>]*>Dashboard/);
    expect(own.body, path).toContain('href="/jobs/saved"');
    expect(own.body, path).not.toContain('href="/candidate-signup"');
    expect(own.headers.get('cache-control'), path).toBe('private, no-store');
    expect(own.headers.get('vary'), path).toContain('Cookie');
    const employer = await hospital.http.get(path);
    expect(employer.body, path).toMatch(/<a [^>]*href="\/employer\/dashboard"[^>]*>Dashboard/);
    expect(employer.body, path).not.toContain('href="/jobs/saved"');
  }
});

it('a candidate whose profile is not complete reads what would say how each job fits', async () => {
  const { body } = await (await signInAs(app)).http.get('/jobs');
  expect(body).toContain('We can say how each job fits you once your profile is complete.');
  expect(body).toMatch(/<a href="\/job-seeker\/dashboard"[^>]*>Finish your profile/);
  const complete = await anApprovedNurse(app, '65601');
  expect((await complete.http.get('/jobs')).body).not.toContain('once your profile is complete');
});

it('the page of a job says how it fits the candidate, with the ways to apply and to save it', async () => {
  const job = paths[2] as string;
  const nurse = await anApprovedNurse(app, '65601');
  const { body } = await nurse.http.get(job);
  expect(body).toMatch(/Your fit: \d+ of 100\./);
  expect(body).toMatch(/<a [^>]*href="\/job-application\?job=[^"]+"[^>]*>Apply</);
  expect(body).toContain('aria-label="Save ICU nurse, nights"');
  expect((await hospital.http.get(job)).body).not.toContain('job-application');
});

it('a visitor gets the links of a visitor, and caches tell visitors and signed-in people apart', async () => {
  for (const path of paths) {
    const { body, headers } = await app.visitor().get(path);
    expect(body, path).toContain('href="/candidate-signup"');
    expect(body, path).not.toContain('>Dashboard<');
    expect(headers.get('cache-control'), path).toMatch(/^(public, max-age=\d+|no-cache)$/);
    expect(headers.get('vary'), path).toContain('Cookie');
  }
});

it('a person who asks too often reads so on a page, and a script in JSON', async () => {
  const link = `/passport/${'a'.repeat(43)}`;
  const visitor = app.visitor();
  for (let asked = 0; asked < 60; asked += 1) await visitor.get(link, PAGE);
  const page = await visitor.get(link, PAGE);
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  for (const text of ['<h1', 'Please wait a moment', 'Too many attempts. Please try again in', 'href="/jobs"'])
    expect(page.body).toContain(text);
  expect(page.body).not.toContain('aaaa');
  expect(await visitor.get(link)).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
});

it('a form that is too large, or sent from another site, is refused on a page', async () => {
  const form = { ...PAGE, 'content-type': 'application/x-www-form-urlencoded' };
  const tooLarge = await app.visitor().post('/jobs/saved/job', `back=${'x'.repeat(9000)}`, form);
  expect(tooLarge.status).toBe(413);
  const other = await app.visitor().post('/jobs/saved/job', 'job=1', { ...form, origin: 'https://evil.example' });
  expect(other.status).toBe(403);
  expect(other.body).toContain('We can’t do this from here');
});
