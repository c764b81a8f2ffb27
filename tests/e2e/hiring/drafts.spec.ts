import { expect } from '@playwright/test';
import { aBrowser, anApprovedHospital, aPublishedJob, inDays } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs. */
const JEFFERSON_CITY = '65101';

test('a report, an offer and other interview times survive a reload until they are sent', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: hospital } = await anApprovedHospital(browser, admin);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(hospital, title, { zip: JEFFERSON_CITY });
  const { page: nurse, name } = await aNurseIn(browser, admin, JEFFERSON_CITY);
  const applied = await nurse.request.post('/api/me/applications', { data: { jobId } });
  expect(applied.ok(), await applied.text()).toBe(true);
  const { id: applicationId } = await applied.json();
  const otherTitle = someName('ICU nurse, nights');
  await aPublishedJob(hospital, otherTitle, { zip: JEFFERSON_CITY });

  await test.step('other interview times, from the nurse', async () => {
    const slots = [3, 4].map((days) => `${inDays(days)}T16:00:00.000Z`);
    const proposed = await hospital.request.post(`/api/employer/applications/${applicationId}/interviews`, {
      data: {
        mode: 'phone',
        place: '(417) 555-0150',
        message: null,
        slots,
        durationMinutes: 30,
        timeZone: 'America/Chicago',
      },
    });
    expect(proposed.ok(), await proposed.text()).toBe(true);
    const openTimes = async () => {
      await nurse.goto('/job-seeker/interviews');
      await nurse.getByRole('button', { name: 'Propose other times' }).first().click();
      return nurse.getByRole('dialog');
    };
    const times = await openTimes();
    await times.getByRole('textbox').last().fill('I work Thursday night.');
    const kept = await openTimes();
    await expect(kept.getByRole('textbox').last()).toHaveValue('I work Thursday night.');
  });

  await test.step('an offer, once there is an interview', async () => {
    const openOffer = async () => {
      await hospital.goto(`/employer/jobs/${jobId}?tab=candidates`);
      await hospital.getByRole('link', { name: `Open ${name}` }).click();
      await hospital.getByRole('article', { name }).getByRole('button', { name: 'Make offer' }).click();
      return hospital.getByRole('dialog', { name: 'Make offer' });
    };
    const offer = await openOffer();
    await offer.getByLabel('Base pay').fill('43.50');
    await offer.getByLabel('Response due by').fill(inDays(10));
    const kept = await openOffer();
    await expect(kept.getByLabel('Base pay')).toHaveValue(/^\$?43\.50$/);
    await expect(kept.getByLabel('Response due by')).toHaveValue(inDays(10));
  });

  await test.step('a report, until it is sent', async () => {
    const openReport = async () => {
      await nurse.goto('/job-seeker/jobs');
      await nurse.getByRole('link', { name: otherTitle, exact: true }).click();
      await nurse.getByRole('button', { name: 'Report this job' }).click();
      return nurse.getByRole('dialog', { name: 'Report this job' });
    };
    const report = await openReport();
    await report.getByLabel('Tell us more').fill('The unit closed in May.');
    const kept = await openReport();
    await expect(kept.getByLabel('Tell us more')).toHaveValue('The unit closed in May.');
    await kept.getByRole('radio').first().click();
    await kept.getByRole('button', { name: 'Send report' }).click();
    await expect(nurse.getByText('Thank you. We got your report and will look at it.', { exact: true })).toBeVisible();
    await expect((await openReport()).getByLabel('Tell us more')).toHaveValue('');
  });
});
