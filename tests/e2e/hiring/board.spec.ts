import { expect, type Locator, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';

const ZIP = '65010';

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('article').filter({ hasText: name });

/** Drags a card as a hand does, in several moves: the board reacts to the first, the column to the last. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover({ position: { x: 60, y: 60 } });
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('The column has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x + 4, y + 4, { steps: 2 });
  await page.mouse.up();
}

test('a board moves people by drag, keyboard, menu and in bulk, and tells who was slower', async ({ browser }) => {
  test.setTimeout(240_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  const jobId = await aPublishedJob(page, someName('Board nurse, nights'), { zip: ZIP });
  const nurses: { page: Page; name: string }[] = [];
  for (let n = 0; n < 4; n++) nurses.push(await anApplicantFrom(browser, admin, ZIP, jobId));
  const [first = '', second = '', third = '', fourth = ''] = nurses.map(({ name }) => name);

  await test.step('the bare address opens the board, which does not wait for the job, and back returns to it', async () => {
    const boardAsked = page.waitForRequest('**/api/employer/people/board');
    await page.route(`**/api/jobs/${jobId}`, async (route) => {
      await boardAsked;
      await route.continue();
    });
    await page.goto(`/employer/jobs/${jobId}`);
    await expect(card(page, 'Applied', first)).toBeVisible();
    await page.unroute(`**/api/jobs/${jobId}`);
    await page.getByRole('tab', { name: 'Candidates' }).click();
    await expect(
      page.getByRole('tabpanel', { name: 'Candidates' }).getByRole('heading', { name: first }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/employer/jobs/${jobId}`);
  });
  await expect(card(page, 'Applied', first)).toBeVisible();
  await isAccessibleEverywhere(page);
  const other = await page.context().newPage();
  await other.goto(`/employer/jobs/${jobId}?tab=board`);
  await expect(card(other, 'Applied', first)).toBeVisible();

  await test.step('seven columns with people fit the window of a laptop, and none scrolls the page sideways', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const least = await column(page, 'Applied').evaluate((one) => parseFloat(getComputedStyle(one).minWidth));
    const board = page.getByRole('region', { name: 'Board' });
    const [room, gap] = await board.evaluate((one) => [one.clientWidth, parseFloat(getComputedStyle(one).columnGap)]);
    expect(7 * least + 6 * Number(gap)).toBeLessThanOrEqual(Number(room));
    for (const width of [390, 820, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width)).toBe(0);
    }
  });

  await test.step('one click on the points says why someone ranks above the next, on the board and in the table', async () => {
    for (const list of [column(page, 'Applied'), page.getByRole('region', { name: 'Table' })]) {
      await list
        .getByRole('button', { name: /points: why .* ranks here$/ })
        .nth(1)
        .click();
      const dialog = page.getByRole('dialog', { name: 'Compare candidates' });
      await expect(dialog.getByRole('columnheader')).toHaveCount(4);
      await expect(dialog.getByText(/ahead of|have the same compatibility/)).toHaveCount(2);
      await isAccessibleEverywhere(page);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Table' }).click();
    }
    await page.getByRole('tab', { name: 'Board' }).click();
  });

  await test.step('by drag, and live in another window', async () => {
    await drag(page, card(page, 'Applied', first), column(page, 'Shortlisted'));
    await expect(card(page, 'Shortlisted', first)).toBeVisible();
    await expect(card(other, 'Shortlisted', first)).toBeVisible();
  });

  await test.step('tags and own steps appear on the other board as they are made', async () => {
    const tag = await page.request.post('/api/employer/person-tags', { data: { name: 'Float pool' } });
    const { id: tagId } = (await tag.json()) as { id: string };
    await expect(other.getByLabel('Tag', { exact: true }).getByRole('option', { name: 'Float pool' })).toBeAttached();
    const applicationIds = [await idOf(page, jobId, second)];
    await page.request.post('/api/employer/people/tag', { data: { applicationIds, tagId, isOn: true } });
    await expect(card(other, 'Applied', second).getByText('Float pool')).toBeVisible();
    const steps = [{ id: null, name: 'Phone screen' }];
    await page.request.put('/api/employer/hiring-steps', { data: { position: 'RN', stage: 'applied', steps } });
    await expect(other.getByRole('option', { name: 'Phone screen', includeHidden: true })).toBeAttached();
    await page.request.delete(`/api/employer/person-tags/${tagId}`);
    await expect(card(other, 'Applied', second).getByText('Float pool')).toBeHidden();
  });

  await test.step('a column that the stage does not allow takes no card', async () => {
    await drag(page, card(page, 'Applied', second), column(page, 'Hired'));
    await expect(card(page, 'Applied', second)).toBeVisible();
    await expect(column(page, 'Hired').getByRole('article')).toHaveCount(0);
  });

  await test.step('by keyboard, and the focus stays on the card', async () => {
    await card(page, 'Applied', second).getByRole('link').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(page, 'Shortlisted', second).getByRole('link')).toBeFocused();
  });

  await test.step('by the menu, which asks for the reason', async () => {
    await card(page, 'Applied', third)
      .getByRole('button', { name: `Move ${third}` })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Declined' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Decline this application' });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription('Choose a reason.');
    await dialog.getByLabel('Reason', { exact: true }).selectOption('experience');
    await dialog.getByRole('button', { name: 'Decline' }).dblclick();
    await expect(card(page, 'Declined', third)).toBeVisible();
  });

  await test.step('two windows move one card: one wins, the other is told why and sees the new place', async () => {
    await expect(card(other, 'Applied', fourth)).toBeVisible();
    const late = page.request.post('/api/employer/people/move', {
      data: { people: [{ id: await idOf(page, jobId, fourth), from: 'applied' }], to: { stage: 'shortlisted' } },
    });
    expect((await late).status()).toBe(200);
    const again = await page.request.post('/api/employer/people/move', {
      data: { people: [{ id: await idOf(page, jobId, fourth), from: 'applied' }], to: { stage: 'shortlisted' } },
    });
    expect(await again.json()).toMatchObject({ refused: [{ message: 'You moved them to Shortlisted first.' }] });
    await expect(card(other, 'Shortlisted', fourth)).toBeVisible();
  });

  await test.step('previous and next walk the filtered list, and the way back keeps its filters', async () => {
    const list = `/employer/jobs/${jobId}?tab=table&stage=shortlisted&within=under_30`;
    await page.goto(list);
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('row').nth(1).getByRole('link').press('Enter');
    await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
    for (const place of ['2 of 3', '3 of 3']) {
      await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
      await page.keyboard.press('j');
      await expect(page.getByText(place, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(third)).toHaveCount(0);
    await page.reload();
    await page.getByRole('link', { name: 'Candidates for', exact: false }).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(page.getByLabel('Distance')).toHaveValue('under_30');
    await page.goto(`/employer/jobs/${jobId}?tab=board`);
    await card(page, 'Shortlisted', first).getByRole('link').press('Enter');
    await expect(page.getByText(/^\d of 3$/)).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Shortlisted', first)).toBeVisible();
  });

  await test.step('several people are invited to book open times,', async () => {
    for (const name of [first, second]) {
      await card(page, 'Shortlisted', name)
        .getByRole('checkbox', { name: `Select ${name}` })
        .click();
    }
    await page.getByRole('button', { name: 'Invite 2 to interview' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite 2 people to interview' });
    await expect(dialog.getByRole('link', { name: 'Set availability' })).toBeVisible();
    await isAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('several at once, and the table with its filters survives a reload', async () => {
    for (const name of [first, second]) {
      await card(page, 'Shortlisted', name)
        .getByRole('checkbox', { name: `Select ${name}` })
        .click();
    }
    await page.getByRole('button', { name: 'Decline 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline 2 applications' });
    await dialog.getByLabel('Reason', { exact: true }).selectOption('schedule');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(column(page, 'Declined').getByRole('article')).toHaveCount(3);

    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByLabel('Stage').selectOption('shortlisted');
    await page.getByLabel('Distance').selectOption('under_30');
    await expect(page.getByRole('row').filter({ hasText: fourth })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByLabel('Distance')).toHaveValue('under_30');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Search people').fill('nothing like this');
    await expect(page.getByText('No people match these filters')).toBeVisible();
    expect(page.url()).not.toContain('nothing');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByLabel('Search people')).toHaveValue('');
    await isAccessibleEverywhere(page);
  });

  await test.step('a card whose person withdrew explains itself', async () => {
    const id = await idOf(page, jobId, fourth);
    const nurse = nurses.find(({ name }) => name === fourth)?.page as Page;
    expect((await nurse.request.post(`/api/me/applications/${id}/withdraw`, { data: {} })).status()).toBe(200);
    const answer = await page.request.post('/api/employer/people/move', {
      data: { people: [{ id, from: 'shortlisted' }], to: { stage: 'rejected', reason: 'pay' } },
    });
    expect(await answer.json()).toMatchObject({ refused: [{ message: expect.stringContaining('withdrew') }] });
  });
});

/** The application of a person in a job. */
async function idOf(page: Page, jobId: string, name: string): Promise<string> {
  const answer = await page.request.post('/api/employer/people/search', {
    data: { scope: { kind: 'job', id: jobId }, search: name },
  });
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] };
  return items.find((one) => one.name === name)?.id ?? '';
}
