import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { isAccessible } from '../../accessibility.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob } from '../../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../../operations/admin.support.ts';
import { test } from '../../test.support.ts';

/** Far from other tests' jobs. */
const SAVANNAH = '64485';

const say = async (page: Page, id: string, body: string) => {
  const data = { messageId: randomUUID(), body };
  expect((await page.request.post(`/api/conversations/${id}/messages`, { data })).status()).toBe(201);
};

test('a search leads to a message far up in its conversation, on a phone and by keyboard, and stays out of the address', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page: hospital } = await anApprovedHospital(browser, admin);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(hospital, title, { zip: SAVANNAH });
  const { page: nurse, name, id } = await anApplicantFrom(browser, admin, SAVANNAH, jobId);
  await say(nurse, id, 'Is the parking garage free at night?');
  // More than one page of messages after it.
  for (let count = 0; count < 30; count++) {
    for (const page of [hospital, nurse]) await say(page, id, `Question ${count} about the unit.`);
  }

  await test.step('the nurse finds it on a phone, by keyboard; going back shows the results again', async () => {
    await nurse.setViewportSize({ width: 390, height: 844 });
    await nurse.goto('/messages');
    await nurse.getByRole('searchbox', { name: 'Search messages' }).focus();
    await nurse.keyboard.type('garage park');
    await nurse.keyboard.press('Enter');
    const result = nurse.getByRole('region', { name: 'Search results' }).getByRole('link', { name: /parking garage/ });
    await expect(result).toBeVisible();
    await isAccessible(nurse);
    await result.focus();
    await nurse.keyboard.press('Enter');
    const found = nurse.getByRole('region', { name: 'Conversation' }).getByText('Is the parking garage free at night?');
    await expect(found).toBeInViewport();
    await expect(
      nurse
        .getByRole('listitem')
        .filter({ has: nurse.getByText('Is the parking garage free at night?') })
        .last(),
    ).toBeFocused();
    expect(nurse.url()).not.toContain('garage');
    await nurse.getByRole('link', { name: 'All messages' }).click();
    await expect(result).toBeVisible();
    await nurse.getByRole('button', { name: 'Clear search' }).click();
    await expect(nurse.getByRole('list', { name: 'Conversations' })).toBeVisible();
  });

  await test.step('the hospital finds a conversation by the name, and the list stays beside a long conversation', async () => {
    await hospital.goto('/messages');
    await hospital.getByRole('searchbox', { name: 'Search messages' }).fill(name.toLowerCase());
    await hospital.keyboard.press('Enter');
    await hospital.getByRole('list', { name: 'Conversations' }).getByRole('link', { name }).click();
    await expect(hospital.getByRole('textbox', { name: 'Message' })).toBeInViewport();
    await expect(hospital.getByRole('searchbox', { name: 'Search messages' })).toBeInViewport();
    // The keys of the list work in the results, too.
    await hospital.getByRole('searchbox', { name: 'Search messages' }).fill('question about the unit');
    await hospital.keyboard.press('Enter');
    const results = hospital.getByRole('list', { name: /^Messages with/ });
    await results.getByRole('link').first().focus();
    for (const [key, place] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await hospital.keyboard.press(key);
      await expect(results.getByRole('link').nth(place)).toHaveAttribute('aria-current', 'true');
    }
    await hospital.keyboard.press('r');
    await expect(hospital.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await hospital.getByRole('searchbox', { name: 'Search messages' }).fill('zanzibar');
    await hospital.keyboard.press('Enter');
    await expect(hospital.getByText('No messages found')).toBeVisible();
    await isAccessible(hospital);
  });
});
