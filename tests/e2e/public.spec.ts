import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { isAccessible } from './accessibility.support.ts';

/** The public pages, statement by statement: sections 1, 2.1 and 9 of the specification. */

const PAGES = [
  ['/', 'Connecting healthcare professionals with opportunities across the Midwest'],
  ['/healthcare-professionals', 'Find your dream job in just a few clicks'],
  ['/employers', 'Licensed, pre-vetted healthcare talent, without the fees'],
  ['/vision', 'Our Vision'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/support', 'Support'],
  ['/about', 'About Tallgrass'],
  ['/contact', 'Contact'],
] as const;

const WIDTHS = [1366, 820, 390];

/** What a change of width or theme can break; the rest of the rules see the same page each time. */
const LOOK_RULES = ['color-contrast', 'scrollable-region-focusable', 'link-in-text-block'];

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const leftOf = (row: Locator) => row.evaluate((element) => element.scrollLeft);

test.describe('every public page', () => {
  for (const [path, heading] of PAGES) {
    test(`${path} is readable without scripts, and by everybody in both themes and three widths`, async ({
      page,
      request,
      baseURL,
    }) => {
      const html = await (await request.get(path)).text();
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]{5,70} · Tallgrass<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,170}"/);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
      expect(html).toContain(`<meta property="og:image" content="${baseURL}/og.png"/>`);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toHaveCount(1);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // The phone in the light has every rule; what another width or theme can break is looked at there.
        const colorScheme = width === 820 ? 'dark' : 'light';
        await page.emulateMedia({ colorScheme });
        await isAccessible(page, width === 390 ? {} : { rules: LOOK_RULES });
      }
    });
  }

  test('shows the content of all its parts with JavaScript off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const shown: [path: string, texts: string[]][] = [
      [
        '/',
        ['Sign Up & Profile', 'Get Notified', 'Interview & Hire', 'Find My Next Hire', 'Hiring without the markup'],
      ],
      [
        '/healthcare-professionals',
        ['You see the pay, the shift', 'No agency markup', 'More employers and professionals'],
      ],
      [
        '/employers',
        ['Nothing today. There are no job-board', 'We review licenses', 'Missouri and Kansas, from nursing'],
      ],
      ['/vision', ['A trusted employment passport for healthcare:', 'Coming Soon']],
      ['/privacy', ['Information we collect', 'HIPAA']],
      ['/no/such/page', ['Oops! Page not found', 'Return to Home']],
    ];
    for (const [path, texts] of shown) {
      await page.goto(path);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    }
    await context.close();
  });
});

test('the landing page loads at most 125 kB of scripts before it is idle, 160 kB in all', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const first = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  let early = 0;
  for (const path of first) early += await bytesOf(request, path);
  expect(early).toBeGreaterThan(50_000);
  expect(early).toBeLessThanOrEqual(125_000);
  const loaded = new Set<string>();
  page.on('request', (asked) => asked.resourceType() === 'script' && loaded.add(new URL(asked.url()).pathname));
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Notifications' }).first()).toBeAttached();
  let all = 0;
  for (const path of loaded) all += await bytesOf(request, path);
  expect(all).toBeGreaterThan(early);
  expect(all).toBeLessThanOrEqual(160_000);
});

test('views are counted without a cookie, and not at all for who asks not to be', async ({ browser, baseURL }) => {
  for (const asksNot of [false, true]) {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    if (asksNot) await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const page = await context.newPage();
    const views: unknown[] = [];
    page.on('request', (asked) => asked.url().endsWith('/api/page-views') && views.push(asked.postDataJSON()));
    await open(page, '/vision');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(views).toEqual(asksNot ? [] : [{ path: '/vision' }, { path: '/' }]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }
});

test('a screen that breaks says so, with what went wrong and the way out, and is reported', async ({ page }) => {
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
  expect((await report).postDataJSON()).toMatchObject({ code: 'window_error', message: 'Prairie fire' });
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('the landing page', () => {
  test('has its header: a shadow past 20 px, three places to go and two ways in', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    const nav = header.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['For Professionals', '/healthcare-professionals'],
      ['For Employers', '/employers'],
      ['Vision', '/vision'],
    ] as const)
      await expect(nav.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const name of ['Sign in', 'Get Started'])
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', '/role-selection');
    await expect(header).toHaveCSS('position', 'sticky');
    await scrollTo(page, 20);
    await expect(header).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 21);
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    const toTop = page.getByRole('button', { name: 'Scroll to top' });
    await scrollTo(page, 300);
    await expect(toTop).toBeHidden();
    await scrollTo(page, 301);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(toTop).toBeHidden();
    await expect(header).toHaveCSS('box-shadow', 'none');
  });

  test('opens a menu of at most 360 px on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toHaveCSS('max-height', '360px');
    await expect(menu.getByRole('link')).toHaveText([
      'For Professionals',
      'For Employers',
      'Vision',
      'Sign in',
      'Get Started',
    ]);
    for (const link of await menu.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await scrollTo(page, 200);
    await menu.getByRole('link', { name: 'Vision' }).click();
    await expect(page).toHaveURL('/vision');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('leads each side on, and explains both in four steps', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['For Healthcare Professionals', '/healthcare-professionals'],
      ['For Employers', '/employers'],
      ['Start Hiring Today', '/employers'],
      ['Explore Our Platform', '/healthcare-professionals'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

    const how = page.locator('#how-it-works');
    await expect(how.getByRole('button', { name: 'Candidates' })).toHaveAttribute('aria-pressed', 'true');
    await expect(how.getByRole('heading', { level: 3 })).toHaveText([
      'Sign Up & Profile',
      'Verification',
      'Get Matched',
      'Get Notified',
    ]);
    await expect(how.getByText('less than 2 minutes')).toBeVisible();
    await expect(how.getByText('1-2 business days')).toBeVisible();
    await expect(how.getByText('Find your next role. Faster.')).toBeVisible();
    await expect(how.getByRole('link', { name: 'Start My Journey' })).toHaveAttribute('href', '/auth?role=job_seeker');
    await how.getByRole('button', { name: 'Employers' }).click();
    await expect(how.getByRole('heading', { level: 3 })).toHaveText([
      'Create Account',
      'Post a Job',
      'Review Matches',
      'Interview & Hire',
    ]);
    await expect(how.getByText('Hire top talent. Smarter.')).toBeVisible();
    await expect(how.getByRole('link', { name: 'Find My Next Hire' })).toHaveAttribute('href', '/auth?role=employer');
    await expect(how.getByRole('link', { name: 'Start My Journey' })).toBeHidden();
    await expect(page.locator('#stories').getByText('Nurse manager, St. Louis')).toBeVisible();
  });

  test('makes the claims of the positioning, results as goals', async ({ page }) => {
    await open(page, '/');
    const benefits = page.locator('#benefits');
    for (const claim of [
      'Only licensed, pre-vetted candidates. No job-board or staffing fees, no setup fees, no long-term contracts, cancel anytime.',
      '$61,000',
      '15-20%',
      '49 days',
      'and 250+ days for specialised roles',
    ])
      await expect(benefits.getByText(claim)).toBeVisible();
    const goals = benefits.getByRole('group', { name: 'Our goals' });
    for (const goal of ['Under two weeks', '48-hour', '95%']) await expect(goals.getByText(goal)).toBeVisible();
    const process = page.locator('section', {
      has: page.getByRole('heading', { name: 'One profile that stays with you' }),
    });
    await expect(process.getByText('a trusted employment passport for healthcare')).toBeVisible();
    await expect(process.getByRole('heading', { name: /^Verified work history/ })).toContainText('Coming Soon');
  });

  test('names all fourteen positions in five groups that open', async ({ page }) => {
    await open(page, '/');
    const positions = page.locator('#positions');
    const groups: [group: string, names: string[]][] = [
      ['Nursing', ['RN', 'LPN', 'CNA', 'NP']],
      [
        'Allied Health',
        ['Medical Assistants', 'Physical Therapists', 'Occupational Therapists', 'Respiratory Therapists'],
      ],
      [
        'Diagnostic and Lab',
        ['Phlebotomists', 'Patient Care Technicians', 'Radiologic Technologists', 'Medical Technologists'],
      ],
      ['Pharmacy and Support', ['Pharmacy Technicians']],
      ['Administrative', ['Front Desk/Medical Receptionists']],
    ];
    for (const [group, names] of groups) {
      const box = positions.locator('details').filter({ has: page.locator('summary', { hasText: group }) });
      await expect(box.getByText(names[0] ?? '', { exact: true })).toBeHidden();
      await box.locator('summary').click();
      await expect(box.getByRole('listitem')).toHaveText(names);
    }
    await expect(positions.getByText('Choose "Other" at sign-up and we will prioritise adding it.')).toBeVisible();
  });

  test('loops ten names in 25, 20 or 18 seconds by width, and rests when asked', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByText('Open To: Missouri, Kansas')).toBeVisible();
    await expect(page.getByText(/^No affiliation with these health systems\./)).toBeVisible();
    const region = page.getByRole('region', { name: 'Health systems of the region' });
    await expect(region.getByRole('listitem')).toHaveCount(10);
    await expectCycles(page, region, ['25s', '20s', '18s']);
    await expectRests(page, region);
  });

  test('moves the stories on every 4.5 s by one card and its gap, unless paused or told to keep still', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const stories = page.getByRole('region', { name: 'Stories' });
    const row = stories.locator('> div').first();
    const cards = stories.getByRole('figure');
    await expect(cards).toHaveCount(4);
    await expect(cards.getByText('Illustration')).toHaveCount(4);
    const step = await row.evaluate((element) => {
      const [first, second] = element.children;
      return (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    });
    await stories.getByRole('button', { name: 'Pause' }).click();
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await page.clock.pauseAt(Date.now() + 600_000);
    expect(await leftOf(row)).toBe(0);
    await stories.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('heading', { level: 1 }).hover();
    await stories.getByRole('button', { name: 'Pause' }).blur();
    await page.clock.runFor(4400);
    expect(await leftOf(row)).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(() => leftOf(row)).toBeCloseTo(step, -1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload({ waitUntil: 'networkidle' });
    await page.clock.fastForward(20_000);
    expect(await leftOf(row)).toBe(0);
  });

  test('turns the stories by button and by a swipe of more than 40 px, around both ends, a set for each side', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const stories = page.getByRole('region', { name: 'Stories' });
    const row = stories.locator('> div').first();
    const end = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
    await stories.getByRole('button', { name: 'Previous' }).click();
    expect(await leftOf(row)).toBe(end);
    await stories.getByRole('button', { name: 'Next' }).click();
    expect(await leftOf(row)).toBe(0);
    await row.scrollIntoViewIfNeeded();
    await swipe(page, row, -40);
    expect(await leftOf(row)).toBe(0);
    await swipe(page, row, -41);
    const one = await leftOf(row);
    expect(one).toBeCloseTo(end / 3, -1);
    await swipe(page, row, 60);
    expect(await leftOf(row)).toBe(0);
    await swipe(page, row, -60);
    await page.locator('#stories').getByRole('button', { name: 'Employers' }).click();
    await expect(stories.getByText('Nurse manager, St. Louis')).toBeVisible();
    expect(await leftOf(row)).toBe(0);
    await expect(page.locator('#how-it-works').getByRole('button', { name: 'Employers' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('shows in its footer what is not there yet as such, and this year', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText(['Company', 'Product', 'Trust & Contact']);
    await expect(footer.getByText('Signup temporarily disabled.')).toBeVisible();
    await expect(footer.getByRole('textbox', { name: 'Email updates' })).toBeDisabled();
    await expect(footer.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    for (const name of ['Terms of Service', 'Contact', 'Contact Us']) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect(link).toHaveAccessibleDescription('Not yet available');
      expect(await link.getAttribute('href')).toBeNull();
      await link.focus();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await link.click({ force: true });
      await expect(page).toHaveURL('/');
    }
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  });

  test('has an address for each of its parts, and reveals them as they come', async ({ page }) => {
    for (const id of ['stories', 'how-it-works', 'benefits', 'positions', 'final-cta']) {
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      await expect(page.locator(`section#${id}`)).toBeInViewport();
    }
    await page.goto('about:blank');
    await open(page, '/');
    const benefits = page.locator('div', { has: page.locator('> #benefits') }).last();
    await expect(benefits).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(benefits).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'screen' });
    await expect(benefits).toHaveCSS('opacity', '0');
    await benefits.scrollIntoViewIfNeeded();
    await expect(benefits).toHaveCSS('opacity', '1');
  });
});

test.describe('the page for professionals', () => {
  test('leads in and out', async ({ page }) => {
    await open(page, '/healthcare-professionals');
    const header = page.getByRole('banner');
    for (const [name, href] of [
      ['Home', '/'],
      ['For Employers', '/employers'],
      ['Vision', '/vision'],
      ['Sign in', '/candidate-signin'],
      ['Get Started', '/candidate-signup'],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Create My Free Profile' })).toHaveAttribute(
      'href',
      '/candidate-signup',
    );
    await expect(main.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/candidate-signin');
  });

  test('shows two rows of nine sample jobs, named as examples, that loop for the eye only', async ({ page }) => {
    await open(page, '/healthcare-professionals');
    await expect(page.getByRole('heading', { name: /hidden opportunities across Missouri and Kansas/ })).toBeVisible();
    for (const number of [1, 2]) {
      const row = page.getByRole('region', { name: `Sample jobs, row ${number}` });
      const jobs = row.getByRole('article');
      await expect(jobs).toHaveCount(9);
      await expect(jobs.getByText('Examples, not open jobs')).toHaveCount(9);
      await expect(row.locator('article')).toHaveCount(18);
      for (const text of await jobs.allInnerTexts()) {
        const pay = Number(/\$(\d),(\d{3})\/week/.exec(text)?.slice(1).join(''));
        expect(pay).toBeGreaterThanOrEqual(2820);
        expect(pay).toBeLessThanOrEqual(3120);
        expect(text).toMatch(/(Days|Nights) (3x12|4x10|5x8)/);
      }
    }
    await expect(page.getByRole('button', { name: 'Search Jobs' })).toBeDisabled();
    const row = page.getByRole('region', { name: 'Sample jobs, row 1' });
    await expectCycles(page, row, ['60s', '47s', '41s']);
    await expectRests(page, row);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const width = await row.evaluate((element) => element.clientWidth);
    await page.getByRole('button', { name: 'Next' }).first().click();
    await expect.poll(() => leftOf(row)).toBeCloseTo(width * 0.3, -1);
    await page.getByRole('button', { name: 'Previous' }).first().click();
    await expect.poll(() => leftOf(row)).toBe(0);
  });

  test('opens three reasons one by one, around both ends', async ({ page }) => {
    await open(page, '/healthcare-professionals');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Why choose Tallgrass' }) });
    const reason = (name: string) => section.getByRole('button', { name });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Transparency',
      'True value',
      'A growing movement',
    ]);
    await expect(reason('Transparency')).toHaveAttribute('aria-expanded', 'true');
    await section.getByRole('button', { name: 'Previous' }).click();
    await expect(reason('A growing movement')).toHaveAttribute('aria-expanded', 'true');
    await expect(reason('Transparency')).toHaveAttribute('aria-expanded', 'false');
    await expect(section.getByText('You see the pay')).toBeHidden();
    await section.getByRole('button', { name: 'Next' }).click();
    await expect(reason('Transparency')).toHaveAttribute('aria-expanded', 'true');
    await reason('True value').click();
    await expect(section.getByText('No agency markup of 15-20%')).toBeVisible();
    await reason('True value').click();
    await expect(section.getByText('No agency markup of 15-20%')).toBeHidden();
    for (const planned of ['Mock interviews', 'Industry insights'])
      await expect(page.getByRole('listitem').filter({ hasText: planned })).toBeVisible();
  });
});

test.describe('the page for employers', () => {
  test('says what it costs, tells three stories marked as made up, and closes with a call', async ({ page }) => {
    await open(page, '/employers');
    await expect(page.getByText('Hire top talent. Smarter.')).toBeVisible();
    await expect(page.getByText('Free today. No job-board or staffing fees, no setup fees')).toBeVisible();
    await expect(page.locator('#stories').getByText('Illustration')).toHaveCount(3);
    await expect(page.locator('#how-it-works').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(page.locator('#final-cta').getByRole('link')).toHaveAttribute('href', '/employer/signup');
  });

  test('scrolls the regional names by 30% of the row on a wide screen', async ({ page }) => {
    await open(page, '/employers');
    const row = page.getByRole('list', { name: 'Health systems of the region' });
    await expect(row.getByRole('listitem')).toHaveCount(10);
    await expect(page.getByText('1 of 10')).toBeHidden();
    const width = await row.evaluate((element) => element.clientWidth);
    const logos = page.locator('section', { has: row });
    await logos.getByRole('button', { name: 'Next' }).and(page.locator(':visible')).click();
    await expect.poll(() => leftOf(row)).toBeCloseTo(width * 0.3, -1);
    await logos.getByRole('button', { name: 'Previous' }).and(page.locator(':visible')).click();
    await expect.poll(() => leftOf(row)).toBe(0);
  });

  test('shows one name at a time on a phone, counted, with dots, around both ends', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/employers');
    const logos = page.locator('section', { has: page.getByText('1 of 10') });
    await expect(logos.getByText('BJC HealthCare').and(page.locator(':visible'))).toHaveCount(1);
    await expect(logos.locator('[data-dot]')).toHaveCount(10);
    await expect(logos.locator('[data-dot=current]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Previous' }).and(page.locator(':visible')).click();
    await expect(page.getByText('10 of 10')).toBeVisible();
    await expect(page.getByText('Stormont Vail').and(page.locator(':visible'))).toHaveCount(1);
    await expect(page.locator('[data-dot]').last()).toHaveAttribute('data-dot', 'current');
    await page.getByRole('button', { name: 'Next' }).and(page.locator(':visible')).click();
    await expect(page.getByText('1 of 10')).toBeVisible();
  });

  test('searches questions and answers whatever the case, beside the answer chosen', async ({ page }) => {
    await open(page, '/employers');
    const list = page.getByRole('list', { name: 'Questions', exact: true });
    await expect(list).toHaveCSS('max-height', '400px');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(list).toHaveCSS('max-height', '300px');
    await page.setViewportSize({ width: 1366, height: 900 });
    await list.getByRole('button', { name: 'How are candidates checked?' }).click();
    await expect(page.getByText('We review licenses, certifications and documents')).toBeVisible();
    await expect(page.getByText('Nothing today.')).toBeHidden();
    await page.getByLabel('Search questions').fill('FRONT DESK');
    await expect(list.getByRole('button')).toHaveText(['Which roles and places do you cover?']);
    await expect(page.getByText('Missouri and Kansas, from nursing')).toBeVisible();
    await page.getByLabel('Search questions').fill('are candidates CHECKED');
    await expect(list.getByRole('button')).toHaveText(['How are candidates checked?']);
    await page.getByLabel('Search questions').fill('zeppelin');
    await expect(page.getByText('No question matches.')).toBeVisible();
  });

  test('takes a question, and says so or why not', async ({ page }) => {
    await open(page, '/employers');
    await expect(page.getByText(/Submitted questions are made public\..*sensitive information/)).toBeVisible();
    const question = page.getByLabel('Your question');
    const submit = page.getByRole('button', { name: 'Submit question' });
    let sent = 0;
    page.on(
      'request',
      (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/api/faq'))),
    );
    await question.fill('   ');
    await submit.click();
    await question.fill('Do you cover hospices?');
    await page.getByRole('textbox', { name: 'Name' }).fill('Kim');
    await page.context().setOffline(true);
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(/^Error submitting question: .+ Please try again\.$/);
    await expect(question).toHaveValue('Do you cover hospices?');
    await page.context().setOffline(false);
    await submit.click();
    await expect(page.getByText("Question submitted successfully! We'll review and respond soon.")).toBeVisible();
    await expect(question).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(sent).toBe(2);
  });

  test('puts published answers before the built-in ones, and stays silent when they cannot be had', async ({
    page,
    request,
  }) => {
    const question = 'How are candidates checked?';
    const id = await publishFaq(request, question, 'By people, within two days.');
    await open(page, '/employers');
    const list = page.getByRole('list', { name: 'Questions', exact: true });
    await expect(list.getByRole('button', { name: question })).toHaveCount(1);
    await list.getByRole('button', { name: question }).click();
    await expect(page.getByText('By people, within two days.')).toBeVisible();
    await request.post(`/api/admin/faq/${id}/unpublish`);

    await page.route('**/api/faq', (route) => route.abort());
    await page.reload({ waitUntil: 'networkidle' });
    await expect(list.getByRole('button')).toHaveCount(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('vision', () => {
  test('leads back, in and on, with four features and what they rest on', async ({ page }) => {
    await open(page, '/vision');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(page.locator('#features').getByText('Coming Soon')).toHaveCount(1);
    await expect(page.locator('#trust')).toBeVisible();
    await expect(page.locator('#join').getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/auth');
  });

  test('measures the reading in at most 220 px, and marks the part in view with a dot', async ({ page }) => {
    await open(page, '/vision');
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveCSS('width', '220px');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    const dots = page.getByRole('navigation', { name: 'Sections' });
    await expect(dots.getByRole('link')).toHaveCount(5);
    for (const [name, id] of [
      ['Features', 'features'],
      ['Join', 'join'],
      ['Our Vision', 'top'],
    ] as const) {
      await dots.getByRole('link', { name }).click();
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(dots.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    }
    // Sections that come into view may make the page longer: the end is reached when there is no further to go.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(bar).toHaveAttribute('aria-valuenow', '100', { timeout: 500 });
    }).toPass();
    expect((await bar.locator('> div').boundingBox())?.width).toBeLessThanOrEqual(220);
  });
});

test('privacy has an address for each section', async ({ page }) => {
  await open(page, '/privacy');
  for (const id of ['collect', 'use', 'sharing', 'hipaa', 'security', 'rights', 'contact']) {
    await page.goto(`/privacy#${id}`);
    await expect(page.locator(`section#${id}`)).toBeInViewport();
  }
});

test('an unlisted path answers 404 with the way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle('Page not found · Tallgrass');
  await isAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

/** What a script weighs on the way, compressed. */
async function bytesOf(request: APIRequestContext, path: string): Promise<number> {
  return gzipSync(await (await request.get(path)).body()).length;
}

async function expectCycles(page: Page, region: Locator, [wide, tablet, phone]: [string, string, string]) {
  for (const [width, cycle] of [
    [1366, wide],
    [768, wide],
    [767, tablet],
    [480, tablet],
    [479, phone],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(region.locator('.marquee-track')).toHaveCSS('animation-duration', cycle);
  }
  await page.setViewportSize({ width: 1366, height: 900 });
}

/** Under the pointer, under focus, and for who wants less motion. */
async function expectRests(page: Page, region: Locator) {
  const track = region.locator('.marquee-track');
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await region.focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await region.blur();
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await region.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(track).toHaveCSS('animation-name', 'none');
  await expect(track.locator('> [aria-hidden=true]')).toBeHidden();
}

async function swipe(page: Page, row: Locator, by: number) {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

/** Signs `request` in as the administrator and publishes an answer; tells its id. */
async function publishFaq(request: APIRequestContext, question: string, answer: string): Promise<string> {
  await request.post('/api/auth/sign-in', {
    data: { email: 'admin@e2e.tallgrass.test', password: 'e2e-administrator' },
  });
  await request.post('/api/faq', { data: { question, submitter_name: null, submitter_contact: null } });
  const { items } = (await (await request.get('/api/admin/faq?status=pending&limit=100')).json()) as {
    items: { id: string; question: string }[];
  };
  const id = items.find((item) => item.question === question)?.id ?? '';
  await request.put(`/api/admin/faq/${id}`, { data: { question, answer } });
  expect((await request.post(`/api/admin/faq/${id}/publish`)).status()).toBe(200);
  return id;
}
