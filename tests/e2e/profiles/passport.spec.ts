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

  await nurse.setViewportSize({ width: 390, height: 844 });
  // A phone's share sheet; what it is given is kept on the page.
  await nurse.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = data?.url ?? '';
      return Promise.resolve();
    };
  });
  await nurse.goto('/job-seeker/passport');
  const card = nurse.getByRole('region', { name: 'Passport holder' });
  await expect(card.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(card).toContainText(/Verified [A-Z][a-z]+ \d+, \d{4}/);
  await expect(card.getByRole('list', { name: 'Verified licenses' })).toContainText(
    'MO license: Registered Nurse (RN)',
  );
  expect(await nurse.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 844);
  await isAccessibleEverywhere(nurse);
  await nurse.setViewportSize({ width: 390, height: 844 });
  await nurse.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const license = nurse.getByRole('checkbox', { name: /RN/ });
  await license.uncheck();
  await nurse.getByRole('button', { name: 'Create link' }).click();
  await expect(nurse.locator('[aria-invalid=true]')).toHaveCount(1);
  await license.check();
  await nurse.getByLabel('Who is it for?').fill('Prairie Hospital');
  await nurse.getByRole('button', { name: 'Create link' }).click();
  await expect(nurse.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expect(nurse.getByRole('link', { name: 'Save as PDF with this QR code' })).toHaveAttribute(
    'href',
    /\/api\/passport\/[\w-]{43}\/passport\.pdf$/,
  );
  const url = (await nurse.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
  await isAccessibleEverywhere(nurse);
  await nurse.getByRole('button', { name: 'Share link' }).click();
  await expect(nurse.locator('html')).toHaveAttribute('data-shared', url);
  await nurse.keyboard.press('Escape');
  await expect(nurse.getByRole('button', { name: 'Share', exact: true })).toBeFocused();

  await nurse.getByRole('button', { name: 'Save as a file' }).click();
  const saved = nurse.waitForEvent('download');
  await nurse.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('passport.pdf');
  await nurse.getByRole('button', { name: 'Close', exact: true }).click();

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
