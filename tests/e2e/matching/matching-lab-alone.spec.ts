import { expect } from '@playwright/test';
import { test } from '../operations/empty-product.support.ts';
import { ADMIN } from '../accounts/identity.support.ts';
import { inDatabase } from '../verification/reviewer.support.ts';

test.setTimeout(150_000);

test('in a market without anybody: every part of the lab says so, and whoever administers alone waits a day for their version', async ({
  page,
  empty,
}) => {
  const lab = `${empty.url}/admin/matching-lab`;
  expect((await page.request.post(`${empty.url}/api/auth/sign-in`, { data: ADMIN })).ok()).toBe(true);
  const main = page.getByRole('main');

  await test.step('nobody to choose, and no job', async () => {
    await page.goto(lab);
    for (const kind of ['Person', 'Job']) {
      const picker = page.getByRole('region', { name: kind });
      await expect(picker).toContainText(`There is no ${kind.toLowerCase()} yet.`);
      await picker.getByRole('searchbox').fill('Nobody');
      await expect(picker).toContainText('No results.');
    }
  });

  await test.step('figures of nobody are nought, and there is nothing to learn from', async () => {
    await page.getByRole('tab', { name: 'Whole market' }).click();
    const figures = page.getByRole('table', { name: 'The market under both versions' });
    await page.getByRole('slider', { name: 'Pay' }).press('End');
    // The process of this market has only just started, and matches for the first time.
    await expect(page.getByText(/^0 people and 0 jobs, matched twice in/)).toBeVisible({ timeout: 30_000 });
    await expect(figures.getByRole('row', { name: /^Exposure Gini/ })).toHaveText(/0\.000\s*0\.000\s*±0$/);
    await expect(figures.getByRole('row', { name: /^Never shown/ })).toHaveText(/0%\s*0%\s*±0$/);
    await expect(main).toContainText('Nothing to compare: too few people');
    await expect(main).not.toContainText(/NaN|Infinity|undefined/);
    await page.getByRole('button', { name: 'Fit weights to outcomes' }).click();
    await expect(main).toContainText('There are no outcomes to fit to yet');
    await expect(page.getByRole('slider', { name: 'Pay' })).toHaveAttribute('aria-valuetext', '35');
  });

  await test.step('a round of nobody places nobody', async () => {
    await page.getByRole('tab', { name: 'Batch round' }).click();
    await page.getByRole('button', { name: 'Run the round' }).click();
    await expect(main).toContainText('No open job of this position has an eligible person.');
  });

  await test.step('a version of one’s own waits, and says until when', async () => {
    await page.getByRole('tab', { name: 'Whole market' }).click();
    await page.getByRole('slider', { name: 'Commute' }).press('End');
    await page.getByRole('button', { name: 'Propose as a version' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Version name').fill('near-1');
    await dialog.getByLabel('Why').fill('Nearer jobs first.');
    await dialog.getByRole('button', { name: 'Propose as a version' }).click();
    await page.getByRole('tab', { name: 'Versions' }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'near-1', exact: true }) });
    const approve = card.getByRole('button', { name: 'Approve and activate' });
    await expect(card).toContainText(/You are the only administrator: you can approve it from \w+, \w+ \d+, /);
    await expect(approve).toHaveCount(0);

    await inDatabase(
      `update weights_versions set created_at = created_at - interval '24 hours' where version = 'near-1'`,
      [],
      empty.databaseUrl,
    );
    await page.reload();
    await approve.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve and activate' }).click();
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await page.goto(`${empty.url}/admin/audit?action=weights.approved`);
    await expect(main).toContainText('"alone":true');
  });
});
