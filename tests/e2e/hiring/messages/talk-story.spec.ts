import { expect, type Page } from '@playwright/test';
import nodeIcal from 'node-ical';
import { someHours } from '#tests/support/availability.ts';
import { isAccessible } from '../../accessibility.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../../employers/employer.support.ts';
import { press } from '../../keyboard.support.ts';
import { signInAsAdmin, someName } from '../../operations/admin.support.ts';
import { aNurseIn } from '../../profiles/nurse.support.ts';
import { test } from '../../test.support.ts';

/** A nurse's first matches are on her first screen, so each of the two stories has a place of its own. */
const GRANDVIEW = '64030';
const CAMERON = '64429';
const PHONE = { width: 390, height: 844 };

const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** A nurse and a hospital whose interviewer takes bookings, both on a phone, and a job. */
async function theTwo(browser: Parameters<typeof aBrowser>[0], zip: string, years: number) {
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [nurse, hospital] = await Promise.all([
    aNurseIn(browser, admin, zip, years),
    anApprovedHospital(browser, admin),
  ]);
  const saved = await hospital.page.request.put('/api/employer/availability', { data: someHours() });
  expect(saved.ok(), await saved.text()).toBe(true);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(hospital.page, title, { zip });
  for (const { page } of [nurse, hospital]) await page.setViewportSize(PHONE);
  return { nurse, hospital, title, jobId };
}
type Two = Awaited<ReturnType<typeof theTwo>>;

/** Messages both ways, by keyboard; each sees the other's at once. */
async function talk({ nurse, hospital }: Two): Promise<void> {
  await nurse.page.goto('/messages');
  await press(nurse.page, nurse.page.getByRole('link', { name: hospital.name }));
  await expect(messageBox(nurse.page)).toBeVisible();
  await nurse.page.keyboard.press('r');
  await nurse.page.keyboard.type('Is the start date fixed?');
  await nurse.page.keyboard.press('Control+Enter');
  await expect(thread(nurse.page).getByText('Is the start date fixed?')).toBeVisible();
  await hospital.page.goto('/messages');
  await expect(hospital.page.getByRole('link', { name: nurse.name })).toBeVisible();
  await hospital.page.keyboard.press('j');
  await expect(thread(hospital.page).getByText('Is the start date fixed?')).toBeVisible();
  await expect(hospital.page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  await hospital.page.keyboard.press('r');
  await hospital.page.keyboard.type('No, tell us what works.');
  await hospital.page.keyboard.press('Control+Enter');
  await expect(thread(nurse.page).getByText('No, tell us what works.')).toHaveCount(1);
  await isAccessible(nurse.page);
  await isAccessible(hospital.page);
}

/** Books the first open time by keyboard and returns its start. */
async function book({ nurse, title }: Two): Promise<Date> {
  const { page } = nurse;
  const card = page.getByRole('listitem').filter({ hasText: title }).first();
  const first = card.getByRole('button', { name: /^\w{3}, \w{3} \d+, \d+:\d\d [AP]M/ }).first();
  await expect(first).toBeVisible();
  await isAccessible(page);
  await press(page, first);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Book this time' }));
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
  const { items } = (await (await page.request.get('/api/interviews')).json()) as { items: { startsAt: string }[] };
  return new Date(items[0]?.startsAt ?? '');
}

/** Makes a calendar link by keyboard and reads it as a calendar program does, without the session. */
async function calendarOf(page: Page) {
  await page.goto('/settings/notifications');
  await press(page, page.getByRole('button', { name: 'Make a calendar link' }));
  const link = page.getByRole('link', { name: 'Open in a calendar app' });
  const address = (await link.getAttribute('href'))?.replace('webcal:', 'http:') ?? '';
  const text = await (await fetch(address)).text();
  return Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
}

/** The same interview, at the booked time, on both calendars. */
async function isOnBothCalendars({ nurse, hospital }: Two, start: Date): Promise<void> {
  const [hers, ...more] = await calendarOf(nurse.page);
  const theirs = await calendarOf(hospital.page);
  expect(more).toEqual([]);
  expect(hers).toMatchObject({ start: expect.any(Date), location: '(417) 555-0110' });
  expect(hers?.start.getTime()).toBe(start.getTime());
  expect(theirs.map(({ uid }) => uid)).toEqual([hers?.uid]);
  expect(theirs[0]?.start.getTime()).toBe(start.getTime());
}

test('invited: from the match to the interview on both calendars, on phones and by keyboard', async ({ browser }) => {
  test.setTimeout(240_000);
  const two = await theTwo(browser, GRANDVIEW, 27);
  const { nurse, hospital, jobId } = two;
  const card = hospital.page.getByRole('article').filter({ hasText: '27 years' });

  await test.step('the hospital invites the pseudonym and offers its open times', async () => {
    const { page } = hospital;
    const invite = card.getByRole('button', { name: 'Invite to talk', exact: true });
    await expect(async () => {
      await page.goto(`/employer/jobs/${jobId}?tab=candidates`);
      await expect(invite).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await press(page, invite);
    const dialog = page.getByRole('dialog', { name: 'Invite to talk' });
    const open = dialog.getByRole('radio', { name: /^Open times/ });
    await expect(open).toBeVisible();
    await dialog.getByRole('radio', { name: /^Later/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(open).toBeFocused();
    await page.keyboard.press('Space');
    await expect(open).toBeChecked();
    await expect(dialog.getByRole('button', { name: /\(you\)/ })).toHaveAttribute('aria-pressed', 'true');
    await isAccessible(page);
    await press(page, dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(card.getByText(/^Invited, open until /)).toBeVisible();
    await expect(page.getByText(nurse.name)).toHaveCount(0);
  });

  await test.step('the nurse says yes and books one of the times', async () => {
    const { page } = nurse;
    await page.goto('/job-seeker/invitations');
    await expect(page.getByText(/you can pick one of their open times/)).toBeVisible();
    await expect(
      page.getByText(new RegExp(`everyone who hires at ${hospital.name} will see your name, .+, for all its jobs`)),
    ).toBeVisible();
    await press(page, page.getByRole('button', { name: "Yes, I'm interested", exact: true }));
    await press(page, page.getByRole('link', { name: 'Choose an interview time' }));
  });
  const start = await book(two);
  await test.step('they talk', () => talk(two));
  await test.step('the interview is on both calendars', () => isOnBothCalendars(two, start));
});

test('applied: from the match to the interview on both calendars, on phones and by keyboard', async ({ browser }) => {
  test.setTimeout(240_000);
  const two = await theTwo(browser, CAMERON, 28);
  const { nurse, hospital, title, jobId } = two;

  await test.step('the nurse applies to her match', async () => {
    const { page } = nurse;
    const job = page.getByRole('link', { name: `View and apply: ${title}` });
    await expect
      .poll(async () => (await page.request.get('/api/me/matches')).text(), { timeout: 60_000 })
      .toContain(title);
    await page.goto('/job-seeker/dashboard');
    await press(page, job);
    await expect(page.getByText(/everyone who hires there, for all its jobs/)).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Apply', exact: true }));
    await expect(page.getByText('Application sent').first()).toBeVisible();
    await press(page, page.getByRole('link', { name: 'See my application' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(
      dialog.getByText(`Everyone who hires at ${hospital.name} can see your name, for all its jobs.`),
    ).toBeVisible();
  });
  await test.step('they talk', () => talk(two));
  await test.step('the hospital offers its open times', async () => {
    const { page } = hospital;
    const { items } = (await (await nurse.page.request.get('/api/conversations')).json()) as {
      items: { id: string }[];
    };
    await page.goto(`/employer/jobs/${jobId}/people/${items[0]?.id}`);
    await press(page, page.getByRole('button', { name: 'Propose interview times' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send open times' }));
    await expect(page.getByText('The candidate books an open time').first()).toBeVisible();
  });
  await nurse.page.goto('/job-seeker/interviews');
  const start = await book(two);
  await test.step('the interview is on both calendars', () => isOnBothCalendars(two, start));
});
