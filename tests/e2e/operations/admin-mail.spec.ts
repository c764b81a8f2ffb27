import { expect, test } from '@playwright/test';
import { ADMIN, freshAddress, signIn } from '../accounts/identity.support.ts';

test('an administrator sends a mail to two people and finds it in the log', async ({ page }) => {
  const [one, two] = [freshAddress('one'), freshAddress('two')];
  await signIn(page, '/login?next=%2Fadmin%2Fmails', ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL('/admin/mails');
  await page.getByRole('button', { name: 'Compose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write an email' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Name at least one recipient.')).toBeVisible();
  await dialog.getByLabel('To').fill(`${one}, ${two}`);
  await dialog.getByLabel('Subject').fill('Maintenance on Sunday');
  await dialog.getByLabel('Message').fill('We are back at eight.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('To 2 recipients.', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(two) });
  await expect(row).toContainText('Maintenance on Sunday');
  const mails = await page.request.get('/api/dev/emails', { params: { to: one } });
  expect((await mails.json())[0]).toMatchObject({ to: [one], type: 'custom', subject: 'Maintenance on Sunday' });
});
