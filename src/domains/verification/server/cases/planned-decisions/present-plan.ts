import type { CasePlan } from '#domains/verification/contract/cases/planned-decisions.ts';
import type { SummaryRow } from '../queue/queue.repo.ts';

/** A waiting case's latest plan, if it is still open or was refused. */
export function presentPlan({ row, plan, plannerName }: SummaryRow): CasePlan | null {
  if (row.status !== 'pending' || !plan) return null;
  const { id, decision, message, state, refusal } = plan;
  if (state !== 'planned' && state !== 'refused') return null;
  return {
    id,
    decision,
    message,
    plannedBy: { id: plan.plannedBy, name: plannerName ?? 'Administrator' },
    plannedAt: plan.plannedAt.toISOString(),
    dueAt: plan.dueAt.toISOString(),
    state,
    refusal,
  };
}
