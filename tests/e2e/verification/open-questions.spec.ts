import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { acceptAll } from './reviewer.support.ts';
import { test } from '../test.support.ts';

test('an approval over dates that cannot be true asks for a reason, which stands inside the passport', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const name = someName('Orla');
  const nurse = await aNurseWhoWaits(browser, name);
  const { licenses } = (await (await nurse.page.request.get('/api/me/profile')).json()) as {
    licenses: { id: string; licenseNumber: string }[];
  };
  const changed = await nurse.page.request.put(`/api/me/licenses/${licenses[0]?.id}`, {
    data: {
      licenseType: 'RN',
      state: 'MO',
      licenseNumber: '2019123456',
      compactStatus: 'multistate',
      status: 'active',
      issuedOn: '2028-01-01',
      expiresOn: '2027-04-30',
    },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await signInAsAdmin(page);
  const { id } = await acceptAll(page.request, name);
  await page.goto(`/admin/pending-approval?case=${id}`);
  const decision = page.getByRole('region', { name: 'Decision' });
  const words = 'MO RN license: This license ends before it begins. Please check both dates.';
  await expect(decision.getByText('Open questions: an approval needs your reason')).toBeVisible();
  await expect(decision.getByText(words)).toBeVisible();
  await isAccessibleEverywhere(page);

  await decision.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve with open questions?' });
  await expect(dialog.getByText(words)).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText(/Say why you approve anyway\.$/)).toBeVisible();
  await dialog.getByLabel('Why you approve anyway').fill('The board confirmed both dates by phone.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/admin/pending-approval?case=${id}`);
  await page.getByRole('button', { name: 'Decide now' }).click();
  await expect(page.getByText(/^Approved by Administrator/)).toBeVisible();

  const inside = page.getByRole('region', { name: 'Behind the passport' });
  await expect(inside).toContainText('State board or registry lookup, checked by Administrator');
  await expect(inside).toContainText('Looked up at https://pr.mo.gov/');
  await expect(inside).toContainText(words);
  await expect(inside).toContainText('“The board confirmed both dates by phone.”');
  await isAccessibleEverywhere(page);
});
