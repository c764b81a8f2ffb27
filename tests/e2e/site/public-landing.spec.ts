import { expect, test } from '@playwright/test';
import { expectCycles, expectRests, leftOf, open, scrollTo, swipe } from './public.support.ts';

/** The landing page against sections 1, 2.1, 2.4 and 9 of the specification. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('links work, both sides are explained in four steps, and results are stated as goals', async ({ page }) => {
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
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['For Healthcare Professionals', '/healthcare-professionals'],
    ['For Employers', '/employers'],
    ['Start Hiring Today', '/employers'],
    ['Explore Our Platform', '/healthcare-professionals'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(main.locator('#final-cta').getByRole('link')).toHaveAttribute('href', '/role-selection');
  await expect(main.getByText('A curated network of healthcare employers and talent')).toBeVisible();

  const how = page.locator('#how-it-works');
  const steps = how.getByRole('heading', { level: 3 });
  await expect(how.getByRole('button', { name: 'Candidates' })).toHaveAttribute('aria-pressed', 'true');
  await expect(steps).toHaveText(['Sign Up & Profile', 'Verification', 'Get Matched', 'Get Notified']);
  await expect(how.getByText('less than 2 minutes')).toBeVisible();
  await expect(how.getByText('1-2 business days')).toBeVisible();
  await expect(how.getByText('Find your next role. Faster.')).toBeVisible();
  await expect(how.getByRole('link', { name: 'Start My Journey' })).toHaveAttribute('href', '/auth?role=job_seeker');
  await how.getByRole('button', { name: 'Employers' }).click();
  await expect(steps).toHaveText(['Create Account', 'Post a Job', 'Review Matches', 'Interview & Hire']);
  await expect(how.getByText('Hire top talent. Smarter.')).toBeVisible();
  await expect(how.getByRole('link', { name: 'Find My Next Hire' })).toHaveAttribute('href', '/auth?role=employer');
  await expect(how.getByRole('link', { name: 'Start My Journey' })).toBeHidden();
  await expect(page.locator('#stories').getByText('Nurse manager, St. Louis')).toBeVisible();

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
  await expect(process.getByText('It reduces repeated data entry')).toBeVisible();
  await expect(process.getByText('Certifications, licenses and onboarding documents')).toBeVisible();
  await expect(process.getByRole('heading', { name: /^Verified work history/ })).toContainText('Coming Soon');
  await expect(process.getByText('From past employers, with candidate consent.')).toBeVisible();
  await expect(process.getByText('work history, document validity and prior feedback')).toBeVisible();
});

test('lists all fourteen positions, marks unavailable footer links, and remembers the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
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

  const frame = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => !media || matchMedia(media).matches,
        )?.content,
    );
  expect(await frame()).toBe('#FBF9F4');
  await footer.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 23, 19)');
  expect(await frame()).toBe('#101713');
  // Printed pages use the light theme and show all collapsed content.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 249, 244)');
  await expect(page.locator('#benefits')).toHaveCSS('color', 'rgb(23, 33, 28)');
  await expect(page.locator('#benefits')).toHaveCSS('background-color', 'rgb(251, 249, 244)');
  for (const text of ['Get Notified', 'Interview & Hire']) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Employers' }).first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await open(page, '/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 23, 19)');
  expect(await frame()).toBe('#101713');
  await footer.getByLabel('Theme').selectOption('Device');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 249, 244)');
  expect(await frame()).toBe('#FBF9F4');
});

test('the header gets a shadow past 20 px, scroll-to-top appears past 300 px, and each section has an anchor', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'sticky');
  const benefits = page.locator('div', { has: page.locator('> #benefits') }).last();
  await expect(benefits).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(benefits).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen' });
  await expect(benefits).toHaveCSS('opacity', '0');
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
  await benefits.scrollIntoViewIfNeeded();
  await expect(benefits).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of ['stories', 'how-it-works', 'positions', 'final-cta', 'benefits']) {
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect(page.locator(`section#${id}`)).toBeInViewport();
  }
  await page.reload();
  await expect(page.locator('section#benefits')).toBeInViewport();
});

test('a section appears once 15% of it is within 50 px of the window', async ({ page }) => {
  await open(page, '/');
  const benefits = page.locator('div', { has: page.locator('> #benefits') }).last();
  await expect(benefits).toHaveCSS('opacity', '0');
  /** Scrolls to the given distance past the 15% point and waits three frames. */
  const scrollPast = (pixels: number) =>
    benefits.evaluate(async (part, past) => {
      const { top, height } = part.getBoundingClientRect();
      window.scrollBy({ top: top + height * 0.15 - (window.innerHeight + 50) + past, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return part.classList.contains('reveal-waiting');
    }, pixels);
  expect(await scrollPast(-3)).toBe(true);
  expect(await scrollPast(3)).toBe(false);
  await expect(benefits).toHaveCSS('opacity', '1');
});

test('ten names loop in 25, 20 or 18 seconds by width and pause on request', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('Open To: Missouri, Kansas')).toBeVisible();
  await expect(
    page.getByText(/^No affiliation with these health systems\..* for regional reference only/),
  ).toBeVisible();
  const region = page.getByRole('region', { name: 'Regional health systems' });
  await expect(region.getByRole('listitem')).toHaveCount(10);
  await expectCycles(page, region, ['25s', '20s', '18s']);
  await expectRests(page, region);
});

test('the stories advance by one card every 4.5 s unless paused or motion is reduced', async ({ page }) => {
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
  // From here on the clock is paused.
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await leftOf(row)).toBe(0);
  await stories.getByRole('button', { name: 'Play' }).click();
  await row.evaluate((element) => {
    const scroll = element.scrollTo.bind(element);
    element.dataset['moves'] = '0';
    element.scrollTo = (to?: ScrollToOptions | number) => {
      element.dataset['moves'] = String(Number(element.dataset['moves']) + 1);
      if (typeof to === 'object') scroll(to);
    };
  });
  // They pause on hover, and on keyboard focus wherever the pointer is.
  await page.clock.runFor(10_000);
  await expect(row).toHaveAttribute('data-moves', '0');
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10_000);
  await expect(row).toHaveAttribute('data-moves', '0');
  await stories.getByRole('button', { name: 'Next' }).blur();
  await page.clock.runFor(4400);
  expect(await leftOf(row)).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => leftOf(row)).toBeCloseTo(step, -1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.runFor(10_000);
  await expect(row).toHaveAttribute('data-moves', '1');
  await page.clock.resume();
  await open(page, '/');
  await page.clock.fastForward(20_000);
  expect(await leftOf(row)).toBe(0);
});

test('on a phone the menu is at most 360 px wide, and a swipe of more than 40 px turns the stories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
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
  expect(await leftOf(row)).toBeCloseTo(end / 3, -1);
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

  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toHaveCSS('max-height', '360px');
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  const links = menu.getByRole('link');
  await expect(links).toHaveText(['For Professionals', 'For Employers', 'Vision', 'Jobs', 'Sign in', 'Get Started']);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The room of a desktop at 400% zoom: content that does not fit scrolls.
  await page.setViewportSize({ width: 320, height: 256 });
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Vision' }).click();
  await expect(page).toHaveURL('/vision');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
