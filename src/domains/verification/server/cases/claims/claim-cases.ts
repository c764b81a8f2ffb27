import { audit } from '#platform/server/audit.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState, type AppError } from '#platform/server/errors.ts';
import type { claimCases as claimCasesCall } from '#domains/verification/contract/cases/case-assignment.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import { saveCases } from '../cases.repo.ts';
import { lockCasesForWork, type CaseLock } from './claim.ts';
import { selectCases, claimRefusal } from './batch.ts';

/** Claims or releases many cases in as many statements as one. */
export const claimCases = (
  deps: Deps,
  me: string,
  { action, caseIds }: InputOf<typeof claimCasesCall>['body'],
): Promise<AnswerOf<typeof claimCasesCall>> =>
  deps.db.as(admin(me), async (tx) => {
    const locks = await lockCasesForWork(deps, tx, caseIds, me);
    const { chosen, results } = selectCases(caseIds, locks, action === 'claim' ? claimRefusal : releaseRefusal(me));
    if (action === 'release') {
      await saveCases(tx, idsOf(chosen), { claimedBy: null, claimedAt: null });
      return { results };
    }
    if (chosen.length === 0) return { results };
    await saveCases(tx, idsOf(chosen), { claimedBy: me, claimedAt: deps.clock.now() });
    const taken = chosen.filter(({ row }) => row.claimedBy !== me);
    await audit(
      tx,
      ...taken.map(({ row }) => ({
        actorId: me,
        action: 'case.claimed',
        subjectType: 'case',
        subjectId: row.id,
        detail: { from: row.claimedBy },
      })),
    );
    return { results };
  });

const idsOf = (locks: readonly CaseLock[]) => locks.map(({ row }) => row.id);

const releaseRefusal =
  (me: string) =>
  ({ row, planned, taken }: CaseLock): AppError | null =>
    planned ?? taken ?? (row.claimedBy === me ? null : wrongState('You have not claimed this case.', row.status));
