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
    await owner.goto('/employer/settings');
    await owner.getByRole('button', { name: 'Add a step' }).click();
    await owner.getByLabel('Approver').selectOption({ label: 'Morgan Hale' });
    await owner.getByRole('button', { name: 'Save approvals' }).click();
    await expect(owner.getByText('Saved. It applies to offers', { exact: false }).first()).toBeVisible();
  });

  await test.step('the recruiter writes a template; an unknown placeholder is refused at its text', async () => {
    await recruiter.goto('/employer/settings');
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
