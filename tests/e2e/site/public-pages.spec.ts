import { expect, test } from '@playwright/test';
import { hasLargeLetters, isWithinWindow } from '../accessibility.support.ts';
import { publishFaq } from '../operations/admin.support.ts';
import { expectCycles, expectRests, leftOf, open } from './public.support.ts';

/** The other public pages against sections 1, 2.1, 4.7, 8 and 9 of the specification. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('for professionals: links work, and three reasons open one at a time and wrap around', async ({ page }) => {
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
  for (const [name, href] of [
    ['Create My Free Profile', '/candidate-signup'],
    ['Sign In', '/candidate-signin'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(main.getByText('Find your next role. Faster.')).toBeVisible();

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
  const planned = page.locator('section', { has: page.getByRole('heading', { name: 'Planned' }) });
  await expect(planned.getByRole('listitem')).toHaveText(['Mock interviews', 'Industry insights']);
});

test('for professionals: two rows of nine sample jobs, labeled as examples, loop without repeating for screen readers', async ({
  page,
}) => {
  await open(page, '/healthcare-professionals');
  await expect(page.getByRole('heading', { name: /hidden opportunities across Missouri and Kansas/ })).toBeVisible();
  const roles = new Set<string>();
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
      expect(text).toMatch(/, (MO|KS)$/m);
    }
    for (const role of await jobs.getByRole('heading').allInnerTexts()) roles.add(role);
  }
  for (const role of ['RN', 'LPN', 'CNA', 'MA', 'Phlebotomist', 'PCT', 'NP', 'PT', 'OT']) expect(roles).toContain(role);
  for (const field of [/^Respiratory/, /^Radiology/, /^Pharmacy/])
    expect([...roles].some((role) => field.test(role))).toBe(true);
  await expect(page.getByRole('button', { name: 'Search Jobs' })).toBeDisabled();
  const row = page.getByRole('region', { name: 'Sample jobs, row 1' });
  await expectCycles(page, row, ['60s', '47s', '41s']);
  await expectRests(page, row);
  const width = await row.evaluate((element) => element.clientWidth);
  // Fully to the left, the row turns back instead of scrolling.
  await row.hover();
  const shownAt = () =>
    row
      .locator('li')
      .nth(3)
      .evaluate((item) => item.getBoundingClientRect().left);
  const lap = await row
    .locator('ul')
    .first()
    .evaluate((half) => half.getBoundingClientRect().width);
  const before = await shownAt();
  await page.getByRole('button', { name: 'Previous' }).first().press('Enter');
  await expect.poll(async () => ((await shownAt()) - before + lap) % lap).toBeCloseTo(width * 0.3, -1);
  await page.getByRole('button', { name: 'Next' }).first().click();
  await expect.poll(() => leftOf(row)).toBeCloseTo(width * 0.3, -1);
  await page.getByRole('button', { name: 'Previous' }).first().click();
  await expect.poll(() => leftOf(row)).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  const jobs = page.locator('section', { has: row });
  await expect(jobs.getByRole('button', { name: 'Next' })).toBeHidden();
});

test('for employers: states the price, labels its stories, and shows the regional names by width', async ({ page }) => {
  await open(page, '/employers');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.getByText('Hire top talent. Smarter.')).toBeVisible();
  for (const [name, href] of [
    ['Sign in', '/employer/signin'],
    ['Get Started', '/employer/signup'],
  ] as const)
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', href);
  const benefits = page.locator('section', {
    has: page.getByRole('heading', { name: 'Why employers choose Tallgrass' }),
  });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(page.getByText('Our goal: under two weeks from posting to hire.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await expect(
    page.getByText('Free today. No job-board or staffing fees, no setup fees, no long-term contracts, cancel anytime.'),
  ).toBeVisible();
  await expect(page.locator('#stories').getByRole('figure')).toHaveCount(3);
  await expect(page.locator('#stories').getByText('Illustration')).toHaveCount(3);
  await expect(page.locator('#how-it-works').getByRole('heading', { level: 3 })).toHaveText([
    'Create Account',
    'Post a Job',
    'Review Matches',
    'Interview & Hire',
  ]);
  await expect(page.locator('#final-cta').getByRole('link')).toHaveAttribute('href', '/employer/signup');

  const row = page.getByRole('list', { name: 'Regional health systems' });
  await expect(row.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('1 of 10')).toBeHidden();
  const width = await row.evaluate((element) => element.clientWidth);
  const logos = page.locator('section', { has: page.getByRole('heading', { name: 'Hiring where you are' }) });
  const press = (name: string) => logos.getByRole('button', { name }).and(page.locator(':visible')).click();
  await press('Next');
  await expect.poll(() => leftOf(row)).toBeCloseTo(width * 0.3, -1);
  await press('Previous');
  await expect.poll(() => leftOf(row)).toBe(0);

  await page.setViewportSize({ width: 390, height: 800 });
  const shown = (name: string) => logos.getByText(name).and(page.locator(':visible'));
  await expect(shown('BJC HealthCare')).toHaveCount(1);
  await expect(logos.locator('[data-dot]')).toHaveCount(10);
  await expect(logos.locator('[data-dot=current]')).toHaveCount(1);
  await press('Previous');
  await expect(page.getByText('10 of 10')).toBeVisible();
  await expect(shown('Stormont Vail')).toHaveCount(1);
  await expect(page.locator('[data-dot]').last()).toHaveAttribute('data-dot', 'current');
  await press('Next');
  await expect(page.getByText('1 of 10')).toBeVisible();
});

test.describe('the questions of employers', () => {
  // Serial, because one test would read what the other publishes.
  test.describe.configure({ mode: 'default' });

  test('search ignores case, and submitting a question reports success or the reason it failed', async ({ page }) => {
    await open(page, '/employers');
    const list = page.getByRole('list', { name: 'Questions', exact: true });
    await expect(list).toHaveCSS('max-height', '400px');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(list).toHaveCSS('max-height', '300px');
    await expect(list).toHaveCSS('overflow-y', 'auto');
    await page.setViewportSize({ width: 1366, height: 900 });
    await list.getByRole('button', { name: 'How are candidates checked?' }).click();
    const answer = page.getByText('We review licenses, certifications and documents');
    await expect(answer).toBeVisible();
    await expect(page.getByText('Nothing today.')).toBeHidden();
    const [questions, right] = [await list.boundingBox(), await answer.boundingBox()];
    expect((questions?.x ?? 0) + (questions?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    const search = page.getByLabel('Search questions');
    await search.fill('FRONT DESK');
    await expect(list.getByRole('button')).toHaveText(['Which roles and places do you cover?']);
    await expect(page.getByText('Missouri and Kansas, from nursing')).toBeVisible();
    await search.fill('are candidates CHECKED');
    await expect(list.getByRole('button')).toHaveText(['How are candidates checked?']);
    await search.fill('zeppelin');
    await expect(page.getByText('No question matches.')).toBeVisible();

    await expect(page.getByText(/Submitted questions are made public\..*sensitive information/)).toBeVisible();
    const question = page.getByLabel('Your question');
    const submit = page.getByRole('button', { name: 'Submit question' });
    const sent: unknown[] = [];
    page.on('request', (asked) => {
      if (asked.method() === 'POST' && asked.url().endsWith('/api/faq')) sent.push(asked.postDataJSON());
    });
    await question.fill('   ');
    await submit.click();
    await question.fill(' Do you cover hospices? ');
    await page.getByRole('textbox', { name: 'Name' }).fill('Kim');
    await page.context().setOffline(true);
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(/^Error submitting question: .+ Please try again\.$/);
    await expect(question).toHaveValue(' Do you cover hospices? ');
    await page.context().setOffline(false);
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText("Question submitted successfully! We'll review and respond soon.");
    await expect(question).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ question: 'Do you cover hospices?', submitter_name: 'Kim' });
  });

  test('published answers come before the built-in ones, which remain when loading fails', async ({
    page,
    request,
  }) => {
    const question = 'How are candidates checked?';
    const id = await publishFaq(request, question, 'By people, within two days.');
    await open(page, '/employers');
    const list = page.getByRole('list', { name: 'Questions', exact: true });
    // Other tests may have published answers: the republished built-in question comes before the remaining built-in ones.
    const builtIn = [question, 'What does it cost?', 'Which roles and places do you cover?'];
    const shown = async () =>
      (await list.getByRole('button').allTextContents()).filter((text) => builtIn.includes(text));
    await expect.poll(shown).toEqual(builtIn);
    await expect(list.getByRole('button', { name: question })).toHaveCount(1);
    await list.getByRole('button', { name: question }).click();
    await expect(page.getByText('By people, within two days.')).toBeVisible();
    await request.post(`/api/admin/faq/${id}/unpublish`);

    await page.route('**/api/faq', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith('/api/faq'));
    await open(page, '/employers');
    await failed;
    await expect(list.getByRole('button')).toHaveCount(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('vision: links work, the progress bar is at most 220 px, and the visible section is marked', async ({ page }) => {
  await open(page, '/vision');
  const header = page.getByRole('banner');
  for (const name of ['Tallgrass home', 'Back to Home'])
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await expect(page.locator('#statement')).toContainText('A trusted employment passport for healthcare');
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(page.locator('#features').getByText('Coming Soon')).toHaveCount(1);
  await expect(page.locator('#trust')).toBeVisible();
  await expect(page.locator('#join').getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/auth');

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
  // Revealed sections may make the page longer, so scroll until it no longer grows.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('aria-valuenow', '100', { timeout: 500 });
  }).toPass();
  expect((await bar.locator('> div').boundingBox())?.width).toBeLessThanOrEqual(220);
});

test('privacy has an anchor for each section and links to a section of another page', async ({ page }) => {
  await open(page, '/privacy#security');
  await expect(page.locator('section#security')).toBeInViewport();
  const links = page.getByRole('navigation', { name: 'Privacy Policy' }).getByRole('link');
  const ids = ['collect', 'use', 'sharing', 'hipaa', 'security', 'rights', 'contact'];
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids.map((id) => `#${id}`),
  );
  for (const [at, id] of ids.entries()) {
    await links.nth(at).click();
    await expect(page).toHaveURL(`/privacy#${id}`);
    await expect(page.locator(`section#${id}`)).toBeInViewport();
  }
  await page.locator('section#contact').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact#write');
  await expect(page.getByLabel('What is it about?')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeFocused();
});

test('text at twice the size fits a phone, including the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/employers', '/privacy']) {
    await open(page, path);
    await hasLargeLetters(page);
    await isWithinWindow(page);
  }
});
