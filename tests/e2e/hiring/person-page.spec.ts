import { expect, type Locator, type Page } from '@playwright/test';
import { isAccessibleInEveryLook } from '../accessibility.support.ts';
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
const HARTSBURG = '65102';
const PHONE = { width: 390, height: 844 };

const personOn = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const notesOn = (page: Page) => page.getByRole('region', { name: 'Team notes' });
const newNote = (page: Page) => notesOn(page).getByRole('textbox', { name: 'New note' });
const noteWith = (page: Page, text: string): Locator => notesOn(page).getByRole('listitem').filter({ hasText: text });

test('a person has a page: the list’s order, notes with mentions by keyboard, and nothing for anyone else', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: owner } = await anApprovedHospital(browser, admin);
  const colleagueName = someName('Robin');
  const colleague = await aRecruiter(browser, owner, colleagueName);
  const jobId = await aPublishedJob(owner, someName('ICU nurse, nights'), { zip: HARTSBURG });
  const first = await anApplicantFrom(browser, admin, HARTSBURG, jobId);
  const second = await anApplicantFrom(browser, admin, HARTSBURG, jobId);
  const pathOf = (id: string) => `/employer/jobs/${jobId}/people/${id}`;

  await test.step('a deep link opens the person, and a reload and Back keep the place', async () => {
    await owner.goto(`/employer/jobs/${jobId}?show=applied`);
    await owner.getByRole('link', { name: `Open ${first.name}` }).press('Enter');
    await expect(personOn(owner, first.name)).toBeFocused();
    const isFirst = (await owner.getByText('1 of 2', { exact: true }).count()) > 0;
    await owner.keyboard.press(isFirst ? 'j' : 'k');
    await expect(personOn(owner, second.name)).toBeFocused();
    await owner.reload();
    await expect(personOn(owner, second.name)).toBeVisible();
    await expect(owner).toHaveURL(`${pathOf(second.id)}?show=applied`);
    await owner.goBack();
    await expect(owner.getByRole('link', { name: `Open ${first.name}` })).toBeVisible();
    await owner.goto(`/employer/jobs/${jobId}?application=${first.id}&show=applied`);
    await expect(owner).toHaveURL(`${pathOf(first.id)}?show=applied`);
    await isAccessibleInEveryLook(owner);
  });

  await test.step('a note is written by keyboard; @ offers the members, and the draft survives a reload', async () => {
    await newNote(owner).focus();
    await owner.keyboard.type(`Strong on ventilators. @${colleagueName.slice(0, 3)}`);
    await expect(notesOn(owner).getByRole('option', { name: colleagueName })).toBeVisible();
    await isAccessibleInEveryLook(owner);
    await newNote(owner).focus();
    await owner.keyboard.type(colleagueName.slice(3, 4));
    await owner.keyboard.press('Enter');
    await owner.keyboard.type('please call. J and K are letters here.');
    const text = `Strong on ventilators. @${colleagueName} please call. J and K are letters here.`;
    await expect(newNote(owner)).toHaveValue(text);
    await owner.reload();
    await expect(newNote(owner)).toHaveValue(text);
    await newNote(owner).press('Control+Enter');
    await expect(noteWith(owner, text)).toContainText('You');
    await expect(newNote(owner)).toHaveValue('');
  });

  await test.step('the colleague is notified, follows the link, and answers while the first page is open', async () => {
    await colleague.goto('/employer/dashboard');
    await colleague.getByRole('button', { name: /Notifications/ }).click();
    await colleague.getByRole('menuitem', { name: /mentioned you in a note/ }).click();
    await expect(personOn(colleague, first.name)).toBeVisible();
    const note = noteWith(colleague, 'Strong on ventilators.');
    await expect(note.getByRole('button')).toHaveCount(0);
    await newNote(colleague).fill('I called.');
    await notesOn(colleague).getByRole('button', { name: 'Add note' }).dblclick();
    await expect(noteWith(owner, 'I called.')).toHaveCount(1);
    await expect(noteWith(owner, 'I called.')).toContainText(colleagueName);
  });

  await test.step('an edit from an old tab is refused with what the note says now, and nothing typed is lost', async () => {
    const other = await owner.context().newPage();
    await other.goto(pathOf(first.id));
    const [here, there] = [owner, other].map((page) => noteWith(page, 'Strong on ventilators.'));
    for (const note of [here, there]) await note?.getByRole('button', { name: 'Edit' }).click();
    const edit = (page: Page) => notesOn(page).getByRole('textbox', { name: 'Edit note' });
    await expect(edit(owner)).toBeFocused();
    await edit(owner).fill('Strong on ventilators and drips.');
    await owner.getByRole('button', { name: 'Save note' }).click();
    await expect(noteWith(owner, 'and drips.')).toContainText('edited');
    await edit(other).fill('Strong on everything.');
    await other.getByRole('button', { name: 'Save note' }).click();
    await expect(other.getByText('You changed this note in another tab.', { exact: false })).toBeVisible();
    await expect(other.getByText('Strong on ventilators and drips.')).toBeVisible();
    await expect(edit(other)).toHaveValue('Strong on everything.');
    await other.getByRole('button', { name: 'Save note' }).click();
    await expect(noteWith(owner, 'Strong on everything.')).toBeVisible();
    await noteWith(owner, 'Strong on everything.').getByRole('button', { name: 'Delete' }).press('Enter');
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(noteWith(colleague, 'Deleted this note')).toBeVisible();
    await expect(colleague.getByText('Strong on everything.')).toHaveCount(0);
  });

  await test.step('on a phone the next step stays in view at the bottom, and nothing is wider than the screen', async () => {
    await owner.setViewportSize(PHONE);
    await owner.goto(pathOf(first.id));
    const shortlist = owner.getByRole('group', { name: 'Next step' }).getByRole('button', { name: 'Shortlist' });
    await expect(shortlist).toBeInViewport();
    const { width, scroll } = await owner.evaluate(() => ({
      width: innerWidth,
      scroll: document.documentElement.scrollWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
    const box = await shortlist.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await isAccessibleInEveryLook(owner);
    await owner.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('another organization’s person is not found, under any job', async () => {
    const { page: stranger } = await anApprovedHospital(browser, admin);
    const own = await aPublishedJob(stranger, someName('ICU nurse, nights'), { zip: HARTSBURG });
    for (const job of [jobId, own]) {
      await stranger.goto(`/employer/jobs/${job}/people/${first.id}`);
      await expect(stranger.getByText('We could not load this')).toBeVisible();
      await expect(stranger.getByText(first.name)).toHaveCount(0);
    }
  });

  await test.step('a person who withdraws while the page is open is gone from it, and the list goes on', async () => {
    const withdrawn = await first.page.request.post(`/api/me/applications/${first.id}/withdraw`, { data: {} });
    expect(withdrawn.ok()).toBe(true);
    await expect(owner.getByText('This candidate withdrew their application')).toBeVisible();
    await expect(owner.getByText(first.name)).toHaveCount(0);
    await expect(owner.getByText('I called.')).toHaveCount(0);
    await owner.getByRole('link', { name: 'Back to the list' }).click();
    await expect(owner.getByRole('link', { name: `Open ${second.name}` })).toBeVisible();
  });
});
