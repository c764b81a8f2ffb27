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

const ZIP = '63965';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Signs in the open form, by keyboard. */
async function sign(form: ReturnType<typeof dialogOf>, name: string): Promise<void> {
  await form.getByLabel('Type your full name').fill(name);
  await form.getByRole('checkbox', { name: /I agree to sign this letter electronically/ }).press('Space');
}

test('an offer is approved, sent, countered, improved and signed: on a phone and by keyboard', async ({ browser }) => {
  test.setTimeout(240_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const recruiter = await aRecruiter(browser, owner);
  const jobId = await aPublishedJob(recruiter, someName('Counter nurse, nights'), { zip: ZIP });
  const { page: nurse, name, id } = await anApplicantFrom(browser, admin, ZIP, jobId);
  expect((await recruiter.request.post(`/api/employer/applications/${id}/shortlist`)).ok()).toBe(true);
  const person = `/employer/jobs/${jobId}/people/${id}`;

  await test.step('the owner asks to approve every offer', async () => {
    await owner.goto('/employer/settings?tab=offers');
    await owner.getByRole('button', { name: 'Add a step' }).click();
    await owner.getByRole('group', { name: 'Step 1' }).getByLabel('Approver').selectOption({ label: 'Morgan Hale' });
    await owner.getByRole('button', { name: 'Save approvals' }).click();
    await expect(owner.getByText('Saved. It applies to offers', { exact: false }).first()).toBeVisible();
  });

  await test.step('the recruiter writes a template; an unknown placeholder is refused at its text', async () => {
    await recruiter.goto('/employer/settings');
    await recruiter.getByRole('tab', { name: 'Pay and offers' }).click();
    await recruiter.getByRole('button', { name: 'Add offer template' }).press('Enter');
    const template = dialogOf(recruiter, 'Add offer template');
    await template.getByLabel('Name', { exact: true }).fill('Nights');
    await template.getByLabel('Pay starts at').selectOption({ label: 'The highest posted pay' });
    await template.getByLabel('Benefits').fill('Health insurance from {first day}.');
    await template.getByLabel('Message').fill('Welcome to {unit}');
    await template.getByRole('button', { name: '{my name}' }).press('Enter');
    await template.getByRole('button', { name: 'Save template' }).press('Enter');
    await expect(template.getByLabel('Benefits')).toHaveAccessibleDescription(/can’t fill {first day}/);
    await isAccessibleEverywhere(recruiter);
    await template.getByLabel('Benefits').fill('Health insurance from {start date}.');
    await template.getByRole('button', { name: 'Save template' }).press('Enter');
    await expect(recruiter.getByRole('heading', { name: 'Nights' })).toBeVisible();
  });

  const approve = async () => {
    await owner.goto(person);
    await owner.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(owner.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  };

  await test.step('the recruiter sends it for approval, then signs and sends it', async () => {
    await recruiter.goto(person);
    await recruiter.getByRole('button', { name: 'Make offer' }).press('Enter');
    const offer = dialogOf(recruiter, 'Make offer');
    await offer.getByLabel('Template').selectOption({ label: 'Nights' });
    await offer.getByLabel('Base pay').fill('40.00');
    const preview = offer.getByRole('region', { name: 'What the letter will say' });
    await expect(preview.getByText('Fill in {unit}, or remove it.')).toBeVisible();
    await isAccessibleEverywhere(recruiter);
    await offer.getByRole('button', { name: 'Send for approval' }).press('Enter');
    await expect(offer.getByLabel('Message')).toHaveAccessibleDescription(/Fill in {unit}/);
    await offer.getByLabel('Unit').fill('the ICU');
    await expect(preview.getByText('Welcome to the ICU Robin Vale')).toBeVisible();
    await offer.getByRole('button', { name: 'Send for approval' }).press('Enter');
    await expect(offer).toBeHidden();
    await approve();
    await recruiter.reload();
    await recruiter.getByRole('button', { name: 'Make offer' }).press('Enter');
    await sign(offer, 'Robin Vale');
    await offer.getByRole('button', { name: 'Sign and send' }).press('Enter');
    await expect(offer).toBeHidden();
  });

  await test.step('the nurse counters on a phone; what no employer could grant is refused at its field', async () => {
    await nurse.setViewportSize({ width: 390, height: 844 });
    await nurse.goto('/job-seeker/interviews?tab=offers');
    await nurse.getByRole('button', { name: /^Counter the offer/ }).press('Enter');
    const counter = dialogOf(nurse, 'Ask for other terms');
    await counter.getByLabel('Hourly pay you ask for').fill('39.00');
    await counter.getByLabel('Why').fill('Ten years in intensive care.');
    await counter.getByRole('button', { name: 'Send counteroffer' }).press('Enter');
    await expect(counter.getByLabel('Hourly pay you ask for')).toHaveAccessibleDescription(
      /Ask for more than the offer/,
    );
    await isAccessibleEverywhere(nurse);
    await nurse.setViewportSize({ width: 390, height: 844 });
    await counter.getByLabel('Hourly pay you ask for').fill('42.00');
    await counter.getByRole('button', { name: 'Send counteroffer' }).press('Enter');
    await expect(nurse.getByText('You asked for other terms')).toBeVisible();
    await expect(nurse.getByRole('button', { name: /^Counter the offer/ })).toHaveCount(0);
  });

  await test.step('the recruiter reads it and answers with an offer, which is approved again', async () => {
    await recruiter.goto(person);
    await expect(recruiter.getByText('The candidate asks for $42 an hour')).toBeVisible();
    await isAccessibleEverywhere(recruiter);
    await recruiter.getByRole('button', { name: 'Answer with an offer' }).press('Enter');
    const offer = dialogOf(recruiter, 'Make offer');
    await expect(offer.getByLabel('Base pay')).toHaveValue('42');
    await offer.getByRole('button', { name: 'Send for approval' }).press('Enter');
    await expect(offer).toBeHidden();
    await approve();
    await recruiter.reload();
    await recruiter.getByRole('button', { name: 'Answer with an offer' }).press('Enter');
    await sign(offer, 'Robin Vale');
    await offer.getByRole('button', { name: 'Sign and send' }).press('Enter');
    await expect(offer).toBeHidden();
  });

  await test.step('the nurse reviews and signs the new offer', async () => {
    await nurse.goto('/job-seeker/interviews?tab=offers');
    await nurse.getByRole('link', { name: 'Review and sign' }).press('Enter');
    await expect(nurse.getByText('$42 an hour', { exact: false }).first()).toBeVisible();
    await nurse.getByRole('button', { name: 'Sign offer' }).press('Enter');
    await expect(nurse.getByLabel('Type your full name')).toHaveAccessibleDescription(/Type your full name/);
    await nurse.getByLabel('Type your full name').fill(name);
    await nurse.getByRole('checkbox', { name: /I agree to sign this letter electronically/ }).press('Space');
    await nurse.getByRole('button', { name: 'Sign offer' }).press('Enter');
    await expect(nurse.getByText('You signed. Congratulations.')).toBeVisible();
  });
});

test('a job paid by the year is offered, countered and signed by the year, at both widths', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const jobId = await aPublishedJob(owner, someName('Nurse manager'), {
    zip: ZIP,
    shift: 'days',
    shiftPattern: '5x8',
    payUnit: 'year',
    payMinCents: 8_000_000,
    payMaxCents: 9_000_000,
  });
  const { page: nurse, id } = await anApplicantFrom(browser, admin, ZIP, jobId);
  expect((await owner.request.post(`/api/employer/applications/${id}/shortlist`)).ok()).toBe(true);
  const offer = dialogOf(owner, 'Make offer');

  await test.step('the form states the pay a year, with what it is an hour and a week', async () => {
    await owner.setViewportSize({ width: 1366, height: 768 });
    await owner.goto(`/employer/jobs/${jobId}/people/${id}`);
    await owner.getByRole('button', { name: 'Make offer' }).press('Enter');
    await expect(offer.getByLabel('Base pay')).toHaveValue('85000');
    await expect(offer.getByLabel('Base pay a year')).toBeVisible();
    await expect(offer.getByText('$85,000 a year at 40 hours is $40.87 an hour.', { exact: false })).toBeVisible();
    await offer.getByLabel('Base pay').fill('20000');
    await expect(offer.getByText(/which is \$31,200 a year at 40 hours a week/)).toBeVisible();
    await isAccessibleEverywhere(owner);
    await offer.getByLabel('Base pay').fill('83200');
    await sign(offer, 'Morgan Hale');
    await offer.getByRole('button', { name: 'Sign and send' }).press('Enter');
    await expect(offer).toBeHidden();
    await expect(owner.getByText('$83,200 a year, from')).toBeVisible();
  });

  await test.step('the nurse reads it by the year on a phone and asks for more a year', async () => {
    await nurse.setViewportSize({ width: 390, height: 844 });
    await nurse.goto('/job-seeker/interviews?tab=offers');
    await expect(nurse.getByText('$83,200 a year, about $1,600 a week')).toBeVisible();
    await nurse.getByRole('button', { name: /^Counter the offer/ }).press('Enter');
    const counter = dialogOf(nurse, 'Ask for other terms');
    await counter.getByLabel('Yearly pay you ask for').fill('90000');
    await counter.getByLabel('Why').fill('I have led a unit for six years.');
    await isAccessibleEverywhere(nurse);
    await counter.getByRole('button', { name: 'Send counteroffer' }).press('Enter');
    await expect(nurse.getByText('You asked for $90,000 a year')).toBeVisible();
  });

  await test.step('the employer grants it, and the nurse signs it by the year', async () => {
    await owner.reload();
    await expect(owner.getByText('The candidate asks for $90,000 a year')).toBeVisible();
    await owner.getByRole('button', { name: 'Answer with an offer' }).press('Enter');
    await expect(offer.getByLabel('Base pay')).toHaveValue('90000');
    await sign(offer, 'Morgan Hale');
    await offer.getByRole('button', { name: 'Sign and send' }).press('Enter');
    await expect(offer).toBeHidden();
    await nurse.goto('/job-seeker/interviews?tab=offers');
    await nurse.getByRole('link', { name: 'Review and sign' }).press('Enter');
    await expect(nurse.getByText('$90,000 a year, about', { exact: false })).toBeVisible();
    await isAccessibleEverywhere(nurse);
  });
});
