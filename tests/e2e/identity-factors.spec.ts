import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freshAddress, mailedLink, PASSWORD, signIn } from './identity.support.ts';

/** Makes an account through the API and opens its mailed link; ends signed in. */
async function joinByApi(page: Page, email: string): Promise<void> {
  const data = { fullName: 'Ana Ruiz', email, password: PASSWORD, role: 'job_seeker' };
  await page.request.post('/api/auth/sign-up', { data });
  await page.goto(await mailedLink(page.request, email, 'email_confirmation'));
  await expect(page).toHaveURL('/job-seeker/onboarding');
}

test('two-step sign-in is set up with an app, and asked for at the next sign-in', async ({ page }) => {
  const email = freshAddress('careful');
  await joinByApi(page, email);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await page.getByLabel('Present password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: 'Picture with the secret' })).toBeVisible();
  const secret = (await page.getByText('Or type this into the app:').locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is not right')).toBeVisible();
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('It is on. You have 10 recovery codes left.')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, '/candidate/signin?next=%2Fsettings%2Fsecurity', email);
  await expect(page).toHaveURL('/second-factor?next=%2Fsettings%2Fsecurity');
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/settings/security');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
});

test('a passkey is added, opens the account without a password, and is removed', async ({ page }) => {
  const email = freshAddress('passkey');
  await joinByApi(page, email);
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
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill('My phone');
  await page.getByLabel('Present password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/candidate/signin?next=%2Fsettings%2Fsecurity');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/settings/security');
  await expect(page.getByText('Last used')).toBeVisible();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeHidden();

  await page.context().clearCookies();
  await page.goto('/candidate/signin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.');
});
