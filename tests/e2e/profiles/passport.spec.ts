import { expect } from '@playwright/test';
import { isAccessible, isAccessibleEverywhere } from '../accessibility.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aBrowser } from '../employers/employer.support.ts';
import { approve } from '../verification/reviewer.support.ts';
import { test } from '../test.support.ts';

test('an approved nurse shares one checked fact by link and QR code, as a PDF too, and ends the link', async ({
  page,
  browser,
}) => {
  const name = someName('Pia');
  const nurse = (await aNurseWhoWaits(browser, name)).page;
  await signInAsAdmin(page);
  await approve(page.request, name);

  await nurse.goto('/job-seeker/passport');
  const license = nurse.getByRole('checkbox', { name: /RN/ });
  await license.uncheck();
  await nurse.getByRole('button', { name: 'Create link' }).click();
  await expect(nurse.locator('[aria-invalid=true]')).toHaveCount(1);
  await license.check();
  await nurse.getByLabel('Who is it for?').fill('Prairie Hospital');
  await nurse.getByRole('button', { name: 'Create link' }).click();
  await expect(nurse.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const url = (await nurse.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
  await isAccessibleEverywhere(nurse);

  const visitor = await aBrowser(browser);
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await expect(visitor.getByRole('article')).toContainText('State board or registry lookup');
  await isAccessible(visitor);
  expect((await visitor.pdf()).subarray(0, 5).toString()).toBe('%PDF-');

  await nurse.getByRole('button', { name: 'End this link: “Prairie Hospital”' }).click();
  await nurse.getByRole('alertdialog').getByRole('button', { name: 'End this link' }).click();
  await expect(nurse.getByText(/^Ended by you /)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('article')).toHaveCount(0);
  await expect(visitor.getByText(name)).toHaveCount(0);
});
