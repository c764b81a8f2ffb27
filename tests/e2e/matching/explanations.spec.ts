import { expect } from '@playwright/test';
import { isAccessibleInEveryLook } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { goTo } from '../accounts/identity.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { test } from '../test.support.ts';

/** Far from each other and from Joplin, so that no one from another test is within thirty miles, as far as nurses of tests drive. */
const CAPE_GIRARDEAU = '63701';
const MARYVILLE = '64468';

test('both sides see the reasons, what would open a job, and can appeal to an administrator who sees the receipt', async ({
  browser,
}) => {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name }, { page: hospital }] = await Promise.all([
    aNurseIn(browser, admin, CAPE_GIRARDEAU),
    anApprovedHospital(browser, admin),
  ]);
  const title = someName('ICU nurse, nights');
  const fits = await aPublishedJob(hospital, title, { zip: CAPE_GIRARDEAU, preferredCertifications: ['ACLS'] });
  const byDay = someName('ICU nurse, days');
  const misses = await aPublishedJob(hospital, byDay, { zip: CAPE_GIRARDEAU, shift: 'days' });
  const again = 'Appeal this match';

  await admin.clock.install();
  await admin.goto('/admin/matching-lab?tab=appeals');
  await expect(admin.getByRole('tab', { name: 'Appeals' })).toHaveAttribute('aria-selected', 'true');

  await test.step('the nurse: each point and each gate, and a person for what they do not believe', async () => {
    await nurse.goto('/job-seeker/jobs');
    await expect(nurse.getByText('Why it fits').first()).toBeVisible();
    await nurse.getByRole('link', { name: title, exact: true }).click();
    await expect(nurse.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const score = nurse.getByRole('main');
    await expect(score.getByRole('heading', { name: 'How this score is calculated' })).toBeVisible();
    const total = Number(
      /(\d+)\. It is high only if both are\.$/.exec(
        (await score.getByText(/only if both are/).textContent()) ?? '',
      )?.[1],
    );
    const costs = (await score.getByText(/^−\d+$/).allTextContents()).map((cost) => Number(cost.slice(1)));
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(100 - total);
    const raise = score.getByRole('listitem').filter({ has: nurse.getByRole('button', { name: 'Try it: Add ACLS' }) });
    const [, from, to] = /(\d+) → (\d+)/.exec((await raise.textContent()) ?? '') ?? [];
    expect([Number(from), Number(to) > Number(from)]).toEqual([total, true]);
    await raise.getByRole('button').click();
    await expect(score.getByText('You are trying this: Add ACLS. Nothing is saved.')).toBeVisible();
    await expect(score.getByText(new RegExp(`square root: ${to}\\.`))).toBeVisible();
    await score.getByRole('button', { name: 'Back to my score' }).click();
    await expect(score.getByText(new RegExp(`square root: ${total}\\.`))).toBeVisible();
    await expect(raise.getByRole('link', { name: 'Do it: Add ACLS' })).toHaveAttribute(
      'href',
      '/job-seeker/profile#credentials',
    );
    await score.getByText('All parts of the score').click();
    await expect(score.getByText(/^\d+\.\d of 100$/)).toHaveCount(2);
    // The job names no skills.
    await expect(score.getByText('Skills', { exact: true })).toHaveCount(0);
    await score.getByText(/^All \d+ requirements are met$/).click();
    await expect(score.getByRole('listitem').filter({ hasText: 'The shift matches.' })).toBeVisible();
    await score.getByRole('button', { name: again }).click();
    const ask = nurse.getByRole('dialog', { name: again });
    await ask.getByRole('button', { name: 'Send appeal', exact: true }).click();
    await expect(ask.getByRole('alert').first()).toBeVisible();
    await ask.getByLabel('What should we look at?').fill('I have worked in more than one setting.');
    await ask.getByRole('button', { name: 'Send appeal', exact: true }).click();
    await expect(score.getByText(/^You appealed this match .+ We are reviewing it\.$/)).toBeVisible();
    await expect(score.getByRole('button', { name: again })).toHaveCount(0);
  });

  await test.step('a job that was not proposed says why not and what would change it', async () => {
    await goTo(nurse, `/job-application?job=${misses}`);
    await expect(nurse.getByText('The shift is days, which is not a preferred shift.').first()).toBeVisible();
    await expect(nurse.getByRole('listitem').filter({ hasText: /^Accepting days would open/ })).toBeVisible();
    await expect(nurse.getByRole('button', { name: again })).toBeVisible();
    await goTo(nurse, `/job-application?job=${fits}`);
    await expect(nurse.getByText(/^You appealed this match/)).toBeVisible();
  });

  await test.step('the hospital: why this person', async () => {
    expect((await nurse.request.post('/api/me/applications', { data: { jobId: fits } })).ok()).toBe(true);
    await hospital.goto(`/employer/jobs/${fits}?tab=candidates`);
    await hospital.getByRole('link', { name: `Open ${name}` }).click();
    const person = hospital.getByRole('article', { name });
    await expect(person.getByRole('heading', { name: 'Why they match' })).toBeVisible();
    await expect(person.getByText('6 years of experience')).toBeVisible();
    await expect(person.getByText(/^(High|Good|Some) interest$/).first()).toBeVisible();
    await expect(person.getByText('The pay', { exact: false })).toHaveCount(0);
    await person.getByRole('button', { name: again }).click();
    const ask = hospital.getByRole('dialog', { name: again });
    await ask.getByLabel('What should we look at?').fill('Is the experience checked?');
    await ask.getByRole('button', { name: 'Send appeal', exact: true }).click();
    await expect(person.getByText(/^You appealed this match/)).toBeVisible();
  });

  await test.step('an administrator answers with the receipt before them, and sees the pair as it is now', async () => {
    // The list was opened before the appeals; it refreshes every minute.
    await admin.clock.fastForward(60_000);
    const card = (question: string) => admin.getByRole('listitem').filter({ hasText: question });
    const asked = card('I have worked in more than one setting.').filter({ hasText: name });
    await expect(asked).toContainText(`${name} and ${title}`);
    await expect(asked).toContainText('From a candidate');
    await expect(asked).toContainText('Was eligible');
    await expect(card('Is the experience checked?').filter({ hasText: name })).toContainText('From an employer');
    await asked.getByText('Full receipt at the time of the appeal').click();
    await expect(asked.getByText(/Engine [\d.]+, weights \S+, inputs [\da-f]{12}/)).toBeVisible();
    await expect(asked.getByText('How well the person fits the job')).toBeVisible();
    await asked.getByRole('button', { name: 'Uphold the result' }).click();
    const answer = admin.getByRole('dialog', { name: 'What did you find?' });
    await answer.getByLabel('Answer').fill('Settings count where the job names one.');
    await answer.getByRole('button', { name: 'Uphold the result' }).click();
    await expect(asked).toHaveCount(0);
    await card('Is the experience checked?')
      .filter({ hasText: name })
      .getByRole('link', { name: 'View current state in the lab' })
      .click();
    // The lab's thread starts with its first question, which takes a busy machine a while.
    await expect(admin.getByRole('heading', { name: `${name} and ${title}` })).toBeVisible({ timeout: 30_000 });
  });

  // The nurse's page stayed open.
  await expect(nurse.getByText('Our answer: Settings count where the job names one.')).toBeVisible();
});

test('applications are planned within the limits, to keep or skip, and nothing is sent before their time', async ({
  browser,
}) => {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name }, { page: other }, { page: hospital }] = await Promise.all([
    aNurseIn(browser, admin, MARYVILLE),
    aNurseIn(browser, admin, MARYVILLE),
    anApprovedHospital(browser, admin),
  ]);
  const post = async () => {
    const title = someName('ICU nurse, nights');
    return { title, id: await aPublishedJob(hospital, title, { zip: MARYVILLE }) };
  };
  await nurse.goto('/job-seeker/dashboard');
  const applyForMe = nurse.getByRole('switch', { name: 'Apply to matching jobs for me' });
  await applyForMe.click();
  await expect(nurse.getByText(/^On since /)).toBeVisible();
  const sent = await post();
  const inbox = nurse.locator('#planned');
  const card = (title: string) =>
    nurse.getByRole('listitem').filter({ has: nurse.getByRole('heading', { name: title }) });

  await test.step('the inbox says what will be sent and when; a skip can be undone', async () => {
    await expect(inbox.getByRole('heading', { name: /^We’ll send this application .+ at 9:00 AM$/ })).toBeVisible();
    await expect(inbox).toContainText(
      'Each employer then sees your name and credentials: everyone who hires there, for all its jobs.',
    );
    await nurse.setViewportSize({ width: 390, height: 844 });
    await isAccessibleInEveryLook(nurse);
    await nurse.setViewportSize({ width: 390, height: 844 });
    expect(await nurse.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 844);
    await nurse.setViewportSize({ width: 1366, height: 900 });
    await inbox.getByRole('button', { name: `Skip the application for ${sent.title}` }).click();
    await expect(inbox).toContainText('Skipped. We won’t send this one.');
    await nurse.reload();
    await inbox.getByRole('button', { name: `Undo skipping ${sent.title}` }).click();
    const keep = inbox.getByRole('button', { name: `Keep the application for ${sent.title}` });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('other limits are previewed, contradicting ones are refused, and saving sends nothing', async () => {
    await nurse.getByLabel('Minimum score').fill('100');
    await expect(nurse.getByText('With these limits we’d plan 1 application, as now.')).toBeVisible();
    await nurse.getByLabel('Max per day').fill('3');
    await nurse.getByLabel('Max open applications').fill('1');
    await nurse.getByRole('button', { name: 'Save limits' }).click();
    await expect(nurse.getByText('This can’t be more than your max open applications.')).toBeVisible();
    await nurse.getByLabel('Max per day').fill('1');
    await nurse.getByLabel('Minimum score').fill('0');
    await nurse.getByRole('button', { name: 'Save limits' }).click();
    await expect(nurse.getByText('Limits saved. Nothing was sent.', { exact: true })).toBeVisible();
    await expect(inbox).toContainText(sent.title);
    expect(await (await nurse.request.get('/api/me/applications')).json()).toMatchObject({ items: [] });
  });

  await test.step('the receipt: what was sent, why, and what stays hidden', async () => {
    await inbox.getByRole('link', { name: `Send now: the application for ${sent.title}` }).click();
    await nurse.getByRole('button', { name: 'Send my application' }).click();
    await expect(card(sent.title)).toContainText('Sent by you');
    await nurse.getByRole('button', { name: `Timeline and receipt of ${sent.title}` }).click();
    const dialog = nurse.getByRole('dialog', { name: sent.title });
    await expect(dialog.getByText(/^What we sent, as it was at that moment\. .+ · Sent by you$/)).toBeVisible();
    await expect(dialog.getByText(/^Sent with your consent of .+ \(version .+\)\.$/)).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: /^About \$\d\d\.\d\d an hour$/ })).toBeVisible();
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^Date of birth, street address and identity documents/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('withdrawing asks once and keeps the job findable, and the hospital sees nobody any more', async () => {
    await hospital.goto(`/employer/jobs/${sent.id}?tab=candidates`);
    await expect(hospital.getByRole('link', { name: `Open ${name}` })).toBeVisible();
    await nurse.getByRole('button', { name: `Withdraw the application for ${sent.title}` }).click();
    const sure = nurse.getByRole('alertdialog', { name: `Withdraw the application for ${sent.title}?` });
    await expect(sure).toContainText('you can apply again');
    await sure.getByRole('button', { name: 'Withdraw' }).click();
    await expect(card(sent.title)).toContainText('Withdrawn');
    await expect(nurse.getByRole('link', { name: `See the job and apply again: ${sent.title}` })).toBeVisible();
    await hospital.reload();
    await expect(hospital.getByRole('heading', { name: sent.title })).toBeVisible();
    await expect(hospital.getByText(name)).toHaveCount(0);
  });

  await test.step('switched off, the next job is matched and nothing is planned', async () => {
    await nurse.goto('/job-seeker/dashboard');
    await expect(nurse.getByText('1 of 1 open now')).toHaveCount(0);
    await applyForMe.click();
    await expect(applyForMe).not.toBeChecked();
    const limits = { enabled: true, dailyCap: 10, activeCap: 10 };
    expect((await other.request.put('/api/me/auto-apply', { data: limits })).ok()).toBe(true);
    const next = await post();
    await expect(nurse.getByRole('link', { name: `View and apply: ${next.title}` })).toBeVisible();
    // Meanwhile applications are planned for people who switched automatic applications on.
    await expect
      .poll(async () => (await other.request.get('/api/me/planned-applications')).text())
      .toContain(`"title":"${next.title}"`);
    await expect(inbox).toHaveCount(0);
    await nurse.goto('/job-seeker/dashboard?tab=applications');
    await expect(card(sent.title)).toBeVisible();
    await expect(card(next.title)).toHaveCount(0);
  });
});
