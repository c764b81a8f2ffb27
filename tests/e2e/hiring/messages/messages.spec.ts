import { expect, type Page } from '@playwright/test';
import { isAccessible } from '../../accessibility.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../../operations/admin.support.ts';
import { aNurseIn } from '../../profiles/nurse.support.ts';
import { test } from '../../test.support.ts';

/** Far from other tests' jobs. */
const WEST_PLAINS = '65775';

const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });

test('both sides talk in one place, live, and a message written offline goes out once', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name: nurseName }, { page: hospital, name: hospitalName }] = await Promise.all([
    aNurseIn(browser, admin, WEST_PLAINS),
    anApprovedHospital(browser, admin),
  ]);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(hospital, title, { zip: WEST_PLAINS });
  const applied = await nurse.request.post('/api/me/applications', { data: { jobId } });
  expect(applied.status()).toBe(201);
  const { id } = (await applied.json()) as { id: string };

  await test.step('the nurse writes first, on a phone', async () => {
    await nurse.setViewportSize({ width: 390, height: 844 });
    await nurse.goto('/job-seeker/dashboard');
    await nurse.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click();
    await expect(nurse.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await nurse.getByRole('link', { name: hospitalName }).click();
    await messageBox(nurse).fill('Is the start date fixed?');
    await messageBox(nurse).press('Control+Enter');
    await expect(thread(nurse).getByText('Is the start date fixed?')).toBeVisible();
    await expect(messageBox(nurse)).toHaveValue('');
    await isAccessible(nurse);
  });

  await test.step('the hospital finds it unread, opens it with J and answers; the nurse sees it at once', async () => {
    await hospital.goto('/messages?show=unread');
    const list = hospital.getByRole('list', { name: 'Conversations' });
    await expect(list.getByRole('link')).toContainText([nurseName]);
    await expect(list.getByText('Unread')).toBeVisible();
    await hospital.keyboard.press('j');
    await expect(thread(hospital).getByText('Is the start date fixed?')).toBeVisible();
    await expect(list).toBeHidden();
    await hospital.keyboard.press('r');
    await expect(messageBox(hospital)).toBeFocused();
    await messageBox(hospital).fill('No, tell us what works.');
    await hospital.getByRole('button', { name: 'Send' }).dblclick();
    await expect(thread(nurse).getByText('No, tell us what works.')).toHaveCount(1);
    await isAccessible(hospital);
  });

  await test.step('a draft survives a reload; offline is said, and the message goes out once', async () => {
    await messageBox(nurse).fill('The first of the month.');
    await nurse.reload();
    await expect(messageBox(nurse)).toHaveValue('The first of the month.');
    await nurse.context().setOffline(true);
    await nurse.getByRole('button', { name: 'Send' }).click();
    await expect(thread(nurse).getByText(/We’ll send this when you’re back online\./)).toBeVisible();
    await nurse.context().setOffline(false);
    await expect(thread(hospital).getByText('The first of the month.')).toHaveCount(1);
    await expect(thread(nurse).getByText(/back online/)).toBeHidden();
    await expect(thread(nurse).getByText('The first of the month.')).toHaveCount(1);
  });

  await test.step('a part of the inbox that was never loaded says why it waits, and comes by itself', async () => {
    await nurse.getByRole('link', { name: 'All messages' }).click();
    await expect(nurse.getByRole('link', { name: hospitalName })).toBeVisible();
    await nurse.context().setOffline(true);
    await nurse.getByRole('combobox', { name: 'Show' }).selectOption('Waiting on them');
    await expect(nurse.getByText("You are offline. We'll load this when you're back online.")).toBeVisible();
    await nurse.context().setOffline(false);
    await nurse.getByRole('link', { name: hospitalName }).click();
    await expect(thread(nurse).getByText('The first of the month.')).toHaveCount(1);
  });

  await test.step('a phone number before contact is shared gets a hint, not a refusal', async () => {
    await messageBox(hospital).fill('Call me at (417) 555-0110.');
    await expect(hospital.getByText(/You can still send this\./)).toBeVisible();
    await hospital.getByRole('button', { name: 'Send' }).click();
    await expect(thread(nurse).getByText('Call me at (417) 555-0110.')).toBeVisible();
  });

  await test.step('J and K walk through her conversations on a phone, R answers and Ctrl+Enter sends', async () => {
    const other = await aPublishedJob(hospital, someName('ICU nurse, days'), { zip: WEST_PLAINS });
    expect((await nurse.request.post('/api/me/applications', { data: { jobId: other } })).status()).toBe(201);
    await nurse.goto('/messages');
    const links = nurse.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect(links).toHaveCount(2);
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    // A device so slow that keys come while it still draws.
    const device = await nurse.context().newCDPSession(nurse);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const [key, place] of [
      ['j', 0],
      ['j', 1],
      ['j', 1],
      ['k', 0],
      ['j', 1],
    ] as const) {
      await nurse.keyboard.press(key);
      await expect(nurse).toHaveURL(new RegExp(`${hrefs[place]}$`));
      await expect(messageBox(nurse)).toBeVisible();
    }
    await nurse.keyboard.press('r');
    await expect(messageBox(nurse)).toBeFocused();
    await device.detach();
    // In the box they are letters.
    await nurse.keyboard.type('jk, R?');
    await nurse.keyboard.press('Control+Enter');
    await expect(thread(nurse).getByText('jk, R?')).toHaveCount(1);
    await expect(nurse).toHaveURL(new RegExp(`${hrefs[1]}$`));
    await nurse.goto(`/messages/${id}`);
  });

  await test.step('a blank message is refused at its box', async () => {
    await messageBox(nurse).fill('   ');
    await nurse.getByRole('button', { name: 'Send' }).click();
    await expect(messageBox(nurse)).toHaveAccessibleDescription(/Write a message first\./);
  });
});
