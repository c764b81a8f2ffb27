import { MUTE_DAYS, type SentInvitation } from '#domains/hiring/contract/invitations/invitations.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { statusOf } from './close-invitation.ts';
import { isOwnJob, latestOfJob, type SharedInvitation } from './invitations.repo.ts';

/** The latest invitation of each person of a job; 404 for a job of another organization. */
export const listSent = (deps: Deps, userId: string, jobId: string) =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await isOwnJob(tx, jobId))) throw notFound('job');
    const now = deps.clock.now();
    return { items: (await latestOfJob(tx, jobId)).map((invitation) => presentSent(invitation, now)) };
  });

/** What the employer gets: neither who it is nor why it was declined or ended. */
export function presentSent(invitation: SharedInvitation, now: Date): SentInvitation {
  const { id, applicationId, message, sentAt, expiresAt } = invitation;
  return {
    id,
    applicationId,
    status: statusOf(invitation, now),
    message,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mutedUntil: mutedUntil(invitation)?.toISOString() ?? null,
  };
}

/** Until when "Not now" keeps the employer from inviting again. */
export const mutedUntil = ({ status, closedAt }: SharedInvitation): Date | null =>
  status === 'not_now' && closedAt ? new Date(closedAt.getTime() + MUTE_DAYS * DAY_MS) : null;
