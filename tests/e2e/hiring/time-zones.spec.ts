import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aBrowser, anApplicant, anApprovedHospital, aPublishedJob, inDays } from '../employers/employer.support.ts';
import { test } from '../test.support.ts';

async function openProposal(page: Page, jobId: string, name: string) {
  await page.goto(`/employer/jobs/${jobId}?tab=candidates`);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await page.getByRole('article', { name }).getByRole('button', { name: 'Propose interview times' }).click();
  return page.getByRole('dialog', { name: 'Propose interview times' });
}

async function proposeATime(page: Page, jobId: string, name: string) {
  const dialog = await openProposal(page, jobId, name);
  await dialog.getByLabel('Where').fill('(417) 555-0150');
  await dialog.getByLabel('Time 1').fill(`${inDays(3)}T10:00`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  return dialog;
}

test('an interview is proposed and quiet hours are saved in the zone that the browser reports', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: hospital } = await anApprovedHospital(browser, admin);
  const jobId = await aPublishedJob(hospital, someName('ICU nurse, nights'));
  const first = await anApplicant(browser, admin, jobId);
  const second = await anApplicant(browser, admin, jobId);
  const storageState = await hospital.context().storageState();
  const sameAccount = async (options: BrowserContextOptions) =>
    (await browser.newContext({ storageState, ...options })).newPage();

  await test.step('a zone that the server does not know is said in the dialog, which has no field for it', async () => {
    const page = await sameAccount({});
    await page.addInitScript(() => {
      const own = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
        return { ...own.call(this), timeZone: 'Mars/Olympus' };
      };
    });
    const dialog = await proposeATime(page, jobId, first.name);
    await expect(dialog.getByRole('alert')).toHaveText('Choose a time zone.');
  });

  await test.step('what was typed is kept over a reload, for this applicant only', async () => {
    const typed = await openProposal(hospital, jobId, first.name);
    await typed.getByLabel('Where').fill('Suite 4, east door');
    await typed.getByLabel('Time 2').fill(`${inDays(4)}T11:00`);
    const kept = await openProposal(hospital, jobId, first.name);
    await expect(kept.getByLabel('Where')).toHaveValue('Suite 4, east door');
    await expect(kept.getByLabel('Time 2')).toHaveValue(`${inDays(4)}T11:00`);
    const other = await openProposal(hospital, jobId, second.name);
    await expect(other.getByLabel('Where')).toHaveValue('');
  });

  for (const { timezoneId, name, label, nurse } of [
    { timezoneId: 'UTC', name: 'Coordinated Universal Time', label: 'Coordinated Universal Time (UTC)', nurse: first },
    {
      timezoneId: 'America/Indiana/Indianapolis',
      name: 'Eastern Time',
      label: 'Eastern Time (Indianapolis)',
      nurse: second,
    },
  ]) {
    await test.step(timezoneId, async () => {
      const page = await sameAccount({ timezoneId });
      const dialog = await proposeATime(page, jobId, nurse.name);
      await expect(dialog).toBeHidden();
      const own = page.getByRole('article', { name: nurse.name });
      await expect(own.getByText('Waiting for the candidate')).toBeVisible();
      await own.getByRole('button', { name: 'Propose other times' }).click();
      await expect(page.getByRole('dialog', { name: 'Propose other times' })).toContainText(name);

      await page.goto('/settings/notifications');
      const chosen = page.getByLabel('Time zone').getByRole('option', { selected: true });
      const isOn = page.getByRole('switch', { name: 'Use quiet hours' });
      await isOn.click();
      await expect(chosen).toHaveText(label);
      await page.getByRole('button', { name: 'Save quiet hours' }).click();
      await expect(page.getByText('Your quiet hours are saved.', { exact: true })).toBeVisible();
      await page.reload();
      await expect(chosen).toHaveText(label);
      await isOn.click();
      await expect(page.getByText('Your quiet hours are off.', { exact: true })).toBeVisible();
    });
  }
});
