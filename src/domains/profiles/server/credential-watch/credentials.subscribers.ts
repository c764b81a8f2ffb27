import { notify } from '#domains/messaging/server/notifications/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { credentialExpiring } from '#domains/profiles/contract/profile-events.ts';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { expirationNotice } from './credentials.notices.ts';

export const credentialSubscribers = [
  /** Once per step: a renewed credential has a new expiration date, and so gets new reminders. */
  onEvent('profiles.notify-expiring', credentialExpiring, async (deps, tx, { payload }) => {
    const { userId, fact, credentialId, credential, expiresOn, daysLeft, step } = payload;
    await notify(deps, tx, expirationNotice, {
      userId,
      href: profileSectionPath(`${fact}s`),
      data: { credential, expiresOn, daysLeft },
      dedupeKey: `expiry:${credentialId}:${expiresOn}:${step}`,
    });
  }),
  auditOn(credentialExpiring, ({ fact, credentialId, step }) =>
    step === 'expired'
      ? { actorId: null, action: `${fact}.expired`, subjectType: fact, subjectId: credentialId }
      : null,
  ),
];
