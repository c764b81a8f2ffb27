import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob } from './employer.support.ts';

const ZIP = '63552';

test('a report leads from a number to its people and to a person, breaks down, and is saved as a file', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  const title = someName('Report nurse, nights');
  const jobId = await aPublishedJob(page, title, { zip: ZIP });
  const { name } = await anApplicantFrom(browser, admin, ZIP, jobId);

  await page.goto('/employer/reports');
  await expect(page.getByRole('heading', { name: 'Hiring reports', level: 1 })).toBeVisible();
  const path = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'From application to hire' })
    .last();
  await expect(path.getByRole('link', { name: '1, Applied', exact: true })).toBeVisible();
  await isAccessibleEverywhere(page);

  await test.step('the breakdown and the period stay over a reload', async () => {
    await page.getByLabel('Break down by').selectOption('position');
    const table = page.getByRole('region', { name: 'By position' });
    await expect(table.getByRole('row', { name: /^Registered Nurse/ })).toBeVisible();
    await page.getByLabel('From').fill('2026-01-01');
    await expect(page).toHaveURL(/from=2026-01-01/);
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue('2026-01-01');
    await expect(table).toBeVisible();
  });

  await test.step('a period that ends before it begins is refused at its field', async () => {
    const until = page.getByLabel('Until');
    const before = await until.inputValue();
    await until.fill('2025-12-31');
    await expect(until).toHaveAccessibleDescription(/at most one year/);
    await until.fill(before);
    await expect(page.getByRole('region', { name: 'By position' })).toBeVisible();
  });

  await test.step('both files are saved', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('\r\nTotal,1,');
    const logging = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Applicant flow log' }).click();
    const log = await readFile(await (await logging).path(), 'utf8');
    expect(log).toContain(name);
    expect(log).toContain(',A1,Under consideration,');
  });

  await test.step('a number opens its people by keyboard, and a name the person', async () => {
    const table = page.getByRole('region', { name: 'By position' });
    await table.getByRole('link', { name: '1, Applied, Registered Nurse (RN)', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Applied', level: 1 })).toBeVisible();
    await expect(page.getByText(/Registered Nurse .* Applications made from/)).toBeVisible();
    await isAccessibleEverywhere(page);
    await page.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  });
});
