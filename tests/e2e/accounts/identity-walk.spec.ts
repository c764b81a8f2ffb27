import { expect, test, type Page } from '@playwright/test';
import routes from '#app/web/routes.ts';
import { ADMIN, freshAddress, goTo, joinByApi, PASSWORD, signInByApi } from './identity.support.ts';

/**
 * Every guarded screen of the route table, opened by every role: no one reaches a screen that is not theirs.
 * The first page of each person is loaded in full; from there the walk goes on inside the application, as by a link.
 */
type Entry = (typeof routes)[number];

const guarded = (entries: readonly Entry[], guard: string | null = null): [path: string, guard: string][] =>
  entries.flatMap(({ file, path, children }): [string, string][] => {
    const own = /guards\/([\w-]+)\.tsx$/.exec(file)?.[1] ?? guard;
    if (children) return guarded(children, own);
    return own === null || path === undefined ? [] : [[`/${path.replace(/[:*]\w*/, 'anything')}`, own]];
  });
const GUARDED = guarded(routes);

/** All screens of an area and one of every other guard; visitors and administrators open them all. */
const ownAndDoors = (area: string) =>
  GUARDED.filter(([path, guard], at) => path.startsWith(`/${area}/`) || guard !== GUARDED[at - 1]?.[1]);

/** The sign-in pages: a signed-in person is redirected. */
const WAYS_IN = ['/', '/dashboard', '/dashboard-redirect', '/login', '/choose-role', '/auth', '/second-factor']
  .concat(['/post-login', '/post-auth'])
  .concat(['/candidate/signin', '/candidate-signup', '/employer/signin', '/employer/signup']);

/** A screen and where it redirects; `null`: the person stays and sees it. */
type Step = [path: string, led: string | null];

/**
 * Goes from screen to screen inside the page and answers where it came out wrong, or on a screen that has not one
 * heading, one main part and a title of its own.
 */
const faultsOf = (page: Page, steps: Step[]): Promise<string[]> =>
  page.evaluate(async (walk) => {
    const faults: string[] = [];
    const here = () => window.location.pathname;
    const place = () => `${here()}${window.location.search}`;
    const push = (path: string) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    const until = async (isDone: () => boolean) => {
      const started = performance.now();
      while (!isDone() && performance.now() - started < 10_000) await new Promise(requestAnimationFrame);
    };
    // The screen whose address is shown may still be on its way: the walk begins on one that cannot be mistaken.
    push('/no-such-screen');
    await until(() => document.title.startsWith('Page not found'));
    // The previous screen's title must not remain.
    const titles = new Map([[document.title, here()]]);
    for (const [path, led] of walk) {
      const before = document.querySelector('h1');
      push(path);
      const fault = () => {
        const heading = document.querySelector('h1');
        if (place() !== (led ?? path) || heading === null || heading === before) return `${path} → ${place()}`;
        const counts = ['h1', 'main'].map((part) => document.querySelectorAll(part).length);
        const { title } = document;
        const whose = titles.get(title) ?? here();
        const isGood = counts.every((count) => count === 1) && title.endsWith(' · Tallgrass') && whose === here();
        return isGood ? null : `${path}: "${title}" as on ${whose}, ${counts.join(' and ')} of h1 and main`;
      };
      await until(() => fault() === null);
      const found = fault();
      if (found) faults.push(found);
      titles.set(document.title, here());
    }
    return faults;
  }, steps);

/** Where each guard, or a screen by itself, sends a person. */
const walkOf = (screens: readonly (readonly [string, string])[], leads: Record<string, string | null>): Step[] =>
  screens.map(([path, guard]) => {
    const led = leads[path] === undefined ? leads[guard] : leads[path];
    if (led === undefined) throw new Error(`nobody has said where ${guard} leads`);
    return [path, led];
  });
const allTo = (paths: readonly string[], led: string): Step[] => paths.map((path) => [path, led]);

/**
 * The same person in another state of the review, as far as the browser knows (the server has walls of its own); the
 * open page hears of it as if another tab had seen the change.
 */
async function become(page: Page, profile: object): Promise<void> {
  await page.route('/api/session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { profile: object };
    await route.fulfill({ response, json: { ...session, profile: { ...session.profile, ...profile } } });
  });
  const read = page.waitForResponse('/api/session');
  await page.evaluate(() => {
    const news = { key: 'tallgrass:production:auth', newValue: 'USER_UPDATED' };
    window.dispatchEvent(new StorageEvent('storage', news));
  });
  await read;
}

test('nobody: every guarded screen leads to the sign-in', async ({ page }) => {
  await page.goto('/employer/dashboard');
  await expect(page).toHaveURL('/login');
  const withNext = ['/job-application?job=1', '/job-seeker/onboarding?step=role'].map(
    (path) => [path, 'signed-in-with-next'] as const,
  );
  const steps = [...GUARDED, ...withNext].map(([path, guard]): Step => [
    path,
    guard === 'signed-in-with-next' ? `/login?next=${encodeURIComponent(path)}` : '/login',
  ]);
  expect(await faultsOf(page, [...steps, ...allTo(['/dashboard', '/dashboard-redirect'], '/login')])).toEqual([]);

  // Straight after a sign-in the first guard reads the session once more before it sends anybody back.
  let reads = 0;
  page.on('request', (request) => (reads += new URL(request.url()).pathname === '/api/session' ? 1 : 0));
  await page.evaluate(() => sessionStorage.setItem('tallgrass:production:skipProtectedOnce', '1'));
  for (const expected of [2, 1]) {
    reads = 0;
    await page.goto('/employer/dashboard');
    await expect(page).toHaveURL('/login');
    expect(reads).toBe(expected);
    expect(await page.evaluate(() => sessionStorage.getItem('tallgrass:production:skipProtectedOnce'))).toBeNull();
  }
});

for (const [role, area, other] of [
  ['job_seeker', 'job-seeker', 'employer'],
  ['employer', 'employer', 'job-seeker'],
] as const) {
  const led = (own: string) => ({ admin: own, [other]: own, [`${other}-onboarded`]: own, [`${other}-approved`]: own });

  test(`${role}: before onboarding, under review and approved`, async ({ page }) => {
    await joinByApi(page, freshAddress('walker'), role);
    const places = {
      onboarding: `/${area}/onboarding`,
      waiting: `/${area}/awaiting-approval`,
      home: `/${area}/dashboard`,
    };
    await page.goto(places.home);
    await expect(page).toHaveURL(places.onboarding);
    const anywhere = { 'signed-in': null, 'signed-in-with-next': null, [area]: null };
    const begun = { [`${area}-onboarded`]: places.onboarding, [`${area}-approved`]: places.onboarding };
    const first = walkOf(ownAndDoors(area), { ...anywhere, ...begun, ...led(places.onboarding) });
    expect(await faultsOf(page, [...first, ...allTo(WAYS_IN, places.onboarding)])).toEqual([]);

    await become(page, { onboarding_completed: true, verification_status: 'needs_fix' });
    await goTo(page, '/auth');
    await expect(page).toHaveURL('/pending-approval');
    const handedIn = { [`${area}-onboarded`]: null, [`${area}-approved`]: places.waiting };
    expect(
      await faultsOf(page, walkOf(ownAndDoors(area), { ...anywhere, ...handedIn, ...led(places.waiting) })),
    ).toEqual([]);

    await become(page, { onboarding_completed: true, verification_status: 'approved' });
    await goTo(page, '/auth');
    await expect(page).toHaveURL(places.home);
    const approved = { [`${area}-onboarded`]: null, [`${area}-approved`]: null };
    expect(await faultsOf(page, walkOf(ownAndDoors(area), { ...anywhere, ...approved, ...led(places.home) }))).toEqual(
      [],
    );
  });
}

test('an administrator: the console is open, everybody else’s screens lead back to it', async ({ page }) => {
  await signInByApi(page, ADMIN.email, ADMIN.password);
  await page.goto('/');
  await expect(page).toHaveURL('/admin/overview');
  await expect(page.getByText('Admin Dashboard')).toBeVisible();
  const home = '/admin/overview';
  const aliases = { '/admin': home, '/admin/dashboard': home, '/admin/dashboard/anything': home, '/review': home };
  const conversations = { '/messages': home, '/messages/anything': home };
  const others = ['employer', 'job-seeker'].flatMap((area) =>
    ['', '-onboarded', '-approved'].map((stage) => [`${area}${stage}`, home] as const),
  );
  const own = { admin: null, 'signed-in': null, 'signed-in-with-next': null };
  const steps = walkOf(GUARDED, { ...own, ...aliases, ...conversations, ...Object.fromEntries(others) });
  expect(await faultsOf(page, [...steps, ...allTo(['/', '/dashboard', '/login', '/auth'], home)])).toEqual([]);

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
  await signInByApi(page, ADMIN.email, ADMIN.password);
  await page.goto('/admin/acting');
  const banner = page.getByRole('complementary', { name: 'Acting as another user' });
  for (const [role, home] of [
    ['employer', '/employer/dashboard'],
    ['job_seeker', '/job-seeker/dashboard'],
  ] as const) {
    await page.evaluate((acting) => localStorage.setItem('tallgrass:production:actingAsRole', acting), role);
    await page.evaluate(() => localStorage.setItem('tallgrass:production:actingAsUserId', 'not-a-uuid'));
    await page.goto('/dashboard');
    await expect(page).toHaveURL(home);
    await expect(banner).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tallgrass:production:actingAsUserId'))).toBeNull();
  }
  await expect(page.getByText('No candidate chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a person' }).click();
  await expect(page).toHaveURL('/admin/acting');
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Act as an employer' }).click();
  await expect(page).toHaveURL('/employer/dashboard');
  for (const screen of ['Members', 'Settings']) {
    await page.getByRole('navigation').getByRole('link', { name: screen }).click();
    await expect(page.getByText('No employer chosen')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page).toHaveURL('/admin/overview');
  await expect(banner).toBeHidden();
  await page.evaluate(() => localStorage.setItem('tallgrass:production:actingAsRole', 'nonsense'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin/overview');
});

test('an administrator acts as one person: looking first, changes when allowed, both names in the log', async ({
  page,
}) => {
  const email = freshAddress('acted');
  const person = { full_name: 'Petra Vance', email, password: PASSWORD, role: 'job_seeker' };
  await page.request.post('/api/auth/sign-up', { data: person });
  await signInByApi(page, ADMIN.email, ADMIN.password);
  await page.goto('/admin/acting');
  await page.getByLabel('Name or email').fill(email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Act as Petra Vance' }).click();

  await expect(page).toHaveURL('/job-seeker/dashboard');
  const banner = page.getByRole('complementary', { name: 'Acting as another user' });
  await expect(banner).toContainText('You are acting as Petra Vance.');
  await expect(banner).toContainText('View only. You can’t change anything.');
  await banner.getByRole('button', { name: 'Allow changes' }).click();
  await expect(banner).toContainText('You can correct profile data.');
  await banner.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page).toHaveURL('/admin/overview');
  await page.goto('/admin/audit?action=acting.writes');
  await expect(page.getByRole('cell', { name: 'Administrator as Petra Vance' }).first()).toBeVisible();
});
