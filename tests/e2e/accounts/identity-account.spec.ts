import { expect, test } from '@playwright/test';
import { freshAddress, goTo, joinByApi, mailedLink, PASSWORD, signIn } from './identity.support.ts';

test('the email changes once both links are open, and the account can be deleted and kept', async ({ page }) => {
  const [old, next] = [freshAddress('old'), freshAddress('new')];
  await joinByApi(page, old);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change my email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText(`Change to ${next}`)).toBeVisible();
  await goTo(page, await mailedLink(page.request, next, 'email_change'));
  await expect(page.getByText('Now open the link that we sent to your other address.')).toBeVisible();
  await page.goto(await mailedLink(page.request, old, 'email_change'));
  await expect(page.getByText('Your email is changed.')).toBeVisible();

  await goTo(page, '/settings/account');
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete it in 30 days' }).click();
  await expect(page).toHaveURL('/login');
  expect((await (await page.request.get('/api/session')).json()).user).toBeNull();
  const until = new Date(Date.now() + 30 * 86_400_000).getFullYear();
  const leaving = page.getByText(new RegExp(`^Your account will be deleted on .*, ${until}\\.$`));
  await expect(leaving).toBeVisible();
  await signIn(page, '/login', next);
  await expect(page).toHaveURL('/job-seeker/onboarding');
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(leaving).toBeHidden();
});
