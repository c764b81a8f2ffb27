import { announceChange, notify } from '#domains/messaging/server/notifications/index.ts';
import {
  planCarriedOut,
  planRefused,
  planUndone,
  type PlanEvent,
} from '#domains/verification/contract/cases/case-events.ts';
import { auditOn, type AuditEntry } from '#platform/server/audit.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { planRefused as refusalNotice } from '../verification.notices.ts';

const notifyPlanner = onEvent('verification.notify-planner', planRefused, async (deps, tx, { payload }) => {
  const { planId, caseId, decision, plannedBy } = payload;
  await notify(deps, tx, refusalNotice, {
    userId: plannedBy,
    // Only the case says why: a notice outlives its subject.
    data: { decision },
    href: `/admin/pending-approval?case=${caseId}`,
    dedupeKey: `plan:${planId}`,
  });
});

const showCarriedOut = onEvent('verification.show-carried-out', planCarriedOut, (_deps, tx, { payload }) =>
  announceChange(tx, [payload.plannedBy], [{ topic: 'verification' }]),
);

const showUndone = onEvent('verification.show-undone', planUndone, (_deps, tx, { payload }) =>
  announceChange(tx, [payload.plannedBy], [{ topic: 'verification' }]),
);

const auditEntry = (
  actorId: string | null,
  state: string,
  { planId, caseId, decision, plannedBy }: PlanEvent,
): AuditEntry => ({
  actorId,
  action: `case.planned_decision_${state}`,
  subjectType: 'case',
  subjectId: caseId,
  detail: { planId, decision, plannedBy },
});

export const planSubscribers = [
  notifyPlanner,
  showCarriedOut,
  showUndone,
  auditOn(planCarriedOut, (payload) => auditEntry(null, 'carried_out', payload)),
  auditOn(planUndone, (payload) => auditEntry(payload.undoneBy, 'undone', payload)),
  auditOn(planRefused, (payload) => auditEntry(null, 'refused', payload)),
];
