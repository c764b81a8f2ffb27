import { expect, type Browser, type Page } from '@playwright/test';
import { addDays, dayOf } from '#kernel/days.ts';
import { aNurseWhoWaits, someName } from '../operations/admin.support.ts';
import { join, linkMailedTo } from '../profiles/candidate-support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { approve } from '../verification/reviewer.support.ts';

export async function aBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

export const inDays = (days: number) => addDays(dayOf(new Date()), days);

async function call(page: Page, method: 'put' | 'post', path: string, data: object = {}): Promise<{ id: string }> {
  const answer = await page.request[method](path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as { id: string };
}

const STEPS = {
  address: { streetAddress: '500 E 19th St', zip: '64804' },
  contact: { contactName: 'Morgan Hale', contactEmail: 'morgan@hospital.test', phone: '(417) 555-0150' },
  details: {
    units: [{ name: 'ICU' }, { name: 'Emergency' }],
    beds: 120,
    benefits: ['Health plan'],
    about: 'A hospital on the plains.',
  },
};

/** An employer who has submitted a hospital for review, in a browser of their own. */
export async function aHospitalThatWaits(browser: Browser): Promise<{ page: Page; name: string }> {
  const page = await aBrowser(browser);
  const name = someName('Quillreed');
  await join(page, { fullName: 'Morgan Hale', role: 'employer' });
  const at = '/api/employer/organization';
  await call(page, 'put', `${at}/organization`, { name, legalName: name, facilityType: 'hospital' });
  for (const [step, data] of Object.entries(STEPS)) await call(page, 'put', `${at}/${step}`, data);
  await call(page, 'post', `${at}/submit`);
  return { page, name };
}

/** The same, approved by the administrator. */
export async function anApprovedHospital(browser: Browser, admin: Page): Promise<{ page: Page; name: string }> {
  const hospital = await aHospitalThatWaits(browser);
  await approve(admin.request, hospital.name);
  return hospital;
}

/** A job for nurses at night in Joplin, or as `changes` say, that is not published; answers its id. */
export async function aDraftedJob(page: Page, title: string, changes: object = {}): Promise<string> {
  const { facilities } = (await (await page.request.get('/api/employer/organization')).json()) as {
    facilities: { id: string }[];
  };
  const { id } = await call(page, 'post', '/api/jobs', {
    organizationId: facilities[0]?.id,
    title,
    position: 'RN',
    specialty: 'icu',
    zip: '64804',
    employmentType: 'full_time',
    shift: 'nights',
    shiftPattern: '3x12',
    payMinCents: 3800,
    payMaxCents: 4400,
    description: 'Twelve beds, three nights a week.',
    startDate: inDays(40),
    validThrough: inDays(60),
    isPublic: true,
    ...changes,
  });
  return id;
}

/** The same, published. */
export async function aPublishedJob(page: Page, title: string, changes: object = {}): Promise<string> {
  const id = await aDraftedJob(page, title, changes);
  await call(page, 'post', `/api/jobs/${id}/status`, { to: 'published' });
  return id;
}

/** An approved nurse who has applied to the job by hand. */
export async function anApplicant(browser: Browser, admin: Page, jobId: string): Promise<{ page: Page; name: string }> {
  const name = someName('Dana');
  const { page } = await aNurseWhoWaits(browser, name);
  await approve(admin.request, name);
  await call(page, 'post', '/api/me/applications', { jobId });
  return { page, name };
}

/** The same from a town, with the application's ID. */
export async function anApplicantFrom(
  browser: Browser,
  admin: Page,
  zip: string,
  jobId: string,
): Promise<{ page: Page; name: string; email: string; id: string }> {
  const nurse = await aNurseIn(browser, admin, zip);
  return { ...nurse, id: (await call(nurse.page, 'post', '/api/me/applications', { jobId })).id };
}

/** A colleague who was invited to hire for the organization, in a browser of their own. */
export async function aRecruiter(browser: Browser, owner: Page, fullName = 'Robin Vale'): Promise<Page> {
  const page = await aBrowser(browser);
  const { email } = await join(page, { fullName, role: 'employer' });
  const invited = await owner.request.post('/api/employer/invitations', { data: { email, memberRole: 'recruiter' } });
  expect(invited.ok()).toBe(true);
  const link = await linkMailedTo(page, email, /https?:\/\/\S+\/employer\/invitation\/\S+/);
  const token = new URL(link).pathname.split('/').at(-1);
  expect((await page.request.post(`/api/invitations/${token}/accept`, { data: {} })).ok()).toBe(true);
  return page;
}
