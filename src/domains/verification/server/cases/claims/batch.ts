import { notFound, wrongState, type AppError } from '#platform/server/errors.ts';
import type { PlanResult } from '#domains/verification/contract/cases/planned-decisions.ts';
import type { CaseLock } from './claim.ts';

/** Splits cases into those that a batch step applies to, each once, and the refusals of the others. */
export function selectCases(
  caseIds: readonly string[],
  locks: ReadonlyMap<string, CaseLock>,
  whyNot: (lock: CaseLock) => AppError | null,
): { chosen: CaseLock[]; results: PlanResult['results'] } {
  const chosen = new Map<string, CaseLock>();
  const results = caseIds.map((caseId) => {
    const lock = locks.get(caseId);
    const refusal = lock ? whyNot(lock) : notFound('case');
    if (lock && !refusal) chosen.set(caseId, lock);
    return { caseId, refusal: refusal?.message ?? null };
  });
  return { chosen: [...chosen.values()], results };
}

export const claimRefusal = ({ row, planned, taken }: CaseLock): AppError | null =>
  planned ?? taken ?? (row.status === 'pending' ? null : wrongState('This case is already decided.', row.status));
