import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db.ts';
import { savePlan, type PlanRow } from './plans.repo.ts';

interface Settlement {
  state: Exclude<PlanRow['state'], 'planned'>;
  at: Date;
  /** Who undid it; nobody when its time came. */
  by?: string;
  refusal?: string;
}

/** Ends a plan, whichever way, and says so in the audit log. */
export async function settlePlan(tx: Tx, plan: PlanRow, { state, at, by, refusal }: Settlement): Promise<void> {
  const { id, caseId, decision, plannedBy } = plan;
  await savePlan(tx, id, { state, settledBy: by ?? null, settledAt: at, refusal: refusal ?? null });
  await audit(tx, {
    actorId: by ?? null,
    action: `case.planned_decision_${state}`,
    subjectType: 'case',
    subjectId: caseId,
    detail: { planId: id, decision, plannedBy },
  });
}
