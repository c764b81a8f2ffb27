import { expect } from '@playwright/test';
import { isAccessible } from '../accessibility.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aPdf, join } from '../profiles/candidate-support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { aBrowser, inDays } from '../employers/employer.support.ts';
import { approve } from '../verification/reviewer.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs, which would take the home screen's few places. */
const SEDALIA = '65301';

test('a nurse and a hospital find each other, meet and agree', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);

  const title = someName('ICU nurse, nights');
  const { page: nurse, name: nurseName } = await aNurseIn(browser, admin, SEDALIA);
  const medical = { kind: 'tb_test', file: aPdf(`TB test of ${nurseName}`) };
  expect((await nurse.request.post('/api/me/documents', { multipart: medical })).status()).toBe(201);

  const hospitalName = someName('Quillreed');
  const hospital = await aBrowser(browser);
  await join(hospital, { fullName: 'Morgan Hale', role: 'employer' });
  await test.step('the hospital describes itself and hands in', async () => {
    await hospital.goto('/employer/onboarding');
    await hospital.getByLabel('Organization name').fill(hospitalName);
    await hospital.getByLabel('Facility type').selectOption('hospital');
    await hospital.getByRole('button', { name: 'Save and continue' }).click();
    await hospital.getByLabel('Street address').fill('1 Main St');
    await hospital.getByLabel('ZIP code').fill('90210');
    await hospital.getByRole('button', { name: 'Save and continue' }).click();
    await expect(hospital.getByText('We serve facilities in Missouri and Kansas.')).toBeVisible();
    await hospital.getByLabel('ZIP code').fill(SEDALIA);
    await hospital.getByRole('button', { name: 'Save and continue' }).click();
    await hospital.getByLabel('Contact person').fill('Morgan Hale');
    await hospital.getByLabel('Contact email').fill('hiring@quillreed.example');
    await hospital.getByLabel('Phone').fill('(417) 555-0110');
    await hospital.getByRole('button', { name: 'Save and continue' }).click();
    await hospital.getByLabel('Units').fill('ICU\nEmergency');
    await hospital.getByRole('button', { name: 'Save and continue' }).click();
    await hospital.getByRole('button', { name: 'Submit for review' }).click();
    await expect(hospital.getByRole('heading', { name: 'Under Review' })).toBeVisible();
  });
  await approve(admin.request, hospitalName);

  await test.step('approved, it posts a job', async () => {
    await hospital.reload();
    await expect(hospital.getByRole('heading', { name: "You're approved" })).toBeVisible();
    await hospital.getByRole('link', { name: 'Post a Job' }).click();
    await hospital.getByLabel('Job title').fill(title);
    await hospital.getByLabel('Position').selectOption('RN');
    await hospital.getByLabel('Specialty').selectOption('icu');
    await hospital.getByLabel('Employment').selectOption('full_time');
    await hospital.getByLabel('Shift').selectOption('nights');
    await hospital.getByLabel('Pattern').selectOption('3x12');
    await hospital.getByLabel('Lowest base pay').fill('32');
    await hospital.getByLabel('Highest base pay').fill('36');
    await hospital.getByLabel('Night differential').fill('4');
    await expect(
      hospital.getByText('$1,296–$1,440 a week on this shift and pattern, with the $4 night differential'),
    ).toBeVisible();
    await hospital.getByLabel('Start date').fill(inDays(40));
    await hospital.getByLabel('Open until').fill(inDays(60));
    await hospital.getByRole('button', { name: 'Publish' }).click();
    await expect(hospital.getByRole('listitem').filter({ hasText: 'Describe the job.' })).toBeVisible();
    await expect(hospital.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      /Describe the job\./,
    );
    await hospital.getByLabel('Description').fill('Twelve beds, three nights a week.');
    await hospital.getByRole('button', { name: 'Publish' }).click();
    await expect(hospital.getByRole('heading', { name: title })).toBeVisible();
    await expect(hospital.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  await test.step('the match appears to the nurse with its reasons, and she applies', async () => {
    await nurse.goto('/job-seeker/dashboard');
    await nurse.getByRole('link', { name: `View and apply: ${title}` }).click();
    await expect(nurse.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(nurse.getByText(`${hospitalName} will see your name and credentials.`)).toBeVisible();
    await nurse.getByRole('button', { name: 'Apply', exact: true }).dblclick();
    await expect(nurse.getByText('Application sent').first()).toBeVisible();
    await expect(nurse.getByText('You applied to this job.')).toBeVisible();
  });

  await test.step('the hospital sees her name, shortlists and proposes a time', async () => {
    await hospital.reload();
    await hospital.getByRole('link', { name: `Open ${nurseName}` }).click();
    const person = hospital.getByRole('article', { name: nurseName });
    await expect(person.getByText('Shown once they accept an interview.')).toBeVisible();
    await person.getByRole('button', { name: 'Shortlist' }).click();
    await person.getByRole('button', { name: 'Propose interview times' }).click();
    const propose = hospital.getByRole('dialog', { name: 'Propose interview times' });
    await propose.getByLabel('Where').fill('https://meet.example.org/1');
    await propose.getByLabel('Time 1').fill(`${inDays(3)}T10:00`);
    await propose.getByRole('button', { name: 'Send' }).click();
    await expect(person.getByText('Waiting for the candidate')).toBeVisible();
  });

  await test.step('times that are over cannot be picked any more', async () => {
    const later = await (await browser.newContext({ storageState: await nurse.context().storageState() })).newPage();
    await later.clock.setFixedTime(`${inDays(4)}T12:00:00Z`);
    await later.goto('/job-seeker/dashboard?tab=interviews');
    await expect(later.getByText('These times have passed. Propose other times.')).toBeVisible();
    await expect(later.getByRole('button', { name: /10:00 AM/ })).toHaveCount(0);
  });

  await test.step('her yes shares her contact', async () => {
    await nurse.goto('/job-seeker/dashboard?tab=interviews');
    await nurse.getByRole('button', { name: /10:00 AM/ }).click();
    const asked = nurse.getByRole('alertdialog', { name: /10:00 AM/ });
    await expect(asked).toContainText(/Your phone and email will be shared with .+\./);
    await asked.getByRole('button', { name: 'Confirm this time' }).dblclick();
    // It may wait behind a newer message, such as one of new matches.
    await expect(nurse.getByText('Confirmed. The employer has your email and phone now.').first()).toBeAttached();
    const person = hospital.getByRole('article', { name: nurseName });
    await expect(person.getByText('Shown once they accept an interview.')).toBeHidden();
    await expect(person.getByText('Shown once they accept an offer.')).toBeVisible();
  });

  await test.step('an offer is sent and accepted, and opens the rest', async () => {
    const person = hospital.getByRole('article', { name: nurseName });
    await person.getByRole('button', { name: 'Make offer' }).click();
    const offer = hospital.getByRole('dialog', { name: 'Make offer' });
    await offer.getByLabel('Response due by').fill('');
    await offer.getByRole('button', { name: 'Sign and send' }).click();
    await expect(offer.getByLabel('Response due by')).toBeFocused();
    await expect(offer.getByLabel('Response due by')).toHaveAccessibleDescription(/Enter a day and a time\./);
    await offer.getByLabel('Response due by').fill(inDays(10));
    const pay = offer.getByLabel('Base pay');
    await expect(pay).toHaveAccessibleDescription(/^\$1,368 a week on this pattern, with the \$4 night differential/);
    const reason = offer.getByLabel('Why the pay is lower');
    await expect(reason).toHaveCount(0);
    await pay.fill('20');
    await offer.getByLabel('Type your full name').fill('Morgan Hale');
    await offer.getByLabel(/^I agree to sign this letter electronically/).click();
    await expect(reason).toHaveAccessibleDescription(/^This is below the lowest pay that you posted \(\$32\.00\)\./);
    await offer.getByRole('button', { name: 'Sign and send' }).click();
    await expect(reason).toHaveAccessibleDescription(/Say why\.$/);
    await isAccessible(hospital);
    await reason.fill('An orientation rate for ninety days.');
    await offer.getByRole('button', { name: 'Sign and send' }).click();
    await expect(person.getByText(/^Outside the posted pay: An orientation rate for ninety days\.$/)).toBeVisible();
    await expect(person.getByRole('link', { name: 'Open the letter (PDF)' })).toBeVisible();

    const paper = person.getByRole('listitem').filter({ hasText: 'Medical' }).getByRole('link');
    await nurse.goto('/job-seeker/dashboard?tab=applications');
    await nurse.getByRole('button', { name: `Withdraw the application for ${title}` }).click();
    const sure = nurse.getByRole('alertdialog', { name: `Withdraw the application for ${title}?` });
    await expect(sure).toContainText('Its interviews and offers end too');
    await sure.getByRole('button', { name: 'Keep it' }).click();
    await nurse.getByRole('button', { name: `Timeline and receipt of ${title}` }).click();
    const consent = nurse.getByRole('switch', { name: 'Let this employer see my medical documents' });
    await expect(paper).toHaveCount(0);
    await consent.click();
    const path = (await paper.getAttribute('href')) ?? '';
    expect((await hospital.request.get(path)).status()).toBe(200);
    await consent.click();
    await expect(paper).toHaveCount(0);
    expect((await hospital.request.get(path)).status()).toBe(404);

    await nurse.goto('/job-seeker/dashboard?tab=offers');
    await expect(nurse.getByText('$20 an hour, about $864 a week with the $4 night differential')).toBeVisible();
    await expect(nurse.getByText('The employer’s reason: An orientation rate for ninety days.')).toBeVisible();
    await isAccessible(nurse);
    await nurse.getByRole('link', { name: 'Review and sign' }).click();
    await expect(nurse.getByText('Signed for the employer by')).toBeVisible();
    await nurse.getByRole('button', { name: 'Sign offer' }).click();
    await expect(nurse.getByLabel('Type your full name')).toHaveAccessibleDescription(/Type your full name\./);
    await nurse.getByLabel('Type your full name').fill('Dana Whitfield');
    await nurse.getByLabel(/^I agree to sign this letter electronically/).click();
    await isAccessible(nurse);
    await nurse.getByRole('button', { name: 'Sign offer' }).dblclick();
    await expect(nurse.getByText('You signed. Congratulations.')).toBeVisible();
    const signed = (await nurse.getByRole('link', { name: 'Open the signed letter (PDF)' }).getAttribute('href')) ?? '';
    expect((await nurse.request.get(signed)).headers()['content-type']).toBe('application/pdf');
    await expect(person.getByText('Offer accepted: hired')).toBeVisible();
    await expect(person.getByText('Shown once they accept an offer.')).toBeHidden();
  });
});
