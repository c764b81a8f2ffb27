import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { test } from '../test.support.ts';
import { signInAsAdmin, someName } from './admin.support.ts';

/** Sikeston: no other test posts there. */
const ZIP = '63801';

test('the name of an organization leads to its page, and from there to its members, reviews and jobs', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page, name } = await anApprovedHospital(browser, admin);
  const title = someName('Clinic nurse');
  await aPublishedJob(page, title, { zip: ZIP });

  await admin.goto('/admin/jobs');
  await admin.getByLabel('Job or organization').fill(title);
  await admin.getByLabel('Job or organization').press('Enter');
  await admin.getByRole('link', { name, exact: true }).press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(admin.getByRole('main')).toContainText('500 E 19th St, Joplin, MO 64804');
  await expect(admin.getByRole('main')).toContainText('Live: it sees candidates');
  await expect(admin.getByRole('region', { name: 'Latest jobs' })).toContainText(title);
  await isAccessibleEverywhere(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  await isAccessibleEverywhere(admin);
  const overflow = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await admin.setViewportSize({ width: 1366, height: 768 });

  await admin.getByRole('link', { name: /^Review of / }).press('Enter');
  await expect(admin.getByRole('heading', { level: 2, name })).toBeVisible();
  await admin.getByRole('link', { name: 'Organization’s page' }).click();
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
  await admin.reload();
  await admin.getByRole('link', { name: 'ICU' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'ICU' })).toBeVisible();
  await admin.getByRole('link', { name, exact: true }).click();
  await admin.getByRole('region', { name: 'Members' }).getByRole('link', { name: 'Morgan Hale' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Morgan Hale' })).toBeVisible();
  await admin.goBack();
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();

  await admin.getByRole('button', { name: 'Put on hold' }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: `Put ${name} on hold` });
  await dialog.getByRole('button', { name: 'Put on hold' }).press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Reason').fill('Its website belongs to someone else.');
  await dialog.getByRole('button', { name: 'Put on hold' }).press('Enter');
  await expect(admin.getByRole('main')).toContainText('Its website belongs to someone else.');
  await expect(admin.getByRole('main')).toContainText('Not live: it sees no candidates');
  await expect(admin.getByRole('button', { name: 'Put on hold' })).toBeHidden();
});
