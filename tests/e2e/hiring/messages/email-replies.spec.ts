import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { e2eMail, e2ePort } from '#tests/support/e2e-place.ts';
import { deliverTo } from '#tests/support/peers/mail-sender.ts';
import { isAccessible } from '../../accessibility.support.ts';
import { aBrowser, anApplicantFrom, anApprovedHospital, aPublishedJob } from '../../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../../operations/admin.support.ts';
import { test } from '../../test.support.ts';
import { databaseUrl } from '../../verification/reviewer.support.ts';

/** Trenton, Missouri. */
const ZIP = '64683';

const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const asked = (page: Page) => thread(page).getByText('Did you send this email?');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications: / });

/** Where a person answers by email: in the mail about the latest message, which the product keeps in its mailbox. */
async function replyAddressOf(email: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ address: string }>(
    `select envelope -> 'headers' ->> 'Reply-To' as address from mails
     where $1 = any("to") and envelope -> 'headers' ? 'Reply-To' order by created_at desc limit 1`,
    [email],
  );
  await client.end();
  return rows[0]?.address ?? '';
}

test('an email that could not be verified waits for its person, who posts one and discards another', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const hospital = await anApprovedHospital(browser, admin);
  const jobId = await aPublishedJob(hospital.page, someName('ICU nurse, nights'), { zip: ZIP });
  const nurse = await anApplicantFrom(browser, admin, ZIP, jobId);
  const { page, email } = nurse;
  const asks = { messageId: crypto.randomUUID(), body: 'Can you start in June?' };
  const sent = await hospital.page.request.post(`/api/conversations/${nurse.id}/messages`, { data: asks });
  expect(sent.status()).toBe(201);
  const to = await replyAddressOf(email);
  const mailIn = async (text: string) =>
    expect(
      await deliverTo(Number(e2eMail(e2ePort).INBOUND_SMTP_PORT), { from: email, to, subject: 'Re: the job', text }),
    ).toMatchObject({ code: 250 });
  await hospital.page.goto(`/messages/${nurse.id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/job-seeker/dashboard');
  const secondTab = await page.context().newPage();

  await test.step('the bell tells her, and the conversation shows the email to her alone', async () => {
    await expect(bell(page)).toBeVisible();
    await mailIn('Yes, in June.\n\n-- \nDana');
    await expect(bell(page)).not.toHaveAccessibleName('Notifications: nothing new');
    await bell(page).click();
    await page.getByRole('menuitem', { name: /Did you send this email\?/ }).click();
    await expect(thread(page).getByText('Yes, in June.')).toBeVisible();
    await expect(thread(page).getByText(`From ${email}`)).toBeVisible();
    await isAccessible(page);
    await expect(thread(hospital.page).getByText('Can you start in June?')).toBeVisible();
    await expect(hospital.page.getByText('Yes, in June.')).toHaveCount(0);
    await secondTab.goto(`/messages/${nurse.id}`);
    await expect(asked(secondTab)).toBeVisible();
  });

  await test.step('she posts it; her other tab and the hospital have it at once', async () => {
    await page.getByRole('button', { name: 'Post it' }).press('Enter');
    for (const each of [page, secondTab, hospital.page]) {
      await expect(thread(each).getByText('Yes, in June.', { exact: true })).toHaveCount(1);
      await expect(asked(each)).toHaveCount(0);
    }
  });

  await test.step('the next one appears by itself; she discards it, and no one else has ever seen it', async () => {
    await mailIn('I accept any pay.');
    await expect(asked(page)).toBeVisible();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(asked(page)).toHaveCount(0);
    await expect(asked(secondTab)).toHaveCount(0);
    await page.reload();
    await expect(thread(page).getByText('Yes, in June.', { exact: true })).toBeVisible();
    await hospital.page.reload();
    await expect(thread(hospital.page).getByText('Yes, in June.', { exact: true })).toBeVisible();
    for (const each of [page, hospital.page]) await expect(each.getByText('I accept any pay.')).toHaveCount(0);
  });
});
