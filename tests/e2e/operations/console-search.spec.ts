import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { test } from '../test.support.ts';
import { signInAsAdmin } from './admin.support.ts';

test('a search that may name a person stays out of the address and survives a reload, a filter and going back', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/applications?stage=matched');
  const table = page.getByRole('table', { name: 'Applications' });
  const someone = (await table.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  expect(someone.trim()).not.toBe('');
  const field = page.getByLabel('Person, job or organization');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await field.fill('zebra crossing');
  await search.click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await isAccessibleEverywhere(page);
  await field.fill(someone);
  await field.press('Enter');
  const found = table.getByRole('link', { name: someone }).first();
  await expect(found).toBeVisible();
  expect(page.url()).not.toContain(someone.split(' ')[0]);

  await page.reload();
  await expect(field).toHaveValue(someone);
  await expect(found).toBeVisible();
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: someone })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue(someone);
  await page.getByLabel('Stage').selectOption('overdue');
  await expect(page).toHaveURL(/stage=overdue/);
  await expect(field).toHaveValue(someone);
  await page.goBack();
  await page.goBack();
  await expect(field).toHaveValue('zebra crossing');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
  await expect(table).toBeVisible();
});

test('a search for jobs is in the address, and a job leads to the people it fits', async ({ page }) => {
  await signInAsAdmin(page, '/admin/jobs?status=published');
  const table = page.getByRole('table', { name: 'Jobs' });
  const title = (await table.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.getByLabel('Job or organization').fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(page.getByLabel('Job or organization')).toHaveValue(title);
  await table.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/matching-lab\?tab=pair&job=/);
  await page.goBack();
  await table.getByRole('row').nth(1).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});
