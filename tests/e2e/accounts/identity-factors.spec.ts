import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { ADMIN, freshAddress, joinByApi, PASSWORD, signIn, signInByApi } from './identity.support.ts';

test('two-step sign-in is set up with an app, and asked for at the next sign-in and before it is turned off', async ({
  page,
  browser,
}) => {
  const email = freshAddress('careful');
  await joinByApi(page, email);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR image for your authenticator app' })).toBeVisible();
  const secret = (await page.getByText('Or enter this code in the app:').locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const others = await codes.allTextContents();
  const recovery = others[0] ?? '';
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('It is on. You have 10 recovery codes left.')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, '/candidate/signin?next=%2Fsettings%2Fsecurity', email);
  await expect(page).toHaveURL('/second-factor?next=%2Fsettings%2Fsecurity');
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/settings/security');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, '/candidate/signin', email);
  await elsewhere.getByLabel('Code').fill(others[1] ?? '');
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL('/job-seeker/onboarding');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Enter a code from your app, or a recovery code.')).toBeVisible();
  await page.getByLabel('Code').fill(others[2] ?? '');
  await page.getByLabel('Sign out my other devices').click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  await elsewhere.goto('/pending-approval');
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.close();
});

test('without phone and codes, the second step says where to ask, and an administrator ends it a day later', async ({
  page,
  browser,
}) => {
  const email = freshAddress('locked-out');
  await joinByApi(page, email);
  const { user } = await (await page.request.get('/api/session')).json();
  const started = await page.request.post('/api/auth/totp', { data: { currentPassword: PASSWORD } });
  const { secret } = await started.json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await page.request.post('/api/auth/totp/confirm', { data: { code } })).ok()).toBe(true);
  await page.context().clearCookies();
  await signIn(page, '/candidate/signin', email);
  await expect(page.getByText('Lost your phone and all recovery codes?')).toBeVisible();
  await isAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();

  const admin = await browser.newPage();
  await signInByApi(admin, ADMIN.email, ADMIN.password);
  await admin.goto(`/admin/users/${user.id}`);
  await admin.getByRole('button', { name: 'Lost phone and codes' }).click();
  await admin.getByLabel('What they said and what you saw').fill('Called from a new phone.');
  const end = admin.getByRole('button', { name: 'End it in 24 hours' });
  await end.click();
  await expect(admin.getByText('Choose how you checked.')).toBeVisible();
  await isAccessibleEverywhere(admin);
  await admin.getByLabel('How you checked who they are').selectOption('Saw them with a government ID on video');
  await end.click();
  await expect(admin.getByText('unless a code is entered before then')).toBeVisible();
  await admin.getByRole('button', { name: 'Keep it on' }).click();
  await expect(admin.getByRole('button', { name: 'Lost phone and codes' })).toBeVisible();
  await admin.close();
});

test('what the account and security pages open takes the keyboard along, and closes again', async ({ page }) => {
  await joinByApi(page, freshAddress('keyboard'));
  await page.goto('/settings/security');
  const setUp = page.getByRole('button', { name: 'Set up two-step sign-in' });
  const focused = page.locator(':focus');
  await setUp.press('Enter');
  await expect(focused).toHaveAccessibleName('Current password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Code');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(setUp).toBeFocused();
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change my email' }).press('Enter');
  await expect(focused).toHaveAccessibleName('New email');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change my email' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(focused).toHaveAccessibleName('Current password');
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
});

/** A device with a finger reader, as the browser sees one. */
async function attachDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, opens the account without a password, and is removed', async ({ page }) => {
  const email = freshAddress('passkey');
  await joinByApi(page, email);
  await attachDevice(page);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Passkey name').fill('My phone');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/candidate/signin?next=%2Fsettings%2Fsecurity');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/settings/security');
  await expect(page.getByText('Last used')).toBeVisible();
  await page.getByRole('button', { name: 'Remove My phone' }).press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Current password');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('button', { name: 'Remove My phone' }).press('Enter');
  await page.keyboard.type(PASSWORD);
  await page.getByRole('button', { name: 'Remove My phone' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();

  await page.context().clearCookies();
  await signIn(page, '/candidate/signin', email, 'not my password');
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.');
});

test('an administrator whose session ended is told why, on the open screen and at the sign-in', async ({ page }) => {
  await signInByApi(page, ADMIN.email, ADMIN.password);
  await page.goto('/settings/account');
  await expect(page.getByRole('button', { name: 'Change my email' })).toBeVisible();
  // As the server answers after half an hour; its clock is not moved here.
  const refusal = { error: 'UNAUTHENTICATED', message: 'Please sign in to continue.', current: 'idle' };
  await page.route('**/api/me/email', (route) => route.fulfill({ status: 401, json: refusal }));
  const ended = { user: null, profile: null, isAdminUser: false, ended: 'idle' };
  await page.route('**/api/session', (route) => route.fulfill({ json: ended }));
  await page.getByRole('button', { name: 'Change my email' }).click();
  await page.getByLabel('New email').fill(freshAddress('idle'));
  await page.getByLabel('Current password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Send both links' }).click();
  const banner = page.getByRole('complementary', { name: 'You are signed out' });
  await expect(banner).toContainText('after 30 minutes without use');
  await banner.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Faccount');
  await expect(page.getByText('after 30 minutes without use')).toBeVisible();
});
