import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import {
  aBrowser,
  anApplicantFrom,
  anApprovedHospital,
  aPublishedJob,
  aRecruiter,
} from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs. */
const COLUMBIA = '65203';

const section = (page: Page) => page.getByRole('region', { name: 'Scorecards' });
const form = (page: Page, name: string) => page.getByRole('dialog', { name: `Scorecard for ${name}` });

test('two members score one person: each judges alone, then both see every answer', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const jobId = await aPublishedJob(owner, someName('ICU nurse, nights'), { zip: COLUMBIA });
  const [recruiter, { id, name }] = await Promise.all([
    aRecruiter(browser, owner),
    anApplicantFrom(browser, admin, COLUMBIA, jobId),
  ]);
  const person = `/employer/jobs/${jobId}/people/${id}`;
  const judgment = (page: Page) => form(page, name).getByRole('radiogroup', { name: 'Clinical judgment' });
  const evidence = (page: Page) => form(page, name).getByLabel('Evidence: Clinical judgment');

  await test.step('every gap of a scorecard is named at its field, and what was typed survives a reload', async () => {
    await owner.goto(person);
    await section(owner).getByRole('button', { name: 'Add scorecard' }).click();
    await judgment(owner).getByRole('radio', { name: '2 · Partly meets' }).click();
    await form(owner, name).getByRole('button', { name: 'Submit scorecard' }).click();
    await expect(evidence(owner)).toHaveAccessibleDescription(/Write what you saw or heard/);
    await expect(form(owner, name).getByText('Choose your recommendation.').first()).toBeVisible();
    await evidence(owner).fill('Seems too old for nights.');
    await expect(form(owner, name).getByText('Age may not play a part in hiring.')).toBeVisible();
    await isAccessibleEverywhere(owner);
    await evidence(owner).fill('Called the physician late.');
    await owner.reload();
    await expect(evidence(owner)).toHaveValue('Called the physician late.');
    await form(owner, name).getByRole('radio', { name: 'No', exact: true }).click();
  });

  await test.step('a submission without a network keeps the words, and goes through once it is back', async () => {
    await owner.route('**/scorecard', (route) => route.abort());
    await form(owner, name).getByRole('button', { name: 'Submit scorecard' }).click();
    await expect(form(owner, name).getByRole('alert')).toBeVisible();
    await owner.unroute('**/scorecard');
    await form(owner, name).getByRole('button', { name: 'Submit scorecard' }).click();
    await expect(form(owner, name)).toBeHidden();
    await expect(section(owner).getByRole('button', { name: 'Amend scorecard' })).toBeVisible();
  });

  await test.step('the second member knows that the first submitted, but not what', async () => {
    await recruiter.goto(person);
    await expect(section(recruiter).getByText(/Morgan Hale submitted/)).toBeVisible();
    await expect(recruiter.getByText('Called the physician late.')).toHaveCount(0);
    await section(recruiter).getByRole('button', { name: 'Add scorecard' }).press('Enter');
    await judgment(recruiter).getByRole('radio', { name: '4 · Exceeds' }).press('Space');
    await evidence(recruiter).fill('Named the first sign of sepsis before being asked.');
    await form(recruiter, name).getByRole('radio', { name: 'Strong yes' }).press('Space');
    await form(recruiter, name).getByRole('button', { name: 'Submit scorecard' }).press('Enter');
  });

  await test.step('both see each answer, who is far apart, and the evidence, at once', async () => {
    for (const page of [recruiter, owner]) {
      await expect(section(page).getByText('Morgan Hale: Partly meets.')).toBeAttached();
      await expect(section(page).getByText('Robin Vale: Exceeds.')).toBeAttached();
      await expect(section(page).getByText('Far apart')).toBeVisible();
    }
    await section(recruiter).getByText('Morgan Hale', { exact: true }).click();
    await expect(section(recruiter).getByText('Called the physician late.')).toBeVisible();
    await isAccessibleEverywhere(recruiter);
  });

  await test.step('an amendment says why, and what it said before stays', async () => {
    await section(owner).getByRole('button', { name: 'Amend scorecard' }).click();
    await form(owner, name).getByRole('radio', { name: 'Yes', exact: true }).click();
    await form(owner, name).getByRole('button', { name: 'Save amendment' }).click();
    await expect(form(owner, name).getByLabel('Why are you amending it?')).toHaveAccessibleDescription(/Say why/);
    await form(owner, name).getByLabel('Why are you amending it?').fill('The reference told more.');
    await form(owner, name).getByRole('button', { name: 'Save amendment' }).click();
    // The colleague reads along: the opened scorecard changes in place.
    await expect(section(recruiter).getByText(/The reference told more\. Before: No/)).toBeVisible();
  });
});

test('criteria are edited in versions, and a question that may not be asked is refused with what to ask instead', async ({
  browser,
}) => {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  await page.goto('/employer/settings?tab=hiring');
  await page.getByRole('link', { name: 'Edit scorecards and guides' }).click();
  await expect(page.getByRole('heading', { name: 'Scorecards and interview guides', level: 1 })).toBeVisible();
  await page.getByLabel('Position').selectOption('CNA');
  await expect(page.getByText('Starter set: not changed yet')).toBeVisible();
  const questions = page.getByLabel('Interview questions').first();
  await questions.fill('Are you married?');
  await expect(page.getByText('Family, marriage and pregnancy may not play a part in hiring.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save criteria' }).click();
  await expect(questions).toHaveAccessibleDescription(/State the schedule and ask/);
  await isAccessibleEverywhere(page);
  await questions.fill('This unit works every third weekend. Does that work for you?');
  await page.getByRole('button', { name: 'Save criteria' }).click();
  await expect(page.getByText(/^Version 1, saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Position')).toHaveValue('CNA');
  await expect(questions).toHaveValue(/every third weekend/);
});
