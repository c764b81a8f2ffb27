import { expect, type Page } from '@playwright/test';
import { isAccessible } from '../accessibility.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { joinAsCandidate } from '../profiles/candidate-support.ts';
import { test } from '../test.support.ts';

const SETTINGS = '/settings/notifications';
const MESSAGE = 'Please upload the back of your license as well.';

/** An administrator asks a waiting nurse for a fix, which sends her a notice. */
async function askForFix(admin: Page, fullName: string): Promise<void> {
  const queue = await (await admin.request.get('/api/admin/cases?limit=100')).json();
  const found = queue.items.find((item: object) => JSON.stringify(item).includes(fullName)) as { id: string };
  const claimed = await (await admin.request.post(`/api/admin/cases/${found.id}/claim`, { data: {} })).json();
  const decided = await admin.request.post(`/api/admin/cases/${found.id}/decision`, {
    data: { decision: 'needs_fix', message: MESSAGE, version: claimed.version },
  });
  expect(decided.status()).toBe(200);
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications: / });

test('a notice arrives without reload: toast, count, list by keyboard, in every tab, and as a mail', async ({
  page: admin,
  browser,
}) => {
  const fullName = someName('Nora');
  const { page: nurse, email } = await aNurseWhoWaits(browser, fullName);
  await nurse.goto(SETTINGS);
  const otherTab = await nurse.context().newPage();
  await otherTab.goto(SETTINGS);
  // What came with the submission: what happens next, and by when.
  await expect(bell(nurse)).toHaveAccessibleName('Notifications: 1 unread');
  await bell(nurse).click();
  await expect(nurse.getByText(/^Thank you\. Our team reviews it next\. You should hear from us by /)).toBeVisible();
  await nurse.getByText('Mark all as read').click();
  await nurse.keyboard.press('Escape');
  await expect(bell(nurse)).toHaveAccessibleName('Notifications: nothing new');
  await expect(bell(otherTab)).toBeVisible();
  await signInAsAdmin(admin);
  await askForFix(admin, fullName);

  await nurse.bringToFront();
  await expect(bell(nurse)).toHaveAccessibleName('Notifications: 1 unread');
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications: 1 unread');
  const region = nurse.getByRole('region', { name: 'Notifications' });
  await expect(region.getByText('Your review needs something from you')).toBeVisible();
  const toast = region.getByRole('listitem');
  await nurse.keyboard.press('Alt+t');
  await expect(toast).toHaveAttribute('data-expanded', 'true');
  await nurse.keyboard.press('Escape');
  await expect(toast).toHaveAttribute('data-expanded', 'false');

  await bell(nurse).focus();
  await nurse.keyboard.press('Enter');
  const menu = nurse.getByRole('menu', { name: 'Notifications' });
  await expect(menu.getByRole('menuitem').first()).toContainText(MESSAGE);
  await nurse.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(bell(nurse)).toBeFocused();
  await nurse.keyboard.press('Enter');
  const first = menu.getByRole('menuitem').first();
  // While the list loads, the first item is the link to the settings.
  await expect(first).toContainText(MESSAGE);
  await nurse.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
  await nurse.keyboard.press('Home');
  await expect(first).toBeFocused();
  await nurse.keyboard.press('Enter');
  await expect(nurse).toHaveURL(/\/job-seeker\/awaiting-approval$/);
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications: nothing new');

  const mails = await (await nurse.request.get(`/api/dev/emails?to=${email}`)).json();
  expect(mails[0]).toMatchObject({ type: 'verification_update', subject: 'Your review needs something from you' });
  await nurse.goto(`/dev/mailbox?to=${email}`);
  await expect(nurse.getByRole('heading', { name: 'Your review needs something from you' }).first()).toBeVisible();
});

test('settings are saved at once and stay; quiet hours need an end', async ({ page }) => {
  await joinAsCandidate(page);
  // The group's choice arrives late; the choice for one of its kinds came after it and counts.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/me/notification-groups/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(SETTINGS);
  // One choice sets a group, and its kinds one by one make it a custom one.
  const group = page.getByLabel('Matches and applications', { exact: true });
  await expect(group).toHaveValue('usual');
  await expect(group).toHaveAccessibleDescription(/^In one daily email: New matches, .*The rest right away\.$/);
  await group.selectOption('In the app, with one daily email');
  const customize = page.getByText('Customize: Matches and applications');
  await customize.click();
  const matches = page.getByRole('group', { name: 'New matches' });
  await expect(matches.getByRole('checkbox', { name: 'In a daily email' })).toBeChecked();
  await matches.getByRole('checkbox', { name: 'By email' }).click();
  await expect(matches.getByRole('checkbox', { name: 'By email' })).not.toBeChecked();
  await expect(group).toHaveValue('custom');
  held.resolve();
  await page.getByText('Customize: Account and security').click();
  const security = page.getByRole('group', { name: 'Security alerts' });
  await expect(security.getByRole('checkbox', { name: 'By email' })).toBeDisabled();

  await page.getByRole('switch', { name: 'Use quiet hours' }).click();
  await page.getByLabel('From').fill('09:00');
  await page.getByLabel('Until').fill('09:00');
  await page.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByText('Choose an end that is different from the start.')).toBeVisible();
  await page.getByLabel('Until').fill('17:30');
  await page.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByText('Your quiet hours are saved.', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Until')).toHaveValue('17:30');
  await expect(group).toHaveValue('custom');
  await customize.click();
  await expect(matches.getByRole('checkbox', { name: 'By email' })).not.toBeChecked();
  await expect(matches.getByRole('checkbox', { name: 'In Tallgrass' })).toBeChecked();

  // The fairness check is optional: nothing is preselected, and every answer can be withdrawn.
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.getByRole('link', { name: 'Open the fairness check' }).click();
  await expect(page.getByText('It is up to you')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const sex = page.getByRole('radiogroup', { name: 'Sex' });
  await sex.getByRole('radio', { name: 'Female' }).click();
  await page.getByRole('button', { name: 'Save my answers' }).click();
  await expect(
    page.getByRole('radiogroup', { name: 'Race or ethnicity' }).getByRole('radio', { name: 'I prefer not to say' }),
  ).toBeChecked();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a failed save is taken back and said', async ({ page }) => {
  await joinAsCandidate(page);
  await page.goto(SETTINGS);
  await page.getByText('Customize: Matches and applications').click();
  const box = page.getByRole('group', { name: 'New matches' }).getByRole('checkbox', { name: 'By email' });
  await expect(box).toBeChecked();
  await page.route('**/api/me/notification-settings/*', (route) => route.abort());
  await box.click();
  await expect(page.getByText("We couldn't save this", { exact: false }).first()).toBeVisible();
  await expect(box).toBeChecked();
  await page.route('**/api/me/notification-groups/*', (route) => route.abort());
  const group = page.getByLabel('Interviews and offers', { exact: true });
  await group.selectOption('Off');
  await expect(group).toHaveValue('both');
});

test('a signed-out reader of the settings signs in first; a broken unsubscribe link says so', async ({ page }) => {
  await page.goto(SETTINGS);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(SETTINGS)}`);
  await page.goto('/unsubscribe?token=made-up');
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test('the settings and the open bell are accessible and fit at each width', async ({ page }) => {
  await joinAsCandidate(page);
  await page.goto(SETTINGS);
  await expect(page.getByRole('combobox', { name: 'Matches and applications' })).toBeVisible();
  await page.getByRole('switch', { name: 'Use quiet hours' }).click();
  for (const width of [390, 820, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible();
    await isAccessible(page);
    await bell(page).click();
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await isAccessible(page, { within: '[role="menu"]' });
    await page.keyboard.press('Escape');
  }
});
