import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin } from '../operations/admin.support.ts';
import { joinAsCandidate } from '../profiles/candidate-support.ts';
import { aBrowser, aHospitalThatWaits } from '../employers/employer.support.ts';
import { approve } from './reviewer.support.ts';
import { test } from '../test.support.ts';

/** The browser sends one field more than the form has, so the server refuses what no field can show. */
const sendsOneMore = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), nickname: 'Dee' }) }),
  );
const NOT_KNOWN = 'This is not known here: nickname.';

test('a form on the way in, and one that saves by itself, say what stands at none of their fields', async ({
  page,
}) => {
  await page.goto('/candidate-signup');
  await sendsOneMore(page, '**/api/auth/sign-up');
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('prairie-rose-1');
  await page.getByLabel('Confirm password').fill('prairie-rose-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NOT_KNOWN })).toBeVisible();

  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=about');
  await sendsOneMore(page, '**/api/me/profile/parts/about');
  await page.getByLabel('Date of birth').fill('1990-03-14');
  await expect(page.getByRole('alert').filter({ hasText: NOT_KNOWN })).toBeVisible();
});

test('a link in a name is refused at its field, which says how to mend it', async ({ page }) => {
  await page.goto('/employer-signup');
  await page.getByLabel('Full name').fill('Sign in at evil.example');
  await page.getByLabel('Email').focus();
  await expect(page.getByText('Remove the web address. If it isn’t one, put a space after the period.')).toBeVisible();
  await page.getByLabel('Full name').fill('Dr.Smith of St.Luke’s');
  await expect(page.getByText('Remove the web address.')).toBeHidden();
});

test('an organization that waits for its approval invites colleagues, and the invitation is kept', async ({
  browser,
}) => {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page, name } = await aHospitalThatWaits(browser);
  await page.goto('/employer/awaiting-approval');
  await expect(page.getByText('We’ll email them once your organization is approved.')).toBeVisible();
  await isAccessibleEverywhere(page);

  await approve(admin.request, name);
  await page.goto('/employer/members');
  const send = page.getByRole('button', { name: 'Send invitation' });
  await expect(send).toBeVisible();
  // Another name goes back to review, while this screen is still open.
  const renamed = { name: `${name} North`, legalName: name, facilityType: 'hospital' };
  expect((await page.request.put('/api/employer/organization/organization', { data: renamed })).ok()).toBe(true);
  await page.getByLabel('Your colleague’s email').fill('robin@north.test');
  await send.click();
  await expect(page.getByText('robin@north.test · Recruiter · goes out once you are approved')).toBeVisible();
});
