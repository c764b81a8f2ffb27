import { expect } from '@playwright/test';
import { isAccessibleInEveryLook } from '../accessibility.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { press } from '../keyboard.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs. */
const MARSHALL = '65340';
const PHONE = { width: 390, height: 844 };

test('a runner-up is asked, agrees on a phone, is found for the next job and stops it in the settings', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: hospital, name: hospitalName } = await anApprovedHospital(browser, admin);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(hospital, title, { zip: MARSHALL });
  const { page: nurse, name, id } = await anApplicantFrom(browser, admin, MARSHALL, jobId);
  const declined = await hospital.request.post(`/api/employer/applications/${id}/decline`, {
    data: { reason: 'experience' },
  });
  expect(declined.ok()).toBe(true);
  const section = hospital.getByRole('region', { name: 'Talent pool' });
  const dialog = hospital.getByRole('dialog', { name: 'Ask to stay in touch' });

  await test.step('the recruiter asks by keyboard; why is required, and the page shows the answer as it comes', async () => {
    await hospital.goto(`/employer/jobs/${jobId}/people/${id}`);
    await press(hospital, section.getByRole('button', { name: 'Ask to stay in touch' }));
    await press(hospital, dialog.getByRole('button', { name: 'Send question' }));
    await expect(dialog.getByText('Choose why.').first()).toBeVisible();
    await dialog.getByLabel('Why').selectOption('Runner-up');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('We open four beds in spring.');
    await isAccessibleInEveryLook(hospital);
    await press(hospital, dialog.getByRole('button', { name: 'Send question' }));
    await expect(section.getByText(/^Asked\. They can answer until /)).toBeVisible();
  });

  await test.step('the nurse reads what a yes means and agrees for three months', async () => {
    await nurse.setViewportSize(PHONE);
    await nurse.goto('/job-seeker/invitations');
    const question = nurse.getByRole('article').filter({ hasText: `${hospitalName} would like to stay in touch` });
    await expect(question.getByText('We open four beds in spring.')).toBeVisible();
    await question.getByLabel('For how long?').selectOption('3 months');
    await isAccessibleInEveryLook(nurse);
    await press(nurse, question.getByRole('button', { name: 'Yes, stay in touch' }));
    await expect(nurse.getByRole('button', { name: `Stop for ${hospitalName}` })).toBeVisible();
    await expect(section.getByText(/^In your talent pool until /)).toBeVisible();
  });

  const next = someName('Step-down nurse');
  await test.step('the next job shows that they fit, and the pool leads to the invitation', async () => {
    const nextId = await aPublishedJob(hospital, next, { zip: MARSHALL });
    const fits = hospital.getByRole('region', { name: 'From your talent pool' });
    await expect(async () => {
      await hospital.goto(`/employer/jobs/${nextId}?tab=candidates`);
      await expect(fits.getByRole('link', { name: new RegExp(name) })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await press(hospital, fits.getByRole('link', { name: 'See the talent pool' }));
    const row = hospital.getByRole('list', { name: 'People in your talent pool' }).getByRole('listitem').first();
    await expect(row).toContainText(name);
    await expect(row).toContainText(`Runner-up · ${title}`);
    await isAccessibleInEveryLook(hospital);
    await press(hospital, row.getByRole('button', { name: 'Invite to talk' }));
    await press(hospital, hospital.getByRole('dialog').getByRole('button', { name: 'Send invitation' }));
    await expect(row.getByText(/^Invited, open until /)).toBeVisible();
  });

  await test.step('the nurse stops it in the settings, and the list empties by itself', async () => {
    await nurse.goto('/settings/privacy');
    await press(nurse, nurse.getByRole('button', { name: `Stop for ${hospitalName}` }));
    await press(nurse, nurse.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }));
    await expect(nurse.getByText('No employer has asked you.')).toBeVisible();
    await expect(hospital.getByText('No one matches these filters')).toBeVisible();
  });
});
