import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aBrowser, anApprovedHospital } from './employer.support.ts';
import { approve } from '../verification/reviewer.support.ts';
import { test } from '../test.support.ts';

test('a facility is added and renamed: others see the approved name until a reviewer approves the new one', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page, name: hospital } = await anApprovedHospital(browser, admin);
  const [first, second] = [someName('Cottonwood Clinic'), someName('Bluestem Clinic')];
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const dialog = page.getByRole('dialog');

  await test.step('adding says what follows, and names what is missing', async () => {
    await page.goto('/employer/settings');
    await page.getByRole('button', { name: 'Add a facility' }).click();
    await expect(dialog).toContainText(`${hospital} becomes the first and keeps its units`);
    await expect(dialog).toContainText('Until then you can write its jobs but not publish them.');
    await dialog.getByRole('button', { name: 'Add facility' }).click();
    await expect(dialog.getByLabel('Facility name')).toBeFocused();
    await expect(dialog.getByLabel('ZIP code')).toHaveAccessibleDescription(/five digits/);
    await isAccessibleEverywhere(page);
    await dialog.getByLabel('Facility name').fill(first);
    await dialog.getByLabel('Facility type').selectOption('clinic');
    await dialog.getByLabel('Street address').fill('12 Elm St');
    await dialog.getByLabel('ZIP code').fill('66762');
    await dialog.getByLabel('Units').fill('Infusion');
    await dialog.getByRole('button', { name: 'Add facility' }).click();
    await expect(card(first)).toContainText('Clinic · 12 Elm St · Pittsburg, KS 66762');
    await expect(card(first)).toContainText('Waiting for review');
    await isAccessibleEverywhere(page);
  });
  await approve(admin.request, first);

  await test.step('a new name waits beside the approved one', async () => {
    await page.reload();
    await expect(card(first)).toBeVisible();
    await expect(card(first)).not.toContainText('Waiting for review');
    await page.getByRole('button', { name: `Edit ${first}` }).click();
    await expect(dialog.getByText('We review this first')).toBeHidden();
    await dialog.getByLabel('Facility name').fill(second);
    await expect(dialog.getByText('We review this first')).toBeVisible();
    await isAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Save and submit for review' }).click();
    await expect(
      page.getByText('Saved. We review the new name or address before anyone else sees it.', { exact: true }),
    ).toBeVisible();
    await expect(card(first)).toContainText('Change waiting for review');
    await expect(card(first)).toContainText(`New: ${second} · Clinic · 12 Elm St`);
    await isAccessibleEverywhere(page);
    await page.goto('/employer/new-position');
    await expect(page.getByLabel('Facility').getByRole('option', { name: first })).toBeAttached();
    await expect(page.getByLabel('Facility').getByRole('option', { name: second })).toHaveCount(0);
  });

  await test.step('approved, the new name stands alone', async () => {
    await approve(admin.request, first);
    await page.goto('/employer/settings');
    await expect(card(second)).toBeVisible();
    await expect(card(first)).toHaveCount(0);
    await expect(card(second)).not.toContainText('waiting for review');
  });
});
