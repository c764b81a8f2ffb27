import { expect, type Browser, type Page } from '@playwright/test';
import { aNurseWhoWaits, someName } from '../operations/admin.support.ts';
import { approve } from '../verification/reviewer.support.ts';

/**
 * An approved nurse at a Missouri ZIP code; far from Joplin, other tests' jobs don't match them. An employer who knows
 * only the pseudonym can tell them by their years of experience.
 */
export async function aNurseIn(
  browser: Browser,
  admin: Page,
  zip: string,
  yearsExperience?: number,
): Promise<{ page: Page; name: string; email: string }> {
  const name = someName('Dana');
  const { page, email } = await aNurseWhoWaits(browser, name);
  const put = async (part: string, data: object) =>
    expect((await page.request.put(`/api/me/profile/${part}`, { data })).ok()).toBe(true);
  await put('about', { fullName: name, zip, dateOfBirth: '1970-03-14', formerNames: [] });
  if (yearsExperience !== undefined) {
    await put('role', {
      position: 'RN',
      specialties: ['icu'],
      settings: ['hospital'],
      skills: ['ventilator', 'charge', 'ekg'],
      yearsExperience,
    });
  }
  await approve(admin.request, name);
  return { page, name, email };
}
