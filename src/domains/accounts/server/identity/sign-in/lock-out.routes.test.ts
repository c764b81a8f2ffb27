import { beforeEach, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { ANA, join, linkTo, mailsTo, someone } from '#tests/support/people/identity.ts';
import { turnOnTwoStep } from '#tests/support/people/two-step.ts';

/** Limits slow down guessing without locking out the owner of the account. */
const app = sharedApp({ RATE_LIMITS: 'on' });
let ana: ReturnType<typeof someone>;
beforeEach(async () => {
  await app.asOwner('truncate rate_limits');
  ana = someone(ANA);
});
type Http = ReturnType<typeof app.visitor>;

const signIn = async (http: Http, password: string = ana.password) =>
  (await http.post('/api/auth/sign-in', { email: ana.email, password })).status;
const guess = async (times: number, http = app.visitor()) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push(await signIn(http, 'wrong-one'));
  return statuses;
};
const askForReset = (http: Http) => http.post('/api/functions/password-reset-request', { email: ana.email });
const resetMails = async () => (await mailsTo(app, ana.email, 'password_reset')).length;

test('wrong passwords from elsewhere lock out strangers but not the owner on a known device', async () => {
  const { http: device } = await join(app, ana);
  await device.post('/api/auth/sign-out', {});
  expect(await guess(11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(await signIn(app.visitor())).toBe(429);
  expect(await signIn(device)).toBe(200);
  // Her own success doesn't help a guesser.
  expect(await signIn(app.visitor())).toBe(429);
});

test('a known device has its own ten attempts and is known to that account only', async () => {
  const { http: device } = await join(app, ana);
  expect(await guess(11, device)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(await signIn(app.visitor())).toBe(200);

  const eve = someone(ANA);
  const { http: stranger } = await join(app, eve);
  await guess(10);
  expect(await signIn(stranger)).toBe(429);
  // A mark copied from one browser's cookie proves nothing under another browser's name.
  const [, mark = ''] = (device.cookies.get('tallgrass.known') ?? '').split('.');
  const [name = ''] = (stranger.cookies.get('tallgrass.known') ?? '').split('.');
  stranger.cookies.set('tallgrass.known', `${name}.${mark}`);
  expect(await signIn(stranger)).toBe(429);
});

test('wrong codes from elsewhere don’t lock the owner out of the second step on a known device', async () => {
  const { http: device } = await join(app, ana);
  const { code } = (await turnOnTwoStep(app, device, ana.password)).phone;
  const prove = async (http: Http, shown: string) => {
    await signIn(http);
    return (await http.post('/api/auth/second-factor', { code: shown })).status;
  };
  for (let i = 0; i < 5; i += 1) expect(await prove(app.visitor(), '000000')).toBe(422);
  expect(await prove(app.visitor(), code())).toBe(429);
  await device.post('/api/auth/sign-out', {});
  expect(await prove(device, code())).toBe(200);
});

test('a proof by email lifts the wait caused by strangers', async () => {
  await join(app, ana);
  await guess(10);
  const fresh = app.visitor();
  await askForReset(fresh);
  const token = (await linkTo(app, ana.email, 'password_reset')).searchParams.get('token');
  await fresh.post('/api/functions/password-reset-complete', { token, newPassword: 'tallgrass9' });
  expect(await signIn(fresh, 'tallgrass9')).toBe(200);
});

test('reset requests always get the same answer; too many send no email, except from a device of the owner', async () => {
  const { http: device } = await join(app, ana);
  for (let i = 0; i < 8; i += 1) {
    expect(await askForReset(app.visitor())).toMatchObject({ status: 200, body: { ok: true } });
  }
  expect(await askForReset(device)).toMatchObject({ status: 200, body: { ok: true } });
  await linkTo(app, ana.email, 'password_reset', 6);

  // Many requests from other networks can't lock her out either, and always get the same answer.
  for (let i = 0; i < 70; i += 1) {
    const answer = await app
      .visitor()
      .post('/api/functions/password-reset-request', { email: `nobody${i}@example.com` });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  }
  await askForReset(device);
  await linkTo(app, ana.email, 'password_reset', 7);
  expect(await resetMails()).toBe(7);
});

test('strangers can’t use up the confirmation emails of a new user', async () => {
  const owner = app.visitor();
  await owner.post('/api/auth/sign-up', ana);
  const again = async (http: Http) => (await http.post('/api/auth/resend-confirmation', { email: ana.email })).status;
  for (let i = 0; i < 5; i += 1) expect(await again(app.visitor())).toBe(202);
  expect(await again(app.visitor())).toBe(429);
  expect(await again(owner)).toBe(202);
  await linkTo(app, ana.email, 'email_confirmation', 7);
});
