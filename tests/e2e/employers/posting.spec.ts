import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aBrowser, anApprovedHospital, inDays } from './employer.support.ts';
import { test } from '../test.support.ts';

/** Chillicothe: no other test posts there. */
const ZIP = '64601';

const summaryOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please correct these fields' });

/** Fills the form of a new position, except what `without` names. */
async function fillJob(page: Page, title: string, without: readonly string[] = []): Promise<void> {
  const values: Record<string, string> = {
    'Job title': title,
    'Lowest base pay': '38',
    'Highest base pay': '44',
    'ZIP code of the workplace': ZIP,
    Description: 'Twelve beds, three nights a week.',
    'Start date': inDays(40),
    'Open until': inDays(60),
  };
  const choices = { Position: 'RN', Employment: 'full_time', Shift: 'nights', Pattern: '3x12' };
  for (const [label, value] of Object.entries(values)) {
    if (!without.includes(label)) await page.getByLabel(label, { exact: true }).fill(value);
  }
  for (const [label, value] of Object.entries(choices)) {
    if (!without.includes(label)) await page.getByLabel(label, { exact: true }).selectOption(value);
  }
}

test('an empty posting names everything that is wrong at once, on a phone too, and publishing it says what happens now', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/employer/new-position');
  await page.getByLabel('ZIP code of the workplace').fill('00000');
  await page.getByLabel('Lowest base pay').fill('9');
  await page.getByRole('button', { name: 'Publish' }).click();
  const summary = summaryOn(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    /^Job title: /,
    'Position: Choose a position.',
    'Employment: Choose the kind of employment.',
    'Start date: Choose a start date.',
    'Shift: Choose a shift.',
    'Pattern: Choose a pattern.',
    'Highest base pay: Enter the highest pay.',
    "ZIP code of the workplace: We can't find this ZIP code. Please check it.",
    'Description: Describe the job.',
    'Open until: Choose until when the job is open.',
  ]);
  await page.getByLabel('ZIP code of the workplace').fill('64804');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    summary.getByRole('link', { name: 'Lowest base pay: The minimum wage here is $15.00 an hour.' }),
  ).toBeVisible();
  await isAccessibleEverywhere(page);

  const title = someName('Night nurse');
  await fillJob(page, title, ['Shift']);
  await expect(page.getByText('Chillicothe, MO')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(summary.getByRole('listitem')).toHaveText(['Shift: Choose a shift.']);
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Shift')).toBeFocused();
  await page.getByLabel('Shift').selectOption('nights');
  await expect(summary).toBeHidden();
  await page.getByLabel('Show this job on a public page').check();
  await page.getByRole('button', { name: 'Publish' }).dblclick();

  const published = page.getByRole('region', { name: 'Your job is open' });
  await expect(published).toBeFocused();
  await expect(published).toContainText('It stays open until');
  await isAccessibleEverywhere(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await published.getByRole('button', { name: 'Copy link' }).click();
  await expect(published.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/jobs\/night-nurse-/);
  await published.getByRole('button', { name: 'See candidates' }).click();
  await expect(page.locator('#candidates-of-job')).toBeFocused();
  await published.getByRole('button', { name: 'Close' }).click();
  await expect(published).toBeHidden();

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a template fills all but the shift and the start date, survives a reload, and says when it was removed', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/employer/new-position?template=CRNA');
  await expect(page.getByText('This template is no longer offered')).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('');

  await page.getByRole('button', { name: 'Start from a template' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  await dialog.getByLabel('Position of the template').selectOption('RRT');
  await dialog.getByLabel('Position of the template').selectOption('RN');
  await dialog.getByLabel('Specialty of the template').selectOption('icu');
  await expect(dialog).toContainText(/Typical pay in Missouri: \$\d/);
  await isAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Use this template' }).press('Enter');
  await expect(page.getByText('Filled from the template “Registered nurse, intensive care”')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Registered nurse, intensive care');
  await expect(page.getByLabel('Specialty', { exact: true })).toHaveValue('icu');
  await expect(page.getByLabel('Description')).toHaveValue(/What you will do/);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(summaryOn(page).getByRole('listitem')).toHaveText([
    'Start date: Choose a start date.',
    'Shift: Choose a shift.',
  ]);
  const title = someName('Intensive care nurse');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('ZIP code of the workplace').fill(ZIP);
  await page.getByLabel('Shift').selectOption('nights');
  await page.getByLabel('Start date').fill(inDays(30));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'Your job is open' })).toBeFocused();

  await test.step('an earlier job is copied into a draft', async () => {
    await page.goto('/employer/new-position');
    await page.getByRole('button', { name: 'Copy an earlier job' }).click();
    await isAccessibleEverywhere(page);
    await page.getByRole('button', { name: `Copy ${title}` }).click();
    await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]+\?tab=edit$/);
    await expect(page.getByLabel('Job title')).toHaveValue(title);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  });
});
