import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { aNurseWhoWaits, aPicture, publishFaq, signInAsAdmin, someName } from './admin.support.ts';
import { joinAsCandidate } from '../profiles/candidate-support.ts';
import { goTo } from '../accounts/identity.support.ts';
import { open } from '../site/public.support.ts';
import { inDatabase } from '../verification/reviewer.support.ts';
import { test } from '../test.support.ts';

const PAGES = [
  'overview',
  'figures',
  'rpc-health',
  'matching-lab',
  'faq',
  'pending-approval',
  'verification',
  'requirements',
  'screening',
  'reports',
  'holds',
  'users',
  'jobs',
  'applications',
  'unmatched',
  'messages',
  'role-requests',
  'claims',
  'audit',
  'mails',
  'errors',
  'page-views',
  'acting',
];

test.describe('the shell', () => {
  test('header, sidebar with the five entries first, operations after them, and the redirects', async ({ page }) => {
    await signInAsAdmin(page, '/admin/overview');
    await expect(page.getByText('Admin Dashboard')).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: 'Admin Console' });
    await expect(sidebar.getByRole('link')).toHaveText([
      'Overview',
      'RPC Health Monitor',
      'Matching Lab',
      'FAQ',
      'Pending Approval',
    ]);
    const operations = page.getByRole('navigation', { name: 'Operations' });
    for (const [group, first] of [
      ['Review', 'Screening'],
      ['People', 'Users'],
      ['Market', 'Jobs'],
      ['Support', 'Messages'],
      ['System', 'Audit log'],
    ] as const) {
      await expect(operations.getByRole('group', { name: group }).getByRole('link').first()).toHaveText(first);
    }
    // The desk is listed once; its other address still leads there.
    await expect(page.getByRole('link', { name: 'Verification' })).toHaveCount(0);
    for (const path of ['/admin', '/admin/dashboard', '/admin/dashboard/anything/else']) {
      await goTo(page, path, { isSameScreen: true });
      await expect(page).toHaveURL(/\/admin\/overview$/);
    }
    await expect(page.getByRole('button', { name: 'Go to' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Go to a screen or person' }).fill('aud');
    await expect(page.getByRole('option', { name: 'Audit log' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/audit$/);
  });

  test('on a phone the sidebar slides in and closes on navigation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAsAdmin(page, '/admin/overview');
    await expect(page.getByRole('link', { name: 'Matching Lab' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Admin Console' });
    await expect(menu.getByRole('group', { name: 'Market' }).getByRole('link', { name: 'Jobs' })).toBeAttached();
    await menu.getByRole('link', { name: 'Matching Lab' }).click();
    await expect(page).toHaveURL(/\/admin\/matching-lab$/);
    await expect(menu).toBeHidden();
  });

  test('signing out asks first, and leads to the landing page', async ({ page }) => {
    await signInAsAdmin(page, '/admin/overview');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign out?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await dialog.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/admin/overview');
    await expect(page).toHaveURL(/\/login/);
  });

  test('other users are kept out', async ({ page }) => {
    await joinAsCandidate(page);
    await page.goto('/admin/audit');
    await expect(page).toHaveURL(/\/job-seeker\//);
    expect((await page.request.get('/api/admin/audit')).status()).toBe(403);
  });
});

const HALF = Math.ceil(PAGES.length / 2);
for (const part of [PAGES.slice(0, HALF), PAGES.slice(HALF)]) {
  test(`from ${part.at(0)} to ${part.at(-1)} each screen is accessible and fits`, async ({ page }) => {
    await signInAsAdmin(page, `/admin/${part[0]}`);
    for (const name of part) {
      await goTo(page, `/admin/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await test.step(name, () => isAccessibleEverywhere(page));
    }
  });
}

test.describe('reviewing a person', () => {
  test('a case is approved item by item with the keyboard, the document beside the data, and the nurse is notified', async ({
    page,
    browser,
  }) => {
    const name = someName('Nora');
    const nurse = await aNurseWhoWaits(browser, name, aPicture('license'));
    await signInAsAdmin(page, '/admin/pending-approval');
    await page
      .getByRole('list', { name: 'Queue' })
      .getByRole('button', { name: new RegExp(name) })
      .press('Enter');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Document: license.png' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Documents' }).locator('pattern')).toContainText(/^Administrator · /);
    await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();

    // A page reload would lose this mark.
    await page.evaluate(() => Object.assign(window, { isStill: 'the same page' }));
    const title = (item: string) => page.getByRole('button', { name: new RegExp(`^${item}`) });
    await expect(page.getByRole('heading', { name })).toBeFocused();
    await page.keyboard.press('j');
    await expect(title('Identity')).toBeFocused();
    await page.keyboard.press('j');
    await expect(title('Role')).toBeFocused();
    await page.keyboard.press('k');
    await expect(title('Identity')).toBeFocused();
    // One key accepts the selected item against what exists for it, and the next item is selected.
    await page.keyboard.press('1');
    await expect(title('Role')).toBeFocused();
    await page.keyboard.press('1');
    await expect(title('MO RN license')).toBeFocused();
    const license = page.getByRole('article', { name: 'MO RN license' });
    // The document counts as a copy; a look-up of the license is entered with the keyboard alone.
    await expect(license.getByRole('button', { name: /^Copy from the person only .*: license\.png$/ })).toBeVisible();
    await page.keyboard.press('1');
    await expect(license.getByLabel('Lookup reference')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(license.getByText('Please fill this in.')).toBeVisible();
    await page.keyboard.type('Active until 2027-04-30');
    await page.keyboard.press('Tab');
    await expect(license.getByLabel('Where you looked it up')).toHaveValue('https://pr.mo.gov/');
    await page.keyboard.press('Tab');
    await expect(license.getByLabel('Next check')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(license.getByText('Verified')).toBeVisible();
    const decision = page.getByRole('region', { name: 'Decision' });
    await expect(decision.getByRole('button', { name: 'Approve' })).toBeFocused();
    await expect(
      decision.getByText('Takes effect in 10 minutes. Until then you can undo it, and nothing is sent.'),
    ).toBeVisible();
    const at = page.url();
    await page.keyboard.press('Enter');
    // The next case opens, or the queue when this was the last one; the decision can still be undone.
    await expect(page).not.toHaveURL(at);
    await expect(page.getByRole('region', { name: 'Planned decisions' })).toBeVisible();
    expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
    await page.goto(at);
    await expect(page.getByText(/^Approve, planned by Administrator, takes effect at/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await decision.getByRole('button', { name: 'Approve' }).click();
    await expect(page).not.toHaveURL(at);
    await page.goto(at);
    await page.getByRole('button', { name: 'Decide now' }).click();
    await expect(page.getByText(/^Approved by Administrator/)).toBeVisible();
    await nurse.page.goto('/job-seeker/awaiting-approval');
    await expect(nurse.page.getByText("You're approved")).toBeVisible();
    await expect
      .poll(async () => {
        const mails = await page.request.get('/api/dev/emails', { params: { to: nurse.email } });
        return ((await mails.json()) as { type: string }[]).map(({ type }) => type);
      })
      .toContain('verification_update');
  });

  test('a fix is requested at the item with a message that the nurse reads', async ({ page, browser }) => {
    const name = someName('Tessa');
    const nurse = await aNurseWhoWaits(browser, name);
    await signInAsAdmin(page, '/admin/verification?subject=person');
    await page
      .getByRole('list', { name: 'Queue' })
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await expect(page.getByTitle(`Document: license of ${name}.pdf`)).toBeVisible();
    const license = page.getByRole('article', { name: 'MO RN license' });
    const select = () => license.getByRole('button', { name: /^MO RN license/ }).click();
    await select();
    await license.getByRole('button', { name: 'Item needs a fix' }).click();
    await license.getByRole('button', { name: 'Mark for a fix' }).click();
    await expect(license.getByText('Tell the person what to fix.')).toBeVisible();
    await license.getByLabel('What should they fix?').fill('The number cannot be read.');
    await license.getByRole('checkbox', { name: 'The issuer lists it as revoked or suspended' }).click();
    await license.getByLabel('Checked against').selectOption('State board or registry lookup');
    await license.getByLabel('Lookup reference').fill('Revoked on 2026-10-01');
    await license.getByRole('button', { name: 'Mark for a fix' }).click();
    await expect(license.getByText('Revoked', { exact: true })).toBeVisible();
    await select();
    await license.getByRole('button', { name: 'Item needs a fix' }).click();
    await license.getByLabel('What should they fix?').fill('The number cannot be read.');
    await license.getByRole('button', { name: 'Mark for a fix' }).click();
    await expect(license.getByText('Discrepancy')).toBeVisible();

    // A batch can't approve this case; a requested fix is planned, shown with its time, and undone before it takes
    // effect.
    await page.getByRole('button', { name: 'Back to the queue' }).click();
    const queue = page.getByRole('list', { name: 'Queue' });
    await expect(queue.getByRole('button', { name: new RegExp(name) })).toBeFocused();
    const many = page.getByRole('group', { name: 'Actions for the selection' });
    await queue.getByRole('button', { name: new RegExp(name) }).press('x');
    await many.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/^Identity is not reviewed yet\. And \d more\.$/)).toBeVisible();
    await queue.getByRole('checkbox', { name: `Select ${name}` }).click();
    await many.getByRole('button', { name: 'Ask for a fix' }).click();
    const planning = page.getByRole('dialog', { name: 'Ask 1 applicant for a fix' });
    await planning.getByLabel('Template').selectOption('License not found');
    await planning.getByRole('button', { name: 'Ask for a fix' }).click();
    await expect(queue.getByRole('checkbox', { name: `Select ${name}` })).toBeDisabled();
    // The button that opened the dialog is gone: the focus continues nearby, not at the top of the page.
    await expect(page.locator('main :focus')).toHaveCount(1);
    await queue.getByRole('button', { name: new RegExp(name) }).click();
    await expect(page.getByText(/^Ask for a fix, planned by Administrator, takes effect at/)).toBeVisible();
    await expect(license.getByRole('button', { name: 'Item needs a fix' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(/^Ask for a fix, planned by/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Ask for a fix' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a fix' });
    await expect(dialog.getByLabel('Message')).toHaveValue('MO RN license: The number cannot be read.');
    await dialog.getByLabel('Message').fill('');
    await dialog.getByRole('button', { name: 'Ask for a fix' }).click();
    await expect(dialog.getByText('Say what to fix. The person will see it.')).toBeVisible();
    await dialog.getByLabel('Template').selectOption('License not found');
    await expect(dialog.getByLabel('Message')).toHaveValue(/no license with this number/);
    await dialog.getByLabel('Message').fill('Please send your license again.');
    await dialog.getByRole('button', { name: 'Ask for a fix' }).click();
    await expect(dialog).toBeHidden();

    await nurse.page.goto('/job-seeker/awaiting-approval');
    await expect(nurse.page.getByText('Needs Attention')).toBeVisible();
    await expect(nurse.page.getByText('Please send your license again.').first()).toBeVisible();
  });

  test('a hold shows on the case and under Holds, and is released with a reason', async ({ page, browser }) => {
    const name = someName('Harper');
    await aNurseWhoWaits(browser, name);
    await signInAsAdmin(page, '/admin/pending-approval');
    await page
      .getByRole('list', { name: 'Queue' })
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await page.getByRole('button', { name: 'Put on hold' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put on hold' });
    await dialog.getByLabel('Reason').fill('A complaint is being investigated.');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(page.getByText('A complaint is being investigated.')).toBeVisible();

    await page.getByRole('link', { name: 'Holds' }).click();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByRole('button', { name: 'Release' }).click();
    const release = page.getByRole('dialog', { name: 'Release this hold' });
    await release.getByLabel('Reason').fill('Cleared.');
    await release.getByRole('button', { name: 'Release' }).click();
    await expect(card).toBeHidden();
    await page.getByRole('tab', { name: 'Released' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Cleared.');
  });

  test('two administrators cannot decide on different versions of a case', async ({ page, browser }) => {
    const name = someName('Iris');
    await aNurseWhoWaits(browser, name);
    await signInAsAdmin(page, '/admin/pending-approval');
    await page
      .getByRole('list', { name: 'Queue' })
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const at = page.url();
    const id = new URL(at).searchParams.get('case');
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await dialog.getByLabel('Reason').fill('The license belongs to somebody else.');
    // The same administrator in another window changes the case.
    expect((await page.request.post(`/api/admin/cases/${id}/claim`, { data: {} })).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(
      dialog.getByText('This case changed in the meantime. Check the latest version, then decide again.'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue('The license belongs to somebody else.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page).not.toHaveURL(at);
    await page.goto(at);
    await expect(page.getByText(/^Rejected by Administrator/)).toBeVisible();
  });
});

test('a submitted question is answered, published, moved, unpublished and deleted', async ({ page }) => {
  const question = `Do you help with ${someName('parking')}?`;
  const other = await publishFaq(page.request, `Is there ${someName('lunch')}?`, 'Each job says so.');
  await page.request.post('/api/faq', { data: { question, submitter_name: 'Kim', submitter_contact: null } });
  await signInAsAdmin(page, '/admin/faq');
  await expect(
    page.locator('section', { has: page.getByRole('heading', { name: 'Built in' }) }).getByRole('listitem'),
  ).toHaveCount(3);
  const card = page.getByRole('article', { name: question });
  await expect(card).toContainText('Kim');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Please fill this in.')).toBeVisible();
  await card.getByLabel('Answer').fill('Each job says so.');
  await card.getByRole('button', { name: 'Save' }).press('Enter');
  // The form is replaced by the text and back: the focus stays in the card.
  const edit = card.getByRole('button', { name: 'Edit' });
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await expect(card.getByLabel('Question')).toBeFocused();
  await card.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(card).toBeHidden();
  const published = async () => JSON.stringify(await (await page.request.get('/api/faq')).json());
  expect(await published()).toContain(question);

  // The latest published question is on top, so the other one is below it.
  await page.getByRole('tab', { name: 'Published' }).click();
  const down = card.getByRole('button', { name: /^Move down/ });
  await down.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: question })).toContainText(/ is now \d+ of \d+\./);
  await expect(down).toBeFocused();
  await page.request.post(`/api/admin/faq/${other}/unpublish`);
  await card.getByRole('button', { name: 'Unpublish' }).click();
  await expect(card).toBeHidden();
  expect(await published()).not.toContain(question);
  await page.getByRole('tab', { name: 'Set aside' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  const list = page.getByRole('group', { name: 'Set aside' });
  const gone = list.getByRole('listitem').filter({ has: card });
  const place = await gone.evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one));
  await card.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(card).toBeHidden();
  // The focus stays where the card was: on its successor, or on the list.
  const left = list.getByRole('listitem');
  await expect
    .poll(async () => {
      const many = await left.count();
      const next = many === 0 ? list : left.nth(Math.min(place, many - 1));
      return next.evaluate((one) => one === document.activeElement);
    })
    .toBe(true);
});

test('a message from the contact page is answered from the console by email', async ({ page }) => {
  const name = someName('Noor');
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}@kin.test`;
  await open(page, '/contact');
  await page.getByLabel('What is it about?').selectOption({ label: 'My data and privacy' });
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('   ');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await message.fill('Who sees my file?');
  const failed = page.getByText(/^Your message was not sent: .+ What you wrote is still here\.$/);
  await page.context().setOffline(true);
  await send.click();
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  // This time the request arrives, and its response is lost.
  const arrived = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith('/api/contact'));
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await arrived;
  await expect(failed).toBeVisible();
  await send.click();
  await expect(page.getByText('Your message is with our team. We answer by email.')).toBeVisible();
  await expect(message).toHaveValue('');

  await signInAsAdmin(page, '/admin/messages');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('My data and privacy');
  await card.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('Only who reviews it.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(card).toBeHidden();
  const texts = async () => {
    const mails = await page.request.get('/api/dev/emails', { params: { to: email } });
    return ((await mails.json()) as { text: string }[]).map(({ text }) => text).join();
  };
  await expect.poll(texts).toContain('Only who reviews it.');
});

test('the audit log is searched, and its chain is checked', async ({ page, browser }) => {
  await aNurseWhoWaits(browser, someName('Uma'));
  await signInAsAdmin(page, '/admin/audit');
  await page.getByLabel('Action').fill('person.submitted');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/action=person\.submitted/);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('person.submitted');
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText(/sealed lines are unchanged/)).toBeVisible();
});

test('the health monitor lists procedures and functions, and a lost grant turns its row red automatically', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/rpc-health');
  await expect(page.getByText(/^All clear\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /is_admin/ })).toContainText('OK');
  await page.getByRole('tab', { name: 'Database functions' }).click();
  await expect(page.getByRole('row', { name: /app\.employer_sees/ })).toContainText('OK');
  const row = page.getByRole('row', { name: /app\.erase_person/ });
  await expect(row).toContainText('OK');
  const healthy = await row.evaluate((one) => getComputedStyle(one).backgroundColor);
  // No other test erases a person.
  await inDatabase('revoke execute on function app.erase_person(uuid) from tallgrass_service');
  await expect(row).toContainText('Can no longer call it: tallgrass_service', { timeout: 25_000 });
  await expect(row).not.toHaveCSS('background-color', healthy);
  await expect(page.getByText('1 part needs attention.')).toBeVisible();
  await inDatabase('grant execute on function app.erase_person(uuid) to tallgrass_service');
  await page.getByRole('tab', { name: /^Objectives/ }).click();
  await expect(page.getByRole('row', { name: /^Calls that don’t fail/ })).toContainText('At least 99.9%');
  await page.getByRole('tab', { name: 'Database, mail and files' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Backup' })).toContainText('None yet');
  await page.getByRole('tab', { name: 'Matching' }).click();
  await expect(page.getByRole('row', { name: /Matches/ })).toContainText('Ready');
  await expect(page.getByText(/^All clear\./)).toBeVisible({ timeout: 25_000 });
});

test('requirements of a position are changed in a draft with a reason and apply once published', async ({ page }) => {
  await signInAsAdmin(page, '/admin/requirements');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Occupational Therapist' }) });
  await card.getByRole('button', { name: /^Edit the requirements/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit the requirements/ });
  const bls = dialog.getByRole('group', { name: /^Common certifications/ }).getByRole('button', { name: /BLS/ });
  await bls.click();
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Hospitals ask for it.');
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(card.getByText('Version 2')).toBeVisible();
  await expect(card.getByText('Draft', { exact: true })).toBeHidden();
  await card.getByText('Previous versions').click();
  await expect(card.getByText('Version 1')).toBeVisible();
});

test('the side menu keeps the current entry in view, even when it is longer than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await signInAsAdmin(page, '/admin/page-views');
  const here = page.getByRole('navigation', { name: 'Operations' }).locator('[aria-current="page"]');
  await expect(here).toBeInViewport({ ratio: 0.9 });
});

test('a screen that cannot load says so and offers a retry', async ({ page }) => {
  let broken = true;
  await page.route('**/api/admin/reports?*', (route) => (broken ? route.abort() : route.continue()));
  // No test closes a report, so this list is empty whatever else was reported.
  await signInAsAdmin(page, '/admin/reports?tab=resolved');
  await expect(page.getByText('We could not load this')).toBeVisible({ timeout: 20_000 });
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No reports here')).toBeVisible();
});
