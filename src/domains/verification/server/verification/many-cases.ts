import { notFound, wrongState, type AppError } from '#platform/server/errors.ts';
import type { PlanResult } from '#domains/verification/contract/planned-decisions.ts';
import type { Desk } from './claim.ts';

/** Sorts many cases into those that a step is taken on, each once, and what speaks against it on the others. */
export function stepOnMany(
  caseIds: readonly string[],
  desks: ReadonlyMap<string, Desk>,
  whyNot: (desk: Desk) => AppError | null,
): { chosen: Desk[]; results: PlanResult['results'] } {
  const chosen = new Map<string, Desk>();
  const results = caseIds.map((caseId) => {
    const desk = desks.get(caseId);
    const refusal = desk ? whyNot(desk) : notFound('case');
    if (desk && !refusal) chosen.set(caseId, desk);
    return { caseId, refusal: refusal?.message ?? null };
  });
  return { chosen: [...chosen.values()], results };
}

export const whyNotTaken = ({ row, planned, taken }: Desk): AppError | null =>
  planned ?? taken ?? (row.status === 'pending' ? null : wrongState('This case is decided already.', row.status));
