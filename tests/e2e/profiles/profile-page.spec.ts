import { expect, type Browser, type Page } from '@playwright/test';
import { addDays, dayOf } from '#kernel/days.ts';
import { isAccessible, isAccessibleEverywhere } from '../accessibility.support.ts';
import { goTo } from '../accounts/identity.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { approve } from '../verification/reviewer.support.ts';
import { test } from '../test.support.ts';

const PHONE = { width: 390, height: 844 };
/** Three heights of a phone. */
const TALLEST = 3 * PHONE.height;

/** An approved nurse's phone, on her profile page. */
async function aProfileOnAPhone(browser: Browser, admin: Page): Promise<{ phone: Page; name: string }> {
  const name = someName('Wren');
  const { page } = await aNurseWhoWaits(browser, name);
  await signInAsAdmin(admin);
  await approve(admin.request, name);
  await page.setViewportSize(PHONE);
  await page.goto('/job-seeker/profile');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { phone: page, name };
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('the profile is read as cards with states, within three phone heights', async ({ page, browser }) => {
  const { phone } = await aProfileOnAPhone(browser, page);
  const add = async (path: string, data: object) => expect((await phone.request.post(path, { data })).ok()).toBe(true);
  const soon = addDays(dayOf(new Date()), 42);
  await add('/api/me/certifications', { kind: 'BLS', expiresOn: soon });
  await add('/api/me/certifications', { kind: 'ACLS', expiresOn: addDays(dayOf(new Date()), -3) });
  await add('/api/me/certifications', { kind: 'PALS', expiresOn: addDays(dayOf(new Date()), 300) });
  for (const year of [2012, 2015, 2018]) {
    await add('/api/me/work-history', {
      employerName: `Ozark Ridge Medical Center ${year}`,
      facilityType: 'hospital',
      title: 'Staff nurse',
      startedOn: `${year}-02-01`,
      endedOn: `${year + 2}-11-30`,
    });
  }
  await add('/api/me/education', { school: 'Crowder College', degree: 'ADN', graduatedOn: '2011-05-15' });
  await phone.reload();

  await expect(card(phone, 'Licenses').getByText('Verified', { exact: true })).toBeVisible();
  await expect(card(phone, 'Experience').getByRole('listitem').first()).toContainText('Feb 2018 to Nov 2020');
  await expect(card(phone, 'Documents')).toContainText('Missing');
  await expect(card(phone, 'About you').getByText('Joplin, MO 64801')).toBeVisible();
  await expect(phone.getByText('Your profile', { exact: true })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
  await isAccessibleEverywhere(phone);
});

test('a section opens by keyboard, works with back and reload, and gives the focus back', async ({ page, browser }) => {
  const { phone } = await aProfileOnAPhone(browser, page);
  const edit = phone.getByRole('link', { name: 'Edit preferences' });
  await edit.focus();
  await phone.keyboard.press('Enter');
  const sheet = phone.getByRole('dialog', { name: 'Preferences' });
  await expect(sheet).toBeVisible();
  await expect(phone).toHaveURL(/\?section=preferences$/);
  await isAccessible(phone);
  await phone.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(phone).toHaveURL(/\/job-seeker\/profile$/);
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(sheet).toBeVisible();
  await phone.goBack();
  await expect(sheet).toBeHidden();
  await phone.goForward();
  await expect(sheet).toBeVisible();
  await phone.reload();
  await expect(sheet).toBeVisible();
  await sheet.getByLabel('How many miles would you travel?').fill('65');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toBeHidden();
  await expect(card(phone, 'Preferences')).toContainText('Up to 65 miles');

  // Notices sent before the sections had addresses of their own.
  await goTo(phone, '/job-seeker/dashboard');
  await phone.goto('/job-seeker/profile#credentials');
  await expect(phone.getByRole('dialog', { name: 'Licenses' })).toBeVisible();
  await phone.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(phone.getByRole('link', { name: 'Edit licenses' })).toBeFocused();
  await expect(phone).toHaveURL(/\/job-seeker\/profile$/);
});

test('closing a form loses nothing that was typed', async ({ page, browser }) => {
  const { phone } = await aProfileOnAPhone(browser, page);
  const sheet = phone.getByRole('dialog');
  await phone.getByRole('link', { name: 'Edit about you' }).click();
  // Not a whole phone number: it can't be saved yet.
  await sheet.getByLabel('Phone').fill('573');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(card(phone, 'About you')).toContainText('You have changes that are not saved yet.');
  await phone.reload();
  await phone.getByRole('link', { name: 'Edit about you' }).click();
  await expect(sheet.getByLabel('Phone')).toHaveValue('573');
  await sheet.getByLabel('Phone').fill('573-555-0142');
  await sheet.getByRole('button', { name: 'Save changes' }).dblclick();
  await expect(sheet).toBeHidden();
  await expect(card(phone, 'About you')).toContainText('(573) 555-0142');
  await expect(card(phone, 'About you')).not.toContainText('You have changes that are not saved yet.');

  await phone.getByRole('link', { name: 'Add certifications' }).click();
  await sheet.getByRole('button', { name: 'Basic Life Support (BLS)' }).click();
  await sheet.getByLabel('Issued by').fill('American Heart Association');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  const asks = phone.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asks.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet.getByLabel('Issued by')).toHaveValue('American Heart Association');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Edit Basic Life Support (BLS)' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(card(phone, 'Certifications')).toContainText('American Heart Association');
});
