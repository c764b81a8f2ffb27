import { beforeAll, expect, test } from 'vitest';
import type { OverviewRange } from '#domains/operations/contract/overview.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { approvePeople } from '#tests/support/arrange.ts';
import { handInOrganization, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { overviewLines } from '#domains/operations/web/overview/overview-lines.ts';

const app = sharedApp();
let ada: SignedIn;

/** The API call of each screen, with the filters in its address. */
const API: Record<string, string> = {
  '/admin/figures': '/api/admin/overview/rows',
  '/admin/pending-approval': '/api/admin/cases',
  '/admin/verification': '/api/admin/cases',
  '/admin/matching-lab': '/api/admin/appeals',
  '/admin/role-requests': '/api/admin/role-requests',
  '/admin/reports': '/api/admin/reports',
  '/admin/faq': '/api/admin/faq',
  '/admin/messages': '/api/admin/messages',
  '/admin/holds': '/api/admin/holds',
  '/admin/jobs': '/api/admin/jobs',
  '/admin/applications': '/api/admin/applications',
};

/** Every row of the list at an address of the console, in pages of two. */
async function rowsAt(address: string): Promise<{ id?: string }[]> {
  const { pathname, searchParams } = new URL(address, 'http://console.test');
  searchParams.delete('tab');
  searchParams.set('limit', '2');
  const rows = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    if (cursor) searchParams.set('cursor', cursor);
    const { status, body } = await ada.http.get(`${API[pathname]}?${searchParams}`);
    expect(status, address).toBe(200);
    rows.push(...body.items);
    cursor = body.nextCursor;
  }
  return rows;
}

const linesOf = async (range: OverviewRange) =>
  overviewLines((await ada.http.get(`/api/admin/overview?range=${range}`)).body, range);
const valueOf = (lines: Awaited<ReturnType<typeof linesOf>>, group: string, figure: string) =>
  lines.find((line) => line.group === group && line.figure === figure);

const ago = (ms: number) => new Date(app.clock.now().getTime() - ms);

beforeAll(async () => {
  ada = await signInAsAdmin(app);
  const bert = await signInAsAdmin(app, 'Bert Lane');
  const hospital = await signInAs(app, 'employer');
  const { organizationId } = await handInOrganization(app, hospital);
  const jobOf = async (position: string, zip: string, status = 'published') =>
    (
      await app.asOwner(
        `insert into jobs (organization_id, slug, title, status, position, zip, city, state, latitude, longitude, employment_type,
           shift, shift_pattern, pay_min_cents, pay_max_cents, description, start_date, valid_through, license_states, published_at)
         values ($1, gen_random_uuid()::text, 'Nights', $5, $3, $4, 'Joplin', 'MO', 37, -94, 'full_time', 'nights',
           '3x12', 3600, 4400, 'Care', current_date + 30, current_date + 60, '{MO}', $2) returning id`,
        [organizationId, ago(20 * DAY_MS), position, zip, status],
      )
    )[0]?.['id'];
  const [joplin, topeka] = [await jobOf('RN', '64801'), await jobOf('CNA', '66603')];
  await jobOf('RN', '64801', 'filled');

  const people: SignedIn[] = [];
  for (let i = 0; i < 7; i += 1) {
    const nurse = await signInAs(app);
    if (i < 6) await fillProfile(nurse.http, { submit: true });
    people.push(nurse);
  }
  const nth = (i: number) => people[i]?.userId ?? '';
  // Signed up at different times; one belongs to no range, and one is no real person.
  const signedUp = async (i: number, days: number) =>
    app.asOwner('update profiles set created_at = $2 where user_id = $1', [nth(i), ago(days * DAY_MS)]);
  await signedUp(1, 12);
  await signedUp(2, 50);
  await signedUp(3, 120);
  await app.asOwner('update profiles set is_demo = true where user_id = $1', [nth(5)]);

  // Decided in time, late, within another range; two of them after a reviewer's claim; one waits far too long.
  const decided = (i: number, submitted: number, at: number, claimed: number | null) =>
    app.asOwner(
      `update verification_cases set status = 'approved', submitted_at = $2, decided_at = $3, first_claimed_at = $4 where user_id = $1`,
      [nth(i), ago(submitted), ago(at), claimed === null ? null : ago(claimed)],
    );
  await decided(0, DAY_MS + 5 * HOUR_MS, DAY_MS, DAY_MS + HOUR_MS);
  await decided(1, 10 * DAY_MS, DAY_MS, DAY_MS + 3 * HOUR_MS);
  await decided(2, 41 * DAY_MS, 40 * DAY_MS, null);
  await decided(5, 3 * DAY_MS, DAY_MS, null);
  await app.asOwner('update verification_cases set submitted_at = $2 where user_id = $1', [nth(3), ago(9 * DAY_MS)]);
  for (const [i, status] of ['agreed', 'disagreed', 'waiting'].entries()) {
    await app.asOwner(
      `insert into second_reviews (case_id, first_by, first_at, status, decided_by, decided_at)
       select id, $2, $3, $4::text, $5, case when $4 = 'waiting' then null else $3::timestamptz end from verification_cases where user_id = $1`,
      [nth(i), ada.userId, ago(2 * HOUR_MS), status, bert.userId],
    );
  }
  await approvePeople(app, nth(0), nth(1), nth(2), nth(5));
  await app.asOwner('update candidate_profiles set approved_at = $2 where user_id = any($1)', [
    [nth(0), nth(1), nth(2), nth(5)],
    ago(DAY_MS),
  ]);

  const apply = async (i: number, job: unknown, stage: string, due: number, answered: number | null) => {
    const [row] = await app.asOwner(
      `insert into applications (job_id, organization_id, candidate_id, stage, applied_at, response_due_at, first_response_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [job, organizationId, nth(i), stage, ago(due + 8 * HOUR_MS), ago(due), answered === null ? null : ago(answered)],
    );
    return row?.['id'];
  };
  const hire = async (application: unknown, at: number) =>
    app.asOwner(
      `insert into application_events (application_id, kind, to_stage, actor, at) values ($1, 'stage', 'hired', 'employer', $2)`,
      [application, ago(at)],
    );
  await hire(await apply(0, joplin, 'hired', 5 * DAY_MS, 5 * DAY_MS + HOUR_MS), DAY_MS);
  await hire(await apply(1, topeka, 'hired', 5 * DAY_MS, 4 * DAY_MS), DAY_MS);
  await hire(await apply(2, joplin, 'hired', 45 * DAY_MS, 45 * DAY_MS + HOUR_MS), 30.5 * DAY_MS);
  await apply(3, joplin, 'applied', 2 * DAY_MS, null);
  await apply(4, joplin, 'applied', 60 * DAY_MS, null);
  const offered = await apply(1, joplin, 'offered', HOUR_MS, 2 * HOUR_MS);
  await app.asOwner(
    `insert into interviews (application_id, organization_id, mode, time_zone, created_by)
     values ($1, $2, 'phone', 'America/Chicago', $3)`,
    [offered, organizationId, hospital.userId],
  );
  await app.asOwner(
    `insert into offers (application_id, organization_id, status, pay_cents, employment_type, shift, shift_pattern, start_date, expires_at, sent_by)
     values ($1, $2, 'sent', 3900, 'full_time', 'nights', '3x12', current_date + 30, $3, $4)`,
    [offered, organizationId, ago(-5 * DAY_MS), hospital.userId],
  );

  await app.asOwner(`insert into role_requests (user_id, requested_role) values ($1, 'Sonographer')`, [nth(0)]);
  await app.visitor().post('/api/faq', { question: 'Do you take Idaho licenses?' });
  await app.visitor().post('/api/contact', { topic: 'other', email: 'kim@kin.test', message: 'Do you cover Iowa?' });
  await ada.http.post('/api/admin/holds', { subjectType: 'person', subjectId: nth(4), reason: 'A complaint.' });
});

test.each(['7d', '90d'] as const)('within %s, each figure has as many rows in the list behind it', async (range) => {
  const lines = await linesOf(range);
  const found = [];
  for (const line of lines) {
    const rows = await rowsAt(line.list);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size, line.list).toBe(rows.length);
    found.push({ ...line, rows: rows.length });
  }
  expect(found).toEqual(lines);
});

test('the figures match what happened', async () => {
  const [week, quarter] = [await linesOf('7d'), await linesOf('90d')];
  const both = (group: string, figure: string) => [week, quarter].map((lines) => valueOf(lines, group, figure)?.value);
  expect(both('Review time', 'Decided')).toEqual([2, 3]);
  expect(both('Review time', 'Decided late')).toEqual([1, 1]);
  expect(both('Review time', 'Median time per case')).toEqual([2, 2]);
  expect(valueOf(week, 'Review time', '90% of cases within')).toMatchObject({ value: 1 + 0.9 + 0.9, rows: 2 });
  expect(both('Review time', 'Second reviews that agree')).toEqual([0.5, 0.5]);
  expect(both('Fills', 'Hires')).toEqual([2, 3]);
  expect(both('By position', 'RN')).toEqual([1, 2]);
  expect(both('By county', 'Shawnee, KS')).toEqual([1, 1]);
  expect(both('Response clock', 'Overdue now')).toEqual([2, 2]);
  expect(valueOf(week, 'Response clock', 'In time')).toMatchObject({ value: 0.5, rows: 2 });
});

test.each(['7d', '30d', '90d'] as const)('within %s, the figures of a section add up', async (range) => {
  const lines = await linesOf(range);
  const rows = (group: string, figure: string) => valueOf(lines, group, figure)?.rows ?? Number.NaN;
  const sum = (group: string) =>
    lines.filter((line) => line.group === group).reduce((total, line) => total + line.rows, 0);
  const clock = (figure: string) => rows('Response clock', figure);
  expect(clock('Due')).toBeGreaterThan(0);
  expect(clock('Answered')).toBe(clock('In time') + clock('Answered late'));
  expect(clock('Due')).toBe(clock('Answered') + clock('Not answered'));
  const reviews = (figure: string) => rows('Review time', figure);
  expect(reviews('Decided')).toBe(reviews('Within 2 business days') + reviews('Decided late'));
  expect(sum('By position')).toBe(rows('Fills', 'Hires'));
  expect(sum('By county')).toBe(rows('Fills', 'Hires'));

  // Counted once more, each application on its own.
  const applications = await app.asOwner(
    `select stage, first_response_at as answered, response_due_at as due, updated_at as changed from applications
     where applied_at is not null and response_due_at >= $1`,
    [ago({ '7d': 7, '30d': 30, '90d': 90 }[range] * DAY_MS)],
  );
  const counts = { due: 0, inTime: 0, late: 0, unanswered: 0 };
  for (const { stage, answered, due, changed } of applications as unknown as ClockRow[]) {
    const hasEnded = stage !== 'applied' && changed <= due;
    if (!answered && (due >= app.clock.now() || hasEnded)) continue;
    counts.due += 1;
    counts[!answered ? 'unanswered' : answered <= due ? 'inTime' : 'late'] += 1;
  }
  expect(counts).toEqual({
    due: clock('Due'),
    inTime: clock('In time'),
    late: clock('Answered late'),
    unanswered: clock('Not answered'),
  });
});

interface ClockRow {
  stage: string;
  answered: Date | null;
  due: Date;
  changed: Date;
}

test('a list says who, which, from when to when, and where more stands', async () => {
  expect(await rowsAt('/admin/figures?figure=hires&range=7d&county=Jasper%2C+MO')).toEqual([
    expect.objectContaining({ screen: 'user', job: 'Nights', position: 'RN', county: 'Jasper, MO', state: 'hired' }),
  ]);
  const [worked] = await rowsAt('/admin/figures?figure=decided_late&range=7d');
  expect(worked).toMatchObject({ screen: 'case', state: 'approved', hours: 9 * 24 });
  expect(await rowsAt('/admin/figures?figure=hires&range=7d&county=Nowhere%2C+MO')).toEqual([]);
  const nurse = await signInAs(app);
  expect(await nurse.http.get('/api/admin/overview/rows')).toMatchObject({ status: 403 });
  expect(await ada.http.get('/api/admin/overview/rows?figure=everything')).toMatchObject({ status: 422 });
  expect(await ada.http.get('/api/admin/overview/rows?cursor=WzEsMl0')).toMatchObject({ status: 422 });
});

test('the jobs are searched by title and organization, and a wildcard is literal', async () => {
  const titles = async (q: string) =>
    (await ada.http.get(`/api/admin/jobs?q=${encodeURIComponent(q)}&limit=100`)).body.items.map(
      ({ title }: { title: string }) => title,
    );
  const all = (await ada.http.get('/api/admin/jobs?limit=100')).body.items;
  expect(all.length).toBeGreaterThan(0);
  expect(await titles('nIgHt')).toHaveLength(all.length);
  expect(await titles(all[0].organization.name)).toHaveLength(all.length);
  expect(await titles('100%')).toEqual([]);
});
