import { expect, test, type Page } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { DIAGNOSTIC_PATHS } from '#domains/operations/contract/diagnostic-pages.ts';
import { TERMS_VERSION } from '#domains/accounts/contract/identity-rules.ts';
import { freshAddress, goTo, joinByApi, PASSWORD, signIn, signInByApi } from './identity.support.ts';

/** The sign-in pages and their parameters (section 2.2). `identity-walk` covers the guards. */

test('aliases keep query and hash', async ({ page }) => {
  await page.goto('/candidate-signin?next=%2Freview&x=1#top');
  await expect(page).toHaveURL('/candidate/signin?next=%2Freview&x=1#top');
  for (const [alias, target] of [
    ['/employer-signup', '/employer/signup'],
    ['/employer-sign-up', '/employer/signup'],
    ['/employers/signup', '/employer/signup'],
    ['/employer-signin', '/employer/signin'],
    ['/role-select', '/choose-role'],
    ['/role-selection', '/choose-role'],
    ['/sign-in', '/login'],
    ['/signin', '/login'],
  ] as const) {
    await goTo(page, `${alias}?next=%2Freview&x=1#top`);
    await expect(page, alias).toHaveURL(`${target}?next=%2Freview&x=1#top`);
  }
  for (const alias of ['/sign-up', '/signup']) {
    await goTo(page, `${alias}?x=1#top`);
    await expect(page, alias).toHaveURL('/get-started?intent=signup&x=1#top');
  }
});

for (const path of [
  '/auth',
  '/candidate-signup',
  '/candidate/signin',
  '/choose-role',
  '/employer/signin',
  '/employer/signup',
  '/error',
  '/get-started',
  '/login',
  '/password-reset',
  '/role-selection?source=oauth&err=crash',
]) {
  test(`${path} is for everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessibleEverywhere(page);
  });
}

test.describe('the role pickers', () => {
  /** Opens a page and stops the browser's clock, so that only the test moves it. */
  async function openStill(page: Page, path: string): Promise<void> {
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Employer' })).toBeVisible();
    // The cards show before their scripts, which need the clock.
    await expect(page.locator('main[data-asleep]')).toHaveCount(0);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
  }

  test('explain a card after two seconds, keep the choice and go on after 600 ms', async ({ page }) => {
    await openStill(page, '/choose-role');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Who's Joining Us Today");
    await expect(page.getByRole('button', { name: 'Employer' })).toHaveAccessibleName(
      'Employer I hire healthcare professionals.',
    );
    await page.getByRole('button', { name: 'Candidate' }).hover();
    await page.clock.runFor(1990);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.clock.runFor(20);
    await expect(page.getByRole('tooltip')).toHaveText('Build one verified profile and get matched to jobs.');

    await page.getByRole('button', { name: 'Employer' }).click();
    expect(await page.evaluate(() => sessionStorage.getItem('tallgrass:production:role'))).toBe('employer');
    await page.clock.runFor(590);
    expect(new URL(page.url()).pathname).toBe('/choose-role');
    await page.clock.runFor(10);
    await expect(page).toHaveURL('/auth?role=employer');
  });

  test('the alternative one leads by its intent', async ({ page }) => {
    await openStill(page, '/get-started');
    for (const [intent, name, path] of [
      ['', 'Candidate', '/candidate/signin'],
      ['?intent=signin', 'Employer', '/employer/signin'],
      ['?intent=signup', 'Candidate', '/candidate/signup'],
      ['?intent=signup', 'Employer', '/employer/signup'],
    ] as const) {
      await goTo(page, `/get-started${intent}`);
      await page.getByRole('button', { name }).click();
      await page.clock.runFor(600);
      await expect(page, `${intent} ${name}`).toHaveURL(path);
    }
  });

  test('say a sentence for each reason of coming back', async ({ page }) => {
    await page.goto('/role-selection?source=oauth&err=no_session');
    for (const [err, words] of [
      ['no_session', 'We couldn’t find your session.'],
      ['unauthorized', 'Your session has ended.'],
      ['function', 'We couldn’t find your page.'],
      ['no_next', 'We don’t know how you use Tallgrass yet.'],
      ['crash', 'Something went wrong while signing you in.'],
    ] as const) {
      await goTo(page, `/role-selection?source=oauth&err=${err}`);
      await expect(page).toHaveURL(`/choose-role?source=oauth&err=${err}`);
      await expect(page.getByRole('alert')).toContainText(words);
    }
  });
});

test.describe('signed out', () => {
  test('the post-login page keeps its next and refuses another site; post-auth finds no session after ten tries', async ({
    page,
  }) => {
    await page.goto('/post-login?next=%2Freview');
    await expect(page).toHaveURL('/login?next=%2Freview');
    await goTo(page, '/post-login?next=%2F%2Fevil.example');
    await expect(page).toHaveURL('/login');
    await goTo(page, '/post-auth');
    await expect(page).toHaveURL('/choose-role?source=oauth&err=no_session');
  });

  test('the sign-in says what went wrong in words, with the raw value beside', async ({ page }) => {
    await page.goto('/login');
    for (const [query, words] of [
      ['error=no_code', 'didn’t send us a code'],
      ['error=session_failed', 'couldn’t open your session'],
      ['error=no_session', 'couldn’t find your session'],
      ['error=callback_failed', 'couldn’t complete the sign-in'],
      ['error=server_error&error_description=Try+tomorrow', 'Try tomorrow'],
      ['error=strange_thing', 'The sign-in didn’t work'],
    ] as const) {
      await goTo(page, `/login?${query}`);
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('alert')).toContainText(/error=([^&]*)/.exec(query)?.[1] ?? '');
    }
  });

  test('the callback page reports a provider error, a missing code and a forged one', async ({ page }) => {
    await page.goto('/auth/callback?error=access_denied');
    await expect(page).toHaveURL('/login?error=access_denied');
    await goTo(page, '/auth/callback');
    await expect(page).toHaveURL('/login?error=no_code');
    for (const query of ['code=forged', 'code=forged&state=forged']) {
      await goTo(page, `/auth/callback?${query}`);
      await expect(page).toHaveURL(/\/login\?error=session_failed/);
    }
  });
});

test('nothing hurries anybody: a new password shows 2 s, a sent form rests 1.5 s, the callback waits 1 s', async ({
  page,
}) => {
  await joinByApi(page, freshAddress('unhurried'));
  await page.clock.install();
  await page.goto('/password-setup');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('another-1-prairie');
  await page.getByLabel('Confirm new password').fill('another-1-prairie');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password updated!')).toBeVisible();
  await page.clock.runFor(1_950);
  expect(new URL(page.url()).pathname).toBe('/password-setup');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/job-seeker/onboarding');

  await page.context().clearCookies();
  await page.clock.resume();
  await page.goto('/candidate/signin');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-one-1');
  await page.clock.pauseAt(Date.now() + 180_000);
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.clock.runFor(1_450);
  await expect(send).toBeDisabled();
  await page.clock.runFor(100);
  await expect(send).toBeEnabled();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await goTo(page, '/auth/callback?code=forged&state=forged');
  await page.clock.runFor(950);
  expect(asked).not.toContain('/api/auth/external/finish');
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/login\?error=session_failed/);
});

test('the error page gives the number of its report and three ways on', async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/error?src=callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(page.getByText('We encountered an unexpected error')).toBeVisible();
  await expect(page.getByText(/Error ID: [0-9a-f-]{36}/)).toBeVisible();
  for (const name of ['Try Again', 'Go Home']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/privacy');
});

/** Goes to the development identity provider and comes back as the owner of an address. */
async function comeFrom(page: Page, provider: 'Google' | 'Microsoft', email: string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose an account');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('an external provider', () => {
  test('opens an account with the role of the page, which may then set a password', async ({ page }) => {
    const email = freshAddress('external');
    await page.goto('/employer/signup');
    await comeFrom(page, 'Google', email);
    await expect(page).toHaveURL('/employer/onboarding');

    await goTo(page, '/password-setup');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL('/employer/onboarding');
    // The address changes before the screen does, and going back at once would leave the old screen.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Set a password');
    await goTo(page, '/password-setup');
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page).toHaveURL('/employer/onboarding');
    await page.context().clearCookies();
    await signInByApi(page, email);
  });

  test('is shown under Security and unlinked there, but not as the last way in', async ({ page }) => {
    const email = freshAddress('linked');
    await page.goto('/candidate/signin');
    await comeFrom(page, 'Google', email);
    await expect(page).toHaveURL('/job-seeker/onboarding');
    await goTo(page, '/settings/security');
    const unlink = page.getByRole('button', { name: 'Unlink Google' });
    await unlink.click();
    await unlink.click();
    await expect(page.getByRole('alert')).toContainText('This is the only way to sign in to your account.');

    // As it is answered once the sign-in is a quarter of an hour old.
    const refusal = { error: 'RECENT_SIGN_IN_NEEDED', message: 'You signed in a while ago.' };
    await page.route('**/api/auth/links/*/remove', (route) => route.fulfill({ status: 403, json: refusal }));
    await unlink.click();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/login?next=%2Fsettings%2Fsecurity');
    await page.unroute('**/api/auth/links/*/remove');
    await comeFrom(page, 'Google', email);
    await expect(page).toHaveURL('/job-seeker/onboarding');

    await page.request.put('/api/auth/password', { data: { newPassword: PASSWORD } });
    await page.goto('/settings/security');
    await unlink.click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await unlink.click();
    await expect(page.getByText('No linked accounts.')).toBeVisible();
  });

  test('somebody who turned back there is told so; somebody without a role chooses one', async ({ page }) => {
    await page.goto('/candidate/signin');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/login\?error=access_denied/);
    await expect(page.getByRole('alert')).toContainText('You canceled the sign-in');

    await comeFrom(page, 'Microsoft', freshAddress('roleless'));
    await expect(page).toHaveURL('/choose-role?source=oauth');
    await page.getByRole('button', { name: 'Employer' }).click();
    await expect(page).toHaveURL('/employer/onboarding');
  });

  test('that cannot be reached is told in the words of the page, and may be tried again', async ({ page }) => {
    await page.route('**/api/auth/external/start', (route) =>
      route.fulfill({ status: 200, json: { url: 'https://evil.example/', loginHosts: [] } }),
    );
    await page.goto('/candidate/signin');
    for (const [path, name, words] of [
      ['/candidate/signin', 'Continue with Google', 'Failed to initiate Google sign-in'],
      ['/employer/signin', 'Continue with Microsoft', 'Failed to initiate OAuth sign-in'],
      ['/employer/signup', 'Continue with Google', 'Failed to initiate OAuth sign-in'],
      ['/candidate-signup', 'Continue with Microsoft', 'Failed to initiate Microsoft sign-in'],
    ] as const) {
      await goTo(page, path);
      await page.getByRole('button', { name }).click();
      await expect(page.getByText(words, { exact: true }), path).toBeVisible();
      if (path === '/candidate-signup') await expect(page.getByText('OAuth Error', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name })).toBeEnabled();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    }
  });
});

test('the shared layout has its own links and the year 2024', async ({ page }) => {
  await page.goto('/auth?layout=shared');
  const header = page.getByRole('banner');
  for (const [name, href] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('2024');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
});

test('the security page lists the sessions, ends one, and gives the data along', async ({ page, browser }) => {
  const email = freshAddress('careful');
  await joinByApi(page, email);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, '/candidate/signin', email);
  await expect(elsewhere).toHaveURL('/job-seeker/onboarding');

  await page.goto('/settings/security');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Sign out this device: .+, signed in .+/ }).press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Current password');
  await page.keyboard.type('not my password');
  await page.getByRole('button', { name: 'Sign out this device' }).click();
  await expect(page.getByText('Your current password is not correct.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign out this device' }).click();
  await expect(page.getByText('Device signed out.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out this device/ })).toBeHidden();
  await elsewhere.goto('/pending-approval');
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.close();

  await page.goto('/settings/privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('tallgrass-data.json');

  // The terms have changed: the server says so until they are agreed to.
  let isDue = true;
  await page.route('/api/me/agreements', (route) => {
    if (route.request().method() === 'POST') isDue = false;
    return isDue ? route.fulfill({ json: { due: [{ kind: 'terms', version: TERMS_VERSION }] } }) : route.continue();
  });
  await page.reload();
  const banner = page.getByRole('complementary', { name: 'Updated terms' });
  await expect(banner).toContainText('We have updated our terms.');
  await expect(banner.getByRole('link', { name: 'Read them' })).toHaveAttribute('href', '/terms');
  await banner.getByRole('button', { name: 'I agree' }).click();
  await expect(banner).toBeHidden();

  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
});

test('the test and debug pages show session, addresses and whether an external sign-in could start', async ({
  page,
  baseURL,
}) => {
  await page.goto('/test');
  for (const path of DIAGNOSTIC_PATHS) {
    await goTo(page, path, { isSameScreen: true });
    await expect(page.getByText(`${baseURL}${path}`, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Check the start URL' }).first().click();
  await expect(page.getByText(/Works: it points to .* and carries a code challenge\./)).toBeVisible();
});

test('where no identity provider is set up, the sign-in page reserves no space for one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As a server without providers sends it (`site.test.ts`).
  await page.route('**/candidate/signin', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<html', '<html data-unoffered="google microsoft"');
    await route.fulfill({ response: answer, body });
  });
  const { promise: asked, resolve: answerIt } = Promise.withResolvers<void>();
  await page.route('**/api/auth/external', async (route) => {
    await asked;
    await route.fulfill({ json: [] });
  });
  await page.goto('/candidate/signin');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  const before = await page.getByRole('textbox', { name: 'Email' }).boundingBox();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden();
  answerIt();
  await expect(page.locator('[data-providers]')).toHaveCount(0);
  expect(await page.getByRole('textbox', { name: 'Email' }).boundingBox()).toEqual(before);
});
