import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { press, reach, type, typedDay } from '../keyboard.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import { approve } from '../verification/reviewer.support.ts';
import { aBrowser, aHospitalThatWaits, anApprovedHospital, inDays } from './employer.support.ts';

/** Lebanon, Missouri: no other test posts there. */
const ZIP = '65536';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const published = (page: Page) => page.getByRole('region', { name: 'Your job is open' });

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test(`at ${size.width} pixels, a job goes from its template to candidates without a mouse`, async ({ browser }) => {
    test.setTimeout(120_000);
    const admin = await aBrowser(browser);
    await signInAsAdmin(admin);
    const { page } = await anApprovedHospital(browser, admin);
    await page.setViewportSize(size);
    await page.goto('/employer/new-position');

    await press(page, button(page, 'Start from a template'));
    const template = page.getByRole('dialog', { name: 'Start from a template' });
    await expect(template.getByLabel('Position of the template')).toBeFocused();
    await page.keyboard.type('Registered N');
    await type(page, template.getByLabel('Specialty of the template'), 'Intensive');
    await press(page, template.getByRole('button', { name: 'Use this template' }));
    await expect(field(page, 'Job title')).toHaveValue('Registered nurse, intensive care');
    await expect(button(page, 'Start from a template')).toBeFocused();

    await press(page, button(page, 'Publish'));
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct these fields' });
    await expect(summary).toBeFocused();
    await press(page, summary.getByRole('link', { name: /^Start date/ }));
    await expect(field(page, 'Start date')).toBeFocused();
    await page.keyboard.type(typedDay(inDays(30)));
    await type(page, field(page, 'Shift'), 'Nights');
    await expect(summary).toBeHidden();
    await type(page, field(page, 'ZIP code of the workplace'), ZIP);

    await press(page, button(page, 'Preview'));
    await expect(page.getByRole('dialog', { name: 'What candidates see' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Preview')).toBeFocused();

    await press(page, button(page, 'Publish'), 'Shift+Tab');
    await expect(published(page)).toBeFocused();
    await press(page, published(page).getByRole('button', { name: 'See candidates' }));
    await expect(page.locator('#candidates-of-job')).toBeFocused();
    // The filled form is gone from the history: back does not offer to publish it again.
    await page.goBack();
    await expect(page).toHaveURL(/\/employer\/new-position$/);
    await expect(field(page, 'Job title')).toHaveValue('');
  });
}

test('a posting is pasted, checked and published without a mouse', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  await page.goto('/employer/new-position');
  await press(page, button(page, 'Paste a posting'));
  const dialog = page.getByRole('dialog', { name: 'Paste a posting' });
  await expect(dialog.getByLabel('Posting', { exact: true })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Read the posting' }));
  await expect(dialog.getByLabel('Posting', { exact: true })).toHaveAccessibleDescription(/Paste a posting first/);
  await reach(page, dialog.getByLabel('Posting', { exact: true }), 'Shift+Tab');
  await page.keyboard.insertText(
    `${someName('ICU RN')}\nFull-time nights, 3x12, Lebanon, MO ${ZIP}\n$38 to $44 an hour\nBLS and ACLS required.`,
  );
  await press(page, dialog.getByRole('button', { name: 'Read the posting' }));
  const read = page.getByRole('region', { name: /^What we read/ });
  await press(page, read.getByRole('link', { name: 'Start date' }));
  await expect(field(page, 'Start date')).toBeFocused();
  await page.keyboard.type(typedDay(inDays(30)));
  await type(page, field(page, 'Open until'), typedDay(inDays(60)));
  await press(page, button(page, 'Publish'));
  await expect(published(page)).toBeFocused();
});

test('while it waits, a hospital adds a unit, drafts a whole job and sees who is eligible; once approved, it publishes it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page, name } = await aHospitalThatWaits(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/employer/awaiting-approval');
  await expect(page.getByRole('heading', { name: 'What our reviewer checks' })).toBeVisible();
  await expect(page.getByText(/^You should hear back by \w+/)).toBeVisible();
  await type(page, field(page, 'Name of the unit'), 'Step-down');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step-down', { exact: true })).toBeVisible();
  await isAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Draft a job' }).press('Enter');
  await press(page, button(page, 'Start from a template'));
  await press(page, page.getByRole('button', { name: 'Use this template' }));
  await expect(page.getByText('Filled from the template')).toBeVisible();
  const title = someName('Step-down nurse');
  await type(page, field(page, 'Job title'), title);
  await type(page, field(page, 'Start date'), typedDay(inDays(30)));
  await type(page, field(page, 'Shift'), 'Days');
  await type(page, field(page, 'ZIP code of the workplace'), ZIP);
  await expect(page.getByText(/^(Fewer than 5|About \d*[05]) people are eligible now\.$/)).toBeVisible();
  await press(page, button(page, 'Save draft'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(button(page, 'Publish')).toHaveCount(0);

  await approve(admin.request, name);
  await page.goto('/employer/awaiting-approval');
  await expect(page.getByText("You're approved")).toBeVisible();
  await page.goto('/employer/jobs');
  await page.getByRole('link', { name: title }).press('Enter');
  await press(page, button(page, 'Publish'));
  await expect(published(page)).toBeFocused();
});

test('going back, reloading and a second tab lose nothing of a job and publish it once', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  const title = someName('Night nurse');
  await page.goto('/employer/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'New position' }).first().click();
  await button(page, 'Start from a template').click();
  await page.getByRole('button', { name: 'Use this template' }).click();
  // Until then the blank form is shown.
  await expect(page.getByText('Filled from the template')).toBeVisible();
  await field(page, 'Job title').fill(title);

  await test.step('back asks before anything is lost', async () => {
    await page.goBack();
    const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await ask.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(field(page, 'Job title')).toHaveValue(title);
  });

  await test.step('a reload keeps what was typed', async () => {
    page.once('dialog', (leave) => void leave.accept());
    await page.reload();
    await expect(field(page, 'Job title')).toHaveValue(title);
    await field(page, 'Start date').fill(inDays(30));
    await field(page, 'Shift').selectOption('nights');
    await field(page, 'ZIP code of the workplace').fill(ZIP);
    await button(page, 'Save draft').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  const tab = await page.context().newPage();
  await test.step('of two tabs, the later one is asked which version stays', async () => {
    await tab.goto(page.url());
    await field(tab, 'Job title').fill(`${title}, ICU`);
    await field(page, 'Job title').fill(`${title}, step-down`);
    await button(page, 'Save draft').click();
    await expect(tab.getByText('This job was saved while you were editing')).toBeVisible();
    await expect(field(tab, 'Job title')).toHaveValue(`${title}, ICU`);
    await button(tab, 'Show the saved version').click();
    await expect(field(tab, 'Job title')).toHaveValue(`${title}, step-down`);
  });

  await test.step('a job that one tab publishes is open in the other, and back leads to no filled form', async () => {
    await button(page, 'Publish').click();
    await expect(published(page)).toBeFocused();
    await expect(button(tab, 'Publish')).toHaveCount(0);
    await expect(button(tab, 'Pause')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/employer\/new-position$/);
    await expect(field(page, 'Job title')).toHaveValue('');
  });
  const { items } = (await (await page.request.get('/api/employer/jobs')).json()) as { items: unknown[] };
  expect(items).toHaveLength(1);
});
