import { expect } from '@playwright/test';
import { signInAsAdmin } from '../operations/admin.support.ts';
import { aBrowser, anApprovedHospital } from './employer.support.ts';
import { test } from '../test.support.ts';

test('a job title suggests position and specialty, and only a tap fills them', async ({ browser }) => {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  await page.goto('/employer/new-position');
  const title = page.getByLabel('Job title');
  const position = page.getByLabel('Position', { exact: true });
  const specialty = page.getByLabel('Specialty', { exact: true });

  await title.fill('Emergency Department RN');
  const suggestion = page.getByRole('button', { name: 'Use Registered Nurse (RN) · Emergency' });
  await expect(suggestion).toBeVisible();
  await expect(position).toHaveValue('');
  await suggestion.click();
  await expect(position).toHaveValue('RN');
  await expect(specialty).toHaveValue('emergency');
  await expect(suggestion).toBeHidden();

  await title.fill('ICU LPN');
  await expect(page.getByRole('button', { name: 'Use Licensed Practical Nurse (LPN) · Intensive care' })).toBeVisible();
  await expect(position).toHaveValue('RN');
  await title.fill('Forklift Operator');
  await expect(page.getByText('Looks like:')).toBeHidden();
});
