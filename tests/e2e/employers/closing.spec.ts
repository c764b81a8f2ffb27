import { expect, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob, inDays } from './employer.support.ts';

const ZIP = '64701';

async function post(page: Page, path: string, data: object = {}): Promise<{ id: string; slots: { id: string }[] }> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as { id: string; slots: { id: string }[] };
}

test('filling a job says how many interviews and offers end and what people will read, and they read it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  const title = someName('Emergency nurse, days');
  const jobId = await aPublishedJob(page, title, { zip: ZIP, specialty: 'emergency' });
  const met = await anApplicantFrom(browser, admin, ZIP, jobId);
  const offered = await anApplicantFrom(browser, admin, ZIP, jobId);
  const proposed = await post(page, `/api/employer/applications/${met.id}/interviews`, {
    mode: 'video',
    place: 'https://meet.example.org/1',
    timeZone: 'America/Chicago',
    durationMinutes: 30,
    message: null,
    slots: [`${inDays(5)}T16:00:00Z`],
  });
  await post(met.page, `/api/interviews/${proposed.id}/accept`, { slotId: proposed.slots[0]?.id });
  await post(page, `/api/employer/applications/${offered.id}/shortlist`);
  await post(page, `/api/employer/applications/${offered.id}/offers`, {
    payCents: 4000,
    payReason: null,
    employmentType: 'full_time',
    shift: 'nights',
    shiftPattern: '3x12',
    startDate: inDays(40),
    signOnBonusCents: 0,
    signOnBonusTerms: null,
    expiresAt: `${inDays(10)}T17:00:00Z`,
    message: null,
    signature: { name: 'Morgan Hale', consents: true },
  });

  await page.goto(`/employer/jobs/${jobId}?tab=candidates`);
  const card = page.getByRole('article').filter({ hasText: met.name });
  await expect(card.getByRole('img', { name: /^Compatibility \d+ of 100$/ })).toBeVisible();
  await page.getByRole('link', { name: `Open ${met.name}` }).press('Enter');
  const person = page.getByRole('article', { name: met.name });
  // The job names no skills, so they give no points.
  const score = person.getByRole('heading', { name: 'Why they match' }).locator('..');
  await expect(score).toContainText('How they fit the job');
  await expect(score).not.toContainText('Skills');
  await expect(person.getByText('The job is open.')).toBeHidden();
  await person.getByText('Also checked').click();
  await expect(person.getByText('The job is open.')).toBeVisible();
  // Scrolled down, the header that stays in place covers half of a target that is in full view a touch later.
  await page.evaluate(() => window.scrollTo(0, 0));
  await isAccessibleEverywhere(page);
  await page.goBack();

  const ask = page.getByRole('alertdialog', { name: `Mark ${title} as filled?` });
  await page.getByRole('button', { name: 'Mark as filled' }).press('Enter');
  await expect(ask).toContainText('This ends 2 open applications');
  await expect(ask).toContainText('1 interview is canceled and leaves both calendars.');
  await expect(ask).toContainText('1 open offer is withdrawn and can no longer be accepted.');
  const news = `Your application for ${title} has ended. We keep looking for matches for you.`;
  await expect(ask).toContainText(news);
  await expect(ask).toContainText('The employer withdrew the offer.');
  await isAccessibleEverywhere(page);
  await ask.getByRole('button', { name: 'Keep as is' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mark as filled' })).toBeFocused();
  await page.keyboard.press('Enter');
  await ask.getByRole('button', { name: 'Mark as filled' }).dblclick();
  await expect(page.getByText('Filled', { exact: true })).toBeVisible();

  for (const { page: own } of [met, offered]) {
    const { items } = (await (await own.request.get('/api/notifications')).json()) as { items: { body: string }[] };
    expect(items.map(({ body }) => body)).toContain(`${news} Reason: The position was filled.`);
  }
  await offered.page.goto(`/job-seeker/interviews?application=${offered.id}`);
  await expect(offered.page.getByRole('dialog').getByText('Withdrawn', { exact: false }).first()).toBeVisible();
});
