import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { ADMIN, signInByApi } from '../accounts/identity.support.ts';
import { test } from '../operations/empty-product.support.ts';
import { aLineTo } from './cut-line.support.ts';
import { makeAdministrator } from './second-administrator.support.ts';

test.setTimeout(150_000);

const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});

const LEIE =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const excluded = (last: string, on = '20200220') =>
  `${last},CLEM,,,NURSE,NURSE/NURSES AIDE,,0000000000,19900314,1 ELM ST,JOPLIN,MO,64801,1128b4,${on},00000000,00000000,`;
/** So many people, the newest of them excluded on that day. */
const leie = (name: string, count: number, newest: string) =>
  file(name, LEIE, ...Array.from({ length: count }, (_, i) => excluded(`NAME${i}`, i === 0 ? newest : undefined)));

const SAM = file(
  'SAM_Exclusions.csv',
  'Classification,Name,Prefix,First,Middle,Last,Suffix,Address 1,Address 2,Address 3,Address 4,City,State / Province,Country,Zip Code,Open Data Flag,Blank (Deprecated),Unique Entity ID,Exclusion Program,Excluding Agency,CT Code,Exclusion Type,Additional Comments,Active Date,Termination Date,Record Status,Cross-Reference,SAM Number,CAGE,NPI,Creation_Date',
  'Individual,,,ORLANDA,,VEXLEYTON,,1 ELM ST,,,,JOPLIN,MO,USA,64804,,,,Reciprocal,HHS,,Ineligible (Proceedings Completed),,06/20/2019,Indefinite,,,S4ONE,,,06/20/2019',
);
const HOSPITALS = file(
  'Hospital_General_Information.csv',
  'Facility ID,Facility Name,Address,City/Town,State,ZIP Code,County/Parish,Telephone Number,Hospital Type,Hospital Ownership,Emergency Services',
  '991000,PRAIRIE HOSPITAL,1 MAIN ST,JOPLIN,MO,64801,JASPER,(417) 555-0100,Acute Care Hospitals,Government,Yes',
);

const cardOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Lists' }).getByRole('listitem').filter({ hasText: title });
const LEIE_CARD = 'OIG exclusions (LEIE)';

/** By the button, as a person does it. */
async function upload(page: Page, card: Locator, chosen: ReturnType<typeof file>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: /^Upload the/ }).press('Enter');
  await (await chooser).setFiles(chosen);
}

async function anAdministrator(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signInByApi(page, ADMIN.email, ADMIN.password);
  await page.goto('/admin/screening');
  return page;
}

test('three files are loaded in the console with a report each; the wrong, an older or a much smaller one changes nothing', async ({
  browser,
  empty,
}) => {
  const page = await anAdministrator(browser, empty.url);
  await page.goto('/admin/overview');
  const alarm = page.getByText('No one has been screened against an exclusion list');
  await expect(alarm).toBeVisible();
  await page.getByRole('link', { name: 'Open Screening' }).press('Enter');
  const list = cardOf(page, LEIE_CARD);
  await expect(list).toContainText('Not imported, so no one is screened against it.');
  await upload(page, list, leie('UPDATED.csv', 40, '20261001'));
  await expect(list).toContainText('UPDATED.csv is loaded');
  await expect(list).toContainText('40 lines: 40 added, 0 updated, 0 no longer listed. Newest exclusion: 2026-10-01.');
  await expect(list).toContainText('Current');

  const sam = cardOf(page, 'SAM.gov exclusions');
  await upload(page, sam, SAM);
  await expect(sam).toContainText('1 line: 1 added');
  const directory = cardOf(page, 'Facility directory (CMS)');
  await expect(directory).toContainText('Missing');
  await upload(page, directory, HOSPITALS);
  await expect(directory).toContainText('Hospital_General_Information.csv is loaded');
  await expect(directory.getByText('Loaded', { exact: true })).toBeVisible();

  const refused = async (card: Locator, chosen: ReturnType<typeof file>, why: RegExp) => {
    await upload(page, card, chosen);
    await expect(card.getByRole('alert')).toContainText('Not loaded');
    await expect(card.getByRole('alert')).toContainText(why);
  };
  await test.step('the wrong, an older and a shorter file', async () => {
    await refused(sam, leie('UPDATED.csv', 40, '20261101'), /This is not the SAM exclusions extract/);
    await refused(list, leie('older.csv', 40, '20260901'), /older than the one loaded/);
    await refused(list, leie('short.csv', 4, '20261101'), /it has 4 lines and the one loaded has 40/);
    await refused(directory, SAM, /This is not/);
    await isAccessibleEverywhere(page);
  });

  await page.reload();
  await expect(list).toContainText('40 lines, imported');
  await expect(sam).toContainText('1 line, imported');
  await upload(page, list, leie('UPDATED.csv', 41, '20261101'));
  await expect(list).toContainText('41 lines: 2 added, 0 updated, 1 no longer listed');
});

test('a connection cut in the middle says so and changes nothing, and the same file is sent again', async ({
  browser,
  empty,
}) => {
  const line = await aLineTo(empty.url);
  const direct = await anAdministrator(browser, empty.url);
  const storageState = await direct.context().storageState();
  const page = await (await browser.newContext({ baseURL: empty.url, proxy: line.proxy, storageState })).newPage();
  await page.goto('/admin/screening');
  const list = cardOf(page, LEIE_CARD);
  const whole = leie('UPDATED.csv', 12_000, '20261001');
  line.cutAfter(whole.buffer.length / 2);
  await upload(page, list, whole);
  await expect(list.getByRole('alert')).toContainText('The upload was interrupted. Nothing was changed.');
  line.cutAfter();
  await page.reload();
  await expect(list).toContainText('Not imported, so no one is screened against it.');

  await upload(page, list, whole);
  await expect(list).toContainText('12,000 lines: 12,000 added');
  await expect(list.getByRole('alert')).toHaveCount(0);
  line.end();
});

test('two administrators at once: each sees a report of a whole list, and the older file never wins', async ({
  browser,
  empty,
}) => {
  const page = await anAdministrator(browser, empty.url);
  const other = await (await browser.newContext({ baseURL: empty.url })).newPage();
  await makeAdministrator(other, page);
  await other.goto('/admin/screening');
  const [mine, theirs] = [cardOf(page, LEIE_CARD), cardOf(other, LEIE_CARD)];
  await upload(page, mine, leie('first.csv', 3_000, '20260901'));
  await expect(mine).toContainText('first.csv is loaded');

  await Promise.all([
    upload(page, mine, leie('october.csv', 3_000, '20261001')),
    upload(other, theirs, leie('november.csv', 3_000, '20261101')),
  ]);
  await expect(theirs).toContainText('november.csv is loaded');
  await expect(mine).toContainText(/october\.csv is loaded|older than the one loaded/);
  await page.reload();
  await expect(mine).toContainText('3,000 lines, imported');
  await upload(page, mine, leie('october.csv', 3_000, '20261001'));
  await expect(mine.getByRole('alert')).toContainText('older than the one loaded');
});
