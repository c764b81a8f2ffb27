import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { isNpi } from '#domains/verification/contract/npi.ts';

export const aPdf = (words: string) => ({
  name: `${words}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF`),
});

/** A valid NPI that no other test has used. */
export function freshNpi(): string {
  const start = `1${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  return Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isNpi) ?? '';
}

/** Signs a candidate up and confirms the mail; the page's browser is signed in afterwards. */
export const joinAsCandidate = (page: Page, fullName = 'Dana Whitfield'): Promise<{ email: string }> =>
  join(page, { fullName, role: 'job_seeker' });

export async function join(
  page: Page,
  person: { fullName: string; role: 'job_seeker' | 'employer' },
): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.test`;
  const signUp = await page.request.post('/api/auth/sign-up', {
    data: { full_name: person.fullName, role: person.role, email, password: 'prairie-rose-1' },
  });
  expect(signUp.ok()).toBe(true);
  const link = await linkMailedTo(page, email, /https?:\/\/\S+/);
  const confirmed = await page.request.post('/api/auth/confirm', {
    data: { token_hash: new URL(link).searchParams.get('token_hash'), type: 'signup' },
  });
  expect(confirmed.ok()).toBe(true);
  return { email };
}

/** The first link of that look in what was mailed to the address, once it is there. */
export async function linkMailedTo(page: Page, email: string, look: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/dev/emails?to=${encodeURIComponent(email)}`);
      const mails = (await answer.json()) as { text: string }[];
      link = mails.map(({ text }) => look.exec(text)?.[0]).find(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** Saves the steps before `documents` through the API, for tests of what comes after them. */
export async function fillThroughApi(page: Page): Promise<void> {
  const put = async (path: string, data: object) => expect((await page.request.put(path, { data })).ok()).toBe(true);
  const post = async (path: string, data: object) => expect((await page.request.post(path, { data })).ok()).toBe(true);
  await put('/api/me/profile/about', {
    fullName: 'Dana Whitfield',
    zip: '64801',
    dateOfBirth: '1990-03-14',
    formerNames: [],
  });
  await put('/api/me/profile/role', {
    position: 'RN',
    specialties: ['icu'],
    settings: ['hospital'],
    skills: ['ventilator', 'charge', 'ekg'],
    yearsExperience: 6,
  });
  await post('/api/me/licenses', {
    licenseType: 'RN',
    state: 'MO',
    licenseNumber: '2019123456',
    compactStatus: 'multistate',
    status: 'active',
    expiresOn: '2027-04-30',
  });
  await put('/api/me/profile/preferences', {
    payFloorCents: 3600,
    payTargetCents: null,
    shifts: ['nights'],
    shiftPatterns: ['3x12'],
    employmentTypes: ['full_time'],
    radiusMiles: 30,
    willRelocate: false,
    relocateStates: [],
    workAuthorized: true,
    needsSponsorship: false,
    autoApply: false,
    autoApplyDailyCap: 3,
    autoApplyActiveCap: 10,
  });
}
