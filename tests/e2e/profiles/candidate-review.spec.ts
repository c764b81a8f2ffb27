import { expect, request, type APIRequestContext } from '@playwright/test';
import { isAccessible } from '../accessibility.support.ts';
import { aNurseWhoWaits, someName } from '../operations/admin.support.ts';
import { ADMIN, goTo } from '../accounts/identity.support.ts';
import { approve, askForFix } from '../verification/reviewer.support.ts';
import { test } from '../test.support.ts';

/** An administrator who works through the API: these tests look at the other side of the desk. */
async function theReviewer(baseURL: string | undefined): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  expect((await api.post('/api/auth/sign-in', { data: ADMIN })).ok()).toBe(true);
  return api;
}

test('a candidate fixes what a reviewer asked for, submits again, is approved and edits the profile', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const name = someName('Dana');
  const { page } = await aNurseWhoWaits(browser, name);
  const reviewer = await theReviewer(baseURL);
  await page.goto('/job-seeker/awaiting-approval');
  await expect(page.getByRole('heading', { level: 1, name: 'Under Review' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Credential review' })).toContainText('In progress');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ready' })).toContainText('Pending approval');

  await askForFix(reviewer, name, 'The number on your license card is another one.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Needs Attention' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Credential review' })).toContainText('Paused');
  await isAccessible(page);

  await page.getByRole('link', { name: 'View your submission' }).click();
  await expect(page.getByText('The number on your license card is another one.').first()).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: /^Fix this: MO Registered Nurse/ }).click();
  await page.getByRole('button', { name: 'Edit MO Registered Nurse (RN)' }).click();
  await page.getByLabel('License number').fill('2019654321');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2019654321')).toBeVisible();

  await page.goto('/job-seeker/onboarding?step=review');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: /I have read this/ }).click();
  await page.getByRole('checkbox', { name: /What I entered is true/ }).click();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Under Review' })).toBeVisible();

  await approve(reviewer, name);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: "You're approved" })).toBeVisible();
  await page.getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL(/\/job-seeker\/dashboard$/);
  await expect(page.getByText('Action needed')).toBeVisible();
  await page.getByRole('link', { name: 'Interviews', exact: true }).click();
  for (const tab of ['Applications', 'Interviews', 'Offers']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(`No ${tab.toLowerCase()} yet`)).toBeVisible();
  }
  await isAccessible(page);

  await goTo(page, '/job-seeker/profile');
  const licenses = page.getByRole('region', { name: 'Licenses' });
  await expect(licenses.getByText('Verified', { exact: true })).toBeVisible();
  await licenses.getByRole('link', { name: 'Edit licenses' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Edit MO Registered Nurse (RN)' }).click();
  await expect(form.getByText('We checked this before. If you change it, we check it again.')).toBeVisible();
  await form.getByLabel('Expires').fill('2029-04-30');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('In review', { exact: true })).toBeVisible();
  await isAccessible(page);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(licenses.getByText('In review', { exact: true })).toBeVisible();
  await expect(licenses.getByText('Verified', { exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'Edit about you' }).click();
  await form.getByLabel('Full name').fill(`${name} Marsh`);
  await expect(form.getByText('We are reviewing your change. You stay approved in the meantime.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: `${name} Marsh` })).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  // On a phone, the settings keep the bottom bar, and each is one tap from the others.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Security', 'Privacy', 'Notifications', 'Account']) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name.slice(0, -1)}`) })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }),
    ).toBeVisible();
    await isAccessible(page);
  }
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('link', { name: 'Choose who can see you' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the limits of applying for somebody are set and told', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const name = someName('Ana');
  const { page } = await aNurseWhoWaits(browser, name);
  await approve(await theReviewer(baseURL), name);
  await page.goto('/job-seeker/dashboard');
  const applyForMe = page.getByRole('switch', { name: 'Apply to matching jobs for me' });
  await expect(applyForMe).not.toBeChecked();
  await applyForMe.click();
  await expect(applyForMe).toBeChecked();
  await page.getByLabel('Max per day').fill('11');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('At most 10 a day.')).toBeVisible();
  await page.getByLabel('Max per day').fill('2');
  await expect(page.getByText('At most 10 a day.')).toBeHidden();
  await page.getByRole('button', { name: 'Save limits' }).click();
  // Three may have gone out under the limit that was set before.
  await expect(page.getByText(/^([012] of 2 sent today|3 sent today\. That is all for today\.)$/)).toBeVisible();

  const offline = page.getByRole('complementary', { name: 'You are offline' });
  await page.context().setOffline(true);
  await applyForMe.click();
  await expect(offline).toContainText("We'll send your changes when you're back online.");
  await page.context().setOffline(false);
  await expect(applyForMe).not.toBeChecked();
  await expect(offline).toBeHidden();
});

test('applying by hand asks for a job and says when it is none of theirs', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const name = someName('Mae');
  const { page } = await aNurseWhoWaits(browser, name);
  await approve(await theReviewer(baseURL), name);
  await page.goto('/job-application');
  await expect(page.getByText('Which job?')).toBeVisible();
  await goTo(page, '/job-application?job=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText("We can't find this job.");
});
