import { expect, type Page } from '@playwright/test';
import { isAccessible } from '../../accessibility.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob } from '../../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../../operations/admin.support.ts';
import { test } from '../../test.support.ts';

/** Far from other tests' jobs. */
const FULTON = '65251';

const aCard = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${someName('card')}\n%%EOF`),
});
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('a template fills its facts, a file goes with a message, and a document that was asked for is shared from a phone', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: hospital, name: hospitalName } = await anApprovedHospital(browser, admin);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(hospital, title, { zip: FULTON });
  const { page: nurse, name, id } = await anApplicantFrom(browser, admin, FULTON, jobId);
  const templates = [
    { name: 'First call', body: 'Hello {candidate first name}, thank you for applying for {job title}.' },
    { name: 'Day of the interview', body: 'See you on {interview time}.' },
  ];
  for (const data of templates) {
    expect((await hospital.request.post('/api/employer/message-templates', { data })).status()).toBe(201);
  }

  await test.step('a placeholder without a value blocks sending and says which; a filled one goes out', async () => {
    await hospital.goto(`/messages/${id}`);
    await hospital.getByRole('combobox', { name: 'Template' }).selectOption('Day of the interview');
    await expect(messageBox(hospital)).toHaveValue(/\{interview time\}/);
    await hospital.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(messageBox(hospital)).toHaveAccessibleDescription(/interview time/);
    await messageBox(hospital).fill('');
    await hospital.getByRole('combobox', { name: 'Template' }).selectOption('First call');
    await expect(messageBox(hospital)).toHaveValue(new RegExp(`${name.split(' ')[0] ?? name}.*${title}`));
    await messageBox(hospital).press('Control+Enter');
    await expect(thread(hospital).getByText(/thank you for applying/)).toBeVisible();
  });

  await test.step('the hospital sends a file; what may not be asked is refused at its field, then a document is asked for', async () => {
    await hospital.locator('input[type=file][aria-label="Attach a file"]').setInputFiles(aCard('unit-map.pdf'));
    await expect(hospital.getByRole('list', { name: 'Attached files' }).getByText('unit-map.pdf')).toBeVisible();
    await messageBox(hospital).fill('Here is a map of the unit.');
    await hospital.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(thread(hospital).getByRole('link', { name: /unit-map\.pdf/ })).toBeVisible();
    await hospital.getByRole('button', { name: 'Ask for a document' }).click();
    const dialog = hospital.getByRole('dialog', { name: 'Ask for a document' });
    await dialog.getByRole('textbox', { name: 'Which one (optional)' }).fill('Vaccination record');
    await hospital.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/after the offer/);
    // A reload keeps what was typed; Cancel forgets it.
    await hospital.reload();
    await hospital.getByRole('button', { name: 'Ask for a document' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('Vaccination record');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await hospital.getByRole('button', { name: 'Ask for a document' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await dialog.getByRole('textbox').fill('BLS card, both sides');
    await isAccessible(hospital);
    await hospital.keyboard.press('Enter');
    await expect(thread(hospital).getByText('Certification card: BLS card, both sides')).toBeVisible();
  });

  await test.step('the nurse finds it on her home page, uploads the card on her phone and shares it', async () => {
    await nurse.setViewportSize({ width: 390, height: 844 });
    await nurse.goto('/job-seeker/dashboard');
    await nurse.getByRole('link', { name: /^Share a document with .*BLS card/ }).click();
    await expect(thread(nurse).getByRole('link', { name: /unit-map\.pdf/ })).toBeVisible();
    // The conversation opens at its end, below the card.
    await expect(nurse.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    await nurse.getByRole('button', { name: /^Share a document: / }).click();
    const dialog = nurse.getByRole('dialog', { name: 'Share a document' });
    await expect(dialog.getByText(`hiring team of ${hospitalName}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Share this file' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(aCard('bls.pdf'));
    await expect(dialog.getByRole('radio', { name: /bls\.pdf/ })).toBeChecked();
    await isAccessible(nurse);
    await dialog.getByRole('button', { name: 'Share this file' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(thread(nurse).getByRole('link', { name: 'Open bls.pdf' })).toBeVisible();
  });

  await test.step('the hospital sees it at once, and opens it; the nurse has nothing left to do', async () => {
    const link = thread(hospital).getByRole('link', { name: 'Open bls.pdf' });
    await expect(link).toBeVisible();
    const opened = await hospital.request.get((await link.getAttribute('href')) ?? '');
    expect(opened.headers()['content-type']).toBe('application/pdf');
    await expect(thread(hospital).getByText('Document shared')).toBeVisible();
    await nurse.goto('/job-seeker/dashboard');
    await expect(nurse.getByRole('heading', { name: 'Action needed' })).toBeVisible();
    await expect(nurse.getByRole('link', { name: /^Share a document with/ })).toBeHidden();
  });
});
