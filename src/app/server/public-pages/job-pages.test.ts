import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { placeHold, releaseHolds } from '#tests/support/arrange.ts';
import { anApprovedHospital, DAY, dayIn, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp({ APP_URL: 'https://jobs.example.test' });
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
const pageOf = (slug: string, headers: Record<string, string> = BROWSER) => app.visitor().get(`/jobs/${slug}`, headers);
const dataIn = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];

async function aPublicJob(changes: object = {}): Promise<{ id: string; slug: string }> {
  const id = await publish(app, hospital, { isPublic: true, ...changes });
  const { slug } = (await hospital.http.get(`/api/jobs/${id}`)).body;
  return { id, slug };
}
const end = (id: string, to: string) => hospital.http.post(`/api/jobs/${id}/status`, { to });

it('an open job shows all of its facts without scripts, with structured data for search engines', async () => {
  const asked = { position: 'RN', added: ['certification:ACLS', 'document:reference'], before: [] };
  expect((await hospital.http.put('/api/employer/requirements', asked)).status).toBe(200);
  const { id, slug } = await aPublicJob({
    description:
      'Twelve beds.\n\n- **Two** patients </script><script>alert(1)</script>\n- [A link](https://evil.example)',
    signOnBonusCents: 500_000,
    signOnBonusTerms: 'Paid after 90 days.',
  });
  const { status, body, headers } = await pageOf(slug);
  expect(status).toBe(200);
  for (const text of [
    '<title>ICU nurse, nights, Joplin, MO · Tallgrass</title>',
    'Quillreed Hospital',
    '$32–$36 an hour',
    'About $1,296–$1,440 a week at 36 hours on this shift, with the $4 night differential',
    '$4 more an hour on nights',
    '$5,000 sign-on bonus. Paid after 90 days.',
    '<strong>Two</strong>',
    'Valid license in MO',
    'Basic Life Support (BLS)',
    'Advanced Cardiovascular Life Support (ACLS)',
    'Reference letter',
    'Ventilator management',
    '401(k)',
    '<link rel="canonical" href="https://jobs.example.test/jobs/',
    '<meta property="og:title" content="ICU nurse, nights, Joplin, MO · Tallgrass"/>',
    '<meta property="og:image" content="https://jobs.example.test/og.png"/>',
    'href="/candidate-signup"',
    `/candidate/signin?next=${encodeURIComponent(`/job-application?job=${id}`)}`,
  ])
    expect(body).toContain(text);
  for (const hidden of ['REQ-7', 'hiring@quillreed.example', '555-0110', '1234567893', '<script>alert', 'evil.example'])
    expect(body).not.toContain(hidden);
  expect(body).toMatch(/^<!doctype html><html lang="en">/);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'sha256-[^']+'; style-src 'self'/,
  );
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`);
  expect(headers.get('x-robots-tag')).toBeNull();

  expect(JSON.parse(dataIn(body) ?? '')).toMatchObject({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'ICU nurse, nights',
    description: expect.stringContaining('<strong>Two</strong>'),
    url: `https://jobs.example.test/jobs/${slug}`,
    datePosted: dayIn(app, 0),
    validThrough: expect.stringMatching(new RegExp(`^${dayIn(app, 60)}T23:59:59-0[56]:00$`)),
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Quillreed Hospital', sameAs: 'https://quillreed.example/' },
    jobLocation: {
      address: {
        streetAddress: '1 Main St',
        addressLocality: 'Joplin',
        addressRegion: 'MO',
        postalCode: '64804',
        addressCountry: 'US',
      },
    },
    baseSalary: { currency: 'USD', value: { minValue: 32, maxValue: 36, unitText: 'HOUR' } },
    directApply: false,
  });
});

it('pay by the year shows as it was posted, with what it is an hour and a week, and so does the structured data', async () => {
  const salary = { payUnit: 'year', payMinCents: 7_800_000, payMaxCents: 9_360_000, weeklyHours: 40, shift: 'days' };
  const { id, slug } = await aPublicJob({ ...salary, title: 'Nurse manager' });
  const { body } = await pageOf(slug);
  for (const text of [
    '$78,000–$93,600 a year',
    'That is about $37.50–$45 an hour.',
    'About $1,500–$1,800 a week at 40 hours on this shift',
  ])
    expect(body).toContain(text);
  expect(JSON.parse(dataIn(body) ?? '{}')).toMatchObject({
    baseSalary: { value: { minValue: 78_000, maxValue: 93_600, unitText: 'YEAR' } },
    workHours: 'Days, 3x12, 40 hours a week',
  });
  const other = await aPublicJob();
  expect((await pageOf(other.slug)).body).toContain('$78,000–$93,600 a year');
  expect((await end(other.id, 'closed')).status).toBe(200);
  const found = await app.visitor().get('/jobs?q=manager&payFrom=45&payTo=45', BROWSER);
  expect(found.body).toContain(`href="/jobs/${slug}"`);
  expect(found.body).toContain('$78,000–$93,600 a year');
  expect((await app.visitor().get('/jobs?q=manager&payFrom=46', BROWSER)).body).not.toContain(`href="/jobs/${slug}"`);
  expect((await end(id, 'closed')).status).toBe(200);
});

it('pay by the shift is an hour for search engines', async () => {
  const { id, slug } = await aPublicJob({ payUnit: 'shift', payMinCents: 45_000, payMaxCents: 48_000 });
  const { body } = await pageOf(slug);
  expect(body).toContain('$450–$480 a shift');
  expect(JSON.parse(dataIn(body) ?? '{}')).toMatchObject({
    baseSalary: { value: { minValue: 37.5, maxValue: 40, unitText: 'HOUR' } },
  });
  expect((await end(id, 'closed')).status).toBe(200);
});

it('an ended job answers 410 and links similar open jobs', async () => {
  const other = await aPublicJob({ title: 'Step-down nurse' });
  for (const to of ['filled', 'closed']) {
    const { id, slug } = await aPublicJob();
    expect((await end(id, to)).status).toBe(200);
    const { status, body, headers } = await pageOf(slug);
    expect(status).toBe(410);
    expect(body).toContain('This job is no longer open');
    expect(body).toContain(`href="/jobs/${other.slug}"`);
    expect(body).not.toContain(`href="/jobs/${slug}"`);
    expect(dataIn(body)).toBeUndefined();
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  const { slug } = await aPublicJob();
  const today = app.clock.now();
  app.clock.advance(61 * DAY);
  expect((await pageOf(slug)).status).toBe(410);
  app.clock.set(today);
});

it('a paused job answers 404 and says that it may reopen', async () => {
  const { id, slug } = await aPublicJob();
  await end(id, 'paused');
  const { status, body } = await pageOf(slug);
  expect(status).toBe(404);
  expect(body).toContain('The employer has paused it');
});

it('a job that is private, a draft, on hold or of an employer on hold is not found', async () => {
  const hidden = await aPublicJob({ isPublic: false });
  const draft = (
    await hospital.http.post('/api/jobs', { organizationId: hospital.organizationId, title: 'Draft', isPublic: true })
  ).body;
  const held = await aPublicJob();
  const heldAndEnded = await aPublicJob();
  await end(heldAndEnded.id, 'closed');
  await placeHold(app, 'job', held.id);
  await placeHold(app, 'job', heldAndEnded.id);
  for (const slug of [hidden.slug, draft.slug, held.slug, heldAndEnded.slug, 'no-such-job', 'a%00b'])
    expect((await pageOf(slug)).status, slug).toBe(404);

  const open = await aPublicJob();
  const ended = await aPublicJob();
  await end(ended.id, 'closed');
  await placeHold(app, 'organization', hospital.organizationId);
  for (const { slug } of [open, ended]) expect((await pageOf(slug)).status).toBe(404);
  await releaseHolds(app, hospital.organizationId);
  expect((await pageOf(open.slug)).status).toBe(200);
});

it('a demo job says that it is made up and stays out of search engines', async () => {
  const job = await aPublicJob();
  const mark = (table: string, id: string, isDemo: boolean) =>
    app.asOwner(`update ${table} set is_demo = $2 where id = $1`, [id, isDemo]);
  const expectDemo = async () => {
    const { status, body, headers } = await pageOf(job.slug);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('An example, not an open job');
    expect(dataIn(body)).toBeUndefined();
  };
  const isListed = async () => (await app.visitor().get('/sitemap.xml')).body.includes(`/jobs/${job.slug}<`);
  expect(await isListed()).toBe(true);
  await mark('jobs', job.id, true);
  await expectDemo();
  expect(await isListed()).toBe(false);
  await mark('jobs', job.id, false);
  expect(dataIn((await pageOf(job.slug)).body)).toBeDefined();
  // A real posting by a demo employer counts as a demo job.
  await mark('organizations', hospital.organizationId, true);
  await expectDemo();
  expect(await isListed()).toBe(false);
  await mark('organizations', hospital.organizationId, false);
});

const counted = async () => {
  const rows = await app.asOwner(`select referrer_host, views from page_views where path = '/jobs/:slug'`);
  return Object.fromEntries(rows.map(({ referrer_host: host, views }) => [host, views]));
};

it('views are counted, except those of bots and of visitors who opted out', async () => {
  const { slug } = await aPublicJob();
  const before = await counted();
  await pageOf(slug, { ...BROWSER, referer: 'https://search.example/?q=nurse' });
  await pageOf(slug, { ...BROWSER, dnt: '1' });
  await pageOf(slug, { ...BROWSER, 'sec-gpc': '1' });
  await pageOf(slug, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  expect(await counted()).toEqual({ ...before, 'search.example': 1 });
});

it('the sitemap lists exactly the open public jobs, each with the day of its last change', async () => {
  const open = await aPublicJob();
  const closed = await aPublicJob();
  const quiet = await aPublicJob({ isPublic: false });
  await end(closed.id, 'closed');
  const { body, headers } = await app.visitor().get('/sitemap.xml');
  expect(headers.get('content-type')).toContain('application/xml');
  expect(body).toContain(
    `<url><loc>https://jobs.example.test/jobs/${open.slug}</loc><lastmod>${dayIn(app, 0)}</lastmod></url>`,
  );
  for (const { slug } of [closed, quiet]) expect(body).not.toContain(slug);
  const robots = (await app.visitor().get('/robots.txt')).body;
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Sitemap: https://jobs.example.test/sitemap.xml');
});
