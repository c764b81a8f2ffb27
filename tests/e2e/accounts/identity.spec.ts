import { expect, test, type Page } from '@playwright/test';
import { freshAddress, goTo, joinByApi, mailedLink, PASSWORD, signIn, signUpByApi } from './identity.support.ts';

const SIGNED_UP = 'Account created successfully! Please check your email to verify your account.';

async function fillSignUp(page: Page, email: string, password: string = PASSWORD, confirmation: string = password) {
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

test.describe('signing up', () => {
  test('a nurse signs up, confirms the address by the mailed link, and stands before onboarding', async ({ page }) => {
    const email = freshAddress('nurse');
    await page.goto('/candidate-signup');
    await fillSignUp(page, email);
    const submit = page.getByRole('button', { name: 'Create account' });
    const sent = page.waitForRequest('**/api/auth/sign-up');
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({
      full_name: 'Ana Ruiz',
      role: 'job_seeker',
      email,
      password: PASSWORD,
    });
    await expect(page.getByText(SIGNED_UP)).toBeVisible();
    await expect(submit).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open mailbox' })).toHaveAttribute('href', '/dev/mailbox');

    const link = await mailedLink(page.request, email, 'email_confirmation');
    await page.goto(link);
    await expect(page).toHaveURL('/job-seeker/onboarding');
    await goTo(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });

  test('what is wrong stands at its field, and a taken address offers to log in with it instead', async ({ page }) => {
    const email = freshAddress('taken');
    await signUpByApi(page, email);
    await page.goto('/employer/signup');
    await page.getByLabel('Password', { exact: true }).fill('football');
    await expect(page.getByText('Many people use this password.')).toBeVisible();
    await fillSignUp(page, freshAddress('typo'), '12345', '123456');
    await expect(page.getByText('Many people use this password.')).toBeHidden();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await fillSignUp(page, 'not-an-address', 'prairie1', 'prairie2');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByText('Please enter a valid email, like name@example.com.')).toBeVisible();

    await goTo(page, '/candidate/signup');
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('already registered')).toBeVisible();
    await page.getByRole('button', { name: 'Log In Instead' }).click();
    await expect(page).toHaveURL('/candidate/signin');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('the combined page is for one side, switches to sign-in in place, and goes by the landing page', async ({
    page,
  }) => {
    const email = freshAddress('combined');
    await joinByApi(page, email, 'employer');
    await page.context().clearCookies();
    await page.goto('/auth?role=job_seeker');
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    await goTo(page, '/auth?role=employer');
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/employers');
    await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
    await expect(page.getByLabel('Full name')).toBeHidden();
    await page.getByRole('button', { name: 'New here? Create an account' }).click();
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Log In Instead' }).click();
    await expect(page).toHaveURL('/auth?role=employer');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/employer/onboarding');
    expect(await page.evaluate(() => sessionStorage.getItem('tallgrass:production:post_login'))).toBeNull();
  });
});

test('on a small screen what a form answers is brought into view, and what continues it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const email = freshAddress('small');
  await page.goto('/candidate-signup');
  await fillSignUp(page, email);
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(page.getByText(SIGNED_UP)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await create.click();
  await expect(page.getByRole('button', { name: 'Log In Instead' })).toBeInViewport();
  await expect(create).toBeFocused();

  await page.setViewportSize({ width: 667, height: 300 });
  await signIn(page, '/candidate/signin', email, 'not-the-one-1');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
});

test.describe('signing in and out', () => {
  test('an unconfirmed address is told so and may ask for the mail again', async ({ page }) => {
    const email = freshAddress('unconfirmed');
    await signUpByApi(page, email);
    await signIn(page, '/candidate/signin', email);
    await expect(page.getByText('Please confirm your email first.')).toBeVisible();
    await page.getByRole('button', { name: 'Resend the email' }).click();
    await expect(page.getByText('If your email still needs to be confirmed, a new link is on its way.')).toBeVisible();
    // The network is away for a moment: the link is not used up.
    await page.route('/api/auth/confirm', (route) => route.abort(), { times: 1 });
    await goTo(page, await mailedLink(page.request, email, 'email_confirmation', 2));
    await expect(page.getByRole('alert')).toContainText('No connection.');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL('/job-seeker/onboarding');
  });

  test('next leads back to where somebody was, but never to another site', async ({ page }) => {
    const email = freshAddress('next');
    await joinByApi(page, email);
    await page.context().clearCookies();
    await page.goto('/settings/security?x=1');
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/settings/security?x=1')}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/settings/security?x=1');

    await page.context().clearCookies();
    const isRefusal = (data: unknown) => (data as { code?: string } | null)?.code === 'redirect_refused';
    const report = page.waitForRequest(
      (asked) => asked.url().endsWith('/api/error-log') && isRefusal(asked.postDataJSON()),
    );
    await signIn(page, `/candidate/signin?next=${encodeURIComponent('//evil.example')}`, email);
    await expect(page).toHaveURL('/job-seeker/onboarding');
    await report;

    await page.context().clearCookies();
    await signIn(page, '/employer/signin?next=%2Freview', email);
    await expect(page).toHaveURL('/review');

    // The page of the form is no way on.
    await page.context().clearCookies();
    await signIn(page, `/login?next=${encodeURIComponent('/login?next=/review')}`, email);
    await expect(page).toHaveURL('/job-seeker/onboarding');
  });

  test('signing out asks, ends the session here, forgets what was kept, and tells other tabs', async ({ page }) => {
    await joinByApi(page, freshAddress('leaving'));
    const other = await page.context().newPage();
    await other.goto('/pending-approval');
    await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();

    await page.goto('/pending-approval');
    await page.evaluate(() => localStorage.setItem('tallgrass:production:actingAsRole', 'employer'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign out?' });
    await expect(dialog).toContainText(
      "You'll be returned to the landing page and can log in again. This will only sign you out of this browser session.",
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Sign out' }).click();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('/api/auth/sign-out', async (route) => {
      await answered;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Sign Out' }).click();
    await expect(dialog.getByRole('button', { name: 'Signing out…' })).toBeVisible();
    answer();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(other).toHaveURL('/login');
  });

  test('signing out without the server empties the browser, and the next start ends the session', async ({ page }) => {
    await joinByApi(page, freshAddress('offline'));
    await page.goto('/pending-approval');
    await page.evaluate(() => localStorage.setItem('tallgrass:production:actingAsRole', 'employer'));
    await page.route('/api/auth/sign-out', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out on this screen', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/^blob:/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['tallgrass:production:signOutPending']);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    const isSignedIn = async () => (await (await page.request.get('/api/session')).json()).user !== null;
    expect(await isSignedIn()).toBe(true);

    await page.unroute('/api/auth/sign-out');
    await page.getByRole('link', { name: 'Open Tallgrass' }).click();
    // The server still knows the session, and leads to the person's screen, which ends it before it reads anything.
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await isSignedIn()).toBe(false);
  });

  test('a session on the landing page never sees it', async ({ page }) => {
    await joinByApi(page, freshAddress('landing'), 'employer');
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto('/');
    await expect(page).toHaveURL('/employer/onboarding');
    expect(seen).not.toContain('/');
  });
});

test('a password is reset in four steps, by a link that works once', async ({ page }) => {
  const email = freshAddress('forgetful');
  await joinByApi(page, email);
  await page.context().clearCookies();
  await page.goto('/password-reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Reset link sent!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await mailedLink(page.request, email, 'password_reset');
  await page.goto(link.replace('token=', 't='));
  await page.getByLabel('New password', { exact: true }).fill('tallgrass9');
  await page.getByLabel('Confirm new password').fill('tallgrass8');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('tallgrass9');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password updated!')).toBeVisible();
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('tallgrass9');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/job-seeker/onboarding');

  await goTo(page, link);
  await expect(page.getByText('Reset token missing or invalid. Please request a new link.')).toBeVisible();
  await goTo(page, '/privacy');
  await goTo(page, '/password-reset?token=');
  await expect(page.getByText('Reset token missing or invalid. Please request a new link.')).toBeVisible();
  await goTo(page, '/privacy');
  await goTo(page, '/password-reset?access_token=x&refresh_token=y');
  await expect(page.getByText('This type of link no longer works')).toBeVisible();
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
});
