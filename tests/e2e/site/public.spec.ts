import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { LATER_ROUTES_PATH } from '#kernel/prerendered.ts';
import { isAccessibleInEveryLook } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { bytesOf, isAwake, open, openBusy, tooSmall } from './public.support.ts';

/** What all public pages have in common: sections 1, 2.1 and 2.4 of the specification, and their size limits. */

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

/** Compressed script bytes: before the first interaction or idle moment, and in total. */
const FIRST = 125_000;
const WHOLE = 160_000;

for (const [path, heading] of PAGES) {
  test(`${path} is complete without scripts, small, and accessible in both themes and three widths`, async ({
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
    expect(html).toContain(`© ${new Date().getFullYear()} Tallgrass`);
    // No script blocks the first paint, and both fonts are requested before it.
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"|type="module"/);
    expect(
      html.match(/<link rel="preload" as="font"[^>]*href="\/assets\/(inter|fraunces)-plain-[\w-]+\.woff2"/g),
    ).toHaveLength(2);

    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => gzipSync(script).length);
    const early = inline.reduce((sum, bytes) => sum + bytes, 0);
    const loaded = new Set<string>();
    page.on('request', (asked) => asked.resourceType() === 'script' && loaded.add(new URL(asked.url()).pathname));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const { rest } = await openBusy(page, path);
    expect(loaded.size).toBeGreaterThan(5);
    expect(await scriptsBeforePaint(page)).toEqual([]);
    expect(early + (await bytesOf(request, loaded))).toBeLessThanOrEqual(FIRST);
    const first = loaded.size;
    await rest();
    expect(loaded.size).toBeGreaterThan(first);
    expect(early + (await bytesOf(request, loaded))).toBeLessThanOrEqual(WHOLE);
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveCount(1);
    // Invented content is labeled.
    await expect(page.locator('figure').filter({ hasNotText: 'Illustration' })).toHaveCount(0);
    await expect(page.locator('article').filter({ hasNotText: 'Examples, not open jobs' })).toHaveCount(0);
    // Only the landing page has footer links without a destination.
    const footer = page.getByRole('contentinfo');
    for (const [name, to] of [
      ['Terms of Service', '/terms'],
      ['Contact', '/contact'],
      ['Contact Us', '/contact'],
    ] as const)
      expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path === '/' ? null : to);
    expect(await tooSmall(page)).toEqual([]);
    await isAccessibleInEveryLook(page);
  });
}

test('an unlisted path answers 404 with a link home, and the sitemap lists the public ones', async ({ page }) => {
  expect((await page.request.get('/jobs/in/nowhere-mo')).status()).toBe(404);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const [path] of PAGES) expect(sitemap).toContain(`${path}</loc>`);
  const pages = await Promise.all(PAGES.map(async ([path]) => (await page.request.get(path)).text()));
  for (const own of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/])
    expect(new Set(pages.map((html) => own.exec(html)?.[1])).size).toBe(PAGES.length);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await isAwake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle('Page not found · Tallgrass');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Page not found: /);
  await isAccessibleInEveryLook(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the page of a public job is accessible and needs no script', async ({ page, browser }) => {
  await signInAsAdmin(page);
  const { page: employer, name } = await anApprovedHospital(browser, page);
  const title = someName('ICU nurse');
  const id = await aPublishedJob(employer, title);
  const { slug } = (await (await employer.request.get(`/api/jobs/${id}`)).json()) as { slug: string };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/jobs/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.locator('script[src]')).toHaveCount(0);
  expect(await tooSmall(page)).toEqual([]);
  await isAccessibleInEveryLook(page);
});

test('without JavaScript every section shows its content, and the phone menu opens', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const shown: [path: string, texts: string[]][] = [
    [
      '/healthcare-professionals',
      ['You see the pay, the shift', 'No agency markup', 'More employers and professionals'],
    ],
    [
      '/employers',
      ['Nothing today. There are no job-board', 'We review licenses', 'Missouri and Kansas, from nursing'],
    ],
    ['/contact', ['Write to us', 'turn on JavaScript in your browser']],
    ['/vision', ['A trusted employment passport for healthcare:', 'Coming Soon']],
    ['/privacy', ['Information we collect', 'HIPAA']],
    ['/no/such/page', ['Oops! Page not found', 'Return to Home']],
    ['/', ['Sign Up & Profile', 'Get Notified', 'Interview & Hire', 'Find My Next Hire', 'Hiring without the markup']],
  ];
  for (const [path, texts] of shown) {
    await page.goto(path);
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    // No form or control is shown that could not work.
    for (const control of await page.locator('input, textarea, select').filter({ visible: true }).all())
      await expect(control).toBeDisabled();
  }
  // Stories outside the viewport can be scrolled to by touch.
  const stories = page.getByRole('region', { name: 'Stories' }).locator('> div').first();
  await expect(stories).toHaveCSS('overflow-x', 'auto');
  await expect(stories).toHaveCSS('touch-action', 'auto');
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Vision' }).click();
  await expect(page).toHaveURL('/vision');
  await context.close();
});

/** Delays every script until `begin` is called. */
async function beforeScripts(page: Page): Promise<{ begin: () => void }> {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await begun;
    await route.continue();
  });
  return { begin };
}

test('input before the scripts load is not lost', async ({ page }) => {
  const { begin } = await beforeScripts(page);
  await page.goto('/employers');
  await page.getByRole('button', { name: 'Which roles and places do you cover?' }).click();
  await page.getByLabel('Your question').fill('Do you cover hospices?');
  await page.getByLabel('Search questions').fill('front desk');
  begin();
  await isAwake(page);
  await expect(page.getByRole('list', { name: 'Questions', exact: true }).getByRole('button')).toHaveText([
    'Which roles and places do you cover?',
  ]);
  await expect(page.getByText('Missouri and Kansas, from nursing')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim');
  await expect(page.getByLabel('Your question')).toHaveValue('Do you cover hospices?');
});

test('a form submitted before the scripts load is sent once they have, as filled in', async ({ page }) => {
  const { begin } = await beforeScripts(page);
  await page.goto('/contact');
  await page.getByLabel('What is it about?').selectOption('A security problem');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('kim@example.test');
  const submit = page.getByRole('button', { name: 'Send message' });
  // A submit that the browser blocks, because the message is missing, does not count.
  await submit.click();
  await page.getByRole('textbox', { name: 'Message' }).fill('I can open a chart that is not mine.');
  await submit.click();
  await submit.click();
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page).toHaveURL('/contact');
  const sent: unknown[] = [];
  page.on('request', (asked) => asked.url().endsWith('/api/contact') && sent.push(asked.postDataJSON()));
  begin();
  await expect(page.getByText('Your message is with our team.')).toBeVisible();
  expect(sent).toEqual([
    { topic: 'security', name: '', email: 'kim@example.test', message: 'I can open a chart that is not mine.' },
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a public page opens an application screen without a reload before it knows the route', async ({ page }) => {
  let answer = () => {};
  const wanted = new Promise<void>((done) => (answer = done));
  await page.route(`**${LATER_ROUTES_PATH}?*`, async (route) => {
    await wanted;
    await route.continue();
  });
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Tallgrass');
  answer();
  await expect(page).toHaveURL('/choose-role');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a screen whose route cannot be fetched from a public page loads in full', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (asked) => void (asked.url().endsWith('/api/error-log') && reports.push(asked.postData() ?? '')));
  await page.route(`**${LATER_ROUTES_PATH}?*`, (route) => route.abort());
  await open(page, '/about');
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page).toHaveURL('/choose-role');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  expect(reports).toEqual([]);
});

test('an open public page of an older build reloads on the way into the application', async ({ page }) => {
  await page.route(`**${LATER_ROUTES_PATH}?*`, async (route) => {
    const asked = new URL(route.request().url());
    asked.searchParams.set('version', 'of-before');
    await route.continue({ url: asked.href });
  });
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page).toHaveURL('/choose-role');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

/** The scripts requested before the first paint. */
const scriptsBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted)
      .map(({ name }) => name);
  });
