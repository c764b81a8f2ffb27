import { expect, type Page, type Route } from '@playwright/test';
import { isAccessible } from '../../accessibility.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../../operations/admin.support.ts';
import { aNurseIn } from '../../profiles/nurse.support.ts';
import { test } from '../../test.support.ts';

/** Far from other tests' jobs. */
const PARK_HILLS = '63601';

const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const messagesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' });

test('tabs agree, a cut network loses and doubles nothing, a message is reported, and a block ends it for both', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name: nurseName }, { page: hospital }] = await Promise.all([
    aNurseIn(browser, admin, PARK_HILLS),
    anApprovedHospital(browser, admin),
  ]);
  const jobId = await aPublishedJob(hospital, someName('ICU nurse, nights'), { zip: PARK_HILLS });
  const applied = await nurse.request.post('/api/me/applications', { data: { jobId } });
  expect(applied.status()).toBe(201);
  const { id } = (await applied.json()) as { id: string };
  const secondTab = await hospital.context().newPage();

  await test.step('the count in the navigation appears by itself, and reading in one tab clears it in the other', async () => {
    await hospital.goto('/employer/dashboard');
    await secondTab.goto('/employer/dashboard');
    await expect(messagesLink(hospital)).toHaveAccessibleDescription('');
    await nurse.goto(`/messages/${id}`);
    await messageBox(nurse).fill('Is the start date fixed?');
    await messageBox(nurse).press('Control+Enter');
    for (const tab of [hospital, secondTab]) {
      await expect(messagesLink(tab)).toHaveAccessibleDescription('1 unread conversation');
    }
    await messagesLink(hospital).click();
    await expect(hospital.getByRole('heading', { name: 'Today' })).toBeHidden();
    await hospital.getByRole('link', { name: nurseName }).click();
    await expect(thread(hospital).getByText('Is the start date fixed?')).toBeVisible();
    for (const tab of [hospital, secondTab]) await expect(messagesLink(tab)).toHaveAccessibleDescription('');
  });

  await test.step('the hospital hands the conversation to the whole team and takes it back', async () => {
    const answers = thread(hospital).getByRole('combobox', { name: 'Answered by' });
    await expect(answers).not.toHaveValue('');
    await answers.selectOption({ label: 'The whole team' });
    await thread(hospital).getByRole('button', { name: 'Assign to me' }).click();
    await expect(thread(hospital).getByRole('button', { name: 'Assign to me' })).toBeHidden();
    await expect(hospital.getByRole('list', { name: 'Conversations' }).getByText(/You answer/)).toBeVisible();
    await expect(thread(nurse).getByRole('combobox')).toHaveCount(0);
    await isAccessible(hospital);
  });

  await test.step('an answer lost on its way is asked for again, and the message is there once, in both tabs', async () => {
    await secondTab.goto(`/messages/${id}`);
    await hospital.route(
      '**/api/conversations/*/messages',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await messageBox(hospital).fill('No, tell us what works.');
    await hospital.getByRole('button', { name: 'Send' }).dblclick();
    for (const page of [hospital, secondTab, nurse]) {
      await expect(thread(page).getByText('No, tell us what works.')).toHaveCount(1);
    }
    await expect(thread(hospital).getByText(/back online/)).toBeHidden();
    await expect(thread(hospital).getByText('No, tell us what works.')).toHaveCount(1);
  });

  await test.step('a message that waits for the network survives a reload and goes out once', async () => {
    const send = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue());
    await nurse.route('**/api/conversations/*/messages*', send);
    await messageBox(nurse).fill('The first of the month.');
    await messageBox(nurse).press('Control+Enter');
    await expect(thread(nurse).getByText(/We’ll send this when you’re back online\./)).toBeVisible();
    nurse.on('dialog', (dialog) => void dialog.accept());
    await nurse.reload();
    await expect(thread(nurse).getByText('The first of the month.')).toHaveCount(1);
    await nurse.unroute('**/api/conversations/*/messages*', send);
    await expect(thread(hospital).getByText('The first of the month.')).toHaveCount(1);
    await expect(thread(nurse).getByText(/back online/)).toBeHidden();
    await expect(thread(nurse).getByText('The first of the month.')).toHaveCount(1);
  });

  await test.step('a note of the team stands in the conversation, marked, and the nurse never sees it', async () => {
    const text = 'Offer her the August start.';
    await thread(hospital)
      .getByText(/^Team notes/)
      .click();
    await thread(hospital).getByRole('textbox', { name: 'New note' }).fill(text);
    await thread(hospital).getByRole('button', { name: 'Add note' }).click();
    await expect(thread(hospital).getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await nurse.reload();
    await expect(thread(nurse).getByText('The first of the month.')).toHaveCount(1);
    await expect(nurse.getByText('Team notes')).toHaveCount(0);
    await expect(nurse.getByText(text)).toHaveCount(0);
  });

  await test.step('the nurse reports a message, and an administrator reads it with what surrounds it', async () => {
    await nurse.setViewportSize({ width: 390, height: 844 });
    await thread(nurse).getByRole('button', { name: 'Report this message' }).click();
    const dialog = nurse.getByRole('dialog', { name: 'Report this message' });
    await dialog.getByRole('radio', { name: 'It looks like a scam' }).check();
    await isAccessible(nurse);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(nurse.getByText('Thank you. We got your report and will look at it.', { exact: true })).toBeVisible();
    await admin.goto('/admin/reports');
    const card = admin.getByRole('listitem').filter({ hasText: nurseName });
    const more = admin.getByRole('button', { name: 'Show more' });
    await expect(card.or(more).first()).toBeVisible();
    while ((await card.count()) === 0) {
      const shown = await admin.getByRole('listitem').count();
      await more.click();
      await expect(admin.getByRole('listitem')).not.toHaveCount(shown);
    }
    await expect(card.getByText('The first of the month.')).toBeHidden();
    await card.getByRole('button', { name: 'Read the message' }).click();
    await expect(card.getByText('No, tell us what works.')).toBeVisible();
    await expect(card.getByText('The first of the month.')).toBeVisible();
    await isAccessible(admin);
  });

  await test.step('blocking ends it for both, in words, and the unsent text is kept', async () => {
    await messageBox(hospital).fill('One more question.');
    const { organization } = (await (await hospital.request.get('/api/employer/organization')).json()) as {
      organization: { id: string };
    };
    const blocked = await nurse.request.post('/api/me/blocked-organizations', {
      data: { organizationId: organization.id },
    });
    expect(blocked.status()).toBe(201);
    await nurse.reload();
    await expect(thread(nurse).getByText(/You blocked this employer\./)).toBeVisible();
    await expect(messageBox(nurse)).toHaveCount(0);
    await hospital.reload();
    await expect(hospital.getByText('This conversation is no longer open to you')).toBeVisible();
    await expect(hospital.getByText('One more question.')).toBeVisible();
  });
});
