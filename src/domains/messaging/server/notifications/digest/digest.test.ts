import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { newApplication } from '#domains/hiring/server/applications/applications.notices.ts';
import { matchFound } from '#domains/matching/server/matching/matching.notices.ts';
import { service } from '#platform/server/database/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { nextDigest } from './digest-time.ts';
import { mailDigests } from './digest.ts';
import { notify } from '../notify.ts';

const app = sharedApp();
const MINUTE_MS = 60_000;

const applied = (to: SignedIn, job: string, application: string) =>
  app.deps.db.as(service, (tx) =>
    notify(app.deps, tx, newApplication, {
      userId: to.userId,
      data: { jobTitle: `Nurse in ${job}` },
      href: `/employer/jobs/${job}?application=${application}`,
      dedupeKey: `applied:${job}:${application}`,
      group: { key: `job:${job}`, href: `/employer/jobs/${job}` },
    }),
  );
const matched = (to: SignedIn, jobTitle: string) =>
  app.deps.db.as(service, (tx) =>
    notify(app.deps, tx, matchFound, {
      userId: to.userId,
      data: { jobTitle, organizationName: 'Ozark Ridge' },
      href: '/job-seeker/dashboard',
    }),
  );

const bell = async ({ http }: SignedIn) => (await http.get('/api/notifications')).body.items;
const mails = async ({ email }: SignedIn) =>
  (await app.visitor().get(`/api/dev/emails?to=${email}`)).body as { subject: string; text: string; html: string }[];

test('a burst of one group is one notice with a count and two mails, whoever retries', async () => {
  const ana = await signInAs(app);
  for (const application of ['1', '2', '2', '3']) await applied(ana, 'a', application);
  await applied(ana, 'b', '1');
  expect(await bell(ana)).toMatchObject([
    { title: 'A new application', href: '/employer/jobs/b?application=1' },
    { title: '3 new applications', body: expect.stringContaining('Nurse in a'), href: '/employer/jobs/a' },
  ]);
  expect((await ana.http.get('/api/notifications/unread-count')).body).toEqual({ count: 2 });
  expect((await mails(ana)).map(({ subject }) => subject)).toEqual(['A new application', 'A new application']);

  await mailDigests(app.deps);
  expect(await mails(ana)).toHaveLength(2);
  app.clock.advance(10 * MINUTE_MS);
  await Promise.all([mailDigests(app.deps), mailDigests(app.deps)]);
  const [later, ...earlier] = await mails(ana);
  expect(later).toMatchObject({ subject: '3 new applications', text: expect.stringContaining('/employer/jobs/a\n') });
  expect(earlier).toHaveLength(2);
});

test('a group ends when its notice was read, or after ten quiet minutes', async () => {
  const ana = await signInAs(app);
  await applied(ana, 'c', '1');
  const [first] = await bell(ana);
  await ana.http.post(`/api/notifications/${first.id}/read`);
  await applied(ana, 'c', '2');
  app.clock.advance(11 * MINUTE_MS);
  await applied(ana, 'c', '3');
  expect((await bell(ana)).map(({ title }: { title: string }) => title)).toEqual([
    'A new application',
    'A new application',
    'A new application',
  ]);
});

test('a kind in the daily digest is in the bell right away and in one mail at eight in the morning', async () => {
  const ana = await signInAs(app);
  const path = '/api/me/notification-settings/match_found';
  const saved = await ana.http.put(path, { inApp: true, email: true, digest: true });
  expect(saved.body).toMatchObject({ kind: 'match_found', label: 'New matches', digest: true });
  await matched(ana, 'ICU nurse');
  await matched(ana, 'ER nurse');
  expect(await bell(ana)).toHaveLength(2);
  expect(await mails(ana)).toEqual([]);

  app.clock.set(nextDigest(app.clock.now(), 'America/Chicago'));
  await mailDigests(app.deps);
  const [mail, ...others] = await mails(ana);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: '2 updates from Tallgrass' });
  for (const part of [mail?.text, mail?.html]) expect(part).toMatch(/ICU nurse[^]*ER nurse/);
  await mailDigests(app.deps);
  expect(await mails(ana)).toHaveLength(1);
});

test('a kind that is switched off before the digest leaves is not in it', async () => {
  const ana = await signInAs(app);
  const path = '/api/me/notification-settings/match_found';
  await ana.http.put(path, { inApp: false, email: true, digest: true });
  await matched(ana, 'ICU nurse');
  expect(await bell(ana)).toEqual([]);
  await ana.http.put(path, { inApp: false, email: false, digest: true });
  app.clock.set(nextDigest(app.clock.now(), 'America/Chicago'));
  await mailDigests(app.deps);
  expect(await mails(ana)).toEqual([]);
});

test.each([
  ['2026-11-24T07:59', 'America/Chicago', '2026-11-24T08:00'],
  ['2026-11-24T08:00', 'America/Chicago', '2026-11-25T08:00'],
  // The nights in which the clocks change.
  ['2026-03-07T20:00', 'America/Denver', '2026-03-08T08:00'],
  ['2026-10-31T20:00', 'America/Chicago', '2026-11-01T08:00'],
])('after %s in %s the next digest is due at %s', (now, zone, due) => {
  const next = nextDigest(DateTime.fromISO(now, { zone }).toJSDate(), zone);
  expect(DateTime.fromJSDate(next, { zone }).toFormat("yyyy-MM-dd'T'HH:mm")).toBe(due);
});
