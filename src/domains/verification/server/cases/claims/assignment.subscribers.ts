import { namesOf } from '#domains/accounts/server/identity/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { caseAssigned } from '#domains/verification/contract/cases/case-events.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { casesAssigned } from '../verification.notices.ts';

const notifyAssignee = onEvent('verification.notify-assignee', caseAssigned, async (deps, tx, { payload }) => {
  const { by, to, cases } = payload;
  if (!to || to === by) return;
  const names = await namesOf(tx, [by], 'An administrator');
  await notify(deps, tx, casesAssigned, {
    userId: to,
    data: { count: cases.length, by: names.get(by) ?? 'An administrator' },
    href: '/admin/pending-approval?claim=assigned',
  });
});

export const assignmentSubscribers = [
  notifyAssignee,
  auditOn(caseAssigned, ({ by, to, cases }) =>
    cases.map(({ caseId, from }) => ({
      actorId: by,
      action: 'case.assigned',
      subjectType: 'case',
      subjectId: caseId,
      detail: { from, to },
    })),
  ),
];
