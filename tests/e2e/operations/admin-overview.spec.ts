import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { aNurseWhoWaits, signInAsAdmin, someName } from './admin.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { test } from '../test.support.ts';

/** No other test has a job within reach. */
const HANNIBAL = '63401';

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

test('the overview leads with people and jobs without a match and the reasons, by keyboard to the list and the lab', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const { name: nurse } = await aNurseIn(browser, page, HANNIBAL);
  const isListed = async () => {
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await page.request.get(`/api/admin/unmatched/rows?limit=100${cursor && `&cursor=${cursor}`}`);
      const read = (await answer.json()) as { items: { name: string }[]; nextCursor: string | null };
      if (read.items.some(({ name }) => name === nurse)) return true;
      cursor = read.nextCursor;
    }
    return false;
  };
  await expect.poll(isListed, { timeout: 20_000 }).toBe(true);
  await page.goto('/admin/overview');
  const first = page.getByRole('heading', { name: 'What to know first' });
  await expect(first).toBeInViewport();
  const card = page.getByRole('region', { name: 'Approved people without an eligible job' });
  await expect(card).toContainText(/\d+\s*of \d+/);
  await expect(page.getByRole('region', { name: 'Open jobs without a candidate' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting times' })).toContainText('Reviews past the promise');
  await expect(page.getByRole('region', { name: 'Exclusion screening' })).toContainText('SAM list');
  const all = card.getByRole('link', { name: 'See all people without an eligible job' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/unmatched\?side=people$/);
  await expect(page.getByText(/^\d+ of \d+ approved (people have|person has) no eligible job\./)).toBeVisible();
  await page.getByLabel('Reason').selectOption('No open job for their position');
  await expect(page).toHaveURL(/side=people&reason=position$/);
  await page.reload();
  await expect(page.getByLabel('Reason')).toHaveValue('position');
  await page.goBack();
  await expect(page.getByLabel('Reason')).toHaveValue('');
  await page
    .getByRole('link', { name: /^Open in the lab: / })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Matching Lab' })).toBeVisible();
  await expect(page).toHaveURL(/tab=pair&person=/);
});
