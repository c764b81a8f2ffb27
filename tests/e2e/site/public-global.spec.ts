import { expect, test, type Page } from '@playwright/test';
import { open, swipe } from './public.support.ts';
import { signInAsAdmin } from '../operations/admin.support.ts';

/** The behavior of every screen: sections 2.4, 8 and 9 of the specification. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('page views are counted without a cookie, and not at all for visitors who opt out of tracking', async ({
  browser,
  baseURL,
}) => {
  for (const wish of [null, 'doNotTrack', 'globalPrivacyControl'] as const) {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    if (wish) {
      const value = wish === 'doNotTrack' ? '1' : true;
      await context.addInitScript(([name, says]) => Object.defineProperty(navigator, name, { value: says }), [
        wish,
        value,
      ] as const);
    }
    const page = await context.newPage();
    const views: unknown[] = [];
    let healthLooks = 0;
    page.on('request', (asked) => {
      if (asked.url().endsWith('/api/page-views')) views.push(asked.postDataJSON());
      if (asked.url().endsWith('/api/rpc/get_rpc_health_status')) healthLooks += 1;
    });
    await open(page, '/vision');
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', /^A trusted employment passport/);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Healthcare hiring in Missouri and Kansas · Tallgrass');
    await expect(description).toHaveAttribute('content', /^One verified profile/);
    expect(views).toEqual(wish ? [] : [{ path: '/vision' }, { path: '/' }]);
    expect(await context.cookies()).toEqual([]);
    // Once at application start (section 7), not on each page.
    await expect.poll(() => healthLooks).toBe(1);
    await context.close();
  }
});

test('a failing screen shows the error and a link home, and is reported', async ({ page }) => {
  await page.route('**/assets/choose-role-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("Prairie fire"); }',
    }),
  );
  const report = page.waitForRequest((asked) => asked.url().endsWith('/api/error-log'));
  await page.goto('/choose-role');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('We hit an unexpected error while loading the app.')).toBeVisible();
  await expect(page.getByText('Error: Prairie fire')).toBeVisible();
  const sent = (await report).postDataJSON();
  expect(sent).toMatchObject({ code: 'window_error', message: 'Prairie fire', route: '/choose-role' });
  expect(sent.stack.length).toBeLessThanOrEqual(500);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('a failing part shows its error card, leaves the rest working, and renders again after 100 ms', async ({
  page,
}) => {
  await page.route('**/api/faq', (route) => route.fulfill({ json: [null] }));
  const report = page.waitForRequest((asked) => asked.url().endsWith('/api/error-log'));
  await open(page, '/employers');
  const card = page.getByRole('alert');
  await expect(card).toContainText('Something went wrong');
  await expect(card).toContainText("This component encountered an error and couldn't be displayed.");
  expect((await report).postDataJSON()).toMatchObject({ code: 'window_error', route: '/employers' });
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await page.unroute('**/api/faq');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(99);
  await expect(card).toBeVisible();
  await page.clock.runFor(1);
  await expect(card).toBeHidden();
  await expect(page.getByRole('list', { name: 'Questions', exact: true }).getByRole('button')).toHaveCount(3);
});

test('notices show one at a time for 5 s and are dismissed by a swipe of 50 px', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/auth/external/start', (route) => route.fulfill({ json: { url: '', loginHosts: [] } }));
  await page.goto('/candidate-signup');
  const region = page.getByRole('region', { name: 'Notifications' });
  const shown = region.locator('li', { hasText: 'OAuth Error' });
  const fail = (provider: string) => page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await fail('Google');
  await expect(shown).toContainText('Failed to initiate Google sign-in');
  await expect(region).toHaveCount(1);
  await isAtBottomRight(page, '.fixed:has(> li)');
  await fail('Microsoft');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Failed to initiate Microsoft sign-in');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(4_500);
  await expect(shown).toBeVisible();
  await page.clock.runFor(600);
  await expect(shown).toHaveCount(0);
  await fail('Google');
  await expect(shown).toBeVisible();
  await swipe(page, shown, 45);
  await expect(shown).toBeVisible();
  await swipe(page, shown, 60);
  await expect(shown).toHaveCount(0);
});

test('confirmations show up to three at a time for 4 s; Alt+T expands them, Escape collapses them', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.clock.install();
  await page.route('**/api/admin/screening/run', (route) => route.fulfill({ status: 202, json: { queued: true } }));
  await page.goto('/admin/screening');
  const button = page.getByRole('main').getByRole('button', { name: 'Screen everyone now' });
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  for (const count of [1, 2, 3, 3]) {
    await button.click();
    await expect(toasts).toHaveCount(count);
  }
  await isAtBottomRight(page, '.fixed:has(> li)');
  await page.keyboard.press('Alt+t');
  await expect(toasts.first()).toHaveAttribute('data-expanded', 'true');
  // The timers pause while the stack is expanded.
  await page.clock.runFor(5_000);
  await expect(toasts).toHaveCount(3);
  for (const words of await toasts.getByText(/./).all()) await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts.first()).toHaveAttribute('data-expanded', 'false');
  await expect(button).toBeFocused();
  await page.clock.runFor(4_500);
  await expect(toasts).toHaveCount(0);
});

async function isAtBottomRight(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40);
}
