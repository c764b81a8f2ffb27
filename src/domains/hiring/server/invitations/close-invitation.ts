import {
  invitationMachine,
  type InvitationEndCause,
  type InvitationStatus,
} from '#domains/hiring/contract/invitations/invitation-states.ts';
import { invitationClosed } from '#domains/hiring/contract/invitations/invitation-events.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { SYSTEM, type Initiator } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { pairOf, saveClosed, type SharedInvitation } from './invitations.repo.ts';

type Closed = Exclude<InvitationStatus, 'invited'>;

const PHRASES: Record<Closed, string> = {
  accepted: 'This invitation was accepted.',
  declined: 'This invitation was declined.',
  not_now: 'This invitation was answered with “Not now”.',
  withdrawn: 'The employer withdrew this invitation. While the job is open, you can still apply.',
  expired: 'This invitation has expired. While the job is open, you can still apply.',
  ended: 'This invitation has ended.',
};

/** An invitation whose time is over counts as expired before the sweep has said so. */
export const statusOf = ({ status, expiresAt }: SharedInvitation, now: Date): InvitationStatus =>
  status === 'invited' && expiresAt <= now ? 'expired' : status;

/** Throws 409 with what happened to it when the invitation is no longer open. */
export function requireOpen(invitation: SharedInvitation, now: Date): void {
  const status = statusOf(invitation, now);
  if (status !== 'invited') throw wrongState(PHRASES[status], status);
}

/** The one way in which an invitation stops being open. */
export async function closeInvitation(
  deps: Deps,
  tx: Tx,
  invitation: SharedInvitation,
  to: Closed,
  by: Initiator,
  cause: InvitationEndCause | null = null,
): Promise<void> {
  const isAllowed = mayMove(invitationMachine, invitation.status, to, by.actor);
  const closedAt = deps.clock.now();
  if (!isAllowed || !(await saveClosed(tx, invitation.id, to, { closedAt, endCause: cause ?? undefined }))) {
    throw wrongState('This has changed in the meantime. Please look again.', invitation.status);
  }
  await publish(deps, tx, invitationClosed, { ...(await eventOf(tx, invitation)), ...by, to, cause });
}

export const endInvitations = async (
  deps: Deps,
  tx: Tx,
  open: readonly SharedInvitation[],
  cause: InvitationEndCause,
): Promise<void> => {
  for (const invitation of open) await closeInvitation(deps, tx, invitation, 'ended', SYSTEM, cause);
};

/** The part that every event of an invitation carries. */
export async function eventOf(tx: Tx, { id, applicationId, organizationId }: SharedInvitation) {
  const pair = await pairOf(tx, applicationId);
  if (!pair) throw wrongState('This has changed in the meantime. Please look again.', 'gone');
  const { jobId, candidateId } = pair;
  return { invitationId: id, applicationId, organizationId, jobId, candidateId };
}
