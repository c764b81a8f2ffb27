import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp({ APP_URL: 'https://jobs.example.test', DEMO: '0' });
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

const pay = (query = '') => app.visitor().get(`/pay${query}`);
const jobPaying = (payMinCents: number, changes: object = {}) =>
  publish(app, hospital, { isPublic: true, payMinCents, payMaxCents: payMinCents + 400, ...changes });

it('shows published wages with their source, and an open range only from five postings on', async () => {
  for (const payMinCents of [3000, 3100, 3200, 3300]) await jobPaying(payMinCents);
  await publish(app, hospital, { isPublic: false });
  const few = await pay();
  expect(few.status).toBe(200);
  for (const text of [
    '<title>Registered Nurse (RN) pay in Missouri and Kansas · Tallgrass</title>',
    '<link rel="canonical" href="https://jobs.example.test/pay?position=RN"/>',
    'Occupational Employment and Wage Statistics',
    'May 2023',
    '$33.52 an hour',
    'The middle half earns $29.59–$40.76 an hour.',
    'Only 4 open jobs match. We show a range once there are 5.',
    'Jasper, MO (4 open jobs)',
  ])
    expect(few.body).toContain(text);
  expect(few.headers.get('content-security-policy')).toContain("form-action 'self'");

  await jobPaying(4000);
  const { body } = await pay();
  // Middles of the ranges: 32, 33, 34, 35 and 42 dollars.
  expect(body).toContain('$33–$35 an hour');
  expect(body).toContain('The median is $34.');
  expect(body).toContain('From 5 open jobs at 1 employer.');
});

it('counts the postings of a county and a shift, and keeps such pages out of search engines', async () => {
  await jobPaying(2800, { zip: '63101', shift: 'days' });
  const county = await pay('?position=RN&county=jasper-mo&shift=nights');
  expect(county.body).toContain('Registered Nurse (RN) pay in Jasper, MO');
  expect(county.body).toContain('From 5 open jobs');
  expect(county.headers.get('x-robots-tag')).toBe('noindex');
  const days = await pay('?position=RN&shift=days');
  expect(days.body).toContain('Only 1 open job matches.');
});

it('treats an unknown choice as none', async () => {
  const { status, body } = await pay('?position=XX&county=%3Cscript%3E&shift=never');
  expect(status).toBe(200);
  expect(body).toContain('Registered Nurse (RN) pay in Missouri and Kansas');
  expect(body).not.toContain('<script>never');
  expect((await pay(`?county=${'a'.repeat(10_000)}`)).status).toBe(200);
  expect((await pay('?position=RN&position=LPN')).status).toBe(200);
});
