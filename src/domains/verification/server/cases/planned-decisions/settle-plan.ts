import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { savePlan, type PlanRow } from './plans.repo.ts';

interface Settlement {
  state: Exclude<PlanRow['state'], 'planned'>;
  at: Date;
  /** Who undid it; left out when it came due. */
  by?: string;
  refusal?: string;
}

/** Ends a plan and audits how. */
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
