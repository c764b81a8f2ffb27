import { expect } from '@playwright/test';
import { dayOf } from '#kernel/days.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aHospitalThatWaits } from '../employers/employer.support.ts';
import { acceptAll, approve, inDatabase } from './reviewer.support.ts';
import { aSecondAdministrator } from './second-administrator.support.ts';
import { test } from '../test.support.ts';

test('what one administrator may not settle alone waits for a second one', async ({ page, browser }) => {
  await signInAsAdmin(page);
  const second = await aSecondAdministrator(browser, page);

  await test.step('an approval on a call to a number found elsewhere', async () => {
    const { name } = await aHospitalThatWaits(browser);
    const { id } = await acceptAll(page.request, name);
    const at = `/admin/pending-approval?subject=organization&case=${id}`;
    await page.goto(at);
    await page.getByLabel('Number you called').fill('(417) 555-0177');
    await page.getByLabel('Who you spoke with and what they said').fill('The office knows Morgan Hale.');
    await page.getByRole('button', { name: 'Record the call' }).click();
    await expect(page.getByText('Say where you found the number.')).toBeVisible();
    await page.getByLabel('Where you found it').fill('The hospital’s sign, on the street map');
    await page.getByLabel('Found on').fill(dayOf(new Date()));
    await page.getByRole('button', { name: 'Record the call' }).click();
    await expect(page.getByText(/A second administrator must agree to the approval\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask a second administrator to agree?' });
    await dialog.getByLabel('Why you approve anyway').fill('New, and in no directory yet.');
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(page.getByText(/asked to approve this\. Another administrator must agree\./)).toBeVisible();

    await second.goto(at);
    await second.getByRole('button', { name: 'Approve' }).click();
    await expect(second).not.toHaveURL(new RegExp(id));
    await second.goto(at);
    await expect(second.getByText(/^Approved by Ines/)).toBeVisible();
  });

  await test.step('a blind second review of an approval', async () => {
    const name = someName('Bea');
    await aNurseWhoWaits(browser, name);
    const id = await approve(page.request, name);
    await inDatabase(
      `insert into second_reviews (case_id, first_by, first_at)
       select id, decided_by, decided_at from verification_cases where id = $1 on conflict do nothing`,
      [id],
    );
    const at = `/admin/verification?status=second_review&case=${id}`;
    await page.goto(at);
    await expect(page.getByText(/^Another administrator will review this approval/)).toBeVisible();
    await second.goto(at);
    await expect(second.getByRole('heading', { name: 'Second review' })).toBeVisible();
    await expect(second.getByText(/^Approved by/)).toHaveCount(0);
    await second.getByRole('button', { name: 'I would not' }).click();
    const dialog = second.getByRole('dialog', { name: 'You would not have approved' });
    await dialog.getByRole('button', { name: 'I would not' }).click();
    await expect(dialog.getByText('Say what is wrong.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await second.getByRole('button', { name: 'I would approve' }).click();
    await expect(second).not.toHaveURL(new RegExp(id));
    await second.goto(at);
    await expect(second.getByText('A second reviewer agreed.')).toBeVisible();
  });
});
