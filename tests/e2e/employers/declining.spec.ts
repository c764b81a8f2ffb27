import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { press, reach, type } from '../keyboard.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob } from './employer.support.ts';

const ZIP = '64772';

/** The applicants' names in the order of the list. */
const namesIn = async (page: Page, jobId: string): Promise<string[]> => {
  const list = (await (await page.request.get(`/api/jobs/${jobId}/candidates?stage=applied`)).json()) as {
    items: { name: string }[];
  };
  return list.items.map(({ name }) => name);
};

test('declining by keyboard: no reason is chosen, the candidate’s words are shown first, and the next person opens', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  const title = someName('Emergency nurse, nights');
  const jobId = await aPublishedJob(page, title, { zip: ZIP });
  const nurses = [await anApplicantFrom(browser, admin, ZIP, jobId), await anApplicantFrom(browser, admin, ZIP, jobId)];
  const [first = '', second = ''] = await namesIn(page, jobId);
  const pageOf = (name: string) => nurses.find((nurse) => nurse.name === name)?.page as Page;

  await page.goto(`/employer/jobs/${jobId}?show=applied`);
  await page.getByRole('link', { name: `Open ${first}` }).press('Enter');
  const person = (name: string) => page.getByRole('article', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Decline this application' });

  await test.step('J, K and the arrow keys lead to the next person and back, and the URL keeps the list', async () => {
    await expect(person(first)).toBeFocused();
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
    await expect(person(first).getByRole('link', { name: 'Previous' })).toHaveCount(0);
    for (const [next, previous] of [
      ['j', 'k'],
      ['ArrowRight', 'ArrowLeft'],
    ] as const) {
      await page.keyboard.press(next);
      await expect(person(second)).toBeFocused();
      await expect(page).toHaveURL(/\?show=applied$/);
      await page.keyboard.press(previous);
      await expect(person(first)).toBeFocused();
    }
    await expect(person(first).getByRole('button', { name: 'Decline' })).toBeVisible();
    await isAccessibleEverywhere(page);
  });

  await test.step('a missing reason is said at its field; what the candidate will read is shown as it is written', async () => {
    await press(page, person(first).getByRole('button', { name: 'Decline' }));
    const reason = dialog.getByLabel('Reason', { exact: true });
    await expect(reason).toHaveValue('');
    await press(page, dialog.getByRole('button', { name: 'Decline' }));
    await expect(reason).toHaveAccessibleDescription('Choose a reason.');
    await reach(page, reason);
    await page.keyboard.type('The sched');
    await expect(reason).toHaveValue('schedule');
    await type(page, dialog.getByLabel('Note to the candidate'), 'We need weekends.');
    const reads = dialog.getByRole('heading', { name: `${first} will read` }).locator('..');
    await expect(reads).toContainText(`Your application for ${title} has ended.`);
    await expect(reads).toContainText('Reason: The schedules did not fit. We need weekends.');
    await isAccessibleEverywhere(page);
  });

  await test.step('a reason for the team only says so, and keeps the two notes apart', async () => {
    await dialog.getByRole('radio', { name: 'Only your team' }).press('Space');
    await expect(dialog.getByLabel('Note for your team')).toHaveValue('');
    await dialog.getByLabel('Note for your team').fill('Too far from home, ask again in spring.');
    await expect(dialog).not.toContainText('Reason: The schedules');
    await isAccessibleEverywhere(page);
    // The input survives a reload.
    await page.reload();
    await person(first).getByRole('button', { name: 'Decline' }).press('Enter');
    await expect(dialog.getByLabel('Note for your team')).toHaveValue('Too far from home, ask again in spring.');
  });

  await test.step('the button is red like the one that opened it; declining once opens the next person', async () => {
    const color = (name: string) =>
      person(name)
        .or(dialog)
        .last()
        .getByRole('button', { name: 'Decline' })
        .evaluate((button) => getComputedStyle(button).color);
    const confirm = await color(first);
    await dialog.getByRole('button', { name: 'Decline' }).dblclick();
    await expect(person(second)).toBeVisible();
    await expect(page.getByText(`You declined ${first}. Next: ${second}.`)).toBeFocused();
    expect(await color(second)).toBe(confirm);
  });

  await test.step('the team reads the reason; the candidate reads none', async () => {
    await page.goto(`/employer/jobs/${jobId}?show=rejected`);
    await page.getByRole('link', { name: `Open ${first}` }).press('Enter');
    await expect(person(first).getByRole('heading', { name: 'Declined. Only your team sees why' })).toBeVisible();
    await expect(person(first)).toContainText('The schedules did not fit. Too far from home, ask again in spring.');
    const candidate = pageOf(first);
    await candidate.goto('/job-seeker/dashboard?tab=applications');
    await candidate.getByRole('button', { name: new RegExp(title) }).click();
    const own = candidate.getByRole('dialog', { name: title });
    await expect(own.getByText('Declined', { exact: true }).first()).toBeVisible();
    await expect(own).not.toContainText('did not fit');
    await expect(own).not.toContainText('Too far');
  });

  await test.step('after the last one the list is caught up', async () => {
    await page.goto(`/employer/jobs/${jobId}?show=applied`);
    await press(page, page.getByRole('link', { name: `Open ${second}` }));
    await press(page, person(second).getByRole('button', { name: 'Decline' }));
    await dialog.getByLabel('Reason', { exact: true }).selectOption('experience');
    await press(page, dialog.getByRole('button', { name: 'Decline' }));
    await expect(page.getByText("You're all caught up on this list.").first()).toBeVisible();
    await expect(page.getByLabel('Show', { exact: true })).toHaveValue('applied');
  });
});
