import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { joinAsCandidate } from '../profiles/candidate-support.ts';
import { test } from '../test.support.ts';
import { signInAsAdmin, someName } from './admin.support.ts';

test('a search for a person stays out of the address and survives a reload, another tab and going back', async ({
  page,
  browser,
}) => {
  const name = someName('Ottilie');
  const nurse = await (await browser.newContext()).newPage();
  const { email } = await joinAsCandidate(nurse, name);
  await signInAsAdmin(page);
  const found = await page.request.post('/api/admin/users/search', { data: { q: email } });
  const subjectId = (await found.json()).items[0].userId as string;
  const hold = { subjectType: 'person', subjectId, kind: 'license_review', reason: 'To be looked at' };
  expect((await page.request.post('/api/admin/holds', { data: hold })).status()).toBe(201);

  await page.goto('/admin/holds');
  const field = page.getByLabel('Person, organization, job or reason');
  await field.fill('zebra crossing');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await isAccessibleEverywhere(page);
  await field.fill(name.toLowerCase());
  await field.press('Enter');
  const row = page.getByRole('heading', { name });
  await expect(row).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active' }).getByRole('listitem')).toHaveCount(1);
  expect(page.url().toLowerCase()).not.toContain('ottilie');

  await page.reload();
  await expect(field).toHaveValue(name.toLowerCase());
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await page.getByRole('tab', { name: 'Released' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('zebra crossing');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Active' })).toBeVisible();
});

test('a search for a topic is in the address, so that it can be shared', async ({ page }) => {
  const question = `${someName('Which')} shifts are paid twice?`;
  const data = { question, submitter_name: null, submitter_contact: null };
  expect((await page.request.post('/api/faq', { data })).ok()).toBe(true);
  await signInAsAdmin(page, '/admin/faq');
  const words = question.split(' ').slice(0, 2).join(' ');
  await page.getByLabel('Words of the question or answer').fill(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/faq?${new URLSearchParams({ q: words })}`);
  const shared = page.url();
  await page.goto('/admin/overview');
  await page.goto(shared);
  await expect(page.getByRole('article', { name: question })).toBeVisible();
  await expect(page.getByLabel('Words of the question or answer')).toHaveValue(words);
});
