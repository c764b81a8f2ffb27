import { expect } from '@playwright/test';
import { signInAsAdmin, someName } from './admin.support.ts';
import { joinAsCandidate } from '../profiles/candidate-support.ts';
import { aBrowser } from '../employers/employer.support.ts';
import { test } from '../test.support.ts';

test('a user is found by name, suspended with a reason, restored, and given another role', async ({
  page,
  browser,
}) => {
  const name = someName('Vera');
  const theirs = await aBrowser(browser);
  const { email } = await joinAsCandidate(theirs, name);
  const signIn = async () =>
    (await theirs.request.post('/api/auth/sign-in', { data: { email, password: 'prairie-rose-1' } })).status();
  const isIn = async () => (await theirs.request.get('/api/me/profile')).ok();
  expect(await isIn()).toBe(true);

  await signInAsAdmin(page, '/admin/users');
  await page.getByLabel('Name or email').fill(name);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Name or email').press('Enter');
  await expect(page.getByRole('row', { name })).toHaveCount(1);
  // Reloading and going back keep the search; no URL holds the searched name.
  await page.reload();
  await expect(page.getByLabel('Name or email')).toHaveValue(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name or email')).toHaveValue(name);
  await page.getByRole('link', { name }).click();
  const last = name.split(' ').at(-1) ?? name;
  expect([...asked, page.url()].filter((url) => decodeURIComponent(url).includes(last))).toEqual([]);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('button', { name: /^Sign out .+, last used/ })).toHaveCount(1);

  await page.getByRole('button', { name: 'Suspend' }).click();
  const suspending = page.getByRole('dialog', { name: 'Suspend this account' });
  await suspending.getByRole('button', { name: 'Suspend' }).click();
  await expect(suspending.getByText('Please fill this in.')).toBeVisible();
  await suspending.getByLabel('Reason').fill('A complaint is being investigated.');
  await suspending.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/^A complaint is being investigated\. \(Administrator, /)).toBeVisible();
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  expect([await isIn(), await signIn()]).toEqual([false, 403]);

  await page.getByRole('button', { name: 'Lift suspension' }).click();
  const lifting = page.getByRole('dialog', { name: 'Lift the suspension' });
  await lifting.getByLabel('Reason').fill('Nothing was found.');
  await lifting.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByText(/^A complaint is being investigated/)).toBeHidden();
  expect(await signIn()).toBe(200);

  await page.getByRole('button', { name: 'Make employer' }).click();
  const changing = page.getByRole('dialog', { name: 'Change the role to employer' });
  await changing.getByLabel('Reason').fill('Signed up on the wrong page.');
  await changing.getByRole('button', { name: 'Make employer' }).click();
  await expect(changing).toBeHidden();
  await expect(page.getByRole('button', { name: 'Make candidate' })).toBeVisible();
  expect(await isIn()).toBe(false);
});
