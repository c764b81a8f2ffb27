import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { isAccessible } from '../accessibility.support.ts';
import { press } from '../keyboard.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { aNurseWhoWaits, signInAsAdmin, someName } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';
import { approve } from '../verification/reviewer.support.ts';

/** Versailles, Missouri. */
const ZIP = '65084';
const PHONE = { width: 390, height: 844 };

async function aNurse(browser: Browser, admin: Page): Promise<Page> {
  const name = someName('Sage');
  const { page } = await aNurseWhoWaits(browser, name);
  const about = { fullName: name, zip: ZIP, dateOfBirth: '1990-03-14', formerNames: [] };
  const saved = await page.request.put('/api/me/profile/about', { data: about });
  expect(saved.status(), await saved.text()).toBe(200);
  await approve(admin.request, name);
  return page;
}

async function applies({ request }: Page, jobId: string): Promise<string> {
  const applied = await request.post('/api/me/applications', { data: { jobId } });
  expect(applied.status(), await applied.text()).toBe(201);
  return (await applied.json()).id;
}

async function fits(page: Page): Promise<void> {
  const { width, scroll } = await page.evaluate(() => ({
    width: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
}

/** The card of an interview, and the buttons of its open times. */
const interviewOf = (nurse: Page, title: string) => nurse.getByRole('listitem').filter({ hasText: title }).first();
const timesIn = (card: Locator) => card.getByRole('button', { name: /^\w{3}, \w{3} \d+, \d+:\d\d [AP]M/ });

test('an interviewer sets hours once; candidates book, move and cancel an open time on a phone, by keyboard', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [nurse, other, { page: hospital }] = await Promise.all([
    aNurse(browser, admin),
    aNurse(browser, admin),
    anApprovedHospital(browser, admin),
  ]);
  const title = someName('Medical-surgical nurse');
  const jobId = await aPublishedJob(hospital, title, { zip: ZIP });
  const applications = [await applies(nurse, jobId), await applies(other, jobId)];

  await test.step('the hospital sets its availability by keyboard; a mistake is told at its field', async () => {
    await hospital.goto('/employer/availability');
    await expect(hospital.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible();
    const save = hospital.getByRole('button', { name: 'Save availability' });
    await press(hospital, save);
    const number = hospital.getByRole('textbox', { name: 'Number to call' });
    await expect(hospital.getByText('Enter the number to call.')).toBeVisible();
    await number.focus();
    await hospital.keyboard.type('(785) 555-0110');
    await hospital.reload();
    await expect(number).toHaveValue('(785) 555-0110');
    await press(hospital, save);
    await expect(
      hospital.getByText(/^A candidate would see \d+ open times in the next 14 days, starting /),
    ).toBeVisible();
    await isAccessible(hospital);
    await hospital.setViewportSize(PHONE);
    await fits(hospital);
    await hospital.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('it sends both applicants its open times', async () => {
    for (const application of applications) {
      await hospital.goto(`/employer/jobs/${jobId}/people/${application}`);
      await press(hospital, hospital.getByRole('button', { name: 'Propose interview times' }));
      const dialog = hospital.getByRole('dialog', { name: 'Propose interview times' });
      await expect(dialog.getByRole('radio', { name: /^Open times/ })).toBeChecked();
      await isAccessible(hospital);
      await press(hospital, dialog.getByRole('button', { name: 'Send open times' }));
      await expect(hospital.getByText('The candidate books an open time')).toBeVisible();
    }
  });

  await nurse.setViewportSize(PHONE);
  await nurse.goto('/job-seeker/interviews');
  await other.goto('/job-seeker/interviews');
  const [card, otherCard] = [interviewOf(nurse, title), interviewOf(other, title)];
  const first = timesIn(card).first();
  const firstName = (await first.getAttribute('aria-label')) ?? '';
  await expect(timesIn(otherCard).first()).toHaveAttribute('aria-label', firstName);

  await test.step('one candidate books the first time by keyboard at 390 px', async () => {
    await fits(nurse);
    const box = await first.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await isAccessible(nurse);
    await press(nurse, first);
    const dialog = nurse.getByRole('alertdialog', { name: firstName });
    await expect(dialog).toContainText('Your phone and email will be shared with');
    await press(nurse, dialog.getByRole('button', { name: 'Book this time' }));
    await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(card).toContainText('(785) 555-0110');
  });

  await test.step('the other, whose screen still shows it, is told and sees the next ones', async () => {
    await timesIn(otherCard)
      .and(other.getByRole('button', { name: firstName }))
      .click();
    await other.getByRole('button', { name: 'Book this time' }).click();
    await expect(otherCard.getByText('This time was just taken. These are the next open times.')).toBeVisible();
    await expect(timesIn(otherCard).first()).not.toHaveAttribute('aria-label', firstName);
  });

  await test.step('a booking without a connection says that it waits, and is made once when there is one', async () => {
    await timesIn(otherCard).first().click();
    await other.context().setOffline(true);
    await other.getByRole('button', { name: 'Book this time' }).dblclick();
    await expect(
      other.getByRole('alertdialog').getByText(/^You are offline\. We'll send this when you're back online\./),
    ).toBeVisible();
    await isAccessible(other);
    await other.context().setOffline(false);
    await expect(otherCard.getByText('Confirmed', { exact: true })).toBeVisible();
    const { items } = (await (await other.request.get('/api/interviews')).json()) as { items: { status: string }[] };
    expect(items).toMatchObject([{ status: 'confirmed' }]);
  });

  await test.step('the first one moves the interview, with a reason', async () => {
    await press(nurse, card.getByRole('button', { name: 'Reschedule' }));
    // The last of the days shown stays where it is while the list is read again.
    const nextName = (await timesIn(card).last().getAttribute('aria-label')) ?? '';
    await press(nurse, card.getByRole('button', { name: nextName, exact: true }));
    const dialog = nurse.getByRole('alertdialog', { name: nextName });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('My shift changed.');
    await press(nurse, dialog.getByRole('button', { name: 'Book this time' }));
    await expect(timesIn(card)).toHaveCount(0);
    await expect(card).toContainText(nextName.replace(/ [A-Z]+$/, ''));
    await hospital.goto(`/employer/jobs/${jobId}/people/${applications[0]}`);
    await expect(hospital.getByText('Message: My shift changed.')).toBeVisible();
  });

  await test.step('and cancels it, with a reason; the hospital reads it', async () => {
    await press(nurse, card.getByRole('button', { name: 'Cancel interview' }));
    const dialog = nurse.getByRole('alertdialog', { name: 'Cancel this interview?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('I took another job.');
    await press(nurse, dialog.getByRole('button', { name: 'Cancel interview' }));
    await expect(nurse.getByText('No interviews yet')).toBeVisible();
    await expect(hospital.getByText('Reason: I took another job.')).toBeVisible();
  });
});
