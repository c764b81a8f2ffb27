import { beforeAll, expect, test } from 'vitest';
import type { CaseSummary, CaseView } from '#domains/verification/contract/verification.ts';
import { ACTING_USER_HEADER, ACTING_WRITES_HEADER } from '#domains/accounts/contract/acting-rules.ts';
import { UNDO_MINUTES } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { placeHold } from '#tests/support/arrange.ts';
import { acceptAll, caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { executeDuePlans, planJobs } from './carry-out-plans.ts';
import { planDecisions } from './plan-decisions.ts';

const WINDOW = UNDO_MINUTES * 60_000;
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const app = sharedApp();
let ada: SignedIn;
let bert: SignedIn;
/** Cases that no test decides: one unreviewed, and two that could be approved. */
let untouched: Waiting;
let ready: Waiting;
let other: Waiting;

beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
  bert = await signInAsAdmin(app, 'Bert Lane');
  untouched = await aNurseWhoWaits({ isReviewed: false });
  ready = await aNurseWhoWaits();
  other = await aNurseWhoWaits();
});

interface Waiting extends SignedIn {
  caseId: string;
}

/** A nurse who has submitted; Ada reviewed and accepted everything, unless specified otherwise. */
async function aNurseWhoWaits({ isReviewed = true } = {}): Promise<Waiting> {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const caseId = await caseOf(app, nurse.userId);
  if (isReviewed) await acceptAll(ada.http, caseId);
  return { ...nurse, caseId };
}

const read = async (id: string, who = ada): Promise<CaseView> => (await who.http.get(`/api/admin/cases/${id}`)).body;
const seen = async (...nurses: Waiting[]) =>
  Promise.all(nurses.map(async ({ caseId }) => ({ id: caseId, version: (await read(caseId)).version })));
const plan = async (body: object, who = ada) => who.http.post('/api/admin/planned-decisions', body);
const approveAll = async (nurses: Waiting[], who = ada) =>
  plan({ decision: 'approved', cases: await seen(...nurses) }, who);
const refusalsOf = (answer: { body: { results: { refusal: string | null }[] } }) =>
  answer.body.results.map(({ refusal }) => refusal);
const undo = (id: string | undefined, who = ada) => who.http.post(`/api/admin/planned-decisions/${id}/undo`);
const mine = async (who = ada): Promise<string[]> =>
  (await who.http.get('/api/admin/planned-decisions')).body.items.map(({ caseId }: { caseId: string }) => caseId);
const decide = async ({ caseId }: Waiting, who = ada) =>
  who.http.post(`/api/admin/cases/${caseId}/decision`, {
    decision: 'approved',
    version: (await read(caseId)).version,
  });
const statusOf = async ({ userId }: Waiting) =>
  (await app.asOwner(`select verification_status as status from profiles where user_id = $1`, [userId]))[0]?.['status'];
const toldTo = async ({ userId }: SignedIn, kind: string) =>
  app.asOwner(`select body, href from notifications where user_id = $1 and kind = $2`, [userId, kind]);
const actionsOn = async (caseId: string) =>
  (
    await app.asOwner(
      `select action from audit_log where action like 'case.%planned%' and subject_id = $1
         or detail ->> 'caseId' = $1 and action like 'person.%' order by seq`,
      [caseId],
    )
  ).map((row) => row['action']);

async function mark({ caseId }: Waiting) {
  const work = (await read(caseId)).items.find(({ type }) => type === 'work');
  const body = { outcome: 'needs_fix', message: 'The dates do not fit.', revision: work?.revision };
  expect((await ada.http.put(`/api/admin/cases/${caseId}/items/work/${work?.id}`, body)).status).toBe(200);
}

test('a planned decision takes effect once after ten minutes, like one made by hand; refused cases say why', async () => {
  const nurse = await aNurseWhoWaits();
  const marked = await aNurseWhoWaits();
  await mark(marked);
  await bert.http.post(`/api/admin/cases/${other.caseId}/claim`, { takeOver: true });
  const stale = { id: untouched.caseId, version: 99 };

  const cases = [...(await seen(nurse, untouched, marked, other)), stale, { id: NOWHERE, version: 1 }];
  const dueAt = new Date(app.clock.now().getTime() + WINDOW).toISOString();
  const planned = await plan({ decision: 'approved', cases });
  expect(planned).toMatchObject({ status: 200, body: { dueAt } });
  expect(planned.body.results.map(({ caseId }: { caseId: string }) => caseId)).toEqual(cases.map(({ id }) => id));
  expect(refusalsOf(planned)).toEqual([
    null,
    'Identity is not reviewed yet. And 4 more.',
    'There is a discrepancy, a hold, a possible match or a number found elsewhere: decide on the case itself.',
    'Bert Lane is working on this case.',
    'This case changed in the meantime. Check the latest version, then decide again.',
    "We can't find this case.",
  ]);
  await bert.http.post(`/api/admin/cases/${other.caseId}/release`);

  // A fix needs a message and a marked item.
  const fix = { decision: 'needs_fix', cases: await seen(marked, untouched) };
  expect(await plan({ ...fix, message: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { message: 'Say what to fix. The person will see it.' } },
  });
  const message = 'Please correct your work history.';
  expect(refusalsOf(await plan({ ...fix, message }))).toEqual([null, 'Mark the item that needs a fix first.']);
  expect(new Set(await mine())).toEqual(new Set([nurse.caseId, marked.caseId]));
  expect(await mine(bert)).toEqual([]);

  // Nothing has happened yet, the case shows the plan, and no one can work on it meanwhile.
  app.clock.advance(WINDOW - 1);
  await executeDuePlans(app.deps);
  expect(await statusOf(nurse)).toBe('pending');
  expect(await toldTo(nurse, 'verification_decided')).toEqual([]);
  const view = await read(nurse.caseId, bert);
  const plannedBy = { id: ada.userId, name: 'Ada Reyes' };
  expect(view).toMatchObject({ decisions: [], plan: { state: 'planned', decision: 'approved', plannedBy, dueAt } });
  const inQueue: CaseSummary[] = (await bert.http.get('/api/admin/cases?limit=100')).body.items;
  expect(inQueue.find(({ id }) => id === nurse.caseId)?.plan).toEqual(view.plan);
  const words = { message: 'Ada Reyes planned to approve this. Undo that first.', current: 'planned' };
  expect(await decide(nurse, bert)).toMatchObject({ status: 409, body: words });
  expect(await decide(nurse)).toMatchObject({ status: 409, body: words });
  const claim = `/api/admin/cases/${nurse.caseId}/claim`;
  expect(await bert.http.post(claim, { takeOver: true })).toMatchObject({ status: 409, body: words });
  expect(refusalsOf(await approveAll([nurse]))).toEqual([words.message]);

  app.clock.advance(1);
  // Its own job, the sweeps of two processes and a late undo run concurrently.
  const job = planJobs[0]?.run(app.deps, { planId: view.plan?.id }, '');
  await Promise.all([job, executeDuePlans(app.deps), executeDuePlans(app.deps), undo(view.plan?.id)]);
  await executeDuePlans(app.deps);
  expect(await read(nurse.caseId)).toMatchObject({ status: 'approved', decidedBy: plannedBy, plan: null });
  expect(await statusOf(nurse)).toBe('approved');
  expect(await toldTo(nurse, 'verification_decided')).toHaveLength(1);
  expect(await actionsOn(nurse.caseId)).toEqual([
    'case.decision_planned',
    'case.planned_decision_carried_out',
    'person.approved',
  ]);
  expect(await undo(view.plan?.id)).toMatchObject({ status: 409, body: { current: 'carried_out' } });
  expect((await marked.http.get('/api/me/submission')).body).toMatchObject({ status: 'needs_fix', message });
  expect(await mine()).toEqual([]);
});

test('any administrator can undo a plan until it is due, and a reviewer all of their own; the case is free again', async () => {
  const nurse = await aNurseWhoWaits();
  expect(refusalsOf(await approveAll([nurse]))).toEqual([null]);
  const first = (await read(nurse.caseId)).plan?.id;
  expect(await undo(first, bert)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await undo(first)).toMatchObject({ status: 409, body: { current: 'undone' } });
  expect(await undo(NOWHERE)).toMatchObject({ status: 404 });
  expect(await read(nurse.caseId)).toMatchObject({ plan: null, decisions: expect.arrayContaining(['approved']) });

  await ada.http.post(`/api/admin/cases/${nurse.caseId}/release`);
  expect(refusalsOf(await approveAll([nurse], bert))).toEqual([null]);
  expect(refusalsOf(await approveAll([ready, other]))).toEqual([null, null]);
  expect(await ada.http.post('/api/admin/planned-decisions/undo')).toMatchObject({ status: 200, body: { undone: 2 } });
  expect(await mine()).toEqual([]);

  app.clock.advance(WINDOW);
  const late = (await read(nurse.caseId)).plan?.id;
  // The minute's sweep may have run already.
  expect(await undo(late, bert)).toMatchObject({
    status: 409,
    body: { current: expect.stringMatching(/^(planned|carried_out)$/) },
  });
  expect(await bert.http.post('/api/admin/planned-decisions/undo')).toMatchObject({ body: { undone: 0 } });
  await executeDuePlans(app.deps);
  expect(await Promise.all([ready, other, nurse].map(statusOf))).toEqual(['pending', 'pending', 'approved']);
  expect(await actionsOn(ready.caseId)).toEqual(['case.decision_planned', 'case.planned_decision_undone']);
});

test('many cases take as many statements as one, whatever the results; a case selected twice is planned once', async () => {
  await ada.http.post(`/api/admin/cases/${other.caseId}/release`);
  const planned = async (nurses: Waiting[]) => {
    const given = { decision: 'approved', cases: await seen(...nurses) } as const;
    let refusals: (string | null)[] = [];
    const statements = await statementsOf(app.deps, async (deps) => {
      refusals = refusalsOf({ body: await planDecisions(deps, ada.userId, given) });
    });
    await ada.http.post('/api/admin/planned-decisions/undo');
    return { statements, refusals };
  };
  const one = await planned([ready]);
  expect(one.refusals).toEqual([null]);
  const many = await planned([ready, untouched, other, other]);
  expect(many.refusals).toEqual([
    null,
    'Identity is not reviewed yet. And 4 more.',
    null,
    'You planned to approve this. Undo that first.',
  ]);
  expect(many.statements).toBe(one.statements);
});

test('a plan for a changed case is refused: the planner is notified, the person is not', async () => {
  const changed = await aNurseWhoWaits();
  const held = await aNurseWhoWaits();
  const moved = ready;
  await approveAll([changed, held, moved]);
  const license = (await read(changed.caseId)).items.find(({ type }) => type === 'license');
  const put = { ...aNurse.license, licenseNumber: '2019777777' };
  expect((await changed.http.put(`/api/me/licenses/${license?.id}`, put)).status).toBe(200);
  const hold = { subjectType: 'person', subjectId: held.userId, reason: 'A complaint is looked into.' };
  expect((await bert.http.post('/api/admin/holds', hold)).status).toBe(201);
  await app.asOwner(`update verification_cases set version = version + 1 where id = $1`, [moved.caseId]);

  app.clock.advance(WINDOW);
  await executeDuePlans(app.deps);
  await executeDuePlans(app.deps);
  const refusals = [changed, held, moved].map(async ({ caseId }) => (await read(caseId)).plan);
  expect(await Promise.all(refusals)).toMatchObject([
    { state: 'refused', refusal: 'MO RN license changed after its review: review it again.' },
    { state: 'refused', refusal: expect.stringContaining('a hold') },
    { state: 'refused', refusal: 'This case changed in the meantime. Check the latest version, then decide again.' },
  ]);
  const told = await toldTo(ada, 'plan_refused');
  const hrefs = [changed, held, moved].map(({ caseId }) => `/admin/pending-approval?case=${caseId}`);
  expect(new Set(told.map(({ href }) => href))).toEqual(new Set(hrefs));
  expect(told).toHaveLength(hrefs.length);
  for (const nurse of [changed, held, moved]) {
    expect(await statusOf(nurse)).toBe('pending');
    expect(await toldTo(nurse, 'verification_decided')).toEqual([]);
  }
  expect(await actionsOn(held.caseId)).toEqual(['case.decision_planned', 'case.planned_decision_refused']);

  // Reviewed again, it is decided by hand, and the refusal disappears.
  await acceptAll(ada.http, changed.caseId);
  expect(await decide(changed)).toMatchObject({ status: 200, body: { status: 'approved', plan: null } });
});

test('a former administrator’s plans are refused', async () => {
  const gone = await signInAsAdmin(app, 'Gus Hill');
  await ada.http.post(`/api/admin/cases/${other.caseId}/release`);
  expect(refusalsOf(await approveAll([other], gone))).toEqual([null]);
  await placeHold(app, 'person', gone.userId, 'suspension', 'left');
  app.clock.advance(WINDOW);
  await executeDuePlans(app.deps);
  expect(await statusOf(other)).toBe('pending');
  expect((await read(other.caseId)).plan?.refusal).toBe('The reviewer who planned this is no longer an administrator.');
});

test('batch claims take effect immediately, each case separately', async () => {
  await bert.http.post(`/api/admin/cases/${other.caseId}/claim`, {});
  const claims = (action: 'claim' | 'release', ...caseIds: string[]) =>
    ada.http.post('/api/admin/case-claims', { action, caseIds });
  expect(refusalsOf(await claims('claim', untouched.caseId, other.caseId))).toEqual([
    null,
    'Bert Lane is working on this case.',
  ]);
  expect((await read(untouched.caseId)).claimedBy?.id).toBe(ada.userId);
  expect(refusalsOf(await claims('release', untouched.caseId))).toEqual([null]);
  expect(refusalsOf(await claims('release', untouched.caseId))).toEqual(['You have not claimed this case.']);
  expect((await read(untouched.caseId)).claimedBy).toBeNull();
});

test('only an administrator plans, and never while acting as someone else', async () => {
  const body = { decision: 'approved', cases: await seen(ready) };
  expect(await ready.http.post('/api/admin/planned-decisions', body)).toMatchObject({ status: 403 });
  const acting = { [ACTING_USER_HEADER]: ready.userId, [ACTING_WRITES_HEADER]: '1' };
  expect(await ada.http.post('/api/admin/planned-decisions', body, acting)).toMatchObject({ status: 403 });
  expect(await plan({ ...body, decision: 'rejected' })).toMatchObject({ status: 422 });
  expect(await plan({ ...body, cases: [] })).toMatchObject({ status: 422 });
  expect(await mine()).toEqual([]);
});

test('the sweep uses its index', async () => {
  await app.asOwner(`
    insert into planned_decisions (case_id, version, decision, planned_by, planned_at, due_at, state)
    select v.id, 1, 'approved', '${NOWHERE}', now(), now() + n * interval '1 second', 'carried_out'
    from (select id from verification_cases limit 1) v, generate_series(1, 3000) n`);
  await app.asOwner('analyze planned_decisions');
  const explain = async (query: string) => JSON.stringify(await app.asOwner(`explain ${query}`));
  expect(
    await explain(
      `select id from planned_decisions where state = 'planned' and due_at <= now() order by due_at limit 200`,
    ),
  ).toContain('planned_decisions_due');
  expect(
    await explain(
      `select p.id from planned_decisions p where p.case_id = '${NOWHERE}' order by p.planned_at desc limit 1`,
    ),
  ).toContain('planned_decisions_case_id_planned_at_index');
});
