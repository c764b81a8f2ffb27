import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const PASSWORD = 'prairie1';
/** The administrator whom the test server ensures at its start. */
export const ADMIN = { email: 'admin@e2e.tallgrass.test', password: 'e2e-administrator' };

let count = 0;
/** An address that no other test uses. */
export const freshAddress = (who: string) => `${who}.${process.pid}.${Date.now()}.${(count += 1)}@example.com`;

/** The link of the newest of at least `atLeast` mails of a type, once they are there. */
export async function mailedLink(request: APIRequestContext, to: string, type: string, atLeast = 1): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/api/dev/emails', { params: { to } })).json()) as {
        type: string;
        text: string;
      }[];
      const found = mails.filter((mail) => mail.type === type);
      text = found[0]?.text ?? '';
      return found.length;
    })
    .toBeGreaterThanOrEqual(atLeast);
  const link = /https?:\/\/[^\s)\]>]+/.exec(text)?.[0];
  if (!link) throw new Error(`the mail ${type} has no link`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

export async function signIn(page: Page, path: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The same without a page: for tests of what comes after a sign-in. */
export async function signInByApi(page: Page, email: string, password = PASSWORD): Promise<void> {
  expect((await page.request.post('/api/auth/sign-in', { data: { email, password } })).ok()).toBe(true);
}

export async function signUpByApi(page: Page, email: string, role: 'job_seeker' | 'employer' = 'job_seeker') {
  const data = { full_name: 'Ana Ruiz', email, password: PASSWORD, role };
  expect((await page.request.post('/api/auth/sign-up', { data })).ok()).toBe(true);
}

/** Makes an account and confirms its address, without a page; ends signed in, before onboarding. */
export async function joinByApi(page: Page, email: string, role?: 'job_seeker' | 'employer'): Promise<void> {
  await signUpByApi(page, email, role);
  const link = await mailedLink(page.request, email, 'email_confirmation');
  const token = new URLSearchParams(link.split('?')[1]).get('token_hash');
  const confirmed = await page.request.post('/api/auth/confirm', { data: { token_hash: token, type: 'signup' } });
  expect(confirmed.ok()).toBe(true);
}

/** Goes on inside the open page, as by a link, without loading it anew; another screen is waited for. */
export async function goTo(page: Page, path: string, { isSameScreen = false } = {}): Promise<void> {
  // A page without a heading has no listener for the new URL yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const isOther = await page.evaluate((to) => {
    const before = window.location.pathname;
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-before', '');
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return window.location.pathname !== before;
  }, path);
  if (isOther && !isSameScreen) await page.locator('h1:not([data-before])').waitFor({ state: 'attached' });
}
