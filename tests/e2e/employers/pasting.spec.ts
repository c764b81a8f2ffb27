import { expect } from '@playwright/test';
import { isAccessibleEverywhere } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aBrowser, anApprovedHospital, inDays } from './employer.support.ts';
import { test } from '../test.support.ts';

/** Columbia: no other test posts there. */
const ZIP = '65201';

const posting = (title: string) => `<div class="posting"><style>p { color: red }</style>
  <h1>${title}</h1>
  <p>Full-time nights, 3x12 &middot; Columbia, MO ${ZIP}</p>
  <p>Pay: <b>$78,000 to $92,000 a year</b></p><script>document.title = 'taken over'</script>
  <h2>Requirements</h2><ul><li>BLS and ACLS required</li><li>CCRN preferred</li><li>2 years of ICU experience</li></ul>
</div>`;

test('a pasted posting becomes a job: read from HTML, checked beside its text, kept over a reload, and published', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const { page } = await anApprovedHospital(browser, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  const title = someName('ICU RN');
  await page.goto('/employer/new-position');
  await page.getByRole('button', { name: 'Paste a posting' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Paste a posting' });
  await isAccessibleEverywhere(page);
  await dialog
    .getByLabel('Posting', { exact: true })
    .fill(`${posting(title)}<hr>-----<h1>CNA, days</h1><p>Part time, $18/hr</p>`);
  await dialog.getByRole('button', { name: 'Read the posting' }).press('Enter');
  await expect(page.getByText('Your text contains 2 jobs')).toBeVisible();
  await expect(page.getByText(`Read from your posting: ${title}`)).toBeVisible();

  const source = page.getByRole('region', { name: 'Your posting' });
  await expect(source.getByText('$78,000 to $92,000 a year')).toBeVisible();
  await expect(source).not.toContainText(/taken over|color: red|</);
  await expect(page).not.toHaveTitle('taken over');
  await isAccessibleEverywhere(page);
  for (const [label, value] of Object.entries({
    'Job title': title,
    Position: 'RN',
    Specialty: 'icu',
    Employment: 'full_time',
    Shift: 'nights',
    Pattern: '3x12',
    'Paid by the': 'year',
    'Lowest base pay': '78000',
    'Highest base pay': '92000',
    'Minimum years of experience': '2',
    'ZIP code of the workplace': ZIP,
  })) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByText('About $41.67–$49.15 an hour')).toBeVisible();
  await page
    .getByRole('region', { name: /^What we read/ })
    .getByRole('link', { name: 'Shift' })
    .press('Enter');
  await expect(page.getByLabel('Shift', { exact: true })).toBeFocused();

  await page.getByLabel('Start date').fill(inDays(30));
  page.once('dialog', (leave) => void leave.accept());
  await page.reload();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(30));
  await expect(page.getByLabel('Paid by the')).toHaveValue('year');
  await page.getByLabel('Open until').fill(inDays(60));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'Your job is open' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('$78,000–$92,000 a year');

  await page.goto('/employer/new-position');
  await page.getByRole('button', { name: 'Continue with CNA, days' }).click();
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue('CNA');
  await page.getByRole('button', { name: /^1\. .*\(saved\)$/ }).click();
  await page.getByRole('link', { name: 'Open the job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
