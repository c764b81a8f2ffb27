import { admin, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { wrongState } from '#server/platform/errors.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/contract.ts';
import type { claimCases as claimCasesCall } from '#shared/contracts/planned-decisions.ts';
import { saveCase } from './cases.repo.ts';
import { lockForWork, takeCase } from './claim.ts';
import { refusalOf } from './one-of-many.ts';

type Answer = AnswerOf<typeof claimCasesCall>;

/** Claims many cases, or gives them back; at once, since it hurts nobody. */
export async function claimCases(
  deps: Deps,
  me: string,
  { action, caseIds }: InputOf<typeof claimCasesCall>['body'],
): Promise<Answer> {
  const step = action === 'claim' ? takeFree : giveBackMine;
  const results: Answer['results'] = [];
  for (const caseId of caseIds) {
    const refusal = await refusalOf(() => deps.db.as(admin(me), (tx) => step(deps, tx, me, caseId)));
    results.push({ caseId, refusal });
  }
  return { results };
}

const takeFree = (deps: Deps, tx: Tx, me: string, id: string) => takeCase(deps, tx, me, id, false);

async function giveBackMine(deps: Deps, tx: Tx, me: string, id: string): Promise<void> {
  const row = await lockForWork(deps, tx, id, me);
  if (row.claimedBy !== me) throw wrongState('You have not claimed this case.', row.status);
  await saveCase(tx, id, { claimedBy: null, claimedAt: null });
}
