import { expect, type Page } from '@playwright/test';
import {
  aBrowser,
  anApplicantFrom,
  anApprovedHospital,
  aPublishedJob,
  aRecruiter,
} from '../employers/employer.support.ts';
import { press } from '../keyboard.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import { startedDaysAgo } from './start.support.ts';

const ZIP = '64093';

const scorecards = (page: Page) => page.getByRole('region', { name: 'Scorecards' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Signs the open letter by keyboard. */
async function sign(page: Page, name: string): Promise<void> {
  await page.getByLabel('Type your full name').fill(name);
  await page.getByRole('checkbox', { name: /I agree to sign this letter electronically/ }).press('Space');
}

async function score(page: Page, name: string, { level, evidence }: { level: string; evidence: string }) {
  await scorecards(page).getByRole('button', { name: 'Add scorecard' }).press('Enter');
  const form = dialog(page, `Scorecard for ${name}`);
  await form.getByRole('radiogroup', { name: 'Clinical judgment' }).getByRole('radio', { name: level }).press('Space');
  await form.getByLabel('Evidence: Clinical judgment').fill(evidence);
  await form.getByRole('radio', { name: 'Yes', exact: true }).press('Space');
  await form.getByRole('button', { name: 'Submit scorecard' }).press('Enter');
  await expect(form).toBeHidden();
}

test('one hire from the board to the ninetieth day, by keyboard', async ({ browser }) => {
  test.setTimeout(240_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const jobId = await aPublishedJob(owner, someName('Night nurse'), { zip: ZIP });
  const [recruiter, { page: nurse, name, id }] = await Promise.all([
    aRecruiter(browser, owner),
    anApplicantFrom(browser, admin, ZIP, jobId),
  ]);
  const person = `/employer/jobs/${jobId}/people/${id}`;

  await test.step('the card moves on the board', async () => {
    await recruiter.goto(`/employer/jobs/${jobId}?tab=board`);
    const card = (stage: string) =>
      recruiter
        .getByRole('region', { name: new RegExp(`^${stage}`) })
        .getByRole('article')
        .filter({ hasText: name })
        .getByRole('link');
    await card('Applied').focus();
    await recruiter.keyboard.press('Shift+ArrowRight');
    await expect(card('Shortlisted')).toBeFocused();
    await recruiter.keyboard.press('Enter');
    await expect(scorecards(recruiter)).toBeVisible();
  });

  await test.step('two members score alone: the second reads the first after their own', async () => {
    await score(recruiter, name, { level: '4 · Exceeds', evidence: 'Named the first sign of sepsis.' });
    await owner.goto(person);
    await expect(scorecards(owner).getByText(/Robin Vale submitted/)).toBeVisible();
    await expect(scorecards(owner).getByText('Robin Vale: Exceeds.')).toHaveCount(0);
    await score(owner, name, { level: '3 · Meets', evidence: 'Called the physician in time.' });
    await expect(scorecards(owner).getByText('Robin Vale: Exceeds.')).toBeAttached();
  });

  const approvals = '/api/employer/offer-approval-steps';
  const { members } = (await (await owner.request.get(approvals)).json()) as {
    members: { id: string; name: string }[];
  };
  const chief = members.find((member) => member.name === 'Morgan Hale');
  const steps = [{ approverId: chief?.id, unitId: null, fromCents: null }];
  expect((await owner.request.put(approvals, { data: { steps, before: [] } })).ok()).toBe(true);

  /** The recruiter asks for approval, the owner finds it on Today, and the recruiter signs and sends. */
  async function offer(open: string, pay: string): Promise<void> {
    await recruiter.getByRole('button', { name: open }).press('Enter');
    const form = dialog(recruiter, 'Make offer');
    await form.getByLabel('Base pay').fill(pay);
    await form.getByRole('button', { name: 'Send for approval' }).press('Enter');
    await expect(form).toBeHidden();
    await owner.goto('/employer/dashboard');
    await press(owner, owner.getByRole('link', { name: `See offer to ${name}` }));
    await press(owner, owner.getByRole('button', { name: 'Approve', exact: true }));
    await expect(owner.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    await recruiter.getByRole('button', { name: open }).press('Enter');
    await sign(recruiter, 'Robin Vale');
    await form.getByRole('button', { name: 'Sign and send' }).press('Enter');
    await expect(form).toBeHidden();
  }

  await test.step('an offer is approved and sent, and the nurse asks for more', async () => {
    await offer('Make offer', '40.00');
    await nurse.goto('/job-seeker/interviews?tab=offers');
    await press(nurse, nurse.getByRole('button', { name: /^Counter the offer/ }));
    const counter = dialog(nurse, 'Ask for other terms');
    await counter.getByLabel('Hourly pay you ask for').fill('42.00');
    await counter.getByLabel('Why').fill('Ten years in intensive care.');
    await counter.getByRole('button', { name: 'Send counteroffer' }).press('Enter');
    await expect(nurse.getByText('You asked for other terms')).toBeVisible();
  });

  await test.step('the improved offer is approved again, and signed', async () => {
    await recruiter.goto(person);
    await offer('Answer with an offer', '42.00');
    await nurse.goto('/job-seeker/interviews?tab=offers');
    await press(nurse, nurse.getByRole('link', { name: 'Review and sign' }));
    await sign(nurse, name);
    await nurse.getByRole('button', { name: 'Sign offer' }).press('Enter');
    await expect(nurse.getByText('You signed. Congratulations.')).toBeVisible();
  });

  await test.step('both sides get ready to start', async () => {
    await nurse.goto(`/job-seeker/starts/${id}`);
    await press(nurse, nurse.getByRole('button', { name: 'Mark as done: Permission for a background check' }).first());
    await nurse.getByRole('button', { name: 'I give permission' }).press('Enter');
    await expect(nurse.getByText('Confirmed by you.')).toBeVisible();
    await owner.goto(`/employer/starts/${id}`);
    await expect(owner.getByRole('heading', { level: 1, name: 'Ready to start' })).toBeVisible();
    await press(owner, owner.getByRole('button', { name: 'Mark as done: Background check done' }).first());
    await expect(owner.getByText('Recorded by Morgan Hale.').first()).toBeVisible();
  });

  await test.step('after 90 days both say that the nurse is still there', async () => {
    await startedDaysAgo(id, 90);
    for (const [page, side, last] of [
      [nurse, 'job-seeker', 'Are you still there?'],
      [owner, 'employer', 'Is the person still there?'],
    ] as const) {
      await page.goto(`/${side}/starts/${id}`);
      await expect(page.getByRole('heading', { name: 'After 90 days: how is it going?' })).toBeVisible();
      for (const question of ['Did the job begin?', /as (described|you expected)\?$/, last]) {
        await press(page, page.getByRole('group', { name: question }).getByRole('button', { name: 'Yes' }));
      }
      await expect(page.getByText(/^You can change this until /)).toBeVisible();
    }
  });
});
