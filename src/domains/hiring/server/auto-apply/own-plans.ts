import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import {
  plannedApplicationMachine,
  type PlanState,
} from '#domains/hiring/contract/applications/planned-application-states.ts';
import { presentJobCard } from '#domains/hiring/server/applications/index.ts';
import { openQuestions } from '#domains/hiring/server/screening-questions/index.ts';
import { receiptIn } from '#domains/matching/server/matching/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { lockAutoApply, readPreferences } from './auto-apply.repo.ts';
import { droppedPlans, findPlan, movePlan, plansToShow } from './plans.repo.ts';
import { nextSendAt } from './send-time.ts';

const NOT_SENT = { days: 3, most: 5 };
const HOME_ZONE = 'America/Chicago';

/** What will be sent, what was skipped and can be restored, and what was dropped lately. */
export const listPlans = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const rows = await plansToShow(tx, userId, now);
    const open = await openQuestions(
      tx,
      userId,
      rows.map(({ plan }) => plan.jobId),
    );
    const since = new Date(now.getTime() - NOT_SENT.days * DAY_MS);
    const listed = new Set(rows.map(({ plan }) => plan.jobId));
    const dropped = await droppedPlans(tx, userId, since, NOT_SENT.most);
    return {
      timeZone: (await readPreferences(tx, userId))?.timeZone ?? HOME_ZONE,
      items: rows.map(({ plan, job, organizationName, facilityType, match }) => ({
        id: plan.id,
        state: plan.state === 'kept' || plan.state === 'skipped' ? plan.state : ('planned' as const),
        sendAt: plan.sendAt.toISOString(),
        job: presentJobCard(job, organizationName, facilityType),
        distanceMiles: match ? receiptIn(match).distanceMiles : null,
        compatibility: match?.compatibility ?? null,
        unanswered: open.get(plan.jobId) ?? 0,
      })),
      notSent: dropped
        .filter(({ plan }) => !listed.has(plan.jobId))
        .map(({ plan: { id, jobId, reason, detail }, jobTitle, organizationName }) => ({
          id,
          jobId,
          jobTitle,
          organizationName,
          reason: reason ?? ('gone' as const),
          detail,
        })),
    };
  });

const WORDS: Record<PlanState, string> = {
  planned: 'still planned',
  kept: 'kept',
  skipped: 'skipped',
  sent: 'already sent',
  dropped: 'no longer planned',
};

/** The candidate's step with a plan of theirs. Repeating it changes nothing, so a double click is harmless. */
const step = (to: PlanState) => (deps: Deps, userId: string, id: string) =>
  deps.db.as(user(userId), async (tx) => {
    await lockAutoApply(tx, userId);
    const plan = await findPlan(tx, id);
    if (!plan) throw notFound('planned application');
    if (plan.state === to) return { ok: true as const };
    if (!mayMove(plannedApplicationMachine, plan.state, to, 'candidate')) {
      throw wrongState(`This application is ${WORDS[plan.state]}.`, plan.state);
    }
    const now = deps.clock.now();
    const zone = (await readPreferences(tx, userId))?.timeZone ?? HOME_ZONE;
    await movePlan(tx, id, to, {
      settledAt: to === 'skipped' ? now : null,
      ...(plan.sendAt <= now ? { sendAt: nextSendAt(now, zone) } : {}),
    });
    await announceChange(tx, [userId], [{ topic: 'applications' }]);
    return { ok: true as const };
  });

export const keep = step('kept');
export const skip = step('skipped');
export const restore = step('planned');
