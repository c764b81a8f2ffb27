import { sendMail } from '#domains/messaging/server/mail/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

export const LINK_WORKS_MS = 7 * 86_400_000;

interface InvitationMail {
  to: string;
  token: string;
  organizationName: string | null;
  inviterName: string | null;
}

/** Mails the link, which works once and for seven days. */
export const mailInvitation = (deps: Deps, tx: Tx, { to, token, organizationName, inviterName }: InvitationMail) =>
  sendMail(deps, tx, {
    to,
    type: 'member_invitation',
    data: {
      title: `Join ${organizationName} on Tallgrass`,
      body: `${inviterName ?? 'A colleague'} invites you to hire with ${organizationName}. The link works for seven days.`,
      action: { label: 'See the invitation', url: new URL(`/employer/invitation/${token}`, deps.env.appUrl).href },
    },
  });
