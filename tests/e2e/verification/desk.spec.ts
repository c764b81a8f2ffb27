import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import { aSecondAdministrator } from './second-administrator.support.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Queue' }).getByRole('button', { name: new RegExp(name) });

test('the desk shows eight cases at 1366 × 768, filters in one row, and keeps its filters over a reload', async ({
  page,
  browser,
}) => {
  const name = someName('Petra');
  await aNurseWhoWaits(browser, name);
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAsAdmin(page, '/admin/pending-approval?order=risk');
  await expect(rowOf(page, name)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
  // Without the bar of planned decisions: those of this administrator in other tests show here too, for a while.
  const bottomOfEight = () =>
    rows.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      const bar = document.querySelector('main [role=status] + section');
      const taken = bar?.parentElement
        ? bar.getBoundingClientRect().height + parseFloat(getComputedStyle(bar.parentElement).rowGap)
        : 0;
      return (boxes[0]?.top ?? Infinity) - taken + 8 * Math.min(...boxes.map(({ height }) => height));
    });
  await expect.poll(bottomOfEight).toBeLessThanOrEqual(768);
  const filters = page.getByRole('group', { name: 'Filters' }).getByRole('combobox');
  await expect(filters).toHaveCount(5);
  const tops = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByText(/^\d+ cases? waits?/)).toBeVisible();
  await expect(page.getByLabel('Status').locator('option:checked')).toHaveText(/^Waiting \(\d+\)$/);

  // The words of the risk, never its points. The job that scores runs every minute, so only the form of the text is sure.
  await expect(page.getByText(/^Risk \d/)).toHaveCount(0);

  await page.getByLabel('Subject').selectOption({ value: 'person' });
  await expect(page).toHaveURL(/subject=person/);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('person');
  await expect(page.getByLabel('Sort')).toHaveValue('risk');
  await isAccessibleEverywhere(page);

  await page.goto('/admin/verification?status=approved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification');
  await expect(page.getByLabel('Status')).toHaveValue('approved');
});

test('on a phone, the queue stays where it is when the counts arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/api/admin/case-counts', async (route) => {
    await known;
    await route.continue();
  });
  await signInAsAdmin(page, '/admin/pending-approval');
  const search = page.getByRole('searchbox', { name: 'Person or organization' });
  await expect(search).toBeVisible();
  const before = await search.boundingBox();
  tell();
  await expect(page.getByText(/^\d+ cases? waits?/)).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
});

test('the queue and its cases are walked by keyboard, and back in the browser returns to the queue', async ({
  page,
  browser,
}) => {
  const names = [someName('Ruth'), someName('Sena')];
  for (const name of names) await aNurseWhoWaits(browser, name);
  await signInAsAdmin(page, '/admin/pending-approval?claim=free');
  await expect(rowOf(page, names[1] ?? '')).toBeVisible();
  await rowOf(page, names[0] ?? '').focus();
  const rows = page.locator('[data-row]');
  const at = await rows.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(at + 1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(at)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: names[0] ?? '', level: 2 })).toBeFocused();
  await page.keyboard.press('n');
  const second = page.getByRole('heading', { level: 2 });
  await expect(second).not.toHaveText(names[0] ?? '');
  await expect(second).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: names[0] ?? '', level: 2 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: names[0] ?? '', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the queue' }).click();
  await expect(rowOf(page, names[0] ?? '')).toBeFocused();
  await rowOf(page, names[1] ?? '').click();
  await expect(page.getByRole('heading', { name: names[1] ?? '', level: 2 })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, names[1] ?? '')).toBeVisible();
});

test('on a phone the filters open from one button and the case has the way back', async ({ page, browser }) => {
  const name = someName('Tilda');
  await aNurseWhoWaits(browser, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page, '/admin/pending-approval?claim=free');
  await expect(page.getByLabel('Status')).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByLabel('Reviewer').selectOption({ value: 'all' });
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await rowOf(page, name).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await isAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Back to the queue' }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('the second administrator on a case sees who is at it, and decides only after taking over', async ({
  page,
  browser,
}) => {
  const name = someName('Wilma');
  await aNurseWhoWaits(browser, name);
  await signInAsAdmin(page, '/admin/pending-approval');
  const second = await aSecondAdministrator(browser, page);
  await rowOf(page, name).click();
  const identity = (of: Page) => of.getByRole('article', { name: 'Identity' });
  const evidence = (of: Page) => identity(of).getByRole('button', { name: /^Statement only/ });
  await second.goto(page.url());
  await expect(evidence(second)).toBeVisible();

  await evidence(page).click();
  await expect(identity(page).getByText('Accepted', { exact: true })).toBeVisible();
  // The screen of the second one follows by itself: who is at it, and no way to a decision that would be refused.
  await expect(second.getByText('Administrator is working on this case')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await isAccessibleEverywhere(second);
  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(second.getByText('Administrator is working on this case')).toHaveCount(0);

  // The first one had the case open all the time; a step that comes too late is refused and names the other.
  const id = new URL(page.url()).searchParams.get('case');
  const late = await page.request.post(`/api/admin/cases/${id}/planned-approval`, { data: { version: 1 } });
  expect(late.status()).toBe(409);
  expect(((await late.json()) as { message: string }).message).toMatch(/^Ines .* is working on this case\.$/);
  await expect(page.getByText(/^Ines .* is working on this case$/)).toBeVisible();
});

test('a search keeps its words while cases are opened, walked, reloaded and left, and a second tab follows the first', async ({
  page,
  browser,
}) => {
  const family = someName('').trim();
  const names = [`Ada ${family}`, `Bea ${family}`] as const;
  for (const name of names) await aNurseWhoWaits(browser, name);
  await signInAsAdmin(page, '/admin/pending-approval');
  const field = page.getByLabel('Person or organization');
  const rows = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
  await field.fill('zebra crossing');
  await field.press('Enter');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await field.fill(family.toLowerCase());
  await field.press('Enter');
  await expect(rows).toHaveCount(2);
  expect(page.url().toUpperCase()).not.toContain(family);
  await isAccessibleEverywhere(page);

  const caseOf = (name: string, of = page) => of.getByRole('heading', { name, level: 2 });
  await rowOf(page, names[0]).click();
  await expect(caseOf(names[0])).toBeFocused();
  await page.keyboard.press('n');
  await expect(caseOf(names[1])).toBeFocused();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await page.reload();
  await expect(caseOf(names[1])).toBeVisible();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(caseOf(names[0])).toBeVisible();

  await test.step('two tabs of one administrator on one case', async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    const item = (of: Page, name: string) => of.getByRole('article', { name });
    const accept = (of: Page, name: string) => item(of, name).getByRole('button', { name: /^Statement only/ });
    await expect(accept(tab, 'Identity')).toBeVisible();
    await accept(page, 'Identity').click();
    await expect(item(tab, 'Identity').getByText('Accepted', { exact: true })).toBeVisible();
    await item(tab, 'Role').getByRole('button', { name: /^Role/ }).click();
    await accept(tab, 'Role').click();
    await expect(item(page, 'Role').getByText('Accepted', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take over' })).toHaveCount(0);
    await tab.close();
  });

  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(field).toHaveValue(family.toLowerCase());
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
});
