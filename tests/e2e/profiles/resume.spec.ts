import { expect, type Page } from '@playwright/test';
import { aLicensePhoto } from '#tests/support/photos.ts';
import { aPaper } from '#tests/support/uploads.ts';
import { isAccessible } from '../accessibility.support.ts';
import { joinAsCandidate } from './candidate-support.ts';
import { test } from '../test.support.ts';

const RESUME = [
  'Dana Whitfield, RN',
  'Springfield, MO 65804 | (417) 555-0142',
  'Date of birth: 03/04/1988',
  'PROFESSIONAL EXPERIENCE',
  'ICU Registered Nurse',
  'Ozark Plains Medical Center, Springfield, MO',
  'Sep 2021 - Present',
  'Staff Nurse',
  'Bluestem Partners, Joplin, MO',
  'Jun 2018 - Aug 2021',
  'LICENSES',
  'Registered Nurse, Missouri, License #2019000042, expires 04/30/2028',
  'CERTIFICATIONS',
  'BLS, expires 05/2027',
].join('\n');

async function upload(page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('button', { name: label, exact: true }).setInputFiles(file);
}

test('a nurse on a phone imports her résumé, skips an item, adds what is clear and completes a job', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=experience');
  await page.getByRole('button', { name: 'Import your résumé' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import your résumé' });
  await expect(sheet).toBeVisible();
  await upload(page, 'Drop your résumé here', {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: await aPaper(RESUME),
  });

  await expect(sheet.getByRole('heading', { name: /We found \d+ items/ })).toBeVisible({ timeout: 30_000 });
  await expect(sheet.getByText('Your file has your birth date.')).toBeVisible();
  await expect(sheet.getByText('1988')).toHaveCount(0);
  const license = sheet.getByRole('listitem').filter({ hasText: 'MO Registered Nurse (RN)' });
  await expect(license.getByText('License #2019000042, expires 04/30/2028')).toBeVisible();
  await isAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });

  const unit = sheet.getByRole('listitem').filter({ hasText: 'Intensive care' });
  await unit.getByRole('button', { name: 'Skip Intensive care' }).click();
  await expect(unit.getByText('Skipped')).toBeVisible();
  await sheet.getByRole('button', { name: /^Add all/ }).click();
  await expect(license.getByText('Added', { exact: true })).toBeVisible();

  // The résumé doesn't say what kind of place it is.
  const job = sheet.getByRole('listitem').filter({ hasText: 'Staff Nurse, Bluestem Partners' });
  await expect(job.getByText('Still needed: facility type')).toBeVisible();
  await job.getByRole('button', { name: 'Fill in Staff Nurse, Bluestem Partners' }).click();
  await sheet.getByLabel('Facility type').selectOption('Clinic');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(job.getByText('Added', { exact: true })).toBeVisible();

  // Half-way: a reload keeps the suggestions and what was decided.
  await page.reload();
  await page.getByRole('button', { name: 'Import your résumé' }).click();
  await expect(license.getByText('Added', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  const profile = await (await page.request.get('/api/me/profile')).json();
  expect(profile.licenses).toMatchObject([{ licenseNumber: '2019000042', verificationState: 'attested' }]);
  expect(profile.work).toHaveLength(2);
  expect(profile.role.specialties).toEqual([]);
  expect(profile.about.zip).toBe('65804');
});

test('a file that can’t be read says why and takes another; a photo of a card suggests the license', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=credentials');
  await page.getByRole('button', { name: 'Use a photo of my card' }).click();
  const sheet = page.getByRole('dialog', { name: 'Use a photo of my card' });
  await upload(page, 'Drop a photo of your card here', {
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nbroken\n%%EOF'),
  });
  await expect(sheet.getByText('We can’t open this file.')).toBeVisible({ timeout: 30_000 });
  await upload(page, 'Drop a photo of your card here', {
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: await aLicensePhoto('DANA M. WHITFIELD'),
  });
  const license = sheet.getByRole('listitem').filter({ hasText: 'MO Registered Nurse (RN)' });
  await expect(license.getByText('No. 2019000042 · Expires Apr 30, 2028')).toBeVisible({ timeout: 30_000 });
  await license.getByRole('button', { name: 'Add MO Registered Nurse (RN)', exact: true }).click();
  await expect(license.getByText('Added', { exact: true })).toBeVisible();
});
