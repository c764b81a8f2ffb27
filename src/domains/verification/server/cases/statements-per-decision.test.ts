import { expect, test } from 'vitest';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { acceptAll, caseOf, FROM_BOARD, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs } from '#tests/support/people/candidates.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { readCase } from './case/read-case.ts';
import { decide } from './decisions/decide.ts';
import { reviewItem } from './decisions/review-item.ts';

const app = sharedApp();

test('a decision reads the whole case once and returns what a new read returns', async () => {
  const ada = await signInAsAdmin(app, 'Ada Reyes');
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const caseId = await caseOf(app, nurse.userId);
  const read = (deps: Deps): Promise<CaseView> =>
    deps.db.as(admin(ada.userId), (tx) => readCase(deps, tx, caseId, ada.userId));
  const whole = await statementsOf(app.deps, read);

  /** Makes one decision, compares its answer with a new read, and returns how many statements it took. */
  const decided = async (decision: (deps: Deps) => Promise<CaseView>): Promise<number> => {
    let answer: CaseView | undefined;
    const statements = await statementsOf(app.deps, async (deps) => {
      answer = await decision(deps);
    });
    expect(answer).toEqual(await read(app.deps));
    return statements;
  };

  const { items } = await read(app.deps);
  const onItem = (type: CaseView['items'][number]['type'], verdict: object) => (deps: Deps) => {
    const item = items.find((one) => one.type === type);
    if (!item) throw new Error(`the case has no ${type}`);
    return reviewItem(deps, ada.userId, {
      params: { id: caseId, itemType: type, itemId: item.id },
      body: { outcome: 'accepted', source: 'copy', isRevoked: false, revision: item.revision, ...verdict },
    });
  };
  expect(await decided(onItem('license', FROM_BOARD))).toBeLessThanOrEqual(whole + 11);
  expect(await decided(onItem('license', { outcome: 'needs_fix', message: 'Unreadable.' }))).toBeLessThanOrEqual(
    whole + 11,
  );
  expect(await decided(onItem('role', {}))).toBeLessThanOrEqual(whole + 12);
  expect(await decided(onItem('work', {}))).toBeLessThanOrEqual(whole + 11);

  await acceptAll(ada.http, caseId);
  const { version } = await read(app.deps);
  expect(
    await decided((deps) => decide(deps, ada.userId, caseId, { decision: 'approved', version })),
  ).toBeLessThanOrEqual(whole + 25);
});
