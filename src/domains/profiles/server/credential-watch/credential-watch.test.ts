import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { expireFacts } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, type SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, dayIn, eventually, publish } from '#tests/support/people/hiring.ts';
import { watchCredentials } from './watch-credentials.ts';

/** Its clock only moves forward, farthest in the last test. */
const app = sharedApp();

/** The morning in Central time, so that dates are whole days. */
const dayBefore = (expiresOn: string, days: number) =>
  app.clock.set(new Date(Date.parse(`${expiresOn}T16:00:00Z`) - days * DAY_MS));

const noticeTitlesOf = async ({ http }: SignedIn) =>
  ((await http.get('/api/notifications?limit=50')).body.items as { kind: string; title: string }[])
    .filter(({ kind }) => kind === 'credential_expiring')
    .map(({ title }) => title);

test('a missed day is caught up on, and a renewed license gets new reminders', async () => {
  const nurse = await anApprovedNurse(app);
  const expiresOn = dayIn(app, 20);
  const later = dayIn(app, 80);
  const set = (day: string) => expireFacts(app, 'licenses', nurse.userId, day);
  await set(expiresOn);
  await watchCredentials(app.deps);
  expect(await noticeTitlesOf(nurse)).toHaveLength(1);
  await set(later);
  await watchCredentials(app.deps);
  expect(await noticeTitlesOf(nurse)).toHaveLength(2);
});

test('matching stops when a required credential expires and resumes when it is renewed', async () => {
  const hospital = await anApprovedHospital(app);
  const nurse = await anApprovedNurse(app);
  await expireFacts(app, 'certifications', nurse.userId, dayIn(app, 3));
  await publish(app, hospital);
  const stage = async () =>
    (
      await app.asOwner(`select count(*)::int as n from applications where candidate_id = $1 and stage = 'matched'`, [
        nurse.userId,
      ])
    )[0]?.['n'];
  await eventually(async () => expect(await stage()).toBe(1));

  app.clock.advance(4 * DAY_MS);
  await watchCredentials(app.deps);
  await eventually(async () => expect(await stage()).toBe(0));
  const [fact] = await app.asOwner(`select verification_state from certifications where user_id = $1`, [nurse.userId]);
  expect(fact).toEqual({ verification_state: 'expired' });
  const [held] = (await nurse.http.get('/api/me/profile')).body.certifications;
  expect(await noticeTitlesOf(nurse)).toContain('Your Basic Life Support (BLS) has expired');
  const renewed = { ...aNurse.certification, expiresOn: dayIn(app, 700) };
  expect((await nurse.http.put(`/api/me/certifications/${held.id}`, renewed)).status).toBe(200);
  await eventually(async () => expect(await stage()).toBe(1));
});

test('a holder of a compact license who changes the home state must give the date of the move', async () => {
  const nurse = await anApprovedNurse(app);
  const toKansas = { ...aNurse.about, zip: '66762' };
  expect(await nurse.http.put('/api/me/profile/about', toKansas)).toMatchObject({
    status: 422,
    body: { fields: { movedOn: 'You now live in another state. Enter the date you moved.' } },
  });
  const movedOn = dayIn(app, 0);
  expect(await nurse.http.put('/api/me/profile/about', { ...toKansas, movedOn, movedFromState: 'MO' })).toMatchObject({
    status: 200,
  });
});

test('an expiring license is reminded of at 90, 60, 30, 15 and 5 days, once each, by notification and email', async () => {
  const nurse = await anApprovedNurse(app);
  await expireFacts(app, 'certifications', nurse.userId, '2030-01-31');
  const { expiresOn } = aNurse.license;
  const told: number[] = [];
  for (const days of [91, 90, 89, 60, 30, 29, 15, 5, 4, 0]) {
    dayBefore(expiresOn, days);
    await app.asOwner(`update auth.sessions set expires_at = now() + interval '2 years'`);
    await watchCredentials(app.deps);
    await watchCredentials(app.deps);
    told.push((await noticeTitlesOf(nurse)).length);
  }
  expect(told).toEqual([0, 1, 1, 2, 3, 3, 4, 5, 5, 5]);
  const mails = await app.asOwner(
    `select subject from mails where user_id = $1 and type = 'verification_update' order by created_at`,
    [nurse.userId],
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We have your profile',
    ...[90, 60, 30, 15, 5].map((days) => `Your MO RN license expires in ${days} days`),
  ]);
});
