import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const PASSWORD = 'prairie1';

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

/** Signs somebody up in the browser and opens the mailed link; ends where the destination rule leads. */
export async function signUpAndConfirm(page: Page, side: 'candidate' | 'employer', email: string): Promise<void> {
  await page.goto(side === 'candidate' ? '/candidate-signup' : '/employer/signup');
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await page.goto(await mailedLink(page.request, email, 'email_confirmation'));
  await expect(page).toHaveURL(/\/onboarding$/);
}

export async function signIn(page: Page, path: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Makes an account through the API and opens its mailed link; ends signed in. */
export async function joinByApi(page: Page, email: string): Promise<void> {
  const data = { fullName: 'Ana Ruiz', email, password: PASSWORD, role: 'job_seeker' };
  await page.request.post('/api/auth/sign-up', { data });
  await page.goto(await mailedLink(page.request, email, 'email_confirmation'));
  await expect(page).toHaveURL('/job-seeker/onboarding');
}
