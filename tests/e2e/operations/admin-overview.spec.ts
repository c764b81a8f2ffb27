import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { aNurseWhoWaits, signInAsAdmin, someName } from './admin.support.ts';
import { test } from '../test.support.ts';

test('each figure of the overview links to its list for the chosen range and is a line in the export', async ({
  page,
  browser,
}) => {
  await aNurseWhoWaits(browser, someName('Opal'));
  await signInAsAdmin(page, '/admin/overview');
  await page.getByLabel('Range').selectOption('Last 7 days');
  await expect(page).toHaveURL(/range=7d/);
  await expect(
    page.getByText(/\d+ due = \d+ answered \(\d+ in time \+ \d+ late\) \+ \d+ not answered\./),
  ).toBeVisible();
  const save = page.getByRole('button', { name: 'Export CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('tallgrass-overview-7d.csv');
  const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(header).toBe('group,figure,value,rows,list');
  expect(lines.length).toBeGreaterThan(40);

  // Every figure with rows is a link on the screen, to the address named in the file.
  const counted = lines.flatMap((line) => {
    const found = /,(?<rows>\d+),"?(?<list>\/admin\/[^"]+)"?$/.exec(line)?.groups;
    expect(found, line).toBeDefined();
    return Number(found?.['rows']) > 0 ? [found?.['list']] : [];
  });
  expect(counted).toContain('/admin/figures?figure=signed_up&range=7d');
  const linked = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(counted.filter((list) => list && !linked.includes(list))).toEqual([]);

  await page.getByRole('link', { name: 'Signed up' }).click();
  await expect(page).toHaveURL(/\/admin\/figures\?figure=signed_up&range=7d$/);
  await expect(page.getByRole('table')).toBeVisible();
});
