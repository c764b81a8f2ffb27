import { caseDecided } from '#domains/verification/contract/cases/case-events.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { hashToken, newToken } from '#platform/server/auth/tokens.ts';
import { LINK_WORKS_MS, mailInvitation } from './invitation-mail.ts';
import { markSent, takeWaitingInvitations } from './waiting-invitations.repo.ts';

/** With the approval of an organization, the invitations that waited for it go out, each with a fresh link. */
export const sendWaitingInvitations = onEvent(
  'employers.send-waiting-invitations',
  caseDecided,
  async (deps, tx, { at, payload }) => {
    const { organizationId, decision } = payload;
    if (!organizationId || decision !== 'approved') return;
    for (const { id, email, organizationName, inviterName } of await takeWaitingInvitations(tx, organizationId)) {
      const token = newToken();
      await markSent(tx, id, {
        tokenHash: hashToken(token),
        sentAt: at,
        expiresAt: new Date(at.getTime() + LINK_WORKS_MS),
      });
      await mailInvitation(deps, tx, { to: email, token, organizationName, inviterName });
    }
  },
);
