import { expect, type Browser, type Page } from '@playwright/test';
import { isAccessible } from '../accessibility.support.ts';
import { press } from '../keyboard.support.ts';
import { aBrowser, anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { signInAsAdmin, someName } from '../operations/admin.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { test } from '../test.support.ts';

/** Kansas City on both sides of the state line: the job in Kansas, the nurse in Missouri. */
const [JOB_ZIP, NURSE_ZIP] = ['66101', '64102'];

/** The years of experience tell apart who is a pseudonym to the hospital. */
const aNurse = (browser: Browser, admin: Page, years: number) => aNurseIn(browser, admin, NURSE_ZIP, years);

const cardOf = (hospital: Page, years: number) => hospital.getByRole('article').filter({ hasText: `${years} years` });

const PHONE = { width: 390, height: 844 };

test('a hospital invites a match, who says yes on a phone: until then the pseudonym is all it has', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name: nurseName }, { page: hospital, name: hospitalName }] = await Promise.all([
    aNurse(browser, admin, 31),
    anApprovedHospital(browser, admin),
  ]);
  const title = someName('ICU nurse, nights');
  const jobId = await aPublishedJob(hospital, title, { zip: JOB_ZIP });
  const card = cardOf(hospital, 31);
  const dialog = hospital.getByRole('dialog', { name: 'Invite to talk' });
  const invite = card.getByRole('button', { name: 'Invite to talk', exact: true });

  await test.step('the recruiter invites by keyboard; a reload keeps the message', async () => {
    await expect(async () => {
      await hospital.goto(`/employer/jobs/${jobId}?tab=candidates`);
      await expect(invite).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await press(hospital, invite);
    await expect(dialog.getByText(`${title}, ${hospitalName}`)).toBeVisible();
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await expect(message).toBeFocused();
    await hospital.keyboard.type('Would you like to see our unit?');
    await isAccessible(hospital);
    await hospital.reload();
    await press(hospital, invite);
    await expect(message).toHaveValue('Would you like to see our unit?');
    await press(hospital, dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(dialog).toBeHidden();
    await expect(card.getByText(/^Invited, open until /)).toBeVisible();
    await expect(hospital.getByText(nurseName)).toHaveCount(0);
    await isAccessible(hospital);
  });

  await test.step('the nurse reads what a yes would share, and says it by keyboard at 390 px', async () => {
    await nurse.setViewportSize(PHONE);
    await nurse.goto('/job-seeker/dashboard');
    await press(nurse, nurse.getByRole('link', { name: 'You have 1 invitation to talk' }));
    await expect(nurse.getByRole('heading', { level: 1, name: 'Invitations to talk' })).toBeVisible();
    await expect(nurse.getByRole('heading', { name: `${hospitalName} invites you to talk` })).toBeVisible();
    await expect(nurse.getByText('Would you like to see our unit?')).toBeVisible();
    await expect(nurse.getByText(/ does not know who you are\. If you say yes, /)).toBeVisible();
    for (const name of ["Yes, I'm interested", 'Not now', 'No, thanks']) {
      const box = await nurse.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const { width, scroll } = await nurse.evaluate(() => ({
      width: innerWidth,
      scroll: document.documentElement.scrollWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
    await isAccessible(nurse);
    await press(nurse, nurse.getByRole('button', { name: "Yes, I'm interested", exact: true }));
    await expect(nurse.getByText('You said yes', { exact: true })).toBeVisible();
    await press(nurse, nurse.getByRole('link', { name: 'See my application' }));
    const dialog = nurse.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(
      dialog.getByText(`Everyone who hires at ${hospitalName} can see your name, for all its jobs.`),
    ).toBeVisible();
  });

  await test.step('the open screen of the hospital shows the name by itself', async () => {
    await expect(hospital.getByRole('article').filter({ hasText: nurseName })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Invite to talk' })).toHaveCount(0);
  });
});

test('“Not now” and “No, thanks” share nothing, and the reason stays with the nurse', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse, name: nurseName }, { page: first, name: firstName }, { page: second, name: secondName }] =
    await Promise.all([
      aNurse(browser, admin, 32),
      anApprovedHospital(browser, admin),
      anApprovedHospital(browser, admin),
    ]);
  for (const hospital of [first, second]) {
    const jobId = await aPublishedJob(hospital, someName('ICU nurse, nights'), { zip: JOB_ZIP });
    await expect(async () => {
      await hospital.goto(`/employer/jobs/${jobId}?tab=candidates`);
      await expect(cardOf(hospital, 32).getByRole('button', { name: 'Invite to talk' })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await cardOf(hospital, 32).getByRole('button', { name: 'Invite to talk' }).click();
    await hospital.getByRole('button', { name: 'Send invitation' }).click();
    await expect(hospital.getByRole('dialog')).toBeHidden();
  }
  await nurse.setViewportSize(PHONE);
  await nurse.goto('/job-seeker/invitations');
  const of = (name: string) => nurse.getByRole('heading', { name: `${name} invites you to talk` }).locator('../..');
  await of(firstName).getByRole('button', { name: 'Not now' }).click();
  await expect(nurse.getByText(/^They can invite you again from /)).toBeVisible();
  await of(secondName).getByRole('button', { name: 'No, thanks' }).dblclick();
  await nurse
    .getByRole('group', { name: /^What did not fit/ })
    .getByRole('button', { name: 'The pay' })
    .click();
  await expect(nurse.getByText('The pay. Thank you. We’ll keep that in mind.')).toBeVisible();
  await isAccessible(nurse);
  await expect(first.getByText(/^Answered “Not now”\./)).toBeVisible();
  await expect(second.getByText('Said no to this job')).toBeVisible();
  for (const hospital of [first, second]) {
    await expect(hospital.getByText(nurseName)).toHaveCount(0);
    await expect(hospital.getByText('The pay', { exact: true })).toHaveCount(0);
  }

  await test.step('she allows fewer in a week, and turns them off; both are kept', async () => {
    const most = nurse.getByRole('textbox', { name: 'Max in seven days' });
    const save = nurse.getByRole('button', { name: 'Save', exact: true });
    await most.fill('0');
    await press(nurse, save);
    await expect(most).toHaveAccessibleDescription(/At least 1\./);
    await most.fill('2');
    await press(nurse, save);
    await expect(nurse.getByText('Saved', { exact: true }).first()).toBeVisible();
    await nurse.getByRole('switch', { name: 'Employers may invite me' }).click();
    await expect(most).toBeHidden();
    await nurse.reload();
    await expect(nurse.getByRole('switch', { name: 'Employers may invite me' })).not.toBeChecked();
    expect(await (await nurse.request.get('/api/me/invitation-settings')).json()).toEqual({ isOn: false, perWeek: 2 });
  });
});

test('what changed behind the open dialog is said in it, and the typed message stays', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await aBrowser(browser);
  await signInAsAdmin(admin);
  const [{ page: nurse }, { page: hospital }] = await Promise.all([
    aNurse(browser, admin, 33),
    anApprovedHospital(browser, admin),
  ]);
  const dialog = hospital.getByRole('dialog', { name: 'Invite to talk' });
  const message = dialog.getByRole('textbox', { name: 'Message' });
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  /** A job of its own with the dialog for its match open. Returns the ID of the job and the address of the invitation. */
  const openDialog = async () => {
    const jobId = await aPublishedJob(hospital, someName('ICU nurse, nights'), { zip: JOB_ZIP });
    await expect(async () => {
      await hospital.goto(`/employer/jobs/${jobId}?tab=candidates`);
      await expect(cardOf(hospital, 33)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    const candidates = (await (await hospital.request.get(`/api/jobs/${jobId}/candidates`)).json()) as {
      items: { id: string; yearsExperience: number }[];
    };
    await cardOf(hospital, 33).getByRole('button', { name: 'Invite to talk' }).click();
    await message.fill('Would you like to see our unit?');
    const id = candidates.items.find((one) => one.yearsExperience === 33)?.id;
    return { jobId, invitation: `/api/employer/applications/${id}/invitation` };
  };
  /** Sends, and reads in the dialog why that can't be; nothing that was typed is lost. */
  const isRefused = async (words: string) => {
    await send.click();
    await expect(dialog).toContainText(words);
    await expect(message).toHaveValue('Would you like to see our unit?');
  };

  const { jobId } = await openDialog();
  expect((await hospital.request.post(`/api/jobs/${jobId}/status`, { data: { to: 'filled' } })).status()).toBe(200);
  await isRefused('This job is filled, so it takes no more invitations.');

  const { invitation } = await openDialog();
  expect((await hospital.request.post(invitation, { data: { message: null } })).status()).toBe(201);
  await isRefused('A colleague has already invited this person.');

  expect((await hospital.request.post(`${invitation}/withdraw`)).status()).toBe(200);
  const { facilities } = (await (await hospital.request.get('/api/employer/organization')).json()) as {
    facilities: { id: string }[];
  };
  const block = { organizationId: facilities[0]?.id };
  expect((await nurse.request.post('/api/me/blocked-organizations', { data: block })).status()).toBe(201);
  await isRefused('This person is no longer available for this job.');
});
