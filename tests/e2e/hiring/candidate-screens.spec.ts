import { expect, type Page } from '@playwright/test';
import { isAccessibleInEveryLook } from '../accessibility.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { test } from '../test.support.ts';

const PHONE = { width: 390, height: 844 };
const SCREENS = ['dashboard', 'jobs', 'interviews', 'me'];
/** Far from other tests' jobs. */
const MALDEN = '63863';

const current = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');

/** Scrolls through the page; names the controls that the button to the top covered on the way. */
const coveredWhileScrolling = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const covered: string[] = [];
    let shown = 0;
    for (let top = 301; top < document.documentElement.scrollHeight - window.innerHeight; top += 37) {
      window.scrollTo(0, top);
      await twoFrames();
      await twoFrames();
      const button = document.querySelector('[aria-label="Scroll to top"]');
      if (!button) continue;
      shown += 1;
      const box = button.getBoundingClientRect();
      for (const other of document.querySelectorAll('a, button, input, label, summary')) {
        const { top: y, bottom, left, right, width } = other.getBoundingClientRect();
        const overlaps = y < box.bottom && bottom > box.top && left < box.right && right > box.left;
        if (other !== button && width > 0 && overlaps) covered.push(`${top}: ${other.textContent ?? ''}`);
      }
    }
    return shown > 0 ? covered : ['it was never shown'];
  });

test('on a phone, four screens of at most three phone heights, a bar to reach them, and an account menu', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name }, { page: hospital }] = await Promise.all([
    aNurseIn(browser, admin, MALDEN),
    anApprovedHospital(browser, admin),
  ]);
  const titles = Array.from({ length: 8 }, () => someName('ICU nurse, nights'));
  const jobIds = await Promise.all(titles.map((title) => aPublishedJob(hospital, title, { zip: MALDEN })));
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

  await test.step('a tablet has the bar, too; its header is one line, as on a wide screen', async () => {
    for (const [width, label] of [
      [820, 'Me'],
      [1366, 'Passport'],
    ] as const) {
      await nurse.setViewportSize({ width, height: 1180 });
      await expect(
        nurse.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }),
      ).toBeVisible();
      expect((await nurse.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(66);
    }
    await nurse.setViewportSize(PHONE);
  });

  await test.step('a match is readable and acted on without scrolling', async () => {
    // Equal scores are in the order of the jobs' ids.
    const { items } = await (await nurse.request.get('/api/me/matches?limit=1')).json();
    const title = String(items[0].job.title);
    await nurse.goto('/job-seeker/jobs');
    await nurse.getByRole('link', { name: title, exact: true }).click();
    await expect(nurse.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    for (const text of [
      '$38–$44 an hour',
      '$1,368–$1,584 a week at 36 hours',
      /^1 mile from home, about 5 min by car$/,
      'Nights · 3 x 12 hours · Full time',
      'No reply record yet',
      'They want Intensive care. You work in it.',
    ]) {
      await expect(
        nurse
          .getByText(text)
          .or(nurse.getByRole('listitem').filter({ hasText: text }))
          .last(),
      ).toBeInViewport({ ratio: 1 });
    }
    await expect(nurse.getByRole('button', { name: 'Apply', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(nurse.getByText(/ will see your name and credentials\./)).toBeInViewport({ ratio: 1 });
    expect(await nurse.evaluate(() => window.scrollY)).toBe(0);
    await nurse.getByRole('link', { name: 'See all that is shared' }).click();
    await expect(nurse.getByRole('button', { name: 'Send my application' })).toBeInViewport({ ratio: 1 });
    await expect(nurse.getByText(/everyone who hires there, for all its jobs/)).toBeInViewport({ ratio: 1 });
    await nurse.goBack();
    await expect(nurse.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await isAccessibleInEveryLook(nurse);
    await nurse.setViewportSize(PHONE);
    await nurse.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('no screen is taller than three phones', async () => {
    const heights: Record<string, number> = {};
    const measure = async (screen: string) => {
      await nurse.goto(`/job-seeker/${screen}`, { waitUntil: 'networkidle' });
      await expect(nurse.locator('[aria-busy=true]')).toHaveCount(0);
      heights[screen] = await nurse.evaluate(() => document.documentElement.scrollHeight);
    };
    for (const screen of SCREENS) await measure(screen);
    const { items } = await (await nurse.request.get('/api/me/matches?limit=1')).json();
    await measure(`matches/${items[0].id}`);
    for (const jobId of jobIds.slice(0, 6)) {
      expect((await nurse.request.post('/api/me/applications', { data: { jobId } })).ok()).toBe(true);
    }
    await measure('interviews?tab=applications');
    expect(Object.entries(heights).filter(([, height]) => height > 3 * PHONE.height)).toEqual([]);
  });

  await test.step('nothing floats over a control: not the button to the top, not a toast', async () => {
    for (const screen of ['jobs', 'interviews?tab=applications', 'me']) {
      await nurse.goto(`/job-seeker/${screen}`, { waitUntil: 'networkidle' });
      expect(await coveredWhileScrolling(nurse)).toEqual([]);
    }
    await nurse.goto(`/job-seeker/jobs`);
    await nurse
      .getByRole('link', { name: /^View and apply/ })
      .first()
      .click();
    await nurse.getByRole('button', { name: 'Apply', exact: true }).click();
    const toast = nurse.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(toast).toContainText('Application sent');
    const [above, bar] = [await toast.boundingBox(), await nurse.getByRole('group', { name: 'Apply' }).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  await test.step('earlier addresses of the home page lead on', async () => {
    await nurse.goto('/job-seeker/dashboard?tab=applications');
    await expect(nurse).toHaveURL('/job-seeker/interviews?tab=applications');
    await nurse.goto('/job-seeker/dashboard?tab=matches');
    await expect(nurse).toHaveURL('/job-seeker/jobs');
  });

  await test.step('the account menu by keyboard: the settings pages, and signing out asks', async () => {
    const account = nurse.getByRole('button', { name: 'Account', exact: true });
    await account.press('Enter');
    for (const item of ['Account', 'Security', 'Privacy', 'Notifications']) {
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
