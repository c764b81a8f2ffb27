import { z } from 'zod';
import { isAtWork } from '#domains/accounts/server/identity/index.ts';
import { planCarriedOut, planRefused } from '#domains/verification/contract/cases/case-events.ts';
import { admin, service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { findCaseObstacles, findObstacles, summarizeObstacles } from '../decisions/approval-rules.ts';
import { lockCase } from '../cases.repo.ts';
import { decideLoadedCase, loadForDecision } from '../decisions/decide.ts';
import { duePlans, findPlan, lockPlan, type PlanRow } from './plans.repo.ts';
import { screenBeforeApproval } from '../decisions/screen-before-approval.ts';
import { settlePlan } from './settle-plan.ts';

/** One job per plan at its time, plus a sweep every minute, so that a crashed process loses nothing. */
export const executePlanJob = defineJob({
  name: 'verification.carry-out',
  payload: z.object({ planId: z.uuid().optional() }),
  cron: '* * * * *',
});

/** Keeps a run short; the next minute continues. */
const BATCH_SIZE = 200;
/** A plan that keeps failing this long without a refusal is given up; a reviewer must decide the case. */
const GIVE_UP_MS = 3_600_000;

export async function executeDuePlans(deps: Deps): Promise<void> {
  const due = await deps.db.as(service, (tx) => duePlans(tx, deps.clock.now(), BATCH_SIZE));
  for (const { id } of due) {
    // A failing plan is retried the next minute and must not hold up the others.
    await carryOut(deps, id).catch((error: unknown) =>
      deps.log.error({ err: error, planId: id }, 'a planned decision could not be carried out'),
    );
  }
}

/** Carries a plan out when it is due. Does nothing the second time or after an undo. */
export async function carryOut(deps: Deps, planId: string): Promise<void> {
  const plan = await deps.db.as(service, (tx) => findPlan(tx, planId));
  if (!plan || !isDue(deps, plan)) return;
  try {
    if (plan.decision === 'approved') await screenBeforeApproval(deps, [plan.caseId]);
    await deps.db.as(admin(plan.plannedBy), (tx) => decideAsPlanned(deps, tx, plan));
  } catch (error) {
    const words = wordsOf(error, deps.clock.now().getTime() - plan.dueAt.getTime());
    if (!words) throw error;
    await deps.db.as(service, (tx) => refuse(deps, tx, planId, words));
  }
}

const isDue = ({ clock }: Deps, { state, dueAt }: PlanRow) => state === 'planned' && dueAt <= clock.now();

/** Decides as a reviewer would by hand, and only if the decision could still be planned. */
async function decideAsPlanned(deps: Deps, tx: Tx, { id, caseId, plannedBy }: PlanRow): Promise<void> {
  const row = await lockCase(tx, caseId);
  const plan = await lockPlan(tx, id);
  if (!plan || !isDue(deps, plan)) return;
  if (!(await isAtWork(tx, plannedBy)))
    throw new AppError('FORBIDDEN', 'The reviewer who planned this is no longer an administrator.');
  const { decision, message, version, overrideReason } = plan;
  const loaded = await loadForDecision(deps, tx, plannedBy, row);
  const obstacles = plan.isOnCase
    ? findCaseObstacles(loaded.view, plan.overrideOver ?? [])
    : findObstacles(decision, loaded.view);
  if (obstacles.length > 0) throw new AppError('CONFLICT', summarizeObstacles(obstacles));
  const settled = await settlePlan(tx, plan, { state: 'carried_out', at: deps.clock.now() });
  await publish(deps, tx, planCarriedOut, settled);
  await decideLoadedCase(deps, tx, plannedBy, loaded, {
    decision,
    version,
    ...(message ? { message } : {}),
    ...(overrideReason ? { overrideReason } : {}),
  });
}

function wordsOf(error: unknown, lateMs: number): string | null {
  if (error instanceof AppError) return error.message;
  return lateMs > GIVE_UP_MS ? 'Something went wrong on our side. Please decide this case by hand.' : null;
}

async function refuse(deps: Deps, tx: Tx, planId: string, refusal: string): Promise<void> {
  const plan = await lockPlan(tx, planId);
  if (plan?.state !== 'planned') return;
  const settled = await settlePlan(tx, plan, { state: 'refused', at: deps.clock.now(), refusal });
  await publish(deps, tx, planRefused, settled);
}

export const planJobs = [
  handle(executePlanJob, (deps, { planId }) => (planId ? carryOut(deps, planId) : executeDuePlans(deps))),
];
