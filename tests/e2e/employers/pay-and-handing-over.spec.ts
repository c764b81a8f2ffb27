import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { press } from '../keyboard.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import {
  aBrowser,
  aDraftedJob,
  anApplicantFrom,
  anApprovedHospital,
  aPublishedJob,
  aRecruiter,
} from './employer.support.ts';

const ZIP = '63301';
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

const drafted = (page: Page, title: string) => aDraftedJob(page, title, { zip: ZIP });

test('a pay range is approved and another returned on Today, by keyboard, on a phone and a laptop', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const recruiter = await aRecruiter(browser, owner);
  const [paid, overpaid] = [someName('Night nurse'), someName('Day nurse')];
  const jobs = { [paid]: await drafted(recruiter, paid), [overpaid]: await drafted(recruiter, overpaid) };

  await test.step('the owner asks to approve every range', async () => {
    await owner.goto('/employer/settings?tab=offers');
    await owner.getByLabel('Approver', { exact: true }).selectOption({ label: 'Morgan Hale' });
    await press(owner, owner.getByRole('button', { name: 'Save pay approval' }));
    await expect(owner.getByText('Saved. The pay of jobs', { exact: false }).first()).toBeVisible();
  });

  await test.step('the recruiter asks at both jobs', async () => {
    for (const id of Object.values(jobs)) {
      await recruiter.goto(`/employer/jobs/${id}`);
      await expect(recruiter.getByText('This pay range needs approval')).toBeVisible();
      await press(recruiter, recruiter.getByRole('button', { name: 'Ask for approval' }));
      await expect(recruiter.getByText('This pay range is waiting for approval')).toBeVisible();
    }
  });

  await test.step('the owner approves one on a phone', async () => {
    await owner.goto('/employer/dashboard');
    await expect(owner.getByRole('heading', { name: 'Pay ranges to approve' })).toBeVisible();
    await isAccessibleEverywhere(owner);
    await owner.setViewportSize(PHONE);
    await press(owner, owner.getByRole('button', { name: `Approve pay of ${paid}` }));
    await expect(owner.getByText(`The pay of ${paid} is approved.`, { exact: true })).toBeVisible();
    await expect(owner.getByRole('button', { name: `Approve pay of ${paid}` })).toHaveCount(0);
  });

  await test.step('and returns the other on a laptop, which asks why', async () => {
    await owner.setViewportSize(LAPTOP);
    await press(owner, owner.getByRole('button', { name: `Return the pay of ${overpaid}` }));
    const dialog = owner.getByRole('dialog', { name: 'Return this pay range?' });
    await isAccessibleEverywhere(owner);
    await owner.setViewportSize(LAPTOP);
    await dialog.getByLabel('Why').fill('Above the other units.');
    await dialog.getByRole('button', { name: 'Return it' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(owner.getByRole('heading', { name: 'Pay ranges to approve' })).toHaveCount(0);
    await expect(recruiter.getByText('Above the other units.', { exact: false })).toBeVisible();
  });
});

test('a member who is removed hands everything over in one step, by keyboard, on a phone', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const [leaverName, successorName] = [someName('Robin'), someName('Sage')];
  const leaver = await aRecruiter(browser, owner, leaverName);
  const successor = await aRecruiter(browser, owner, successorName);
  const title = someName('Recovery nurse');
  const jobId = await aPublishedJob(leaver, title, { zip: ZIP });
  const { id, page: nurse } = await anApplicantFrom(browser, admin, ZIP, jobId);
  const proposal = await leaver.request.post(`/api/employer/applications/${id}/interviews`, {
    data: {
      mode: 'phone',
      place: '(417) 555-0150',
      timeZone: 'America/Chicago',
      durationMinutes: 30,
      message: null,
      slots: [new Date(Date.now() + 3 * 86_400_000).toISOString()],
    },
  });
  const { id: interviewId, slots } = (await proposal.json()) as { id: string; slots: { id: string }[] };
  const chosen = { data: { slotId: slots[0]?.id } };
  expect((await nurse.request.post(`/api/interviews/${interviewId}/accept`, chosen)).ok()).toBe(true);

  await test.step('what is open is shown before, and goes to the chosen colleague', async () => {
    await owner.setViewportSize(PHONE);
    await owner.goto('/employer/members');
    await press(owner, owner.getByRole('button', { name: `Remove ${leaverName}` }));
    const dialog = owner.getByRole('dialog', { name: `Remove ${leaverName}?` });
    for (const line of ['1 job', '1 interview that is proposed or to come']) {
      await expect(dialog.getByText(line, { exact: true })).toBeVisible();
    }
    await isAccessibleEverywhere(owner);
    await owner.setViewportSize(PHONE);
    await dialog.getByLabel('Hand over to').selectOption({ label: successorName });
    await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(owner.getByText(leaverName)).toHaveCount(0);
  });

  await test.step('the colleague finds it as their own and is told; the member who left sees nothing more', async () => {
    await successor.goto('/employer/jobs?whose=mine');
    await expect(successor.getByRole('link', { name: title }).first()).toBeVisible();
    await press(successor, successor.getByRole('button', { name: /^Notifications/ }));
    await expect(successor.getByText('You take over an interview').first()).toBeVisible();
    expect((await leaver.request.get(`/api/jobs/${jobId}`)).status()).toBe(404);
  });
});
