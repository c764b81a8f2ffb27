import { beforeAll, expect, test } from 'vitest';
import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import { placeHold } from '#tests/support/arrange.ts';
import { handInOrganization, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { scoreStaleCases } from './score-cases.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

/** The whole queue in one order, page by page. */
async function queue(order: 'age' | 'risk', limit = 2): Promise<CaseSummary[]> {
  const seen: CaseSummary[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body } = await ada.http.get(
      `/api/admin/cases?order=${order}&limit=${limit}${cursor && `&cursor=${cursor}`}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    seen.push(...body.items);
    cursor = body.nextCursor;
  }
  return seen;
}
const codesOf = (summary: CaseSummary | undefined) => summary?.risk?.reasons.map(({ code }) => code);

/** A nurse who has submitted, with this license number, in an account some days old. */
async function aNurseWith(licenseNumber: string): Promise<SignedIn> {
  app.clock.advance(60_000);
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  await app.asOwner(`update licenses set license_number = $2 where user_id = $1`, [nurse.userId, licenseNumber]);
  await app.asOwner(`update profiles set created_at = created_at - interval '3 days' where user_id = $1`, [
    nurse.userId,
  ]);
  return nurse;
}

test('the queue sorts by age or risk, says why, and follows changes', async () => {
  const calm = await aNurseWith('2019000001');
  const employer = await signInAs(app, 'employer');
  app.clock.advance(60_000);
  const { organizationId } = await handInOrganization(app, employer);
  const first = await aNurseWith('2019000002');
  const second = await aNurseWith('2019000003');
  await placeHold(app, 'person', second.userId, 'license_review', 'Looked into.');
  await scoreStaleCases(app.deps);
  const of = (list: CaseSummary[], id: string) => list.find(({ subjectId }) => subjectId === id);

  const byAge = await queue('age');
  expect(byAge.map(({ subjectId }) => subjectId)).toEqual([calm.userId, organizationId, first.userId, second.userId]);
  const byRisk = await queue('risk');
  expect(byRisk.map(({ subjectId }) => subjectId)).toEqual([second.userId, organizationId, calm.userId, first.userId]);
  expect(of(byRisk, second.userId)?.risk).toEqual({ score: 30, reasons: [{ code: 'hold', count: 1, points: 30 }] });
  expect(codesOf(of(byRisk, organizationId))).toEqual(['new_account']);
  expect(of(byRisk, calm.userId)?.risk).toEqual({ score: 0, reasons: [] });

  // The same number on two accounts, however formatted, raises the risk of both, even of the one that did not change.
  const [license] = (await first.http.get('/api/me/profile')).body.licenses;
  const taken = { ...aNurse.license, licenseNumber: '2019-000001' };
  expect((await first.http.put(`/api/me/licenses/${license.id}`, taken)).status).toBe(200);
  await scoreStaleCases(app.deps);
  await scoreStaleCases(app.deps);
  const shared = await queue('risk');
  expect(codesOf(of(shared, first.userId))).toEqual(['same_number', 'hint']);
  // A hint says what is unusual, and only a hint: the other reasons have words of their own.
  expect(of(shared, first.userId)?.risk?.reasons.map(({ hints }) => hints)).toEqual([
    undefined,
    [expect.stringMatching(/^[A-Z].+\.$/)],
  ]);
  expect(codesOf(of(shared, calm.userId))).toEqual(['same_number']);
  expect(shared.at(-1)?.subjectId).toBe(organizationId);

  // A strong match comes first; a decided case is no longer scored.
  const [entry] = await app.asOwner(
    `insert into exclusion_entries (source, key, is_firm, last_name, first_name, middle_name, suffix, firm_name)
     values ('leie', 'k', false, 'WHITFIELD', 'DANA', '', '', '') returning id`,
  );
  await app.asOwner(
    `insert into screening_hits (user_id, entry_id, verdict, score, comparison) values ($1, $2, 'strong', 90, '{}')`,
    [calm.userId, entry?.['id']],
  );
  await scoreStaleCases(app.deps);
  const [top] = await queue('risk', 50);
  expect(top).toMatchObject({ subjectId: calm.userId, risk: { score: 90 } });
  expect(codesOf(top)).toEqual(['exclusion_strong', 'same_number']);
  await app.asOwner(`update verification_cases set status = 'rejected', decided_at = now() where user_id = $1`, [
    calm.userId,
  ]);
  const [left] = await app.asOwner(`select count(*)::int as n from case_risks where is_stale`);
  expect(left).toEqual({ n: 0 });
  const { body } = await ada.http.get('/api/admin/cases?status=rejected&order=risk');
  expect(body.items).toMatchObject([{ subjectId: calm.userId, risk: null }]);
  expect(await first.http.get('/api/admin/cases?order=risk')).toMatchObject({ status: 403 });
});

test('the sizes of the queue are counted as each filter lists them', async () => {
  const filters = {
    person: 'subject=person',
    organization: 'subject=organization',
    late: 'due=late',
    mine: 'claim=mine',
    assigned: 'claim=assigned',
    secondReview: 'status=second_review',
  };
  const late = await aNurseWith('2019000004');
  await aNurseWith('2019000005');
  await app.asOwner(
    `update verification_cases set submitted_at = submitted_at - interval '9 days' where user_id = $1`,
    [late.userId],
  );
  const { items } = (await ada.http.get('/api/admin/cases?limit=100')).body as { items: CaseSummary[] };
  const [claimed, assigned] = items;
  expect((await ada.http.post(`/api/admin/cases/${claimed?.id}/claim`, {})).status).toBe(200);
  const assignment = { assignTo: ada.userId, caseIds: [assigned?.id] };
  expect((await ada.http.post('/api/admin/case-assignments', assignment)).status).toBe(200);
  const { status, body } = await ada.http.get('/api/admin/case-counts');
  expect(status).toBe(200);
  for (const [name, filter] of Object.entries(filters)) {
    const list = await ada.http.get(`/api/admin/cases?limit=100&${filter}`);
    expect(body[name], name).toBe(list.body.items.length);
  }
  expect(body).toMatchObject({ mine: 1, assigned: 1, late: expect.any(Number) });
  expect(body.late).toBeGreaterThan(0);
  expect(await late.http.get('/api/admin/case-counts')).toMatchObject({ status: 403 });
});

test('the page by risk uses its index', async () => {
  await app.asOwner(`
    insert into auth.users (name, email, email_verified, signup_role)
    select 'Many', 'many' || n || '@example.test', true, 'job_seeker' from generate_series(1, 3000) n`);
  await app.asOwner(`
    insert into verification_cases (subject_type, user_id, submitted_by)
    select 'person', p.user_id, p.user_id from profiles p where p.full_name = 'Many'`);
  await app.asOwner(`update case_risks set score = (random() * 100)::int, is_stale = false`);
  await app.asOwner('analyze case_risks, verification_cases');
  const plan = await app.asOwner(`
    explain select v.id from verification_cases v left join case_risks r on r.case_id = v.id
    where v.status = 'pending' and r.case_id is not null and (-r.score, r.submitted_at, r.case_id) > (-50, now(), v.id)
    order by -r.score, r.submitted_at, r.case_id limit 26`);
  expect(JSON.stringify(plan)).toContain('case_risks_order');
  expect(JSON.stringify(plan)).not.toContain('Sort');
});
