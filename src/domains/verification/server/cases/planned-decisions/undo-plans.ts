import { planUndone } from '#domains/verification/contract/cases/case-events.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { undoPlannedDecisions } from '#domains/verification/contract/cases/planned-decisions.ts';
import { carryOut } from './carry-out-plans.ts';
import { bringForward, lockMyPlans, lockPlan, type PlanRow } from './plans.repo.ts';
import { settlePlan } from './settle-plan.ts';

const OVER: Record<PlanRow['state'], string> = {
  planned: 'Too late to undo: this decision is taking effect now.',
  undone: 'This was already undone.',
  carried_out: 'This decision has already taken effect.',
  refused: 'This decision was not carried out, so there is nothing to undo.',
};

/** Any administrator may undo a plan, because undoing only prevents a decision. */
export const undoPlan = (deps: Deps, me: string, id: string): Promise<void> =>
  deps.db.as(admin(me), async (tx) => {
    const plan = await lockPlan(tx, id);
    if (!plan) throw notFound('planned decision');
    const at = deps.clock.now();
    if (plan.state !== 'planned' || plan.dueAt <= at) throw wrongState(OVER[plan.state], plan.state);
    await undo(deps, tx, me, plan, at);
  });

/** Carries out my own plan now instead of at its time: afterwards it cannot be undone. */
export async function carryOutNow(deps: Deps, me: string, id: string): Promise<void> {
  await deps.db.as(admin(me), async (tx) => {
    const plan = await lockPlan(tx, id);
    if (plan?.plannedBy !== me) throw notFound('planned decision');
    if (plan.state !== 'planned') throw wrongState(OVER[plan.state], plan.state);
    await bringForward(tx, id, deps.clock.now());
  });
  await carryOut(deps, id);
}

export const undoMyPlans = (deps: Deps, me: string): Promise<AnswerOf<typeof undoPlannedDecisions>> =>
  deps.db.as(admin(me), async (tx) => {
    const at = deps.clock.now();
    const plans = await lockMyPlans(tx, me, at);
    for (const plan of plans) await undo(deps, tx, me, plan, at);
    return { undone: plans.length };
  });

async function undo(deps: Deps, tx: Tx, me: string, plan: PlanRow, at: Date): Promise<void> {
  const undone = await settlePlan(tx, plan, { state: 'undone', at, by: me });
  await publish(deps, tx, planUndone, { ...undone, undoneBy: me });
}
