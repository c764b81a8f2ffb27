import { UNDO_MINUTES } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AFTER_DUE_SECONDS } from '#platform/server/jobs/jobs.ts';
import { executePlanJob } from './carry-out-plans.ts';
import { insertPlans } from './plans.repo.ts';

/** Writes plans with a job for each at its time. */
export async function savePlans(deps: Deps, tx: Tx, plans: Parameters<typeof insertPlans>[1]): Promise<void> {
  if (plans.length === 0) return;
  const kept = await insertPlans(tx, plans);
  await audit(
    tx,
    ...kept.map(({ id, caseId, decision, version, dueAt, plannedBy: actorId }) => ({
      actorId,
      action: 'case.decision_planned',
      subjectType: 'case',
      subjectId: caseId,
      detail: { planId: id, decision, version, dueAt: dueAt.toISOString() },
    })),
  );
  const startAfter = UNDO_MINUTES * 60 + AFTER_DUE_SECONDS;
  await deps.jobs.enqueueAll(
    tx,
    executePlanJob,
    kept.map(({ id }) => ({ payload: { planId: id }, startAfter })),
  );
}
