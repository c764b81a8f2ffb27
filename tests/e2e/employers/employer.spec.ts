import { expect, type Browser, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { join, linkMailedTo } from '../profiles/candidate-support.ts';
import { aBrowser, anApplicant, anApprovedHospital, aPublishedJob, inDays } from './employer.support.ts';
import { goTo } from '../accounts/identity.support.ts';
import { test } from '../test.support.ts';

async function aHiringHospital(browser: Browser): Promise<{ page: Page; admin: Page }> {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  return { page, admin };
}

test('onboarding tells what is wrong at its field, survives a lost network and goes on in another browser', async ({
  browser,
  page,
  context,
}) => {
  await join(page, { fullName: 'Morgan Hale', role: 'employer' });
  await page.goto('/employer/onboarding');
  const save = page.getByRole('button', { name: 'Save and continue' });
  await page.getByLabel('Organization name').fill('Sedgemoor Clinic');
  await page.getByLabel('NPI').fill('1234567890');
  await save.click();
  await expect(page.getByLabel('NPI')).toHaveAccessibleDescription(/This NPI does not add up/);
  await expect(page.getByText('Choose the facility type.')).toBeVisible();
  await expect(page.getByLabel('Organization name')).toHaveValue('Sedgemoor Clinic');
  await isAccessibleEverywhere(page);
  await page.getByLabel('NPI').fill('');
  await page.getByLabel('Facility type').selectOption('clinic');
  await save.click();

  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByLabel('ZIP code').fill('00000');
  await save.click();
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/ZIP/);
  await page.getByLabel('ZIP code').fill('66762');
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue('1 Main St');
  await context.setOffline(false);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Contact', level: 2 })).toBeVisible();

  const other = await browser.newContext({ storageState: await context.storageState() });
  const phone = await other.newPage();
  await phone.goto('/employer/onboarding');
  await expect(phone.getByRole('heading', { name: 'Contact', level: 2 })).toBeVisible();
  await goTo(phone, '/employer/onboarding?step=address');
  await expect(phone.getByLabel('ZIP code')).toHaveValue('66762');
  await goTo(phone, '/employer/onboarding?step=contact');
  // Asked once: from the account.
  await expect(phone.getByLabel('Contact person')).toHaveValue('Morgan Hale');
  await expect(phone.getByLabel('Contact email')).toHaveValue(/@/);
  await phone.getByLabel('Phone').fill('417 555');
  await phone.getByRole('button', { name: 'Save and continue' }).click();
  await expect(phone.getByLabel('Phone')).toHaveAccessibleDescription(/ten digits/);

  await phone.getByLabel('Phone').fill('(417) 555-0150');
  await phone.getByRole('button', { name: 'Back' }).click();
  const unsaved = phone.getByRole('alertdialog', { name: 'Leave without saving?' });
  await unsaved.getByRole('button', { name: 'Keep editing' }).click();
  await expect(phone.getByRole('button', { name: 'Back' })).toBeFocused();
  await phone.getByLabel('Contact email').fill('morgan@clinic.test');
  await phone.getByRole('button', { name: 'Save and continue' }).click();
  // Until the next step is there, the button is still that of this one.
  await expect(phone.getByRole('heading', { name: 'Units and benefits', level: 2 })).toBeVisible();
  await phone.getByRole('button', { name: 'Save and continue' }).click();
  await phone.getByRole('button', { name: 'Submit for review' }).click();
  await expect(phone.getByRole('heading', { name: 'Under Review' })).toBeVisible();
  await expect(phone.getByText('Pending approval')).toBeVisible();
  await page.goto('/employer/onboarding');
  await expect(page).toHaveURL(/\/employer\/awaiting-approval$/);

  await test.step('while it waits, a job is drafted, counted and kept; only publishing waits', async () => {
    await page.getByRole('link', { name: 'Draft a job' }).click();
    await page.getByLabel('Job title').fill('Clinic nurse');
    await expect(page.getByText('You can publish this job once your organization is approved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
    await isAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clinic nurse' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to your review' }).click();
    await page.getByRole('list', { name: 'Your drafts' }).getByRole('link', { name: 'Clinic nurse' }).click();
    await expect(page.getByLabel('Job title')).toHaveValue('Clinic nurse');
    await page.goto('/employer/new-position');
    await expect(page).toHaveURL(/\/employer\/awaiting-approval$/);
  });

  await test.step('a colleague is invited, and hears of it with the approval', async () => {
    await page.getByLabel('Your colleague’s email').fill('colleague@clinic.test');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('colleague@clinic.test · Recruiter · goes out once you are approved')).toBeVisible();
    await isAccessibleEverywhere(page);
  });
  await other.close();
});

test('a new position counts who is eligible, says what is missing, and is written by keyboard alone', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page } = await aHiringHospital(browser);
  await page.goto('/employer/new-position');
  await expect(page.getByLabel('Job title')).toBeVisible();
  await isAccessibleEverywhere(page);
  const type = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(words);
  };
  await type('Job title', 'Night nurse');
  await type('Position', 'Registered Nurse');
  await type('Employment', 'Full time');
  await type('Shift', 'Nights');
  await type('Pattern', '3x12');
  await type('Lowest base pay', '44');
  await type('Highest base pay', '38');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await test.step('all errors at once, at their fields and in a summary that links to them', async () => {
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct these fields' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      'Start date: Choose a start date.',
      'Highest base pay: The highest pay must not be below the lowest.',
      'Description: Describe the job.',
      'Open until: Choose until when the job is open.',
    ]);
    await isAccessibleEverywhere(page);
    await summary.getByRole('link', { name: /^Open until/ }).press('Enter');
    await expect(page.getByLabel('Open until')).toBeFocused();
    await expect(page).toHaveURL(/\/employer\/new-position$/);
  });
  await expect(page.getByLabel('Highest base pay')).toHaveAccessibleDescription(/must not be below the lowest/);
  await expect(page.getByLabel('Job title')).toHaveValue('Night nurse');
  await page.getByLabel('Highest base pay').press('ControlOrMeta+a');
  await page.keyboard.type('48');
  await expect(page.getByText('$1,584–$1,728 a week on this shift and pattern')).toBeVisible();
  await expect(page.getByText(/^(Fewer than 5|About \d*[05]) people are eligible now\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'What candidates see' });
  await expect(preview).toContainText('Night nurse');
  await expect(preview).toContainText('$44–$48 an hour');
  // The page itself, not a summary: with the license, the employer and how to apply.
  await expect(preview.getByRole('heading', { name: 'How to apply' })).toBeVisible();
  await expect(preview).toContainText('Valid license in MO');
  await expect(preview).toContainText('The description is still empty.');
  await isAccessibleEverywhere(page);
  await preview.getByRole('link', { name: 'Sign in and apply' }).click();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();

  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/Describe the job\./);
  await page.getByLabel('Description').fill('Three nights a week.');
  await page.getByLabel('Start date').fill(inDays(40));
  await page.getByLabel('Open until').fill(inDays(60));
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your job is open' })).toBeFocused();
  await isAccessibleEverywhere(page);
  await goTo(page, '/employer/dashboard');
  await expect(page.getByText('Night nurse')).toHaveCount(1);
});

test('three applicants are compared; one is invited, one declined with a reason, one shortlisted, once each', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, admin } = await aHiringHospital(browser);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(page, title);
  const first = await anApplicant(browser, admin, jobId);
  const second = await anApplicant(browser, admin, jobId);
  const third = await anApplicant(browser, admin, jobId);
  await page.goto('/employer/dashboard');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await isAccessibleEverywhere(page);
  await goTo(page, `/employer/jobs/${jobId}?tab=candidates`);
  for (const { name } of [first, second, third]) {
    await expect(
      page.getByRole('article').filter({ hasText: name }).getByText('Applied', { exact: true }),
    ).toBeVisible();
  }
  await isAccessibleEverywhere(page);

  await test.step('side by side', async () => {
    const compare = page.getByRole('button', { name: /^Compare \(/ });
    await expect(compare).toBeDisabled();
    for (const { name } of [first, second, third]) {
      await page.getByRole('article').filter({ hasText: name }).getByRole('checkbox', { name: 'Compare' }).click();
    }
    await compare.click();
    const table = page.getByRole('dialog', { name: 'Compare candidates' });
    for (const { name } of [first, second, third])
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    await isAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(compare).toBeFocused();
    // A person hidden by a filter is not compared with an empty column, and is still selected without the filter.
    const stage = page.getByLabel('Show', { exact: true });
    await stage.selectOption('Hired');
    await expect(compare).toHaveText('Compare (0)');
    await expect(compare).toBeDisabled();
    await stage.selectOption('Everyone');
    await expect(compare).toHaveText('Compare (3)');
  });

  await test.step('by keyboard: the tabs, a person, the shortlist, a report, and back', async () => {
    await page.getByRole('tab', { name: 'Candidates' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Edit this job' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    const open = page.getByRole('link', { name: `Open ${third.name}` });
    await open.press('Enter');
    const own = page.getByRole('article', { name: third.name });
    await own.getByRole('button', { name: 'Shortlist' }).press('Enter');
    await expect(own.getByRole('button', { name: 'Shortlist' })).toBeHidden();
    await own.getByRole('button', { name: `Report ${third.name}` }).press('Enter');
    const report = page.getByRole('dialog', { name: `Report ${third.name}` });
    await report.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(report.getByText('Pick what is wrong.')).toBeVisible();
    await report.getByRole('radio', { name: 'Something is not true' }).press('Space');
    await report.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(page.getByText('We got your report').first()).toBeVisible();
    await expect(report).toBeHidden();
    await own.getByRole('link', { name: `Candidates for ${title}` }).press('Enter');
    await expect(open).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: third.name });
    await expect(card.getByText('Shortlisted', { exact: true })).toBeVisible();
  });

  const person = page.getByRole('article', { name: first.name });
  await test.step('an invitation needs a place and a time; a double click sends one', async () => {
    await page.getByRole('link', { name: `Open ${first.name}` }).click();
    await isAccessibleEverywhere(page);
    await person.getByRole('button', { name: 'Propose interview times' }).click();
    const propose = page.getByRole('dialog', { name: 'Propose interview times' });
    await propose.getByRole('button', { name: 'Send' }).click();
    await expect(propose.getByText('Propose at least one time.')).toBeVisible();
    await propose.getByLabel('Where').fill('https://meet.example.org/1');
    await propose.getByLabel('Time 1').fill(`${inDays(3)}T10:00`);
    await isAccessibleEverywhere(page);
    await propose.getByRole('button', { name: 'Send' }).dblclick();
    await expect(person.getByText('Waiting for the candidate')).toHaveCount(1);
    const read = async (path: string) => (await (await first.page.request.get(path)).json()) as unknown;
    // Other tests' jobs share the market: a match with one of them may come first in the list.
    const { items } = (await read('/api/me/applications')) as { items: { id: string; job: { id: string } }[] };
    const mine = items.find(({ job }) => job.id === jobId);
    const { interviews } = (await read(`/api/me/applications/${mine?.id}`)) as { interviews: unknown[] };
    expect(interviews).toHaveLength(1);
  });

  await test.step('what another tab has done is told, and shown', async () => {
    await page.goto(`/employer/jobs/${jobId}?tab=candidates`);
    await page.getByRole('link', { name: `Open ${second.name}` }).click();
    const own = page.getByRole('article', { name: second.name });
    await own.getByRole('button', { name: 'Decline' }).click();
    const reason = page.getByRole('dialog', { name: 'Decline this application' });
    await reason.getByLabel('Reason').selectOption('schedule');
    await second.page.goto('/job-seeker/dashboard?tab=applications');
    const list = (await (await page.request.get(`/api/jobs/${jobId}/candidates?stage=applied`)).json()) as {
      items: { id: string; name: string }[];
    };
    const stale = list.items.find(({ name }) => name === second.name);
    const declined = await page.request.post(`/api/employer/applications/${stale?.id}/decline`, {
      data: { reason: 'pay' },
    });
    expect(declined.ok()).toBe(true);
    await reason.getByRole('button', { name: 'Decline' }).click();
    await expect(reason.getByRole('alert')).toContainText('so that step is no longer open.');
    await page.keyboard.press('Escape');
    await expect(own.getByRole('button', { name: 'Shortlist' })).toBeHidden();
    await second.page.reload();
    await second.page.getByRole('button', { name: new RegExp(title) }).click();
    await expect(second.page.getByRole('dialog').getByText('The pay expectations did not fit.').first()).toBeVisible();
  });

  await test.step('closing the job says first what it ends', async () => {
    await page.goto(`/employer/jobs/${jobId}?tab=candidates`);
    const ask = page.getByRole('alertdialog', { name: `Close ${title}?` });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    // The two people of this story, and anyone else in the shared market who has been matched with the job by now.
    await expect(ask).toContainText(/This ends ([2-9]|\d\d) open applications:/);
    await expect(ask).toContainText('This cannot be undone.');
    await ask.getByRole('button', { name: 'Keep as is' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await ask.getByRole('button', { name: 'Close the job' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Job details' }).click();
    await expect(page.getByText('Duplicate it to post it again.')).toBeVisible();
  });
});

test('members, settings and the review are accessible; a slip costs no words; a viewer looks on', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page } = await aHiringHospital(browser);
  await page.goto('/employer/members');
  for (const path of ['/employer/members', '/employer/settings', '/employer/awaiting-approval', '/review']) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessibleEverywhere(page);
  }

  await test.step('each part of the settings has its address, which a reload keeps', async () => {
    await page.goto('/employer/settings');
    for (const [tab, heading] of [
      ['Hiring', 'Your job requirements'],
      ['Pay and offers', 'Offer approvals'],
      ['Messages', 'Message templates'],
      ['Account', 'Cancel your account'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Facilities' })).toHaveCount(0);
      await isAccessibleEverywhere(page);
    }
  });

  await test.step('the first steps lead to the settings once they are behind somebody', async () => {
    await page.goto('/employer/onboarding');
    await expect(page).toHaveURL('/employer/settings');
  });

  await test.step('what is typed into a dialog outlives a click beside it and asks before Escape', async () => {
    await page.getByRole('button', { name: 'Edit Address' }).click();
    const street = page.getByRole('dialog', { name: 'Address' }).getByLabel('Street address');
    await page.mouse.click(5, 400);
    await expect(street).toBeHidden();
    await page.getByRole('button', { name: 'Edit Address' }).click();
    await street.fill('7 Long Way');
    await page.mouse.click(5, 400);
    await expect(street).toHaveValue('7 Long Way');
    const ask = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await page.keyboard.press('Escape');
    await ask.getByRole('button', { name: 'Keep editing' }).click();
    await expect(street).toHaveValue('7 Long Way');
    await page.keyboard.press('Escape');
    await ask.getByRole('button', { name: 'Discard' }).click();
    await expect(street).toBeHidden();
  });

  await test.step('a viewer accepts the invitation and sees no button that would be refused', async () => {
    const jobId = await aPublishedJob(page, someName('ICU nurse, nights'));
    const viewer = await aBrowser(browser);
    const { email } = await join(viewer, { fullName: 'Robin Vale', role: 'employer' });
    await goTo(page, '/employer/members');
    await page.getByLabel('Your colleague’s email').fill(email);
    await page.getByLabel('Role').last().selectOption('viewer');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`${email} · Viewer`)).toBeVisible();
    await viewer.goto(await linkMailedTo(viewer, email, /\S+\/employer\/invitation\/\S+/));
    await viewer.getByRole('button', { name: 'Accept' }).click();
    await expect(viewer.getByRole('heading', { name: 'Today' })).toBeVisible();
    await goTo(viewer, `/employer/jobs/${jobId}?tab=candidates`);
    await expect(viewer.getByText('You can see this job and its candidates.')).toBeVisible();
    for (const name of ['Pause', 'Close', 'Duplicate']) {
      await expect(viewer.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(viewer.getByRole('link', { name: 'New position' })).toHaveCount(0);
    await viewer.getByRole('tab', { name: 'Job details' }).click();
    await expect(viewer.getByText('Twelve beds, three nights a week.')).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await goTo(viewer, '/employer/new-position');
    await expect(viewer.getByText('Owners and recruiters post jobs')).toBeVisible();
  });
});

test('the keyboard goes on where it was when a step, an invitation or the way to more entries goes', async ({
  browser,
}) => {
  const { page } = await aHiringHospital(browser);
  const jobId = await aPublishedJob(page, 'ICU nurse, nights');

  await test.step('a job is paused and opened again', async () => {
    await page.goto(`/employer/jobs/${jobId}?tab=candidates`);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    const again = page.getByRole('button', { name: 'Reopen' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  });

  await test.step('an invitation is taken back', async () => {
    await goTo(page, '/employer/members');
    const email = page.getByLabel('Your colleague’s email');
    await email.fill(`colleague-${jobId}@hospital.test`);
    await email.press('Enter');
    await page.getByRole('button', { name: /^Revoke/ }).press('Enter');
    await expect(email).toBeFocused();
  });

  await test.step('the last page of a list', async () => {
    for (let i = 0; i < 45; i += 1) {
      expect((await page.request.post(`/api/jobs/${jobId}/duplicate`, { data: {} })).ok()).toBe(true);
    }
    await goTo(page, '/employer/jobs');
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(page.getByText("You've reached the end.")).toBeFocused();
    await expect(page.getByRole('row')).toHaveCount(47);
  });
});

test('one endless word pushes no page out of its width', async ({ browser }) => {
  const { page, admin } = await aHiringHospital(browser);
  const jobId = await aPublishedJob(page, 'W'.repeat(110));
  const endless = { contactName: 'N'.repeat(110), contactEmail: 'hiring@hospital.test', phone: '(417) 555-0150' };
  await page.request.put('/api/employer/organization/contact', { data: endless });
  const units = [{ name: 'U'.repeat(80) }];
  await page.request.put('/api/employer/organization/details', { data: { units, benefits: [] } });
  const nurse = await anApplicant(browser, admin, jobId);
  const width = (where: Page) => where.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const [where, path] of [
    [page, '/employer/dashboard'],
    [page, `/employer/jobs/${jobId}?tab=edit`],
    [page, '/employer/settings'],
    [page, '/review'],
    [nurse.page, '/job-seeker/dashboard?tab=applications'],
  ] as const) {
    await where.setViewportSize({ width: 390, height: 844 });
    await where.goto(path);
    await expect(where.getByText(/W{110}|N{110}|U{80}/).first()).toBeVisible();
    expect(await width(where), path).toBeLessThanOrEqual(0);
  }
});
