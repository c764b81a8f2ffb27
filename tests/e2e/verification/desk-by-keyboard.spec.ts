import { expect } from '@playwright/test';
import { aHospitalThatWaits } from '../employers/employer.support.ts';
import { press, type } from '../keyboard.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';

test('a reviewer searches, opens, decides, goes on to the next case and undoes, all without a mouse', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const family = someName('').trim();
  const [first, second] = [`Ada ${family}`, `Bea ${family}`] as const;
  for (const name of [first, second]) await aNurseWhoWaits(browser, name);
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAsAdmin(page, '/admin/pending-approval');
  const rows = page.locator('[data-row]');
  const caseOf = (name: string) => page.getByRole('heading', { name, level: 2 });
  const item = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

  await test.step('the search and the rows', async () => {
    await type(page, page.getByLabel('Person or organization'), family.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await press(page, rows.first());
    await expect(caseOf(first)).toBeFocused();
  });

  await test.step('one key accepts an item against its evidence, and the next one is selected', async () => {
    await page.keyboard.press('j');
    await expect(item('Identity')).toBeFocused();
    await page.keyboard.press('1');
    await expect(item('Role')).toBeFocused();
    await page.keyboard.press('1');
    const license = page.getByRole('article', { name: 'MO RN license' });
    await expect(item('MO RN license')).toBeFocused();
    await page.keyboard.press('f');
    await expect(license.getByLabel('What should they fix?')).toBeFocused();
    await press(page, license.getByRole('button', { name: 'Cancel' }));
    await expect(license.getByRole('button', { name: /^State board/ })).toBeFocused();
    await page.keyboard.press('1');
    await expect(license.getByLabel('Lookup reference')).toBeFocused();
    await page.keyboard.type('Active until 2027-04-30');
    await page.keyboard.press('Enter');
  });

  await test.step('approving opens the next case; the decision is undone from there', async () => {
    const decide = page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Approve' });
    await expect(decide).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(caseOf(second)).toBeFocused();
    const plans = page.getByRole('region', { name: 'Planned decisions' });
    await press(page, plans.getByRole('button', { name: `Undo for ${first}` }), 'Shift+Tab');
    await expect(plans.getByRole('button', { name: `Undo for ${first}` })).toHaveCount(0);
    // The button is gone: the keyboard continues at the open case.
    await expect(caseOf(second)).toBeFocused();
  });

  await test.step('the undone case waits again, with its items as they were accepted', async () => {
    await press(page, page.getByRole('button', { name: 'Back to the queue' }), 'Shift+Tab');
    await expect(rows).toHaveCount(2);
    await press(page, page.getByRole('button', { name: new RegExp(`^${first}`) }), 'Shift+Tab');
    await expect(caseOf(first)).toBeFocused();
    await expect(page.getByText('Accepted', { exact: true })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });
});

test('a lookup, a reason and a call that were typed survive a reload and going back', async ({ page, browser }) => {
  const name = someName('Nell');
  await aNurseWhoWaits(browser, name);
  await signInAsAdmin(page, '/admin/pending-approval');
  const row = page.getByRole('list', { name: 'Queue' }).getByRole('button', { name: new RegExp(name) });
  await row.click();
  const license = page.getByRole('article', { name: 'MO RN license' });
  const openLookup = async () => {
    await license.getByRole('button', { name: /^MO RN license/ }).click();
    await license.getByRole('button', { name: /^State board/ }).click();
  };
  await openLookup();
  await license.getByLabel('Lookup reference').fill('Active until 2027-04-30');
  await page.reload();
  await openLookup();
  await expect(license.getByLabel('Lookup reference')).toHaveValue('Active until 2027-04-30');

  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await page.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByLabel('Reason').fill('The license belongs to someone else.');
  await page.reload();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The license belongs to someone else.');
  // Cancel forgets it.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const { name: hospital } = await aHospitalThatWaits(browser);
  const organization = page
    .getByRole('list', { name: 'Queue' })
    .getByRole('button', { name: new RegExp(`^${hospital}`) });
  const call = page.getByLabel('Who you spoke with and what they said');
  await page.goto('/admin/pending-approval?subject=organization');
  await organization.click();
  await call.fill('The office knows Morgan Hale.');
  await page.goBack();
  await organization.click();
  await expect(call).toHaveValue('The office knows Morgan Hale.');
});
