import { beforeAll, describe, expect, test } from 'vitest';
import type { CaseSummary, CaseView } from '#domains/verification/contract/verification.ts';
import { acceptAll, caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { assignCases } from './assign-cases.ts';
import { claimCases } from './claim-cases.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const app = sharedApp();
let ada: SignedIn;
let bert: SignedIn;
let nurse: SignedIn;
/** Unreviewed cases. */
let [first, second, third] = ['', '', ''];

beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
  bert = await signInAsAdmin(app, 'Bert Lane');
  [first, second, third] = [await aCase(), await aCase(), await aCase()];
});

async function aCase(): Promise<string> {
  nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  return caseOf(app, nurse.userId);
}

const read = async (id: string): Promise<CaseView> => (await ada.http.get(`/api/admin/cases/${id}`)).body;
const refusalsOf = (answer: { body: { results: { refusal: string | null }[] } }) =>
  answer.body.results.map(({ refusal }) => refusal);

describe('assigning cases', () => {
  const assign = (assignTo: string | null, caseIds: string[], who = ada) =>
    who.http.post('/api/admin/case-assignments', { assignTo, caseIds });
  const queue = async (claim: string, who: SignedIn): Promise<string[]> =>
    (await who.http.get(`/api/admin/cases?claim=${claim}&limit=100`)).body.items.map(({ id }: CaseSummary) => id);
  const toldTo = async () =>
    app.asOwner(`select body, href from notifications where user_id = $1 and kind = 'cases_assigned'`, [bert.userId]);

  test('the assignee gets one notice and finds them; the assigner’s claim ends, and others can still claim them', async () => {
    expect((await ada.http.get('/api/admin/reviewers')).body.items).toContainEqual({
      id: bert.userId,
      name: 'Bert Lane',
    });
    await acceptAll(ada.http, first);
    expect((await read(first)).claimedBy?.id).toBe(ada.userId);
    await bert.http.post(`/api/admin/cases/${third}/claim`, {});
    const ids = [first, second, third, NOWHERE];
    expect(refusalsOf(await assign(bert.userId, ids))).toEqual([
      null,
      null,
      'Bert Lane is working on this case.',
      "We can't find this case.",
    ]);
    expect(await read(first)).toMatchObject({
      claimedBy: null,
      assignedTo: { id: bert.userId, name: 'Bert Lane' },
    });
    expect(await queue('assigned', bert)).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    expect(await queue('assigned', ada)).toEqual([]);
    expect(await queue('free', ada)).not.toContain(second);
    expect(await queue('free', bert)).toContain(second);
    const told = await toldTo();
    expect(told).toMatchObject([
      { body: expect.stringContaining('Ada Reyes'), href: expect.stringContaining('assigned') },
    ]);

    // Assigning again or unassigning sends no notice, and a decision ends the assignment.
    await assign(bert.userId, [second]);
    expect(refusalsOf(await assign(null, [second], bert))).toEqual([null]);
    expect((await read(second)).assignedTo).toBeNull();
    expect(await toldTo()).toHaveLength(1);
    const decision = { decision: 'approved', version: (await read(first)).version };
    expect((await ada.http.post(`/api/admin/cases/${first}/decision`, decision)).status).toBe(200);
    expect((await read(first)).assignedTo).toBeNull();
    expect(refusalsOf(await assign(bert.userId, [first]))).toEqual(['This case is already decided.']);
  });

  test('needs an administrator on both sides', async () => {
    expect(await assign(nurse.userId, [second])).toMatchObject({
      status: 422,
      body: { fields: { assignTo: expect.any(String) } },
    });
    expect(await assign(bert.userId, [])).toMatchObject({ status: 422 });
    expect(await assign(bert.userId, [second], nurse)).toMatchObject({ status: 403 });
    expect(await nurse.http.get('/api/admin/reviewers')).toMatchObject({ status: 403 });
  });
});

test('claiming and assigning many take as many statements as one', async () => {
  const [one, other] = [await aCase(), await aCase()];
  const claiming = (caseIds: string[]) =>
    statementsOf(app.deps, (deps) => claimCases(deps, ada.userId, { action: 'claim', caseIds }));
  const assigning = (caseIds: string[], assignTo: string) =>
    statementsOf(app.deps, (deps) => assignCases(deps, ada.userId, { assignTo, caseIds }));
  const alone = [await claiming([one]), await assigning([one], ada.userId)];
  await claimCases(app.deps, ada.userId, { action: 'release', caseIds: [one] });
  await assignCases(app.deps, ada.userId, { assignTo: null, caseIds: [one] });
  expect([await claiming([one, other, other]), await assigning([one, other], ada.userId)]).toEqual(alone);
  expect((await read(other)).claimedBy?.id).toBe(ada.userId);
  // A case named twice is claimed once.
  const lines = `select count(*)::int as lines from audit_log where action = 'case.claimed' and subject_id = $1`;
  expect(await app.asOwner(lines, [other])).toEqual([{ lines: 1 }]);
});
