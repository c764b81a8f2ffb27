import { notify } from '#domains/messaging/server/notifications/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { workConfirmationClosed } from '#domains/profiles/contract/profile-events.ts';
import { workConfirmationAnswered } from './work-confirmations.notices.ts';
import { findOwn } from './work-confirmations.repo.ts';

const notifyPerson = onEvent('profiles.notify-confirmation', workConfirmationClosed, async (deps, tx, { payload }) => {
  const { confirmationId, userId, outcome } = payload;
  const row = deps.env.workConfirmations ? await findOwn(tx, userId, confirmationId) : undefined;
  if (!row) return;
  await notify(deps, tx, workConfirmationAnswered, {
    userId,
    href: profileSectionPath('experience'),
    data: { employerName: row.employerName, outcome },
    dedupeKey: `work-confirmation:${confirmationId}`,
  });
});

export const workConfirmationSubscribers = [
  notifyPerson,
  auditOn(workConfirmationClosed, ({ confirmationId, workId, outcome }) => ({
    actorId: null,
    action: outcome === 'expired' ? 'work_confirmation.expired' : 'work_confirmation.answered',
    subjectType: 'work_confirmation',
    subjectId: confirmationId,
    ...(outcome === 'expired' ? {} : { detail: { workId, status: outcome } }),
  })),
];
