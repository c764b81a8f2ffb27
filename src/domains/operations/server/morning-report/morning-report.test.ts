import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { anApprovedNurse } from '#tests/support/people/hiring.ts';
import { suggest, type Line } from './morning-lines.ts';
import { sendMorningReports } from './send-morning-report.ts';

const app = sharedApp();

const at = (hour: number, days: number) =>
  app.clock.set(
    DateTime.fromJSDate(app.clock.now(), { zone: 'America/Chicago' })
      .startOf('day')
      .plus({ days, hours: hour })
      .toJSDate(),
  );
const reportsTo = async (email: string): Promise<{ subject: string; html: string; text: string }[]> =>
  (await app.visitor().get(`/api/dev/emails?to=${email}`)).body;

test('the administrators who chose it get one report a day: came in, waiting, broke, and three things to do', async () => {
  const founder = await signInAsAdmin(app);
  await signInAsAdmin(app);
  at(6, 2);
  const nurse = await anApprovedNurse(app);
  // The database dates an account by its own clock.
  await app.asOwner('update profiles set created_at = $2 where user_id = $1', [
    nurse.userId,
    app.clock.now().toISOString(),
  ]);
  await app.asOwner(
    `insert into error_groups (fingerprint, level, source, code, message, last_seen_at)
    values ('f', 'error', 'server', 'INTERNAL', 'secret words', $1)`,
    [app.clock.now().toISOString()],
  );
  await sendMorningReports(app.deps);
  at(7, 0);
  await sendMorningReports(app.deps);
  expect(await app.asOwner(`select id from mails where type = 'morning_report'`)).toEqual([]);

  const setting = '/api/me/notification-settings/morning_report';
  const saved = await founder.http.put(setting, { inApp: false, email: true, digest: false });
  expect(saved, JSON.stringify(saved.body)).toMatchObject({
    status: 200,
    body: { label: 'Morning report', email: true },
  });
  await Promise.all([sendMorningReports(app.deps), sendMorningReports(app.deps)]);
  await sendMorningReports(app.deps);
  expect(await app.asOwner(`select count(*)::int from mails where type = 'morning_report'`)).toEqual([{ count: 1 }]);
  const [report] = await reportsTo(founder.email);
  expect(report?.subject).toMatch(/^Morning report for /);
  const text = report?.text ?? '';
  for (const words of [
    '1 new candidate',
    'Came in since yesterday',
    'Waiting',
    '1 open error occurred',
    'Fix: 1 open error',
  ])
    expect(text).toContain(words);
  expect(text.match(/Suggested:/g)).toHaveLength(3);
  for (const path of ['/admin/users', '/admin/errors', '/admin/overview'])
    expect(text).toContain(app.deps.env.appUrl + path);
  for (const word of [nurse.email, nurse.userId, 'secret words']) expect(JSON.stringify(report)).not.toContain(word);
  expect(text).toContain('Stop emails of this kind:');
});

const line = (count: number, name: string): Line => ({ count, words: [name, `${name}s`], path: `/admin/${name}` });

test('what broke is suggested first, then what waits; otherwise there is something to look at', () => {
  const paths = (broke: Line[], waiting: Line[]) => suggest({ broke, waiting }).map(({ path }) => path);
  expect(paths([line(0, 'a'), line(1, 'b')], [line(2, 'c'), line(1, 'd'), line(1, 'e')])).toEqual([
    '/admin/b',
    '/admin/c',
    '/admin/d',
  ]);
  expect(paths([], [])).toEqual(['/admin/unmatched', '/admin/claims', '/admin/overview']);
});
