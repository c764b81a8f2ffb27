import { expect, type Browser, type Page } from '@playwright/test';
import { isAccessibleInEveryLook, isWithinWindow } from '../accessibility.support.ts';
import { anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { tooSmall } from '../site/public.support.ts';
import { test } from '../test.support.ts';

const PHONE = { width: 390, height: 844 };
/** A town of these tests alone. */
const [ZIP, TOWN] = ['65601', 'Aldrich, MO'];
const [ON_PHONE, PAGE, MORE_THAN_A_PAGE] = [5, 20, 21];

async function aHospital(browser: Browser, page: Page): Promise<Page> {
  await signInAsAdmin(page);
  return (await anApprovedHospital(browser, page)).page;
}

/** A phone without scripts: the pages of the search need none. */
async function aPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  return context.newPage();
}

test('on a phone a visitor finds jobs near a ZIP code by touch, shows more, opens one and comes back', async ({
  browser,
  page: admin,
  baseURL,
}) => {
  const employer = await aHospital(browser, admin);
  const word = someName('Quince');
  for (let job = 0; job < MORE_THAN_A_PAGE; job += 1)
    await aPublishedJob(employer, `${word} nurse ${job}`, { zip: ZIP });
  const page = await aPhone(browser, baseURL);
  await page.goto('/jobs');
  await page.getByLabel('Job, employer or skill').fill(word);
  await page.getByLabel('City or ZIP code').fill(ZIP);
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Healthcare jobs in ${ZIP} (${TOWN})`);
  await expect(page.getByText(`${MORE_THAN_A_PAGE} jobs`, { exact: true })).toBeVisible();
  const found = page.getByRole('heading', { level: 2, name: word });
  const more = page.getByRole('link', { name: 'Show more jobs' });
  const list = page.url();
  await expect(found).toHaveCount(ON_PHONE);
  expect((await more.boundingBox())?.y ?? Infinity).toBeLessThan(3 * PHONE.height);
  await more.tap();
  await expect(found).toHaveCount(PAGE);
  await expect(found.nth(ON_PHONE)).toBeInViewport();
  const shown = await found.allInnerTexts();
  await more.tap();
  await expect(page.getByText(`Jobs ${PAGE + 1}–${MORE_THAN_A_PAGE} of ${MORE_THAN_A_PAGE}`)).toBeVisible();
  const others = await found.allInnerTexts();
  expect(new Set([...shown, ...others]).size).toBe(MORE_THAN_A_PAGE);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(found).toHaveCount(ON_PHONE);
  await page.getByRole('link', { name: shown[0] ?? '', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[0] ?? '');
  await page.goBack();
  await expect(page.getByLabel('Job, employer or skill')).toHaveValue(word);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }).tap();
  await expect(page).toHaveURL(/\/candidate\/signin/);
});

const WRONG: [what: string, query: string, field: string, error: RegExp][] = [
  ['a ZIP code that does not exist', 'place=00000', 'City or ZIP code', /We don’t know this ZIP code/],
  ['a military ZIP code', 'place=09012', 'City or ZIP code', /It may be a military one/],
  ['a distance below zero', `place=${ZIP}&miles=-1`, 'Distance', /from 1 to 500 miles/],
  ['pay the wrong way round', 'payFrom=50&payTo=30', 'Pay to, an hour', /must not be below the lowest/],
  ['10,000 characters', `q=${'x'.repeat(10_000)}`, 'Job, employer or skill', /at most 100 letters/],
];

const summaryOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check these filters' });

test('each wrong filter says at its field what to change, keeps the others, and survives the way back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const [what, query, field, error] of WRONG) {
    await page.goto(`/jobs?bonus=1&${query}`);
    const summary = summaryOn(page);
    await expect(summary, what).toContainText(error);
    const input = page.getByLabel(field, { exact: true });
    await expect(input, what).toHaveAccessibleDescription(error);
    await isWithinWindow(page);
    await summary.getByRole('link').click();
    await expect(input, what).toBeInViewport();
    const address = page.url();
    await page.goto('/jobs');
    await page.goBack();
    await expect(page, what).toHaveURL(address);
    await expect(summaryOn(page), what).toContainText(error);
    await expect(page.getByLabel('Has a sign-on bonus'), what).toBeChecked();
  }
});

test('by keyboard a visitor corrects a place, and the answer has no error left', async ({ page }) => {
  await page.goto('/jobs?place=00000');
  await summaryOn(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  const place = page.getByLabel('City or ZIP code');
  await place.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(TOWN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TOWN);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the search, its errors and an empty answer are accessible in both themes', async ({ browser, page, baseURL }) => {
  const employer = await aHospital(browser, page);
  const word = someName('Medlar');
  await aPublishedJob(employer, `${word} nurse`, { zip: ZIP, signOnBonusCents: 500_000, signOnBonusTerms: 'Stay.' });
  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  for (const query of [`q=${word}&place=${ZIP}&bonus=1`, 'place=00000&payFrom=9&payTo=2', 'q=telemtry&replies=1']) {
    await visitor.setViewportSize(PHONE);
    await visitor.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visitor.goto(`/jobs?${query}`);
    // The link of a row covers the row, the list under the map has every town of it, and a label checks its box.
    const small = await tooSmall(visitor);
    expect(small.filter((target) => !/after:inset-0|<title>|type="checkbox"/.test(target))).toEqual([]);
    await isAccessibleInEveryLook(visitor);
  }
});

test('a nurse sees how a job fits, saves it and the search, and finds both again', async ({ browser, page: admin }) => {
  const employer = await aHospital(browser, admin);
  const { page } = await aNurseIn(browser, admin, ZIP);
  const word = someName('Sorrel');
  await aPublishedJob(employer, `${word} nurse`, { zip: ZIP });
  await aPublishedJob(employer, `${word} practitioner`, { zip: ZIP, position: 'NP', specialty: null });
  await page.setViewportSize(PHONE);
  await page.goto(`/jobs?q=${word}`);
  const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row(`${word} nurse`)).toContainText(/Your fit: \d+ of 100\./);
  await expect(row(`${word} practitioner`)).toContainText('Not a fit yet.');
  await page.getByRole('button', { name: `Save ${word} nurse` }).click();
  await expect(page.getByRole('button', { name: `Save ${word} nurse` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Tell me').selectOption('Right away');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page).toHaveURL('/jobs/saved');
  await expect(page.getByRole('link', { name: `“${word}”` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${word} nurse` })).toBeVisible();
  await isAccessibleInEveryLook(page);
});
