import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import { apply } from '#domains/hiring/server/applications/index.ts';
import { OPEN_PLANS, type DropReason } from '#domains/hiring/contract/applications/planned-application-states.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { lockAutoApply } from './auto-apply.repo.ts';
import { planApplications } from './plan-applications.ts';
import { duePlans, findPlan, postponePlan, settlePlan, type Plan } from './plans.repo.ts';
import { readSettings, type AutoApplySettings } from './read-settings.ts';
import { nextSendAt } from './send-time.ts';

/** Keeps a run short; the next minute continues. */
const BATCH_SIZE = 200;

/** Sends what is due, then plans the next day. */
export async function sendAndPlan(deps: Deps): Promise<void> {
  for (const candidateId of await sendDuePlans(deps)) await planApplications(deps, candidateId);
}

/** Sends the planned applications whose time has come; returns their candidates. */
export async function sendDuePlans(deps: Deps): Promise<string[]> {
  const due = await deps.db.as(service, (tx) => duePlans(tx, deps.clock.now(), BATCH_SIZE));
  for (const { id, candidateId } of due) {
    // It is tried again the next minute and must not hold up the others.
    await sendPlan(deps, candidateId, id).catch((error: unknown) =>
      deps.log.error({ err: error, planId: id }, 'a planned application could not be sent'),
    );
  }
  return [...new Set(due.map(({ candidateId }) => candidateId))];
}

/**
 * Sends one plan, or drops it with a reason. The lock orders this with the candidate's own steps. The row itself is not
 * locked: applying has a transaction of its own, whose event marks the plan as sent in the same commit, so that a process
 * that dies in between neither loses an application nor sends one twice.
 */
const sendPlan = (deps: Deps, candidateId: string, planId: string): Promise<void> =>
  deps.db.as(service, async (tx) => {
    await lockAutoApply(tx, candidateId);
    const now = deps.clock.now();
    const plan = await findPlan(tx, planId);
    if (!plan || !isOpen(plan) || plan.sendAt > now) return;
    const settings = await readSettings(deps, tx, candidateId);
    const reason = settings ? whyNot(settings) : 'turned_off';
    if (reason) return drop(deps, tx, plan, { reason });
    // After a long outage, the candidate gets the whole veto again instead of a surprise.
    if (settings && now.getTime() - plan.sendAt.getTime() > DAY_MS) {
      await postponePlan(tx, planId, nextSendAt(now, settings.timeZone));
      return announceChange(tx, [candidateId], [{ topic: 'applications' }]);
    }
    try {
      await apply(deps, { candidateId, jobId: plan.jobId, source: 'auto' });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
      await drop(deps, tx, plan, { reason: 'refused', detail: error.message });
    }
  });

const isOpen = ({ state }: Plan) => OPEN_PLANS.some((one) => one === state);

function whyNot({ enabled, pausedAt, today, active, limits }: AutoApplySettings): DropReason | null {
  if (!enabled) return 'turned_off';
  if (pausedAt) return 'hired';
  return today >= limits.dailyCap || active >= limits.activeCap ? 'limits' : null;
}

async function drop(deps: Deps, tx: Tx, { id, candidateId }: Plan, why: { reason: DropReason; detail?: string }) {
  await settlePlan(tx, id, { state: 'dropped', settledAt: deps.clock.now(), ...why });
  await announceChange(tx, [candidateId], [{ topic: 'applications' }]);
}
