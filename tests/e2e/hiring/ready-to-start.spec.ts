import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere, isWithinWindow } from '../accessibility.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob, inDays } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aPdf } from '../profiles/candidate-support.ts';
import { test } from '../test.support.ts';
import { startedDaysAgo } from './start.support.ts';

const ZIP = '65466';
const PHONE = { width: 390, height: 844 };

async function post({ request }: Page, path: string, data: object = {}) {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test('both sides get a hire ready to start, move the day, export the packet and say how it goes', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: hospital, name: hospitalName } = await anApprovedHospital(browser, admin);
  const title = someName('Surgical nurse');
  const jobId = await aPublishedJob(hospital, title, { zip: ZIP });
  const { page: nurse, name, id } = await anApplicantFrom(browser, admin, ZIP, jobId);
  await post(hospital, `/api/employer/applications/${id}/shortlist`);
  const offer = await post(hospital, `/api/employer/applications/${id}/offers`, {
    payCents: 4000,
    employmentType: 'full_time',
    shift: 'nights',
    shiftPattern: '3x12',
    startDate: inDays(40),
    expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    signature: { name: 'Morgan Hale', drawing: null, consents: true },
  });
  await post(nurse, `/api/offers/${offer.id}/accept`, { signature: { name, drawing: null, consents: true } });

  await test.step('the nurse finds the list on a phone and does the next thing', async () => {
    await nurse.setViewportSize(PHONE);
    await nurse.goto('/job-seeker/dashboard');
    await expect(nurse.getByRole('heading', { name: 'Ready to start' })).toBeVisible();
    await nurse.getByRole('link', { name: 'See the list' }).click();
    await expect(nurse.getByRole('heading', { level: 1, name: 'Ready to start' })).toBeVisible();
    await expect(nurse.getByText(`${title}, ${hospitalName}`)).toBeVisible();
    await expect(
      nurse.getByRole('listitem').filter({ hasText: 'Not on a federal exclusion list' }).first(),
    ).toBeVisible();
    await nurse.getByRole('button', { name: 'Mark as done: Permission for a background check' }).first().click();
    await expect(nurse.getByRole('alertdialog')).toContainText('consumer reporting agency');
    await nurse.getByRole('button', { name: 'I give permission' }).click();
    await expect(nurse.getByText('Confirmed by you.')).toBeVisible();
    await isWithinWindow(nurse);
  });

  await test.step('a health document goes into the vault and is shared; a lost file is asked for at its field', async () => {
    await nurse.getByRole('button', { name: 'Upload: Immunization record' }).first().click();
    const dialog = nurse.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog.getByText('Choose a file first.').first()).toBeVisible();
    await dialog.getByLabel('File').setInputFiles({ ...aPdf(`Immunizations of ${name}`) });
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(
      nurse
        .getByRole('listitem')
        .filter({ hasText: 'Immunization record' })
        .filter({ hasText: 'In the vault, and shared.' }),
    ).toBeVisible();
    await isAccessibleEverywhere(nurse);
  });

  await test.step('the employer sees what stands in the way in the list, and records a check as done', async () => {
    await hospital.goto('/employer/dashboard');
    await hospital.getByRole('link', { name: 'Starts' }).click();
    const row = hospital.getByRole('link').filter({ hasText: name });
    await expect(row).toContainText('blocking');
    await isAccessibleEverywhere(hospital);
    await hospital.setViewportSize({ width: 1366, height: 900 });
    await row.click();
    await expect(hospital.getByRole('heading', { level: 1, name: 'Ready to start' })).toBeVisible();
    const check = hospital
      .getByRole('listitem')
      .filter({ has: hospital.getByRole('heading', { name: 'Background check done' }) });
    await check.getByRole('button', { name: 'Mark as done: Background check done' }).click();
    await expect(check).toContainText('Recorded by Morgan Hale.');
    await expect(nurse.getByText(`Recorded by ${hospitalName}.`)).toBeVisible();
    await isAccessibleEverywhere(hospital);
    await hospital.setViewportSize({ width: 1366, height: 900 });
  });

  await test.step('the nurse proposes another day, and due dates move when the employer agrees', async () => {
    await nurse.setViewportSize(PHONE);
    await nurse.getByRole('button', { name: 'Propose another first day' }).click();
    const dialog = nurse.getByRole('dialog');
    await dialog.getByLabel('New first day').fill(inDays(0));
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(dialog.getByText('Choose a day from tomorrow on.').first()).toBeVisible();
    await dialog.getByLabel('New first day').fill(inDays(54));
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(nurse.getByText(/^You proposed /)).toBeVisible();
    await hospital.getByRole('button', { name: 'Agree to this day' }).click();
    await expect(hospital.getByRole('button', { name: 'Agree to this day' })).toBeHidden();
    await expect(nurse.getByText('in 54 days')).toBeVisible();
  });

  await test.step('the packet is a PDF and a CSV', async () => {
    for (const [label, type] of [
      ['Packet as PDF', 'application/pdf'],
      ['Packet as CSV', 'text/csv; charset=utf-8'],
    ] as const) {
      const href = (await hospital.getByRole('link', { name: label }).getAttribute('href')) ?? '';
      expect((await hospital.request.get(href)).headers()['content-type']).toBe(type);
    }
  });

  await test.step('after 7, 30 and 90 days both sides answer in three taps, and see only their own', async () => {
    for (const days of [7, 30, 90]) {
      await startedDaysAgo(id, days);
      for (const [page, screen, last] of [
        [nurse, `/job-seeker/starts/${id}`, 'Are you still there?'],
        [hospital, `/employer/starts/${id}`, 'Is the person still there?'],
      ] as const) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { name: `After ${days} days: how is it going?` })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toHaveCount(0);
        for (const question of ['Did the job begin?', /as (described|you expected)\?$/, last]) {
          await page.getByRole('group', { name: question }).getByRole('button', { name: 'Yes' }).click();
        }
        await expect(page.getByText(/^You can change this until /)).toBeVisible();
        await page.reload();
        await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toHaveCount(3);
      }
    }
    await isAccessibleEverywhere(nurse);
  });
});

test('an employer adds an item of its own, which the next hire gets', async ({ browser }) => {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: hospital } = await anApprovedHospital(browser, admin);
  await hospital.goto('/employer/settings?tab=start');
  await hospital.getByRole('button', { name: 'Add an item' }).click();
  const dialog = hospital.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill this in.').first()).toBeVisible();
  await dialog.getByLabel('What is needed').fill('Parking badge');
  await dialog.getByLabel('Days before the first day').fill('3');
  await isAccessibleEverywhere(hospital);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(hospital.getByText('We do · 3 days before · all positions')).toBeVisible();
});
