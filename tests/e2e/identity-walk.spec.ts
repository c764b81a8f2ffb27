import { expect, test } from '@playwright/test';
import { freshAddress, PASSWORD, signIn, signUpAndConfirm } from './identity.support.ts';

const EMPLOYER_SCREENS = ['/employer/awaiting-approval', '/employer/dashboard', '/employer/new-position'];
const CANDIDATE_SCREENS = ['/job-seeker/dashboard', '/job-seeker/awaiting-approval'];
const ADMIN_SCREENS = ['overview', 'rpc-health', 'matching-lab', 'faq', 'verification', 'pending-approval'].map(
  (name) => `/admin/${name}`,
);
const ADMIN_ALIASES = ['/admin', '/admin/dashboard', '/admin/dashboard/anything/below'];
const GUARDED = ['/employer/onboarding', ...EMPLOYER_SCREENS, ...CANDIDATE_SCREENS, ...ADMIN_SCREENS, ...ADMIN_ALIASES];

/** Each walk loads some twenty pages. */
test.describe.configure({ timeout: 180_000 });

test('nobody: every guarded screen leads to the sign-in', async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
  await page.goto('/review?item=1');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/review?item=1')}`);

  // Straight after a sign-in the first guard reads the session once more before it sends anybody back.
  let reads = 0;
  page.on('request', (request) => (reads += new URL(request.url()).pathname === '/api/session' ? 1 : 0));
  for (const [skips, expected] of [
    [true, 2],
    [false, 1],
  ] as const) {
    reads = 0;
    if (skips) await page.evaluate(() => sessionStorage.setItem('tallgrass:production:skipProtectedOnce', '1'));
    await page.goto('/employer/dashboard');
    await expect(page).toHaveURL('/login');
    expect(reads).toBe(expected);
    expect(await page.evaluate(() => sessionStorage.getItem('tallgrass:production:skipProtectedOnce'))).toBeNull();
  }
});

test('a candidate before onboarding: every guarded screen leads to it', async ({ page }) => {
  await signUpAndConfirm(page, 'candidate', freshAddress('walker'));
  for (const path of [...GUARDED, '/', '/dashboard', '/login', '/choose-role', '/auth', '/employer/signin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/job-seeker/onboarding');
  }
});

test('an employer before onboarding: every guarded screen leads to it', async ({ page }) => {
  await signUpAndConfirm(page, 'employer', freshAddress('walker'));
  for (const path of [...GUARDED, '/', '/dashboard', '/login', '/choose-role', '/auth', '/candidate/signin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/employer/onboarding');
  }
});

test('an administrator: the console is open, everybody else’s screens lead back to it', async ({ page }) => {
  await signIn(page, '/login', 'admin@e2e.tallgrass.test', 'e2e-administrator');
  await expect(page).toHaveURL('/admin/overview');
  for (const path of ADMIN_SCREENS) {
    await page.goto(path);
    await expect(page.getByText('Admin Dashboard')).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
  for (const path of ['/', '/employer/onboarding', ...EMPLOYER_SCREENS, ...CANDIDATE_SCREENS, ...ADMIN_ALIASES]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/overview');
  }

  // As in production, where an administrator sets up two-step sign-in before anything else.
  await page.route('/api/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mustSecureAccount: true } });
  });
  await page.goto('/admin/faq');
  await expect(page).toHaveURL('/settings/security');
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});

test('an administrator who acts as somebody is led by the acting role', async ({ page }) => {
  await signIn(page, '/login', 'admin@e2e.tallgrass.test', 'e2e-administrator');
  await expect(page).toHaveURL('/admin/overview');
  for (const [role, home] of [
    ['employer', '/employer/dashboard'],
    ['job_seeker', '/job-seeker/dashboard'],
  ] as const) {
    await page.evaluate((acting) => localStorage.setItem('tallgrass:production:actingAsRole', acting), role);
    await page.evaluate(() => localStorage.setItem('tallgrass:production:actingAsUserId', 'not-a-uuid'));
    await page.goto('/dashboard');
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('complementary', { name: 'Acting as somebody else' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tallgrass:production:actingAsUserId'))).toBeNull();
  }
  await expect(page.getByText('No candidate is chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a person' }).click();
  await expect(page).toHaveURL('/admin/acting');
  await expect(page.getByRole('complementary', { name: 'Acting as somebody else' })).toBeHidden();
  await page.getByRole('button', { name: 'Act as an employer' }).click();
  await expect(page).toHaveURL('/employer/dashboard');
  await page.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page).toHaveURL('/admin/overview');
  await expect(page.getByRole('complementary', { name: 'Acting as somebody else' })).toBeHidden();
  await page.evaluate(() => localStorage.setItem('tallgrass:production:actingAsRole', 'nonsense'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin/overview');
});

test('an administrator acts as one person: looking first, changes when allowed, both names in the log', async ({
  page,
}) => {
  const email = freshAddress('acted');
  const http = page.request;
  const person = { fullName: 'Petra Vance', email, password: PASSWORD, role: 'job_seeker' };
  await http.post('/api/auth/sign-up', { data: person });
  await signIn(page, '/login', 'admin@e2e.tallgrass.test', 'e2e-administrator');
  await expect(page).toHaveURL('/admin/overview');
  await page.goto('/admin/acting');
  await page.getByLabel('Name or email').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'Act as Petra Vance' }).click();

  await expect(page).toHaveURL('/job-seeker/dashboard');
  const banner = page.getByRole('complementary', { name: 'Acting as somebody else' });
  await expect(banner).toContainText('You are acting as Petra Vance.');
  await expect(banner).toContainText('You can look and change nothing.');
  await banner.getByRole('button', { name: 'Allow changes' }).click();
  await expect(banner).toContainText('Changes are on.');
  await banner.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page).toHaveURL('/admin/overview');
  await page.goto('/admin/audit?action=acting.writes');
  await expect(page.getByRole('cell', { name: 'Administrator as Petra Vance' }).first()).toBeVisible();
});
