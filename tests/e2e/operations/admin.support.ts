import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { MATCHING_NOTICE_VERSION } from '#domains/profiles/contract/consents.ts';
import { aPdf, fillThroughApi, joinAsCandidate } from '../profiles/candidate-support.ts';
import { ADMIN, signInByApi } from '../accounts/identity.support.ts';

/** Signs in by the sign-in page's API call and opens the screen `at`, if given. */
export async function signInAsAdmin(page: Page, at?: string): Promise<void> {
  await signInByApi(page, ADMIN.email, ADMIN.password);
  if (at) await page.goto(at);
}

/** A nurse in a separate browser who has submitted a profile with a license document; returns that browser. */
export async function aNurseWhoWaits(
  browser: Browser,
  fullName: string,
  paper = aPdf(`license of ${fullName}`),
): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage();
  const { email } = await joinAsCandidate(page, fullName);
  await fillThroughApi(page);
  const about = { fullName, zip: '64801', dateOfBirth: '1990-03-14', formerNames: [] };
  expect((await page.request.put('/api/me/profile/about', { data: about })).ok()).toBe(true);
  const uploaded = await page.request.post('/api/me/documents', {
    multipart: { kind: 'license', file: paper },
  });
  expect(uploaded.status()).toBe(201);
  const submission = {
    matchingNoticeVersion: MATCHING_NOTICE_VERSION,
    acceptsMatchingNotice: true,
    attestsTruth: true,
  };
  expect((await page.request.post('/api/me/onboarding/submit', { data: submission })).ok()).toBe(true);
  return { page, email };
}

export const someName = (first: string) => `${first} ${Math.random().toString(36).slice(2, 8).toUpperCase()}`;

/** One white pixel. */
export const aPicture = (words: string) => ({
  name: `${words}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** Signs `request` in as the administrator, publishes an answer and returns its id. */
export async function publishFaq(request: APIRequestContext, question: string, answer: string): Promise<string> {
  await request.post('/api/auth/sign-in', { data: ADMIN });
  await request.post('/api/faq', { data: { question, submitter_name: null, submitter_contact: null } });
  const { items } = (await (await request.get('/api/admin/faq?status=pending&limit=100')).json()) as {
    items: { id: string; question: string }[];
  };
  const id = items.find((item) => item.question === question)?.id ?? '';
  await request.put(`/api/admin/faq/${id}`, { data: { question, answer } });
  expect((await request.post(`/api/admin/faq/${id}/publish`)).status()).toBe(200);
  return id;
}
