import { expect, type Locator, type Page } from '@playwright/test';
import { ONBOARDING_STEPS } from '#domains/profiles/contract/onboarding-steps.ts';
import { onboardingCopy } from '#domains/profiles/web/onboarding/onboarding.copy.ts';
import { hasLargeLetters, isAccessible, isWithinWindow } from '../accessibility.support.ts';
import { aPdf, fillThroughApi, freshNpi, join, joinAsCandidate } from './candidate-support.ts';
import { goTo } from '../accounts/identity.support.ts';
import { test } from '../test.support.ts';

const saveAndContinue = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const dropZone = (page: Page) => page.getByRole('button', { name: 'Drop files here' });
const isAtStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

test('a nurse sees real jobs after five answers, then finishes the profile and submits it', async ({ page }) => {
  test.setTimeout(120_000);
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding');

  await isAtStep(page, 'Your role');
  await page.getByRole('radio', { name: 'Registered Nurse (RN)' }).click();
  await saveAndContinue(page);

  await isAtStep(page, 'Your license');
  await saveAndContinue(page);
  await expect(page.getByText('Enter your license number.')).toBeVisible();
  await page.getByLabel('License number').fill('2019123456');
  await page.getByRole('radio', { name: 'Multistate (compact)' }).click();
  await saveAndContinue(page);

  await isAtStep(page, 'Where you live');
  await page.getByLabel('ZIP code').fill('64801');
  await expect(page.getByText('Joplin, MO')).toBeVisible();
  await saveAndContinue(page);

  await isAtStep(page, 'Your shifts');
  await page.getByRole('button', { name: 'Nights' }).click();
  await saveAndContinue(page);

  await isAtStep(page, 'Your pay');
  await expect(page.getByRole('region', { name: 'What this role pays' })).toContainText('Missouri');
  await page.getByLabel('Lowest pay per hour').fill('36');
  await expect(page.getByText('About $1,296 a week at 36 hours')).toBeVisible();
  await saveAndContinue(page);

  await isAtStep(page, 'Jobs for you');
  await expect(page.getByText(/fits? you so far$|No open job fits yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Finish your profile to apply' }).click();

  await isAtStep(page, 'License details');
  await page.getByRole('button', { name: 'Edit MO Registered Nurse (RN)' }).click();
  const license = page.getByRole('form', { name: 'Edit license' });
  await license.getByLabel('Expires').fill('soon');
  await license.getByRole('button', { name: 'Save' }).click();
  await expect(license.getByText('We can’t read this date.')).toBeVisible();
  await license.getByLabel('Expires').fill('4/29/2027');
  await license.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit MO Registered Nurse (RN)' })).toBeFocused();
  await expect(page.getByText('Double-check this: MO RN licenses end on April 30 of odd years')).toBeVisible();
  await page.getByLabel('NPI').fill('1234567898');
  await saveAndContinue(page);
  await expect(page.getByText('This is not a valid NPI. Please check all ten digits.')).toBeVisible();
  await page.getByLabel('NPI').fill(freshNpi());
  await saveAndContinue(page);

  await isAtStep(page, 'Certifications');
  await page.getByRole('button', { name: 'Basic Life Support (BLS)' }).click();
  const card = page.getByRole('form', { name: 'Add a certification' });
  await expect(card.getByLabel('Certification')).toHaveValue('BLS');
  await card.getByLabel('Expires').fill('Aug 2027');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Expires Aug 31, 2027')).toBeVisible();
  await saveAndContinue(page);

  await isAtStep(page, 'Years and units');
  await page.getByLabel('Years of experience').fill('6.5');
  await page.getByRole('button', { name: 'Intensive care', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retail pharmacy' })).toBeHidden();
  await page.getByLabel('Search the full list').fill('retail');
  await page.getByRole('button', { name: 'Retail pharmacy' }).click();
  await page.getByLabel('Search the full list').fill('');
  await expect(page.getByRole('button', { name: 'Retail pharmacy', pressed: true })).toBeVisible();
  await saveAndContinue(page);

  await isAtStep(page, 'Your experience');
  await page.getByRole('button', { name: 'Add a job' }).click();
  const job = page.getByRole('form', { name: 'Add a job' });
  await expect(job.getByLabel('Employer')).toBeFocused();
  await job.getByLabel('Employer').fill('Ozark Ridge Medical Center');
  await job.getByLabel('Job title').fill('Staff nurse');
  await job.getByLabel('Start date').fill('Jan 2020');
  await job.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Staff nurse, Ozark Ridge Medical Center')).toBeVisible();
  await expect(page.getByText('Jan 1, 2020 – now')).toBeVisible();
  await saveAndContinue(page);
  for (const title of ['Your education', 'Your skills', 'Where you would work']) {
    await isAtStep(page, title);
    await saveAndContinue(page);
  }

  await isAtStep(page, 'Your documents');
  await dropZone(page).setInputFiles([aPdf('license front'), aPdf('license back')]);
  await expect(page.getByRole('button', { name: 'Delete license front.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete license back.pdf' })).toBeVisible();
  await saveAndContinue(page);

  await isAtStep(page, 'What you want');
  await page.getByRole('button', { name: 'Full time' }).click();
  await page.getByRole('button', { name: '3 x 12 hours' }).click();
  await saveAndContinue(page);
  await isAtStep(page, 'How far you would go');
  await page.getByLabel('How many miles would you travel?').fill('50');
  await saveAndContinue(page);
  await isAtStep(page, 'Work in the U.S.');
  await page.getByRole('radio', { name: 'Yes' }).click();
  await saveAndContinue(page);

  await isAtStep(page, 'About you');
  await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
  await page.getByLabel('Phone').fill('573-555-0142');
  await page.getByLabel('Date of birth').fill('1990-03-14');
  await saveAndContinue(page);
  await isAtStep(page, 'Former names');
  await page.getByRole('button', { name: 'Add a name' }).click();
  await page.getByLabel('Former name 1').fill('Dana Roe');
  await saveAndContinue(page);
  for (const title of ['Your address', 'In your words', 'Block employers']) {
    await isAtStep(page, title);
    await saveAndContinue(page);
  }

  await isAtStep(page, 'Review your profile');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await isAtStep(page, 'Review and submit');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Please read and accept how matching works.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read this/ }).click();
  await page.getByRole('checkbox', { name: /What I entered is true/ }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();

  await expect(page).toHaveURL(/\/job-seeker\/awaiting-approval$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Under Review' })).toBeVisible();
  await page.getByRole('link', { name: 'View your submission' }).click();
  await expect(page.getByText('MO Registered Nurse (RN) license')).toBeVisible();
  await expect(page.getByText('license front.pdf')).toBeVisible();
});

test('a role without a license has no license step; a license can be left for later', async ({ page }) => {
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding');
  await page.getByRole('radio', { name: 'Medical Assistant' }).click();
  await saveAndContinue(page);
  await isAtStep(page, 'Where you live');

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('radio', { name: 'Registered Nurse (RN)' }).click();
  await saveAndContinue(page);
  await isAtStep(page, 'Your license');
  await page.getByRole('button', { name: 'I’ll add it later' }).click();
  await isAtStep(page, 'Where you live');
});

test('a ZIP code that is none, or of military mail, is refused with a reason', async ({ page }) => {
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=home');
  await page.getByLabel('ZIP code').fill('00000');
  await expect(page.getByText("We can't find this ZIP code. Please check it.")).toBeVisible();
  await page.getByLabel('ZIP code').fill('09012');
  await expect(page.getByText('This is a military mail ZIP code.')).toBeVisible();
  await saveAndContinue(page);
  await isAtStep(page, 'Where you live');
});

test('pressed twice, a step is left once and the next one is seen', async ({ page }) => {
  await joinAsCandidate(page);
  await fillThroughApi(page);
  const button = page.getByRole('button', { name: 'Save and continue' });

  await test.step('both clicks come before the step is saved', async () => {
    await page.goto('/job-seeker/onboarding?step=role');
    await button.dblclick();
    await isAtStep(page, 'Your license');
    await page.goBack();
    await isAtStep(page, 'Your role');
  });

  await test.step('the second click meets the next step', async () => {
    await page.goto('/job-seeker/onboarding?step=credentials');
    await saveAndContinue(page);
    await isAtStep(page, 'Certifications');
    await button.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await isAtStep(page, 'License details');
  });

  await test.step('Enter twice', async () => {
    await page.goto('/job-seeker/onboarding?step=role');
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/position')) saves++;
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await isAtStep(page, 'Your license');
    expect(saves).toBe(1);
    await page.goBack();
    await isAtStep(page, 'Your role');
  });
});

test('what is wrong is told at the field and the person stays', async ({ page }) => {
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=home');
  await page.getByLabel('ZIP code').fill('6480');
  await saveAndContinue(page);
  await expect(page.getByText('Enter a ZIP code with five digits.')).toBeVisible();
  await isAtStep(page, 'Where you live');
  await goTo(page, '/job-seeker/onboarding?step=about');
  await saveAndContinue(page);
  await expect(page.getByText('Enter your full date of birth.')).toBeVisible();
  await isAtStep(page, 'About you');
  await isAccessible(page);
});

test('an entry that is open and not saved is not left behind unasked; ten former names are enough', async ({
  page,
}) => {
  await joinAsCandidate(page);
  await fillThroughApi(page);
  await page.goto('/job-seeker/onboarding?step=credentials');
  await page.getByRole('button', { name: 'Add a license' }).click();
  const license = page.getByRole('form', { name: 'Add a license' });
  await license.getByLabel('License number').fill('2019777777');
  await saveAndContinue(page);
  const asks = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asks.getByRole('button', { name: 'Keep editing' }).click();
  await expect(license.getByLabel('License number')).toHaveValue('2019777777');
  await license.getByRole('button', { name: 'Cancel' }).click();
  await saveAndContinue(page);
  await isAtStep(page, 'Certifications');

  await page.goto('/job-seeker/onboarding?step=experience');
  await page.getByRole('button', { name: 'Add a job' }).click();
  await page.getByLabel('Job title').fill('Staff nurse');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await asks.getByRole('button', { name: 'Leave without saving' }).click();
  await isAtStep(page, 'Years and units');

  await page.goto('/job-seeker/onboarding?step=former-names');
  const add = page.getByRole('button', { name: 'Add a name' });
  for (let count = 1; count <= 10; count += 1) {
    await add.click();
    await page.getByLabel(`Former name ${count}`, { exact: true }).fill(`Dana ${count}`);
  }
  await expect(add).toBeHidden();
  await saveAndContinue(page);
  await isAtStep(page, 'Your address');
});

test('work is saved by itself and goes on in another browser at the same step; an icon tells its name', async ({
  page,
  browser,
}) => {
  await joinAsCandidate(page);
  await fillThroughApi(page);
  await page.goto('/job-seeker/onboarding?step=intro');
  await page.getByLabel('One line about you').fill('Night nurse');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await other.newPage();
  await phone.goto('/job-seeker/onboarding');
  await isAtStep(phone, 'In your words');
  await expect(phone.getByLabel('One line about you')).toHaveValue('Night nurse');
  await other.close();

  // Section 9 of the specification: a tip waits 700 ms.
  await page.clock.install();
  await page.goto('/job-seeker/onboarding?step=credentials');
  const edit = page.getByRole('button', { name: 'Edit MO Registered Nurse (RN)' });
  await expect(edit).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await edit.hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.runFor(20);
  await expect(page.getByRole('tooltip')).toHaveText('Edit MO Registered Nurse (RN)');
});

test('two tabs at different steps keep what the other one saved', async ({ page, context }) => {
  await joinAsCandidate(page);
  await fillThroughApi(page);
  await page.goto('/job-seeker/onboarding?step=skills');
  const other = await context.newPage();
  await other.goto('/job-seeker/onboarding?step=specialty');
  await other.getByRole('button', { name: 'Emergency', exact: true }).click();
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await isAtStep(other, 'Your experience');
  await page.getByRole('button', { name: 'Spanish' }).click();
  await saveAndContinue(page);
  await isAtStep(page, 'Where you would work');
  const { role } = (await (await page.request.get('/api/me/profile')).json()) as { role: object };
  expect(role).toMatchObject({ specialties: ['icu', 'emergency'], skills: ['ventilator', 'charge', 'ekg', 'spanish'] });
});

test('a lost network loses nothing: what was typed is saved and the button carried out when it is back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await joinAsCandidate(page);
  await fillThroughApi(page);
  await page.goto('/job-seeker/onboarding?step=address');

  await isAtStep(page, 'Your address');
  const offline = page.getByText('You are offline. Keep typing.');
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await page.getByLabel('Street address').fill('12 Range Line Road');
  // Past the moment at which it would have been saved by itself.
  await page.clock.fastForward(3_000);
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await page.getByLabel('Street address').fill('14 Range Line Road');
  await saveAndContinue(page);
  await page.getByLabel('Street address').fill('16 Range Line Road');
  await saveAndContinue(page);
  await isAtStep(page, 'Your address');
  let [underway, most] = [0, 0];
  await page.route('**/api/me/profile/parts/address', async (route) => {
    most = Math.max(most, ++underway);
    const response = await route.fetch();
    underway--;
    await route.fulfill({ response });
  });
  await context.setOffline(false);
  await isAtStep(page, 'In your words');
  expect(most).toBe(1);
  await page.goto('/job-seeker/onboarding?step=address');
  await expect(page.getByLabel('Street address')).toHaveValue('16 Range Line Road');
});

test('offline in each of the first five steps: what was typed stays, and goes out when the network is back', async ({
  page,
  context,
}) => {
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding');
  const answer: [title: string, give: () => Promise<void>][] = [
    ['Your role', () => page.getByRole('radio', { name: 'Registered Nurse (RN)' }).click()],
    ['Your license', () => page.getByLabel('License number').fill('2019123456')],
    ['Where you live', () => page.getByLabel('ZIP code').fill('64801')],
    ['Your shifts', () => page.getByRole('button', { name: 'Nights' }).click()],
    ['Your pay', () => page.getByLabel('Lowest pay per hour').fill('36')],
  ];
  for (const [title, give] of answer) {
    await isAtStep(page, title);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Keep typing.')).toBeVisible();
    await give();
    await saveAndContinue(page);
    await isAtStep(page, title);
    await context.setOffline(false);
  }
  await isAtStep(page, 'Jobs for you');
  await page.goBack();
  await isAtStep(page, 'Your pay');
  await expect(page.getByLabel('Lowest pay per hour')).toHaveValue('36');
  for (const [title] of answer.toReversed().slice(1)) {
    await page.goBack();
    await isAtStep(page, title);
  }
  await expect(page.getByRole('radio', { name: 'Registered Nurse (RN)' })).toBeChecked();
});

test('offline in each later step: the answer goes out when the network is back, and Back finds it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await joinAsCandidate(page);
  await fillThroughApi(page);
  const npi = freshNpi();
  const chip = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const type = (label: string, text: string) => () => page.getByLabel(label).fill(text);
  /** Null where a step only lists entries, which are saved one by one. */
  const answers: [title: string, give: (() => Promise<void>) | null][] = [
    ['License details', type('NPI', npi)],
    ['Certifications', null],
    ['Years and units', type('Years of experience', '7')],
    ['Your experience', null],
    ['Your education', null],
    ['Your skills', chip('Spanish')],
    ['Where you would work', chip('Clinic')],
    ['Your documents', null],
    ['What you want', chip('Part time')],
    ['How far you would go', type('How many miles would you travel?', '61')],
    ['Work in the U.S.', () => page.getByRole('checkbox', { name: 'I need visa sponsorship now or later' }).click()],
    ['About you', type('Phone', '573-555-0142')],
    [
      'Former names',
      async () => {
        await page.getByRole('button', { name: 'Add a name' }).click();
        await page.getByLabel('Former name 1').fill('Dana Roe');
      },
    ],
    ['Your address', type('Street address', '12 Range Line Road')],
    ['In your words', type('One line about you', 'Night nurse')],
    ['Block employers', null],
  ];
  await page.goto('/job-seeker/onboarding?step=credentials');
  for (const [title, give] of answers) {
    await isAtStep(page, title);
    if (give) {
      await context.setOffline(true);
      await expect(page.getByText('You are offline. Keep typing.')).toBeVisible();
      await give();
    }
    await saveAndContinue(page);
    if (give) {
      await isAtStep(page, title);
      await context.setOffline(false);
    }
  }
  await isAtStep(page, 'Review your profile');
  for (const [title] of answers.toReversed()) {
    await page.goBack();
    await isAtStep(page, title);
  }
  await expect(page.getByLabel('NPI')).toHaveValue(npi);
  expect(await (await page.request.get('/api/me/profile')).json()).toMatchObject({
    role: {
      yearsExperience: 7,
      skills: expect.arrayContaining(['spanish']),
      settings: ['hospital', 'clinic'],
      headline: 'Night nurse',
    },
    preferences: { employmentTypes: ['full_time', 'part_time'], radiusMiles: 61, needsSponsorship: true },
    about: { phone: '(573) 555-0142', formerNames: ['Dana Roe'], streetAddress: '12 Range Line Road' },
  });
});

test('what could not be saved is still there after a reload', async ({ page }) => {
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=about');
  await page.route('**/api/me/profile/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByLabel('Phone').fill('573-555-0142');
  await page.getByLabel('Date of birth').fill('1990-03-14');
  await saveAndContinue(page);
  await isAtStep(page, 'About you');
  await page.unroute('**/api/me/profile/**');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('573-555-0142');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-03-14');
  await saveAndContinue(page);
  await isAtStep(page, 'Former names');
});

test('a session that ends in the middle of a step is told, and what was typed is there after signing in', async ({
  page,
}) => {
  const { email } = await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=about');
  await page.getByLabel('Date of birth').fill('1990-03-14');
  await page.context().clearCookies();
  await saveAndContinue(page);
  const ended = page.getByRole('complementary', { name: 'You are signed out' });
  await expect(ended.getByRole('alert')).toHaveText('You are signed out. Sign in to continue on this page.');
  await expect(page.getByText('Not saved yet. Your answers are stored on this device.')).toBeVisible();
  await isAtStep(page, 'About you');
  await isAccessible(page);

  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('prairie-rose-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isAtStep(page, 'About you');
  await expect(ended).toBeHidden();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-03-14');
});

test('nobody who signs in next in a tab finds there what somebody else typed or read', async ({ page, browser }) => {
  const { email } = await joinAsCandidate(await (await browser.newContext()).newPage(), 'Carol Second');
  await joinAsCandidate(page, 'Alice First');
  await page.goto('/job-seeker/onboarding?step=about');
  await expect(page.getByLabel('Full name')).toHaveValue('Alice First');
  await page.getByLabel('Date of birth').fill('1977-07-07');
  const signIn = async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('prairie-rose-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Carol Second');
    await expect(page.getByLabel('Date of birth')).toHaveValue('');
  };

  // The session ended without a sign-out.
  const alice = await page.context().cookies();
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await signIn();

  // Signed out in another tab; this one goes on without being loaded anew.
  await page.context().clearCookies();
  await page.context().addCookies(alice);
  await page.goto('/job-seeker/onboarding?step=about');
  await page.getByLabel('Date of birth').fill('1977-07-07');
  const other = await page.context().newPage();
  await other.goto('/job-seeker/onboarding');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('1977-07-07');
  await signIn();
});

test("'Other' is kept as a request and thanked for", async ({ page }) => {
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=role');
  await page.getByRole('radio', { name: 'Other' }).click();
  await page.getByLabel('What is your role?').fill('Surgical technologist');
  await expect(page.getByText('We saved “Surgical technologist” and will prioritize adding it.')).toBeVisible();
});

test('a refused file says why, a failed upload is retried, and the others are untouched', async ({ page, context }) => {
  await joinAsCandidate(page);
  await page.goto('/job-seeker/onboarding?step=documents');
  await dropZone(page).setInputFiles([
    { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
    aPdf('resume'),
  ]);
  await expect(page.getByText("We can't accept this file type. Please use PDF, JPEG, PNG or HEIC.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete resume.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();

  await context.setOffline(true);
  await dropZone(page).setInputFiles(aPdf('diploma'));
  await expect(page.getByText('The connection was lost. Your file is still here.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Delete resume.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Delete diploma.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete resume.pdf' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete diploma.pdf' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete diploma.pdf' })).toBeHidden();
});

test('signed-out people are led back after signing in; employers are told whose page it is', async ({ page }) => {
  await page.goto('/job-seeker/onboarding?step=role');
  await expect(page).toHaveURL(/\/login\?next=%2Fjob-seeker%2Fonboarding%3Fstep%3Drole/);
  await join(page, { fullName: 'Edda Hale', role: 'employer' });
  await page.goto('/job-seeker/onboarding');
  await expect(page.getByText('This page is for candidates')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/employer/dashboard');
  await page.goto('/review');
  await expect(page.getByText('You haven’t submitted your organization yet.')).toBeVisible();
});

/** Lists of what there is, not forms: their buttons stay at the bottom of the screen all the same. */
const LISTS: ReadonlySet<string> = new Set(['matches']);

/** Whether nothing lies over the middle of a control. */
const isUncovered = async (page: Page, control: Locator) => {
  const box = await control.boundingBox();
  expect(box).not.toBeNull();
  if (!box) return;
  const top = await page.evaluate(
    ([x, y]) =>
      document
        .elementFromPoint(x ?? 0, y ?? 0)
        ?.closest('button')
        ?.getAttribute('type'),
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  expect(top).toBe('submit');
};

const fitsAPhone = async (page: Page) => {
  const {
    page: height,
    window: screen,
    bar,
  } = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    window: window.innerHeight,
    bar: document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().height ?? 0,
  }));
  expect(height).toBeLessThanOrEqual(screen + bar);
  await isUncovered(page, page.locator('[data-bottom-bar] button[type=submit]:visible'));
};

test('no step is taller than a phone screen and its button, and nothing lies over the button', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await joinAsCandidate(page);
  await fillThroughApi(page);
  await page.goto('/job-seeker/onboarding');
  for (const step of ONBOARDING_STEPS) {
    await test.step(step, async () => {
      await page.goto(`/job-seeker/onboarding?step=${step}`);
      await expect(page.getByRole('heading', { level: 2, name: onboardingCopy.steps[step].title })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // The end of a list: above it, its entries pass below the bar, and how far depends on the jobs of the market.
      if (LISTS.has(step)) await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await isAccessible(page);
      if (!LISTS.has(step)) await fitsAPhone(page);
    });
  }
  for (const [step, add, fields] of [
    ['credentials', 'Add a license', ['License number', 'Expires']],
    ['certifications', 'Add a certification', ['Certification']],
    ['experience', 'Add a job', ['Employer', 'Start date', 'What you did (optional)']],
    ['education', 'Add a school', ['School']],
  ] as const) {
    await test.step(`the form of an entry: ${add}`, async () => {
      await page.goto(`/job-seeker/onboarding?step=${step}`);
      await page.getByRole('button', { name: add, exact: true }).click();
      const form = page.getByRole('form', { name: add });
      const answers: Record<string, string> = {
        'License number': '2019777777',
        Employer: 'Ozark Ridge Medical Center',
        'Start date': 'Jan 2020',
      };
      for (const [index, field] of fields.entries()) {
        await expect(form.getByLabel(field)).toBeVisible();
        await isAccessible(page);
        await fitsAPhone(page);
        if (index === fields.length - 1) break;
        await form.getByLabel(field).fill(answers[field] ?? '');
        if (field === 'Employer') await form.getByLabel('Job title').fill('Staff nurse');
        await form.getByRole('button', { name: /^(Continue|More details)$/ }).click();
        await expect(form.getByLabel(field)).toBeHidden();
      }
    });
  }
});

test('an entry on a phone: a page at a time, back to the wrong one, and still there after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinAsCandidate(page);
  await fillThroughApi(page);
  await page.goto('/job-seeker/onboarding?step=experience');
  await page.getByRole('button', { name: 'Add a job' }).click();
  const form = page.getByRole('form', { name: 'Add a job' });
  // Only the open entry: not the import, nor the buttons of the step.
  await expect(page.getByRole('button', { name: 'Import your résumé' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeHidden();
  await form.getByLabel('Employer').fill('Ozark Ridge Medical Center');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Job title')).toBeFocused();
  await expect(form.getByLabel('Start date')).toBeHidden();
  await form.getByLabel('Job title').fill('Staff nurse');
  await form.getByLabel('Job title').press('Enter');
  await expect(form.getByText('2 of 3')).toBeVisible();
  await expect(form.getByLabel('Start date')).toBeFocused();
  await form.getByLabel('Start date').fill('Jan 2020');

  await page.reload();
  await expect(form.getByText('We restored what you typed last time.')).toBeVisible();
  await expect(form.getByLabel('Employer')).toHaveValue('Ozark Ridge Medical Center');
  await expect(form.getByLabel('Job title')).toHaveValue('Staff nurse');
  await form.getByRole('button', { name: 'More details' }).click();
  await expect(form.getByLabel('Start date')).toHaveValue('Jan 1, 2020');
  await form.getByLabel('End date').fill('Dec 2019');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('The end date is before the start date.')).toBeVisible();
  await form.getByRole('button', { name: 'Back', exact: true }).click();
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel('End date').fill('');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Staff nurse, Ozark Ridge Medical Center')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a job' })).toBeVisible();
  await expect(form).toBeHidden();
});

test('endless words, and letters of twice the size, stay within the smallest phone', async ({ page }) => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
  await joinAsCandidate(page, word);
  await fillThroughApi(page);
  const add = async (path: string, data: object) => expect((await page.request.post(path, { data })).ok()).toBe(true);
  await add('/api/me/work-history', {
    employerName: word,
    facilityType: 'hospital',
    title: word,
    startedOn: '2020-02-29',
  });
  await add('/api/me/education', { school: word, degree: word, field: word });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/job-seeker/onboarding?step=documents');
  await dropZone(page).setInputFiles(aPdf(word));
  await expect(page.getByRole('button', { name: `Delete ${word}.pdf` })).toBeVisible();
  await isWithinWindow(page);
  for (const step of ['experience', 'review']) {
    await page.goto(`/job-seeker/onboarding?step=${step}`);
    await expect(page.getByText(word).first()).toBeVisible();
    await isWithinWindow(page);
  }
  await page.setViewportSize({ width: 390, height: 640 });
  await hasLargeLetters(page);
  await isWithinWindow(page);
});
