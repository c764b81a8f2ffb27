import { beforeAll, expect, it } from 'vitest';
import { placeHold } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, DAY, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp({ APP_URL: 'https://jobs.example.test' });
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let slug: string;

const pageOf = (address: string) => app.visitor().get(`/employers/${address}`);
const slugOf = async (id: string) =>
  (await app.asOwner('select slug from organizations where id = $1', [id]))[0]?.['slug'];

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  slug = (await slugOf(hospital.organizationId)) as string;
});

it('shows a verified employer with its units, its open jobs and no figure from too few applications', async () => {
  await publish(app, hospital, { isPublic: true, title: 'Night nurse' });
  await publish(app, hospital, { isPublic: false, title: 'Quiet opening' });
  const { status, body, headers } = await pageOf(slug);
  expect(status).toBe(200);
  for (const text of [
    '<title>Quillreed Hospital',
    'Verified by Tallgrass',
    'Night nurse',
    'Open jobs (1)',
    'Too few applications so far to say how fast it responds.',
    `<link rel="canonical" href="https://jobs.example.test/employers/${slug}"/>`,
  ])
    expect(body).toContain(text);
  for (const hidden of ['Quiet opening', 'hiring@quillreed.example', '555-0110', '1234567893'])
    expect(body).not.toContain(hidden);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(headers.get('x-robots-tag')).toBeNull();
});

it('is in the sitemap', async () => {
  const { body } = await app.visitor().get('/sitemap.xml');
  expect(body).toContain(`<loc>https://jobs.example.test/employers/${slug}</loc>`);
  expect(body).toContain('<loc>https://jobs.example.test/pay?position=LPN</loc>');
});

it('is linked from its public jobs', async () => {
  const id = await publish(app, hospital, { isPublic: true });
  const job = (await hospital.http.get(`/api/jobs/${id}`)).body;
  expect((await app.visitor().get(`/jobs/${job.slug}`)).body).toContain(`href="/employers/${slug}"`);
});

it('gives the second employer of the same name and city another address', async () => {
  const second = await anApprovedHospital(app);
  const other = await slugOf(second.organizationId);
  expect(slug).toBe('quillreed-hospital-joplin');
  expect(other).toBe(`quillreed-hospital-joplin-${second.organizationId.slice(0, 8)}`);
});

it('is not found before approval, on hold, or at an unknown address', async () => {
  const held = await anApprovedHospital(app);
  const address = (await slugOf(held.organizationId)) as string;
  expect((await pageOf(address)).status).toBe(200);
  await placeHold(app, 'organization', held.organizationId);
  for (const each of [address, 'no-such-employer', 'a%00b', 'UPPER', 'a'.repeat(500)])
    expect((await pageOf(each)).status, each).toBe(404);
});

it('says how fast it responds from five applications on, counting late and missing answers', async () => {
  const employer = await anApprovedHospital(app);
  const jobId = await publish(app, employer, { isPublic: true });
  const applications: string[] = [];
  for (let n = 0; n < 5; n += 1) applications.push(await applyByHand(await anApprovedNurse(app), jobId));
  for (const id of applications.slice(0, 3)) {
    const answer = await employer.http.post(`/api/employer/applications/${id}/shortlist`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  app.clock.advance(10 * DAY);
  const { body } = await pageOf((await slugOf(employer.organizationId)) as string);
  expect(body).toContain('Replies on time to 60% of applicants');
  expect(body).toContain('From 5 applications in the last 180 days.');
});
