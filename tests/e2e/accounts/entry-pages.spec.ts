import { expect, test, type Page } from '@playwright/test';
import { ENTRY_ALIASES, ENTRY_PAGES } from '#domains/accounts/contract/entry-pages.ts';
import { freshAddress, joinByApi, mailedLink, PASSWORD } from './identity.support.ts';

/** The pages to sign up and in: shown before their scripts, and never the wrong form. */

/** Holds back every script of the site until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const errorsOf = (page: Page): string[] => {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every entry page shows its first field or choice, and the combined page the form asked for', async ({
    page,
  }) => {
    for (const path of ENTRY_PAGES) {
      await page.goto(path);
      await expect(page.locator('main input, main button').first(), path).toBeVisible();
    }
    for (const [query, first, missing] of [
      ['?role=job_seeker', 'Full name', null],
      ['?role=employer', 'Full name', null],
      ['?role=employer&mode=signin', 'Email', 'Full name'],
      ['', 'Email', 'Full name'],
    ] as const) {
      await page.goto(`/auth${query}`);
      await expect(page.getByLabel(first)).toBeVisible();
      if (missing) await expect(page.getByLabel(missing)).toBeHidden();
    }
    await page.goto('/auth?role=employer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your employer account');
    await page.goto('/get-started?intent=signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to join?');
  });
});

test('nothing moves when the scripts take a page over', async ({ page }) => {
  const placesOf = () =>
    page
      .locator('main')
      .locator('h1, label, input, button, a')
      .evaluateAll((all) => all.map((one) => [one.textContent?.trim(), Math.round(one.getBoundingClientRect().top)]));
  for (const path of ENTRY_PAGES) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main').locator('input, button').first(), path).toBeVisible();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
    );
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOf();
    release();
    await expect(page.locator('main').locator('button:disabled'), path).toHaveCount(0);
    expect(await placesOf(), path).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('each form takes over its prerendered page without an error', async ({ page }) => {
  const errors = errorsOf(page);
  for (const path of [
    ...ENTRY_PAGES,
    '/auth?role=employer',
    '/auth?role=job_seeker',
    '/auth?role=employer&mode=signin',
    '/auth?role=job_seeker&mode=signin',
    '/auth?layout=shared&role=employer',
    '/get-started?intent=signup',
    '/login?next=%2Freview',
    '/login?error=no_code',
    '/choose-role?source=oauth&err=crash',
  ]) {
    await page.goto(path);
    await expect(page.locator('main[data-asleep]'), path).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('what was typed and sent before the scripts arrived is kept and sent', async ({ page }) => {
  const release = await holdScripts(page);
  const email = freshAddress('early');
  await page.goto('/candidate-signup', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await mailedLink(page.request, email, 'email_confirmation');
});

for (const [name, label, missing] of [
  ['Sign in', 'Password', 'Full name'],
  ['Get Started', 'Full name', null],
] as const) {
  for (const when of ['before', 'after'] as const) {
    test(`${name} leads to its own form, pressed ${when} the scripts arrive`, async ({ page }) => {
      const release = when === 'before' ? await holdScripts(page) : () => undefined;
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL('/choose-role');
      release();
      await page.getByRole('button', { name: 'Employer' }).click();
      await expect(page).toHaveURL('/auth?role=employer');
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      if (missing) await expect(page.getByLabel(missing)).toBeHidden();
      await page.reload();
      await expect(page.locator('main[data-asleep]')).toHaveCount(0);
      await expect(page.getByLabel('Full name')).toHaveCount(missing ? 0 : 1);
      // Another visit without a choice shows what the address asks for.
      await page.goto('/privacy');
      await page.goto('/auth?role=employer');
      await expect(page.getByLabel('Full name')).toBeVisible();
    });
  }
}

test('the server redirects aliases with their query, and signed-in visitors before a form shows', async ({ page }) => {
  const targetOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return answer.headers()['location'] ?? answer.status();
  };
  for (const [alias, target] of Object.entries(ENTRY_ALIASES)) {
    expect(await targetOf(`${alias}?next=%2Freview`)).toBe(
      `${target}${target.includes('?') ? '&' : '?'}next=%2Freview`,
    );
  }
  for (const path of ENTRY_PAGES) expect(await targetOf(path), path).toBe(200);

  await joinByApi(page, freshAddress('inside'));
  for (const path of ENTRY_PAGES.filter((page) => page !== '/get-started')) {
    expect(await targetOf(path), path).toBe('/job-seeker/onboarding');
  }
  expect(await targetOf('/login?next=%2Freview')).toBe('/review');
  // The browser reports this one.
  expect(await targetOf('/login?next=%2F%2Fevil.example')).toBe(200);
});

test('a sign-up keeps what was typed: over a reload, a mistyped host and a wrong address', async ({ page }) => {
  const email = freshAddress('right');
  await page.goto('/candidate-signup');
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill('ana.ruiz@gmial.con');
  await page.getByRole('button', { name: 'Did you mean ana.ruiz@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ana.ruiz@gmail.com');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz');
  await expect(page.getByLabel('Email')).toHaveValue('ana.ruiz@gmail.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  const wrong = freshAddress('wrong');
  const fill = async (address: string) => {
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.getByText(address, { exact: true })).toBeVisible();
  };
  await fill(wrong);
  await page.reload();
  await expect(page.getByText(wrong, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resend the email' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz');
  await expect(page.getByLabel('Email')).toHaveValue(wrong);
  await fill(email);
  await page.goto(await mailedLink(page.request, email, 'email_confirmation'));
  await expect(page).toHaveURL('/job-seeker/onboarding');
});

test('a form works while the messages beside it can’t be loaded, and they come once the network is back', async ({
  page,
}) => {
  const stack = '**/assets/toast-*.js';
  await page.route(stack, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => /\/toast-/.test(request.url()));
  await page.goto('/candidate/signin');
  await refused;
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unroute(stack);
  const loaded = page.waitForResponse(stack);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await loaded).ok()).toBe(true);
});

test('a message to us survives a reload until it is sent', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(page.locator('main [data-asleep]')).toHaveCount(0);
  await message.fill('Where do I upload my license?');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('kim@example.test');
  await page.reload();
  await expect(message).toHaveValue('Where do I upload my license?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is with our team.')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('');
});
