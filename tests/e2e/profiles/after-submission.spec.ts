import { expect } from '@playwright/test';
import { dayOf } from '#kernel/days.ts';
import { addBusinessDays } from '#kernel/holidays.ts';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { approve, askForFix } from '../verification/reviewer.support.ts';
import { test } from '../test.support.ts';

const TALLEST = 3 * 844;

test('after submitting, a nurse reads what comes next and by when, goes on, and sees the decision at once', async ({
  page,
  browser,
}) => {
  const name = someName('Lark');
  const { page: phone, email } = await aNurseWhoWaits(browser, name);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/job-seeker/awaiting-approval');
  await expect(phone.getByText('Thank you. We have your profile.')).toBeVisible();
  const due = new Date(`${addBusinessDays(dayOf(new Date()), 2)}T12:00:00Z`);
  const [weekday, date] = [{ weekday: 'long' as const }, { month: 'long' as const, day: 'numeric' as const }].map(
    (parts) => due.toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' }),
  );
  await expect(phone.getByText(`You should hear from us by ${weekday}, ${date}.`)).toBeVisible();
  await expect(phone.getByText(/^Submitted .*: your name and role, 1 license, 1 document\.$/)).toBeVisible();
  // Other tests open jobs meanwhile.
  await expect(phone.getByRole('heading', { name: /fits? you now$/ })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
  await isAccessibleEverywhere(phone);

  await phone.getByRole('link', { name: /^Add documents/ }).click();
  await expect(phone.getByRole('dialog', { name: 'Documents' })).toBeVisible();
  await phone.getByRole('button', { name: 'Close', exact: true }).click();
  await phone.getByRole('link', { name: 'See your review' }).click();

  // Without a reload.
  await signInAsAdmin(page);
  await askForFix(page.request, name, 'The number on your license card is another one.');
  await expect(phone.getByRole('heading', { level: 1, name: 'Needs Attention' })).toBeVisible();
  await expect(phone.getByText('While you wait')).toBeHidden();
  await phone.goto('/job-seeker/profile');
  await expect(phone.getByText('The number on your license card is another one.')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Review and submit again' })).toHaveAttribute(
    'href',
    '/job-seeker/onboarding?step=review',
  );
  await expect
    .poll(async () => {
      const mails = await phone.request.get(`/api/dev/emails?to=${encodeURIComponent(email)}`);
      return ((await mails.json()) as { type: string }[]).map(({ type }) => type);
    })
    .toContain('verification_update');
});

test('an approval shows on the open page', async ({ page, browser }) => {
  const name = someName('Lark');
  const { page: nurse } = await aNurseWhoWaits(browser, name);
  await nurse.goto('/job-seeker/awaiting-approval');
  await expect(nurse.getByRole('heading', { level: 1, name: 'Under Review' })).toBeVisible();
  await signInAsAdmin(page);
  await approve(page.request, name);
  await expect(nurse.getByRole('heading', { level: 1, name: "You're approved" })).toBeVisible();
  await nurse.getByRole('link', { name: 'Home Page' }).click();
  await expect(nurse).toHaveURL(/\/job-seeker\/dashboard$/);
});
