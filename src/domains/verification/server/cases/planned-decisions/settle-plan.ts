import type { PlanEvent } from '#domains/verification/contract/cases/case-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { savePlan, type PlanRow } from './plans.repo.ts';

interface Settlement {
  state: Exclude<PlanRow['state'], 'planned'>;
  at: Date;
  /** Who undid it; left out when it came due. */
  by?: string;
  refusal?: string;
}

/** Ends a plan. Returns what the event says about it. */
export async function settlePlan(tx: Tx, plan: PlanRow, { state, at, by, refusal }: Settlement): Promise<PlanEvent> {
  const { id, caseId, decision, plannedBy } = plan;
  await savePlan(tx, id, { state, settledBy: by ?? null, settledAt: at, refusal: refusal ?? null });
  return { planId: id, caseId, decision, plannedBy };
}
