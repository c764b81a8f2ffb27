import { expect, type Page } from '@playwright/test';
import { isAccessible } from '../accessibility.support.ts';
import { linkMailedTo } from '../profiles/candidate-support.ts';
import { aPublishedJob } from './employer.support.ts';
import { test } from '../operations/empty-product.support.ts';
import { ADMIN, signInByApi, signUpByApi } from '../accounts/identity.support.ts';

test.setTimeout(150_000);

const AT = '/api/employer/organization';
const DOMAIN = 'quillreed.example';
const STEPS = {
  organization: { name: 'Quillreed', legalName: 'Quillreed, Inc.', facilityType: 'hospital', website: `www.${DOMAIN}` },
  address: { streetAddress: '500 E 19th St', zip: '64804' },
  contact: { contactName: 'Ana Ruiz', contactEmail: `jobs@${DOMAIN}`, phone: '(417) 555-0150' },
  details: { units: [{ name: 'ICU' }], beds: 120, benefits: [], about: 'A hospital on the plains.' },
};

/** Signs up with a mailbox of the hospital's own domain, confirms it and hands the hospital in. */
async function handIn(page: Page): Promise<void> {
  const email = `ana@${DOMAIN}`;
  await signUpByApi(page, email, 'employer');
  const link = await linkMailedTo(page, email, /https?:\/\/\S+/);
  const data = { token_hash: new URL(link).searchParams.get('token_hash'), type: 'signup' };
  expect((await page.request.post('/api/auth/confirm', { data })).ok()).toBe(true);
  for (const [step, body] of Object.entries(STEPS)) {
    const saved = await page.request.put(`${AT}/${step}`, { data: body });
    expect(saved.ok(), `${step}: ${await saved.text()}`).toBe(true);
  }
  expect((await page.request.post(`${AT}/submit`)).ok()).toBe(true);
}

test('with one administrator and no directory, a hospital comes from sign-up to its first job in one sitting', async ({
  browser,
  empty,
}) => {
  const aPage = async () => (await browser.newContext({ baseURL: empty.url })).newPage();
  const [hospital, admin] = [await aPage(), await aPage()];
  await handIn(hospital);
  await signInByApi(admin, ADMIN.email, ADMIN.password);
  await admin.goto('/admin/pending-approval');
  const notice = admin.getByRole('status').filter({ hasText: 'The facility directory has not been imported' });
  await expect(notice).toContainText('npm run import -- facilities FILE');
  await isAccessible(admin);

  await admin
    .getByRole('list', { name: 'Queue' })
    .getByRole('button', { name: /^Quillreed/ })
    .click();
  await admin.getByLabel('Number you called').fill('(417) 555-0177');
  await admin.getByLabel('Where you found it').fill('The sign at the entrance');
  await admin.getByLabel('Found on').fill('2026-11-01');
  await admin.getByLabel('Who you spoke with and what they said').fill('The office knows Ana Ruiz.');
  await admin.getByRole('button', { name: 'Record the call' }).click();
  await expect(admin.getByText('You are the only administrator: your call is enough.')).toBeVisible();
  for (const item of ['Organization', 'Address', 'Contact']) {
    const card = admin.getByRole('article', { name: item, exact: true });
    // Without a directory entry it is not offered as evidence.
    await expect(card.getByRole('button', { name: /directory/ })).toHaveCount(0);
    await card.getByRole('button', { name: /^Statement only/ }).click();
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  }
  await admin.getByRole('button', { name: 'Approve' }).click();
  // There is no other case, so the queue is back, with the decision that can still be undone.
  await expect(admin.getByRole('button', { name: /^Undo for Quillreed/ })).toBeVisible();
  await admin
    .getByRole('list', { name: 'Queue' })
    .getByRole('button', { name: /^Quillreed/ })
    .click();
  await admin.getByRole('button', { name: 'Decide now' }).click();
  await expect(admin.getByText(/^Approved by Administrator/)).toBeVisible();
  await isAccessible(admin);

  const id = await aPublishedJob(hospital, 'ICU nurse, nights');
  const job = await hospital.request.get(`/api/jobs/${id}`);
  expect((await job.json()) as object).toMatchObject({ status: 'published' });
});
