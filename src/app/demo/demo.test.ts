import { beforeAll, expect, test } from 'vitest';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { interviewMachine } from '#domains/hiring/contract/interviews/interview-states.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import type { TodayGroup, TodayKind } from '#domains/hiring/contract/today.ts';
import { offerMachine } from '#domains/hiring/contract/offers/offer-states.ts';
import { byText } from '#kernel/compare.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { auditSelection, type GroupCount } from '#domains/matching/engine/analysis/adverse-impact.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { screenPeople } from '#domains/verification/server/screening/screen-people.ts';
import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import { loadDemo } from './load.ts';

/** As on a first start, before any background matching. */
const ALONE = { ROLE: 'web' };
const TODAY = new Date('2026-11-21T15:00:00Z');

/** What waits for the demo employer, besides matches that came in. */
const WAITING: TodayKind[] = ['response', 'times', 'scorecard', 'approval', 'offer', 'start_item', 'start_expires'];

const app = sharedApp(ALONE);
beforeAll(async () => {
  app.clock.set(TODAY);
  await loadDemo(app.deps, { candidates: 280, jobs: 60, seed: 5 });
}, 180_000);

async function demoEmployer() {
  const http = app.visitor();
  const body = { email: 'employer@demo.tallgrass.test', password: DEMO_PASSWORD };
  expect(await http.post('/api/auth/sign-in', body)).toMatchObject({ status: 200 });
  return http;
}

test.each([
  ['profiles', 'verification_status', verificationMachine],
  ['jobs', 'status', jobMachine],
  ['applications', 'stage', applicationMachine],
  ['interviews', 'status', interviewMachine],
  ['offers', 'status', offerMachine],
] as const)('the demo has %s in every %s', async (table, column, machine) => {
  const rows = await app.asOwner(`select distinct ${column} as state from ${table}`);
  expect(rows.map(({ state }) => String(state)).toSorted(byText)).toEqual(
    statesOf(machine).map(String).toSorted(byText),
  );
});

test('the demo candidate has a new match, applications, an interview and an offer', async () => {
  const [riley] = await app.asOwner(`
    select
      (select count(*)::int from matches m where m.candidate_id = p.user_id and m.is_current and not exists (
        select 1 from applications a where a.job_id = m.job_id and a.candidate_id = p.user_id and a.stage <> 'matched')) as new,
      (select count(*)::int from applications a where a.candidate_id = p.user_id and a.stage <> 'matched') as applications,
      (select count(*)::int from interviews i join applications a on a.id = i.application_id where a.candidate_id = p.user_id) as interviews,
      (select count(*)::int from offers o join applications a on a.id = o.application_id where a.candidate_id = p.user_id) as offers
    from profiles p where p.full_name = 'Riley Sample'`);
  expect(Math.min(...Object.values(riley ?? { nothing: 0 }).map(Number)), JSON.stringify(riley)).toBeGreaterThan(0);
});

test('the demo employer has something of each kind to do today, and a hire who stayed', async () => {
  const http = await demoEmployer();
  const { groups } = (await http.get('/api/employer/today')).body as { groups: TodayGroup[] };
  expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(WAITING));
  const scored = groups.find(({ kind }) => kind === 'scorecard')?.items[0]?.person?.applicationId ?? '';
  expect((await http.get(`/api/employer/applications/${scored}/scorecards`)).body).toMatchObject({
    mine: null,
    others: [],
    submittedBy: ['Robin Sample'],
  });
  expect((await http.get('/api/employer/offer-templates')).body.items).toHaveLength(2);
  for (const status of ['member', 'asked']) {
    const pool = await http.post('/api/employer/talent-pool/search', { status });
    expect(pool.body.items, status).toHaveLength(1);
  }
  const starts = async (show: string) => (await http.get(`/api/employer/starts?show=${show}`)).body.items;
  const [next] = await starts('upcoming');
  expect(next.itemsDone).toBeGreaterThan(2);
  expect(next.itemsDone).toBeLessThan(next.itemsTotal);
  const [stayed] = await starts('past');
  const { checkIns } = (await http.get(`/api/starts/${stayed.applicationId}`)).body as StartView;
  expect(checkIns.map(({ day, mine }) => [day, mine?.isStillThere])).toEqual([
    [7, true],
    [30, true],
    [90, true],
  ]);
});

test('the demo has no future dates', async () => {
  const [late] = await app.asOwner(
    `select
      (select count(*)::int from application_events where at > $1) as events,
      (select count(*)::int from notifications where created_at > $1) as notices,
      (select count(*)::int from mails where created_at > $1) as mails`,
    [TODAY],
  );
  expect(late).toEqual({ events: 0, notices: 0, mails: 0 });
  // And no shown match is waiting for its notice.
  const untold = `select 1 from match_views m where m.allocated_at is not null and not exists (
    select 1 from notifications n where n.user_id = m.candidate_id and n.dedupe_key = 'match:' || m.job_id || ':' || m.candidate_id)`;
  expect(await app.asOwner(untold)).toEqual([]);
});

test('the fairness audit of the demo has people to count', async () => {
  const [told] = await app.asOwner(
    `select count(*)::int as asked, count(d.user_id)::int as answered, count(d.sex)::int as sex,
       count(d.race_ethnicity)::int as race, count(distinct d.sex)::int as sexes
     from candidate_profiles c left join candidate_demographics d using (user_id) where c.submitted_at is not null`,
  );
  const { asked = 0, answered = 0, sex = 0, race = 0, sexes } = told as Record<string, number>;
  expect(answered / asked).toBeGreaterThan(0.7);
  expect(answered).toBeLessThan(asked);
  expect(sex).toBeLessThan(answered);
  expect(race).toBeLessThan(answered);
  expect(sexes).toBe(3);
  expect(
    await app.asOwner(`select 1 from candidate_demographics d join candidate_profiles c using (user_id)
    where c.submitted_at is null`),
  ).toEqual([]);

  // As the lab's audit counts: of people with a match, who is shown to an employer.
  const counts = await app.asOwner(
    `select answer as group, chosen as selected, total from app.impact_counts(
       array(select candidate_id from matches where is_current),
       array(select candidate_id from match_views where allocated_at is not null)) where attribute = 'sex'`,
  );
  const { groups } = auditSelection(counts as unknown as GroupCount[]);
  expect(groups.map(({ group }) => group)).toEqual(expect.arrayContaining(['female', 'male']));
  for (const { pValue } of groups) expect(pValue).toBeGreaterThan(0);
});

test('everything in the demo is marked as demo', async () => {
  const unmarked = await app.asOwner(
    `select full_name as name from profiles where not is_demo and role <> 'admin'
     union all select name from organizations where not is_demo
     union all select title from jobs where not is_demo`,
  );
  expect(unmarked).toEqual([]);
});

test('public demo jobs are noindex and say that they are examples', async () => {
  const jobs = await app.asOwner('select slug from jobs where is_public and published_at is not null');
  const visitor = app.visitor();
  const sitemap = (await visitor.get('/sitemap.xml')).body;
  let open = 0;
  for (const { slug } of jobs) {
    const { status, body, headers } = await visitor.get(`/jobs/${String(slug)}`);
    open += Number(status === 200);
    expect(headers.get('x-robots-tag'), String(slug)).toBe('noindex');
    expect(body).not.toContain('application/ld+json');
    expect(body.includes('An example, not an open job')).toBe(status === 200);
    expect(sitemap).not.toContain(`/jobs/${String(slug)}<`);
  }
  expect(open).toBeGreaterThan(5);
});

test('the same seed produces the same market', async () => {
  const market = async () => {
    const own = await startTestApp(ALONE);
    own.clock.set(TODAY);
    await loadDemo(own.deps, { candidates: 30, jobs: 8, seed: 1 });
    return own.asOwner(
      `select p.full_name, j.title, a.stage, a.created_at, a.updated_at from applications a
       join profiles p on p.user_id = a.candidate_id join jobs j on j.id = a.job_id order by p.user_id, j.id`,
    );
  };
  const first = await market();
  expect(first.length).toBeGreaterThan(0);
  expect(await market()).toEqual(first);
});

test('the demo brings invented lists, marked as such, without demo people on them', async () => {
  const ada = await signInAsAdmin(app);
  const { lists } = (await ada.http.get('/api/admin/screening')).body;
  expect(lists).toMatchObject([
    { source: 'leie', isInvented: true, isOverdue: false, entries: 5 },
    { source: 'sam', isInvented: true, isOverdue: false, entries: 2 },
  ]);
  expect((await ada.http.get('/api/admin/facility-directory/status')).body).toEqual({ status: 'invented' });
  expect(await screenPeople(app.deps)).toMatchObject({ possible: 0, paused: 0 });
});

test('the pending hospital of the demo can be approved in one sitting, by a call to its number in the directory', async () => {
  const ada = await signInAsAdmin(app);
  const [hospital] = await app.asOwner(
    `select o.id from organizations o join auth.users u on u.id = o.created_by
     where u.email = 'pending-employer@demo.tallgrass.test' and o.parent_id is null`,
  );
  const caseId = await caseOf(app, String(hospital?.['id']));
  const at = `/api/admin/cases/${caseId}`;
  const { items, organization } = (await ada.http.get(at)).body as CaseView;
  expect(organization).toMatchObject({ callbackSource: expect.stringMatching(/^CMS directory, DEMO/) });
  for (const { type, id, revision } of items) {
    const accepted = { outcome: 'accepted', source: 'directory', revision };
    expect((await ada.http.put(`${at}/items/${type}/${id}`, accepted)).status, type).toBe(200);
  }
  await ada.http.put(`${at}/callback`, { note: 'The office knows Casey Sample.' });
  const { version } = (await ada.http.get(at)).body as CaseView;
  expect(await ada.http.post(`${at}/decision`, { decision: 'approved', version })).toMatchObject({
    status: 200,
    body: { status: 'approved' },
  });
});
