import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { inDatabase } from '../verification/reviewer.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob, inDays } from './employer.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs. */
const EMPORIA = '66801';

test('a team sets its hours and a deputy, says that it is still hiring, and reads why a job paused', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');
  const hoursOf = (place: string) => page.locator('#office-hours').getByRole('listitem').filter({ hasText: place });

  await test.step('a unit has hours of its own', async () => {
    await page.goto('/employer/settings');
    await expect(hoursOf('ICU')).toContainText('Mon–Fri, 8:00 AM to 5:00 PM (usual hours)');
    await page.getByRole('button', { name: 'Change the office hours of ICU' }).click();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await dialog.getByRole('button', { name: day }).click();
    }
    await dialog.getByRole('button', { name: 'Save hours' }).click();
    await expect(dialog).toContainText('Choose at least one day.');
    await dialog.getByRole('button', { name: 'Monday' }).click();
    await dialog.getByRole('button', { name: 'Wednesday' }).click();
    await dialog.getByLabel('From').selectOption('7:00 AM');
    await dialog.getByLabel('To').selectOption('Midnight');
    await isAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Save hours' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(hoursOf('ICU')).toContainText('Mon, Wed, 7:00 AM to midnight');
    await page.getByRole('button', { name: 'Change the office hours of ICU' }).click();
    await dialog.getByRole('button', { name: /^Use the hours of/ }).click();
    await expect(hoursOf('ICU')).toContainText('Mon–Fri, 8:00 AM to 5:00 PM (usual hours)');
  });

  await test.step('a member is out', async () => {
    await page.goto('/employer/members');
    await page.getByRole('button', { name: /^Out of office/ }).click();
    await dialog.getByLabel('First day').fill(inDays(10));
    await dialog.getByLabel('Last day').fill(inDays(9));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('The last day must not be before the first.');
    await dialog.getByLabel('Last day').fill(inDays(12));
    await isAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Out from .* to /)).toBeVisible();
  });

  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(page, title, { zip: EMPORIA });
  const { slug } = await (await page.request.get(`/api/jobs/${jobId}`)).json();

  await test.step('an old job asks on the dashboard, and one tap answers', async () => {
    await inDatabase('update job_upkeep set asked_at = now(), counted_on = now(), silent_days = 2 where job_id = $1', [
      jobId,
    ]);
    await page.goto('/employer/dashboard');
    await expect(page.getByText('Without an answer it pauses in 5 days')).toBeVisible();
    await isAccessibleEverywhere(page);
    await page.getByRole('button', { name: `Yes, still hiring for ${title}` }).click();
    await expect(page.getByText('Still hiring?')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByText('Still hiring?')).toBeHidden();
  });

  await test.step('a job that paused for want of an answer opens again with one tap', async () => {
    await page.request.post(`/api/jobs/${jobId}/status`, { data: { to: 'paused' } });
    await inDatabase(`update job_upkeep set paused_for = 'silence' where job_id = $1`, [jobId]);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/employer/jobs/${jobId}?tab=candidates`);
    await expect(page.getByText('This job was paused automatically')).toBeVisible();
    await isAccessibleEverywhere(page);
    const visitor = await aBrowser(browser);
    await visitor.goto(`/jobs/${slug}`);
    await expect(visitor.getByRole('heading', { name: 'This job is not open right now' })).toBeVisible();
    await page.getByRole('button', { name: `Yes, still hiring for ${title}` }).click();
    await expect(page.getByText('This job was paused automatically')).toBeHidden();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  });
});
