import { expect, type Browser, type Page } from '@playwright/test';
import { aNurseWhoWaits, someName } from '../operations/admin.support.ts';
import { approve } from '../verification/reviewer.support.ts';

/** An approved nurse at a Missouri ZIP code; far from Joplin, other tests' jobs don't match them. */
export async function aNurseIn(browser: Browser, admin: Page, zip: string): Promise<{ page: Page; name: string }> {
  const name = someName('Dana');
  const { page } = await aNurseWhoWaits(browser, name);
  const about = { fullName: name, zip, dateOfBirth: '1990-03-14', formerNames: [] };
  expect((await page.request.put('/api/me/profile/about', { data: about })).ok()).toBe(true);
  await approve(admin.request, name);
  return { page, name };
}
