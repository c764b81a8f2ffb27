import { expect, test } from '@playwright/test';
import { bytesOf } from './public.support.ts';

/** What pages ask for at once: their scripts, compressed, and how many files. The aim is 200 kB for each screen. */

const AIM = 200_000;
/** Of screens above the aim: what they have now, and a little room. They may shrink. */
const LIMITS: readonly [path: string, bytes: number, files: number][] = [
  ['/candidate-signup', AIM, 38],
  ['/employer/signup', AIM, 38],
  ['/candidate/signin', AIM, 38],
  ['/employer/signin', AIM, 38],
  ['/login', AIM, 40],
  ['/auth', 206_000, 41],
  ['/choose-role', AIM, 24],
  ['/get-started', AIM, 24],
  ['/second-factor', AIM, 32],
  ['/password-reset', 203_000, 33],
  ['/unsubscribe', AIM, 24],
  ['/confirm-work', 213_000, 30],
  ['/job-seeker/onboarding', 328_000, 72],
  ['/job-seeker/dashboard', 303_000, 73],
  ['/job-seeker/matches/7', 347_000, 79],
  ['/employer/dashboard', 300_000, 73],
  ['/employer/jobs/7', 337_000, 84],
  ['/admin/pending-approval', 285_000, 61],
];

for (const [path, bytes, files] of LIMITS) {
  test(`${path} asks for its scripts at once, at most ${bytes / 1000} kB in ${files} files`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set([...html.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([script]) => script));
    expect(scripts.size).toBeGreaterThan(5);
    expect(scripts.size).toBeLessThanOrEqual(files);
    expect(await bytesOf(request, scripts)).toBeLessThanOrEqual(bytes);
  });
}

test('who is signed in is asked while the scripts of the screen are on their way', async ({ page }) => {
  const { promise: asked, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/dashboard-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  const session = page.waitForRequest('**/api/session');
  await page.goto('/job-seeker/dashboard', { waitUntil: 'commit' });
  await session;
  go();
  await expect(page).toHaveURL('/login');
});
