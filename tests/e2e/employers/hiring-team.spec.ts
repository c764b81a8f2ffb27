import { expect, type Page } from '@playwright/test';
import { signInAsAdmin } from '../operations/admin.support.ts';
import { anApplicant, anApprovedHospital, aPublishedJob, aRecruiter } from './employer.support.ts';
import { goTo } from '../accounts/identity.support.ts';
import { test } from '../test.support.ts';

test('two who write one job keep what each typed, whoever leaves sees it no more, and a frozen organization sees nobody', async ({
  page: admin,
  browser,
}) => {
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const recruiter = await aRecruiter(browser, owner);
  const jobId = await aPublishedJob(owner, 'ICU nurse, nights');
  const { name } = await anApplicant(browser, admin, jobId);
  const editor = `/employer/jobs/${jobId}?tab=edit`;
  const title = (page: Page) => page.getByRole('textbox', { name: 'Job title' });
  const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

  await test.step('the second is told of the first, and decides', async () => {
    await Promise.all([owner.goto(editor), recruiter.goto(editor)]);
    await title(recruiter).fill('ICU nurse, nights, days off in a row');
    await title(owner).fill('Critical care nurse, nights');
    await save(owner);
    await expect(recruiter.getByText('This job was saved while you were editing')).toBeVisible();
    await expect(title(recruiter)).toHaveValue('ICU nurse, nights, days off in a row');
    await recruiter.getByRole('button', { name: 'Keep mine' }).click();
    await save(recruiter);
    await expect(recruiter.getByText('Saved', { exact: true })).toBeVisible();
    // The owner has nothing unsaved: the screen simply follows.
    await expect(title(owner)).toHaveValue('ICU nurse, nights, days off in a row');
  });

  await test.step('leaving asks first, and closes the jobs', async () => {
    await goTo(recruiter, '/employer/members');
    await recruiter.getByRole('button', { name: 'Leave', exact: true }).click();
    const question = recruiter.getByRole('dialog', { name: 'Leave this organization?' });
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(recruiter).toHaveURL(/\/employer\/onboarding/);
    expect((await recruiter.request.get(`/api/jobs/${jobId}`)).status()).toBe(404);
  });

  await test.step('a hold shows on the open screen at once and takes the people away', async () => {
    await goTo(owner, `/employer/jobs/${jobId}?tab=candidates`);
    await expect(owner.getByText(name).first()).toBeVisible();
    const { organization } = await (await owner.request.get('/api/employer/organization')).json();
    const hold = { subjectType: 'organization', subjectId: organization.id, reason: 'The call-back number is wrong.' };
    expect((await admin.request.post('/api/admin/holds', { data: hold })).ok()).toBe(true);
    await expect(owner.getByText('Your organization is on hold')).toBeVisible();
    await expect(owner.getByText(name)).toHaveCount(0);
  });
});
