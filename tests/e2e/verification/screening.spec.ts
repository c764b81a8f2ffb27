import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { e2ePlace } from '#tests/support/e2e-place.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';

const HEADER =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';

/** As an administrator types it beside the running server. */
async function importLeie(file: string, baseURL: string) {
  const place = JSON.parse(readFileSync(e2ePlace(new URL(baseURL).port), 'utf8')) as Record<string, string>;
  const env = { ...process.env, NODE_ENV: 'development', DEMO: '0', ...place };
  return promisify(execFile)(process.execPath, ['tools/import.ts', 'leie', file], { env });
}

test('a new LEIE file pauses an excluded nurse, and a reviewer clears the hit beside the facts', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const name = someName('Rhoda');
  await aNurseWhoWaits(browser, name);
  const file = info.outputPath('UPDATED.csv');
  const line = `${name.split(' ')[1]},RHODA,,,NURSE,NURSE/NURSES AIDE,,0000000000,19900314,1 ELM ST,JOPLIN,MO,64801,1128b4,20200220,00000000,00000000,`;
  await writeFile(file, [HEADER, line, ',,,,,,,,,,,,,,,,,'].join('\r\n'));
  const { stdout, stderr } = await importLeie(file, baseURL ?? '');
  expect(stdout).toContain('1 added, 0 updated, 0 no longer listed, 1 bad rows skipped');
  expect(stderr).toContain('line 3: LASTNAME, FIRSTNAME and BUSNAME are empty');

  await signInAsAdmin(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect.poll(async () => (await page.request.get('/api/admin/screening/hits?limit=100')).text()).toContain(name);
  await page.goto('/admin/screening');
  await expect(card).toContainText('Paused');
  await expect(card.getByRole('row', { name: /Date of birth/ })).toContainText('Mar 14, 1990');
  await expect(card.getByRole('row', { name: /Date of birth/ })).toContainText('Agrees');

  await page.getByRole('link', { name: 'Pending Approval' }).click();
  await page
    .getByRole('list', { name: 'Queue' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('alert').getByRole('link', { name: 'Compare side by side' }).click();
  await card.getByRole('button', { name: 'Not the same person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not the same person?' });
  await dialog.getByRole('button', { name: 'Not the same person' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('How you know').fill('Passport and Social Security card shown on video');
  await dialog.getByRole('button', { name: 'Not the same person' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('tab', { name: 'Decided' }).click();
  await expect(card).toContainText('Passport and Social Security card shown on video');
  await expect(card.getByText('Paused')).toBeHidden();
});
