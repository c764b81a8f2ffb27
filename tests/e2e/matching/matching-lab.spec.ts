import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { inDatabase } from '../verification/reviewer.support.ts';
import { aSecondAdministrator } from '../verification/second-administrator.support.ts';
import { reach, type } from '../keyboard.support.ts';
import { test } from '../test.support.ts';

/** No other test has anybody or a job within thirty miles, as far as nurses of tests drive. */
const KIRKSVILLE = '63501';
const ROLLA = '65401';

test('without a mouse: somebody and a job, chosen or invented, with each gate, both sides, the neighbors and what would change it', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const [nurse, hospital] = await Promise.all([aNurseIn(browser, page, KIRKSVILLE), anApprovedHospital(browser, page)]);
  const title = someName('ICU nurse, nights');
  await aPublishedJob(hospital.page, title);
  await page.goto('/admin/matching-lab');
  await expect(page.getByRole('tab', { name: 'Person and job' })).toContainText(
    'Does this person fit this job, and why?',
  );
  const of = (kind: 'Person' | 'Job') => page.getByRole('region', { name: kind });
  const gate = (code: string) => page.getByRole('listitem').filter({ hasText: code });

  await test.step('a real person and a real job, by their names', async () => {
    for (const [kind, name] of [
      ['Person', nurse.name],
      ['Job', title],
    ] as const) {
      await reach(page, of(kind).getByRole('searchbox'));
      await page.keyboard.type(name);
      await reach(page, of(kind).getByRole('button', { name }));
      await page.keyboard.press('Enter');
      await expect(of(kind).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
    // The lab's thread starts with its first question, which takes a busy machine a while.
    await expect(page.getByRole('heading', { name: `${nurse.name} and ${title}` })).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/person=[\w-]{36}&job=[\w-]{36}$/);
    await expect(page.getByText('Not eligible', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(15);
    const distance = gate('distance · DISTANCE_TOO_FAR');
    await expect(distance).toContainText(/^Failed/);
    await reach(page, distance.getByText('3 facts'));
    await page.keyboard.press('Enter');
    await expect(distance.getByText('radius miles')).toBeVisible();
    await expect(distance.getByRole('definition').filter({ hasText: /^30$/ })).toBeVisible();
    await expect(gate('position · OK')).toContainText(/^Passed/);
    for (const [side, parts] of [
      ['How well the job fits the person', ['Schedule', 'Work setting', 'Answers in time', 'Commute', 'Pay']],
      ['How well the person fits the job', ['Experience', 'Recent work', 'Complete profile', 'Specialty', 'Skills']],
    ] as const) {
      const bars = page.getByText(side).locator('xpath=ancestor::div[1]');
      await expect(bars).toContainText(/\d+\.\d of 100/);
      for (const part of parts) {
        await expect(bars.getByRole('listitem').filter({ hasText: part }).first()).toContainText(/\d+\.\d \/ \d+/);
      }
    }
    await expect(page.getByText(/People for this job: Not among the \d+ eligible\./)).toBeVisible();
    await expect(page.getByText(/^Being open to a move would open \d+ more jobs? to you\.$/)).toBeVisible();
  });

  await test.step('somebody invented, told what is wrong at its field', async () => {
    await reach(page, page.getByRole('button', { name: 'Invent: person' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const zip = of('Person').getByLabel('ZIP code');
    await type(page, zip, '12');
    await type(page, of('Person').getByLabel('Years of experience'), '1');
    await type(page, of('Person').getByLabel('Radius'), '9999');
    await type(page, of('Person').getByLabel('Pay floor'), '42');
    const use = of('Person').getByRole('button', { name: 'Use this one' });
    await reach(page, use);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please check the highlighted fields.')).toBeVisible();
    await expect(zip).toHaveAccessibleDescription(/five digits/);
    await expect(of('Person').getByLabel('Radius')).toHaveAccessibleDescription(/At most 500\./);
    await type(page, of('Person').getByLabel('Radius'), '30', 'Shift+Tab');
    await type(page, zip, KIRKSVILLE, 'Shift+Tab');
    await reach(page, use);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Invented here and ${title}` })).toBeVisible();
  });

  const use = of('Job').getByRole('button', { name: 'Use this one' });
  await test.step('a job invented beside them: rank, and why the neighbor stands above', async () => {
    await reach(page, page.getByRole('button', { name: 'Invent: job' }));
    await page.keyboard.press('Enter');
    await type(page, of('Job').getByLabel('ZIP code'), KIRKSVILLE);
    await reach(page, of('Job').getByLabel('Shift', { exact: true }));
    await page.keyboard.type('Nights');
    await reach(page, of('Job').getByRole('button', { name: /Basic Life Support/ }));
    await page.keyboard.press('Enter');
    await reach(page, use);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Eligible', { exact: true })).toBeVisible();
    await expect(page.getByText('Not stored as a match')).toBeVisible();
    await expect(page.getByText(/People for this job: Rank 2 of 2\./)).toBeVisible();
    const above = page.getByRole('listitem').filter({ has: page.getByText(`Why ${nurse.name} ranks higher`) });
    await expect(above).toContainText(/^1\./);
    await reach(page, above.getByText(`Why ${nurse.name} ranks higher`));
    await page.keyboard.press('Enter');
    await expect(above.getByRole('listitem').filter({ hasText: 'Experience' })).toContainText(/\+\d+\.\d%/);
  });

  await test.step('the link invents both again, for whoever opens it', async () => {
    await page.reload();
    await expect(page.getByText(/People for this job: Rank 2 of 2\./)).toBeVisible();
    await expect(of('Person').getByLabel('Years of experience')).toHaveValue('1');
    await expect(of('Job').getByLabel('Shift', { exact: true })).toHaveValue('nights');
  });

  await test.step('a job that nobody is eligible for names its tightest requirement', async () => {
    await type(page, of('Job').getByLabel('Minimum years'), '40', 'Shift+Tab');
    await reach(page, use);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tightest requirement: experience')).toBeVisible();
    await expect(page.getByText('No one is eligible.')).toBeVisible();
    const requirements = page.getByRole('table', { name: 'What excludes people from this job' });
    await expect(requirements.getByRole('row', { name: /^experience/ })).toBeVisible();
  });
});

const AUDIT = {
  selection: [
    {
      attribute: 'sex',
      groups: [
        { group: 'female', selected: 3, total: 10, rate: 0.3, ratio: 0.6, pValue: 0.0412, verdict: 'adverse' },
        { group: 'male', selected: 6, total: 12, rate: 0.5, ratio: 1, pValue: 1, verdict: 'reference' },
      ],
      leftOut: [{ group: 'unknown', selected: 4, total: 9 }],
      passes: false,
    },
  ],
  scoringRate: [],
  passes: false,
};

/** The same audit with a low ratio that chance explains. */
const FEW = {
  ...AUDIT,
  passes: true,
  selection: AUDIT.selection.map((audit) => ({
    ...audit,
    passes: true,
    groups: audit.groups.map((group) => (group.verdict === 'adverse' ? { ...group, verdict: 'watch' } : group)),
  })),
};

test('weights and caps move the whole market; a run is kept, shared and taken along; a version is proposed, approved by another and rolled back', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const [second, hospital, nurse] = await Promise.all([
    aSecondAdministrator(browser, page),
    anApprovedHospital(browser, page),
    aNurseIn(browser, page, ROLLA),
    aNurseIn(browser, page, ROLLA),
  ]);
  const jobId = await aPublishedJob(hospital.page, someName('ICU nurse, nights'), { zip: ROLLA });
  // Two on one list who fare differently: something to learn from.
  const shown = async () => (await (await hospital.page.request.get(`/api/jobs/${jobId}/candidates`)).json()).items;
  await expect.poll(shown).toHaveLength(2);
  expect((await nurse.page.request.post('/api/me/applications', { data: { jobId } })).ok()).toBe(true);
  await page.goto('/admin/matching-lab?tab=market');
  const figures = page.getByRole('table', { name: 'The market under both versions' });
  const figure = (name: string) => figures.getByRole('row', { name: new RegExp(`^${name}`) });
  const matched = page.getByText(/^[\d,]+ people and [\d,]+ jobs, matched twice in/);
  const slider = (name: string) => page.getByRole('slider', { name });
  const dialog = page.getByRole('dialog');

  await test.step('fitted to outcomes, then moved by hand: every figure under both', async () => {
    await page.getByRole('button', { name: 'Fit weights to outcomes' }).click();
    await expect(
      page.getByText(/^Fitted to \d+ outcomes in [1-9]\d* comparisons: loss \d\.\d{3} before/),
    ).toBeVisible();
    await page.getByLabel('Start from').selectOption('hand-1');
    await expect(slider('Pay')).toHaveAttribute('aria-valuetext', '35');
    await slider('Pay').press('End');
    await expect(figure('Mean compatibility shown')).toContainText(/[+−]\d+\.\d%$/);
    const side = page.getByRole('group', { name: 'What candidates want' }).getByRole('slider');
    const weights = await side.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).valueAsNumber));
    expect(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 100)).toBeLessThan(3);
    await slider('New people per job per day').press('Home');
    await expect(figure('Showings')).toContainText(/−\d+\.\d%$/);
    const less = page.getByRole('table', { name: /^Shown less/ }).getByRole('row');
    await expect(less.nth(1)).toContainText(/\d+$/);
    await expect(page.getByRole('figure').filter({ hasText: 'Shown less: ring = before' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await slider('Schedule').press('ArrowRight');
    await expect(page.getByText(/^Hires\d+\.\d → \d+\.\dGini/)).toBeInViewport();
    await page.setViewportSize({ width: 1366, height: 900 });
    await slider('Extra certifications').focus();
    await expect(page.getByRole('figure').first()).toBeInViewport();
    for (const name of ['Seats with candidates shown', 'Expected hires', 'Exposure Gini', 'Never shown']) {
      await expect(figure(name)).toBeVisible();
      // As a bar as well, for who would rather look than read.
      await expect(page.getByRole('figure').filter({ hasText: name })).toBeVisible();
    }
  });

  await test.step('a lost network is told, and what was moved meanwhile is matched once it is back', async () => {
    await page.context().setOffline(true);
    await slider('Weight of each further showing').press('ArrowRight');
    await expect(page.getByText(/^You are offline\. These are earlier figures/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(matched).toBeVisible();
  });

  const name = someName('Pay first');
  await test.step('kept under a name, with the same figures for another administrator', async () => {
    await page.getByRole('button', { name: 'Save this run' }).click();
    await dialog.getByRole('button', { name: 'Save this run' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    const named = dialog.getByLabel('Run name');
    await named.fill(name);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Save this run' }).click();
    await expect(dialog.getByRole('alert')).toContainText(/^No connection\. Nothing you typed is lost\./);
    await expect(named).not.toHaveAttribute('aria-invalid');
    await expect(named).toHaveValue(name);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Save this run' }).click();
    await expect(page.getByRole('heading', { name: `Saved run: ${name}` })).toBeVisible();
    await second.goto(page.url());
    await expect(second.getByText(/^Administrator, /)).toBeVisible();
    const there = second.getByRole('table', { name: 'The market under both versions' });
    await expect(there.getByRole('row')).toHaveText(await figures.getByRole('row').allTextContents());
    await second.locator('summary').filter({ hasText: 'Weights and caps of both' }).click();
    const both = second.getByRole('table', { name: 'Weights and caps of both' });
    await expect(both.getByRole('row', { name: /^New people per job/ })).toHaveText(/day10\s*1$/);
  });

  const read = async (button: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFile(await (await saved).path(), 'utf8');
  };
  await test.step('taken along as CSV and JSON', async () => {
    expect(await read('Export CSV')).toContain('\r\ncap,peoplePerJobPerDay,10,1\r\n');
    expect(JSON.parse(await read('Export JSON'))).toMatchObject({
      name,
      after: { setting: { limits: { peoplePerJobPerDay: 1 } } },
    });
  });

  await test.step('the audit with its counts, the four fifths and Fisher’s test', async () => {
    // Twenty people who tell, all within reach of a job, are more than one test should bring into a shared market.
    const store = (impact: object) =>
      inDatabase(`update lab_runs set run = jsonb_set(run, '{after,impact}', $2::jsonb) where name = $1`, [
        name,
        JSON.stringify(impact),
      ]);
    await store(FEW);
    await page.reload();
    await expect(page.getByText('Too few people to tell; 1 ratio below 0.80')).toBeVisible();
    await expect(page.getByText('Audit passes')).toHaveCount(0);
    await store(AUDIT);
    await page.reload();
    await expect(page.getByText('Audit fails')).toBeVisible();
    const audit = page.getByRole('table', { name: 'Shown to at least one employer: Sex' });
    await expect(audit.getByRole('row', { name: /^Female/ })).toHaveText(/3 of 10\s*30%\s*0\.60\s*0\.041\s*Adverse/);
    await expect(audit.getByRole('row', { name: /^Male/ })).toContainText('Highest rate');
    await expect(page.getByText(/Not shared: 4 of 9, not compared\./)).toBeVisible();
  });

  const version = `as-before-${name.slice(-6)}`;
  const card = (where: Page, named: string) =>
    where.getByRole('listitem').filter({ has: where.getByRole('heading', { name: named, exact: true }) });
  await test.step('proposed under a name, measured, and left to another administrator', async () => {
    await page.getByRole('button', { name: 'Start from these weights' }).click();
    await expect(slider('New people per job per day')).toHaveAttribute('aria-valuetext', '1');
    await expect(page).toHaveURL(/from=[\w-]{36}/);
    await page.getByLabel('Start from').selectOption('hand-1');
    await page.getByRole('button', { name: 'Propose as a version' }).click();
    await dialog.getByLabel('Version name').fill('as before!');
    await dialog.getByRole('button', { name: 'Propose as a version' }).click();
    await expect(dialog.getByText(/^Use letters, digits/)).toBeVisible();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await dialog.getByLabel('Version name').fill(version);
    await dialog.getByLabel('Why').fill('The same once more.');
    await dialog.getByRole('button', { name: 'Propose as a version' }).click();
    await page.getByRole('tab', { name: 'Versions' }).click();
    await expect(card(page, version)).toContainText(
      'You proposed this version. Another administrator must approve it.',
    );
    await expect(card(page, version)).toContainText('Answers in time 15, Commute 25, Pay 35');
    await expect(card(page, version).getByRole('row', { name: /^Expected hires/ })).toBeVisible();
    await expect(card(page, version).getByRole('button', { name: 'Approve and activate' })).toHaveCount(0);
    await card(page, version).getByRole('button', { name: 'Try in the market' }).click();
    await expect(figures.getByRole('columnheader')).toHaveText(['Figure', 'hand-1', version, 'Change']);
  });

  await test.step('an audit that does not pass leaves nothing to approve', async () => {
    // As above: too many people for a shared market.
    const setPasses = (passes: 'true' | 'false') =>
      inDatabase(
        `update weights_versions set evidence = jsonb_set(evidence, '{impact,passes}', $2::jsonb) where version = $1`,
        [version, passes],
      );
    await setPasses('false');
    await second.goto('/admin/matching-lab?tab=versions');
    await expect(card(second, version)).toContainText('The audit fails, so this version cannot be activated.');
    await expect(card(second, version).getByRole('button', { name: 'Approve and activate' })).toHaveCount(0);
    await setPasses('true');
  });

  await test.step('approved by the other, and rolled back', async () => {
    await second.reload();
    await card(second, version).getByRole('button', { name: 'Approve and activate' }).click();
    const sure = second.getByRole('alertdialog', { name: `Activate ${version}?` });
    await sure.getByRole('button', { name: 'Approve and activate' }).click();
    await expect(card(second, version).getByText('Active', { exact: true })).toBeVisible();
    await expect(card(second, version)).toContainText(/Activated by Ines/);
    await card(second, 'hand-1').getByRole('button', { name: 'Roll back to this version' }).click();
    const back = second.getByRole('alertdialog', { name: 'Roll back to hand-1?' });
    await back.getByRole('button', { name: 'Roll back to this version' }).click();
    await expect(card(second, 'hand-1').getByText('Active', { exact: true })).toBeVisible();
    await expect(card(second, version).getByText('Former', { exact: true })).toBeVisible();
  });

  await test.step('a batch round places everybody at once, and is kept only when asked', async () => {
    await page.getByRole('tab', { name: 'Batch round' }).click();
    await page.getByLabel('State').selectOption('MO');
    await page.getByRole('button', { name: 'Run the round' }).click();
    await expect(page.getByText('No blocking pair')).toBeVisible();
    await expect(page.getByText(/^[1-9]\d* of \d+ people placed$/)).toBeVisible();
    await expect(page.getByText(/^\d+ of \d+ seats left open$/)).toBeVisible();
    const round = page.getByRole('table', { name: 'Results' });
    await expect(round.getByRole('row').nth(1)).toContainText(/, MO, published\d+\.\d$/);
    const placed = /^placed,.*, MO, published",\d+\.?\d*\r$/m;
    expect(await read('Export CSV')).toMatch(placed);
    expect(JSON.parse(await read('Export JSON'))).toMatchObject({ position: 'RN', state: 'MO', blockingPairs: 0 });
    await page.getByRole('button', { name: 'Save this round' }).click();
    await dialog.getByRole('button', { name: 'Save this round' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await dialog.getByLabel('Round name').fill(name);
    await dialog.getByRole('button', { name: 'Save this round' }).click();
    await expect(page.getByRole('heading', { name: `Saved round: ${name}` })).toBeVisible();
    await second.goto('/admin/matching-lab?tab=batch');
    await second.getByRole('button', { name: `Open ${name}` }).click();
    await expect(second.getByRole('heading', { name: `Saved round: ${name}` })).toBeVisible();
    await expect(second.getByRole('table', { name: 'Results' }).getByRole('row')).toHaveText(
      await round.getByRole('row').allTextContents(),
    );
  });
});
