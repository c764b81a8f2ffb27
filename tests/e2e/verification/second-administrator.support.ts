import { expect, type Browser, type Page } from '@playwright/test';
import { someName } from '../operations/admin.support.ts';
import { joinAsCandidate } from '../profiles/candidate-support.ts';
import { aBrowser } from '../employers/employer.support.ts';

/** Another administrator, made one by `admin`, in a browser of their own. */
export async function aSecondAdministrator(browser: Browser, admin: Page): Promise<Page> {
  const page = await aBrowser(browser);
  await makeAdministrator(page, admin);
  return page;
}

/** A new account in `page`, made an administrator by `admin` and signed in. */
export async function makeAdministrator(page: Page, admin: Page): Promise<void> {
  const name = someName('Ines');
  const { email } = await joinAsCandidate(page, name);
  const users = await admin.request.post('/api/admin/users/search', { data: { q: name } });
  const { items } = (await users.json()) as { items: { userId: string }[] };
  const given = await admin.request.post(`/api/admin/users/${items[0]?.userId}/role`, {
    data: { role: 'admin', reason: 'Reviews with us.' },
  });
  expect(given.ok(), await given.text()).toBe(true);
  const data = { email, password: 'prairie-rose-1' };
  expect((await page.request.post('/api/auth/sign-in', { data })).ok()).toBe(true);
}
