import { beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { ANA, join, mailsTo, someone } from '#tests/support/people/identity.ts';
import { turnOnTwoStep } from '#tests/support/people/two-step.ts';
import { endDueTwoSteps } from './lost-factor.ts';

const app = sharedApp();
let ada: SignedIn;
beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

const HOUR = 3_600_000;
const asked = { check: 'video', reason: 'Showed her license and passport.' };
const at = (userId: string, step = '') => `/api/admin/users/${userId}${step}`;

/** A person with two-step sign-in, and how they sign in with the password in a new browser. */
async function anOwner() {
  const ana = someone(ANA);
  const { http, userId } = await join(app, ana);
  const { phone, recoveryCodes } = await turnOnTwoStep(app, http, ana.password);
  const enter = async () => {
    const visitor = app.visitor();
    const { body } = await visitor.post('/api/auth/sign-in', { email: ana.email, password: ana.password });
    return { visitor, isIn: body.user !== null };
  };
  const told = async () => (await mailsTo(app, ana.email, 'security_alert')).map(({ text }) => text);
  const twoStep = async () => (await ada.http.get(at(userId))).body.twoStep;
  return { userId, phone, recoveryCodes, enter, told, twoStep };
}

const actions = async (userId: string) =>
  app.asOwner(
    `select action, actor_id as by, detail from audit_log where subject_id = $1 and action like 'totp%' order by seq`,
    [userId],
  );

test('a day after an administrator checked the identity, the password is enough again', async () => {
  const { userId, enter, told, twoStep } = await anOwner();
  const planned = await ada.http.post(at(userId, '/end-two-step'), asked);
  expect(planned.status).toBe(200);
  const endsAt = new Date(app.clock.now().getTime() + 24 * HOUR).toISOString();
  expect(planned.body.twoStep).toEqual({ since: expect.any(String), endsAt });
  expect((await told()).join()).toContain('It ends in 24 hours.');

  app.clock.advance(24 * HOUR - 1);
  await endDueTwoSteps(app.deps);
  expect(await enter()).toMatchObject({ isIn: false });
  app.clock.advance(1);
  await endDueTwoSteps(app.deps);
  await endDueTwoSteps(app.deps);
  expect(await enter()).toMatchObject({ isIn: true });
  expect((await told()).filter((text) => text.includes('was turned off'))).toHaveLength(1);
  expect(await twoStep()).toBeNull();
  expect(await app.asOwner('select from auth.recovery_codes where user_id = $1', [userId])).toEqual([]);
  expect(await actions(userId)).toEqual([
    expect.objectContaining({ action: 'totp.on' }),
    { action: 'totp.end_planned', by: ada.userId, detail: asked },
    expect.objectContaining({ action: 'totp.off', by: userId }),
  ]);
});

test.each(['the app', 'a recovery code'])('%s keeps it on: the codes are not lost', async (from) => {
  const { userId, phone, recoveryCodes, enter, told, twoStep } = await anOwner();
  await ada.http.post(at(userId, '/end-two-step'), asked);
  const { visitor } = await enter();
  const code = from === 'the app' ? phone.code() : recoveryCodes[0];
  expect((await visitor.post('/api/auth/second-factor', { code })).status).toBe(200);
  expect(await twoStep()).toMatchObject({ endsAt: null });
  expect((await told()).join()).toContain('stays on');
  app.clock.advance(25 * HOUR);
  await endDueTwoSteps(app.deps);
  expect(await enter()).toMatchObject({ isIn: false });
});

test('a wrong code changes nothing about it', async () => {
  const { userId, enter, twoStep } = await anOwner();
  await ada.http.post(at(userId, '/end-two-step'), asked);
  const { visitor } = await enter();
  expect((await visitor.post('/api/auth/second-factor', { code: '000000' })).status).toBe(422);
  expect(await twoStep()).toMatchObject({ endsAt: expect.any(String) });
});

test('an administrator can take it back, and the owner gets an email', async () => {
  const { userId, told } = await anOwner();
  expect(await ada.http.post(at(userId, '/keep-two-step'))).toMatchObject({ status: 409 });
  await ada.http.post(at(userId, '/end-two-step'), asked);
  expect(await ada.http.post(at(userId, '/end-two-step'), asked)).toMatchObject({ status: 409 });
  const kept = await ada.http.post(at(userId, '/keep-two-step'));
  expect(kept.body.twoStep).toMatchObject({ endsAt: null });
  expect((await told()).join()).toContain('stays on after all');
});

test('it needs a check, a reason and another administrator, and two-step sign-in to be on', async () => {
  const { userId } = await anOwner();
  const refused = await ada.http.post(at(userId, '/end-two-step'), { check: '', reason: ' ' });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { check: 'Choose how you checked.', reason: expect.any(String) } },
  });
  expect(await ada.http.post(at(ada.userId, '/end-two-step'), asked)).toMatchObject({ status: 403 });
  const { userId: without } = await join(app, someone(ANA));
  expect(await ada.http.post(at(without, '/end-two-step'), asked)).toMatchObject({ status: 409 });
  expect((await ada.http.get(at(without))).body.twoStep).toBeNull();
});
