import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs. */
const COLUMBIA = '65203';

const ECMO = 'Have you cared for patients on ECMO?';

test('a job asks, the person answers before applying, and the answers stand on their page', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: hospital }, { page: nurse, name }] = await Promise.all([
    anApprovedHospital(browser, admin),
    aNurseIn(browser, admin, COLUMBIA),
  ]);
  const jobId = await aPublishedJob(hospital, someName('ICU nurse, nights'), { zip: COLUMBIA });
  const section = hospital.locator('#screening');
  const question = (at: number) => section.getByLabel(`Question ${at}`, { exact: true });
  const save = section.getByRole('button', { name: 'Save questions' });

  await test.step('an unlawful question is refused, a known fact is offered instead, a doubtful one is warned of', async () => {
    await hospital.goto(`/employer/jobs/${jobId}?tab=edit`);
    await section.getByRole('button', { name: 'Add question' }).click();
    await question(1).fill('How old are you?');
    await save.click();
    await expect(question(1)).toHaveAccessibleDescription(/Age may not play a part in hiring/);
    await question(1).fill('Is your ACLS current?');
    await expect(section.getByText(/already shows their certifications/).first()).toBeVisible();
    await question(1).fill('Are you vaccinated against flu?');
    await expect(section.getByText(/collected after the offer/)).toBeVisible();
    await isAccessibleEverywhere(hospital);
    await question(1).fill(ECMO);
    await section.getByRole('button', { name: 'Add question' }).click();
    await question(2).fill('Which charting systems have you used?');
    await section.getByLabel('Answer').nth(1).selectOption('text');
    await hospital.reload();
    await expect(question(2)).toHaveValue('Which charting systems have you used?');
    await save.click();
    await expect(hospital.getByText('Questions saved.', { exact: true })).toBeVisible();
  });

  const asks = (page: Page) => page.getByRole('dialog', { name: 'A few questions first' });

  await test.step('applying asks first: a gap is said at its question, and a reload keeps what was typed', async () => {
    await nurse.goto(`/job-application?job=${jobId}`);
    await nurse.getByRole('button', { name: 'Send my application' }).click();
    await expect(asks(nurse)).toBeVisible();
    await asks(nurse).getByRole('button', { name: 'Save and continue' }).click();
    await expect(asks(nurse).getByText('Please answer this.')).toHaveCount(2);
    await isAccessibleEverywhere(nurse);
    await asks(nurse).getByLabel('Which charting systems have you used?').fill('Epic');
    await nurse.reload();
    await nurse.getByRole('button', { name: 'Send my application' }).press('Enter');
    await expect(asks(nurse).getByLabel('Which charting systems have you used?')).toHaveValue('Epic');
    await asks(nurse).getByRole('radiogroup', { name: ECMO }).getByRole('radio', { name: 'Yes' }).press('Space');
    await asks(nurse).getByRole('button', { name: 'Save and continue' }).press('Enter');
    await expect(nurse).toHaveURL(/\/job-seeker\/interviews/);
  });

  await test.step('the employer reads the answers under the words that were asked', async () => {
    const { items } = (await (await hospital.request.get(`/api/jobs/${jobId}/candidates?stage=applied`)).json()) as {
      items: { id: string; name: string }[];
    };
    const id = items.find((one) => one.name === name)?.id ?? '';
    await hospital.goto(`/employer/jobs/${jobId}/people/${id}`);
    const answers = hospital.getByRole('region', { name: 'Answers' });
    await expect(answers.getByRole('term').filter({ hasText: ECMO })).toBeVisible();
    await expect(answers.getByRole('definition').first()).toHaveText('Yes');
    await expect(answers.getByText('Epic')).toBeVisible();
    await isAccessibleEverywhere(hospital);
  });
});
