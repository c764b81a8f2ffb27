import { announceChange, notify } from '#domains/messaging/server/notifications/index.ts';
import { elevate, service, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { applicationsPlanned } from './auto-apply.notices.ts';
import { lockAutoApply, shownButNotApplied } from './auto-apply.repo.ts';
import { choosePlans, type Choice, type Limits } from './choose-plans.ts';
import { insertPlans, openPlansOf, settleAllOf, settlePlan } from './plans.repo.ts';
import { readSettings, type AutoApplySettings } from './read-settings.ts';
import { nextSendAt } from './send-time.ts';

/** Plans applications to the candidate's best matches within their limits. Sends nothing. */
export const planApplications = (deps: Deps, candidateId: string): Promise<void> =>
  deps.db.as(service, (tx) => replan(deps, tx, candidateId));

/** Brings a candidate's plans in line with their settings, limits and matches. */
export const replan = (deps: Deps, tx: Tx, candidateId: string): Promise<void> =>
  elevate(tx, async () => {
    await lockAutoApply(tx, candidateId);
    const now = deps.clock.now();
    const settings = await readSettings(deps, tx, candidateId);
    if (!settings) return;
    if (!settings.enabled || settings.pausedAt) {
      const reason = settings.enabled ? 'hired' : 'turned_off';
      const dropped = await settleAllOf(tx, candidateId, { state: 'dropped', settledAt: now, reason });
      return announceChange(tx, dropped, [{ topic: 'applications' }]);
    }
    const sendAt = nextSendAt(now, settings.timeZone);
    const { keep, drop, add } = await choose(tx, candidateId, { now, settings, limits: settings.limits, sendAt });
    for (const { id, reason } of drop) await settlePlan(tx, id, { state: 'dropped', settledAt: now, reason });
    if (drop.length > 0) await announceChange(tx, [candidateId], [{ topic: 'applications' }]);
    if (add.length === 0) return;
    await insertPlans(
      tx,
      add.map((jobId) => ({ candidateId, jobId, plannedAt: now, sendAt })),
    );
    const count = add.length + keep.filter((plan) => plan.sendAt.getTime() === sendAt.getTime()).length;
    const href = '/job-seeker/dashboard#planned';
    await notify(deps, tx, applicationsPlanned, {
      userId: candidateId,
      href,
      data: { count, sendAt: sendAt.toISOString(), timeZone: settings.timeZone },
      group: { key: `planned:${sendAt.toISOString()}`, href },
    });
  });

interface Question {
  now: Date;
  settings: AutoApplySettings;
  limits: Limits;
  sendAt: Date;
}

const choose = async (tx: Tx, candidateId: string, { now, settings, limits, sendAt }: Question): Promise<Choice> =>
  choosePlans({
    limits,
    active: settings.active,
    open: await openPlansOf(tx, candidateId),
    shown: await shownButNotApplied(tx, candidateId, now),
    sendAt,
  });

/** How many applications would be planned with other limits, without changing anything. */
export const previewPlans = (deps: Deps, candidateId: string, limits: Limits) =>
  deps.db.as(user(candidateId), (tx) =>
    elevate(tx, async () => {
      const settings = await readSettings(deps, tx, candidateId);
      if (!settings) return { planned: 0, change: 0 };
      const now = deps.clock.now();
      const sendAt = nextSendAt(now, settings.timeZone);
      const { keep, add, drop } = await choose(tx, candidateId, { now, settings, limits, sendAt });
      return { planned: keep.length + add.length, change: add.length - drop.length };
    }),
  );
