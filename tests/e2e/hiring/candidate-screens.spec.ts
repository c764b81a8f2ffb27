import { expect, type Page } from '@playwright/test';
import { isAccessibleInEveryLook } from '../accessibility.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { test } from '../test.support.ts';

const PHONE = { width: 390, height: 844 };
const SCREENS = ['dashboard', 'jobs', 'interviews', 'me'];
/** Far from other tests' jobs. */
const KIRKSVILLE = '63501';

const current = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');

test('on a phone, four screens of at most three phone heights, a bar to reach them, and an account menu', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name }, { page: hospital }] = await Promise.all([
    aNurseIn(browser, admin, KIRKSVILLE),
    anApprovedHospital(browser, admin),
  ]);
  const titles = Array.from({ length: 8 }, () => someName('ICU nurse, nights'));
  const jobIds = await Promise.all(titles.map((title) => aPublishedJob(hospital, title, { zip: KIRKSVILLE })));
  await expect
    .poll(async () => (await (await nurse.request.get('/api/me/matches?limit=20')).json()).items.length)
    .toBe(8);
  await nurse.setViewportSize(PHONE);

  await test.step('the bar leads to each screen and marks it', async () => {
    await nurse.goto('/job-seeker/dashboard');
    for (const [label, path] of [
      ['Jobs', 'jobs'],
      ['Interviews', 'interviews'],
      ['Me', 'me'],
      ['Home', 'dashboard'],
    ] as const) {
      const link = nurse.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
      const box = await link.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect(nurse).toHaveURL(`/job-seeker/${path}`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(current(nurse)).toHaveCount(1);
    }
    await nurse.goBack();
    await expect(nurse.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('no screen is taller than three phones', async () => {
    const heights: Record<string, number> = {};
    const measure = async (screen: string) => {
      await nurse.goto(`/job-seeker/${screen}`, { waitUntil: 'networkidle' });
      await expect(nurse.locator('[aria-busy=true]')).toHaveCount(0);
      heights[screen] = await nurse.evaluate(() => document.documentElement.scrollHeight);
    };
    for (const screen of SCREENS) await measure(screen);
    for (const jobId of jobIds.slice(0, 6)) {
      expect((await nurse.request.post('/api/me/applications', { data: { jobId } })).ok()).toBe(true);
    }
    await measure('interviews?tab=applications');
    expect(Object.entries(heights).filter(([, height]) => height > 3 * PHONE.height)).toEqual([]);
  });

  await test.step('earlier addresses of the home page lead on', async () => {
    await nurse.goto('/job-seeker/dashboard?tab=applications');
    await expect(nurse).toHaveURL('/job-seeker/interviews?tab=applications');
    await nurse.goto('/job-seeker/dashboard?tab=matches');
    await expect(nurse).toHaveURL('/job-seeker/jobs');
  });

  await test.step('the account menu by keyboard: settings, and signing out asks', async () => {
    const account = nurse.getByRole('button', { name: 'Account', exact: true });
    await account.press('Enter');
    for (const item of ['Settings', 'Security', 'Privacy']) {
      await expect(nurse.getByRole('menuitem', { name: item })).toBeVisible();
    }
    await nurse.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
    const sure = nurse.getByRole('alertdialog', { name: 'Sign out?' });
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await expect(sure).toBeHidden();
  });

  await test.step('accessible in both themes at every width', async () => {
    for (const screen of SCREENS) {
      await nurse.setViewportSize(PHONE);
      await nurse.emulateMedia({ colorScheme: 'light' });
      await nurse.goto(`/job-seeker/${screen}`, { waitUntil: 'networkidle' });
      await isAccessibleInEveryLook(nurse);
    }
  });
});
