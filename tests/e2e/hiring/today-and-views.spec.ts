import { expect } from '@playwright/test';
import { isAccessibleInEveryLook } from '../accessibility.support.ts';
import {
  aBrowser,
  anApplicantFrom,
  anApprovedHospital,
  aPublishedJob,
  aRecruiter,
} from '../employers/employer.support.ts';
import { press } from '../keyboard.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs. */
const CLINTON = '64735';

test('Today in two tabs, jobs that change hands, and filters saved by name', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const colleagueName = someName('Robin');
  const colleague = await aRecruiter(browser, owner, colleagueName);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(owner, title, { zip: CLINTON });
  const { name } = await anApplicantFrom(browser, admin, CLINTON, jobId);

  await test.step('an item that is handled in one tab disappears in the other', async () => {
    const other = await owner.context().newPage();
    await other.goto('/employer/dashboard');
    await owner.goto('/employer/dashboard');
    const shortlist = { name: `Shortlist ${name}` };
    await expect(other.getByRole('button', shortlist)).toBeVisible();
    await press(owner, owner.getByRole('button', shortlist));
    await expect(owner.getByText(`${name} is shortlisted.`, { exact: true })).toBeVisible();
    await expect(other.getByRole('button', shortlist)).toHaveCount(0);
    await other.close();
  });

  await test.step('a job changes hands in the table, and the colleague hears of it', async () => {
    await owner.goto('/employer/jobs');
    await owner
      .getByRole('checkbox', { name: `Select ${title}` })
      .first()
      .check();
    await press(owner, owner.getByRole('button', { name: 'Reassign', exact: true }));
    const dialog = owner.getByRole('dialog', { name: 'Reassign 1 job' });
    await press(owner, dialog.getByRole('button', { name: 'Reassign' }));
    await expect(dialog.getByText('Choose a colleague').last()).toBeVisible();
    await dialog.getByLabel('Responsible member').selectOption({ label: colleagueName });
    await isAccessibleInEveryLook(owner);
    await press(owner, dialog.getByRole('button', { name: 'Reassign' }));
    await expect(owner.getByText('1 job reassigned.', { exact: true })).toBeVisible();
    await colleague.goto('/employer/jobs?whose=mine');
    await expect(colleague.getByRole('link', { name: title }).first()).toBeVisible();
  });

  await test.step('filters are saved by name, renamed and deleted, and the address opens them again', async () => {
    const views = owner.getByRole('navigation', { name: 'Saved views' });
    await owner.goto('/employer/jobs?status=paused&whose=mine');
    await press(owner, views.getByRole('button', { name: 'Save view' }));
    const dialog = owner.getByRole('dialog');
    await press(owner, dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Enter a name.').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My paused jobs');
    await press(owner, dialog.getByRole('button', { name: 'Save' }));
    await expect(views.getByRole('link', { name: 'My paused jobs' })).toHaveAttribute('aria-current', 'true');
    await owner.goto('/employer/jobs');
    await press(owner, views.getByRole('link', { name: 'My paused jobs' }));
    await expect(owner).toHaveURL('/employer/jobs?status=paused&whose=mine');
    await owner.getByLabel('Status').selectOption('Drafts');
    await press(owner, views.getByRole('button', { name: 'Save these filters' }));
    await expect(owner.getByText('“My paused jobs” now has these filters.', { exact: true })).toBeVisible();
    await expect(views.getByRole('button', { name: 'Save these filters' })).toHaveCount(0);
    await press(owner, views.getByRole('button', { name: 'Rename' }));
    await owner.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('My drafts');
    await press(owner, owner.getByRole('dialog').getByRole('button', { name: 'Save' }));
    await expect(dialog).toHaveCount(0);
    await owner.reload();
    await expect(views.getByRole('link', { name: 'My drafts' })).toHaveAttribute('href', /status=draft/);
    await isAccessibleInEveryLook(owner);
    await press(owner, views.getByRole('button', { name: 'Delete view' }));
    await press(owner, owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(views.getByRole('link', { name: 'My drafts' })).toHaveCount(0);
    await expect(owner).toHaveURL(/status=draft/);
  });
});
