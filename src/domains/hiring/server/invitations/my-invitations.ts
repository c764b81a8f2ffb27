import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import type {
  InvitationSettings,
  InvitationSettingsChange,
  InvitationView,
} from '#domains/hiring/contract/invitations/invitations.ts';
import type { UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import { usualResponses } from '#domains/hiring/server/response-clock/index.ts';
import { apply, presentJobCard } from '#domains/hiring/server/applications/index.ts';
import { receiptIn } from '#domains/matching/server/matching/index.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { closeInvitation, requireOpen, statusOf } from './close-invitation.ts';
import { invitationsOf, lockOwn, pairOf, saveReason, type SharedInvitation } from './invitations.repo.ts';
import { putSettings, settingsOf } from './limits.repo.ts';
import { mutedUntil } from './sent-invitations.ts';

/** How long closed invitations stay listed. */
const KEPT_DAYS = 30;

export const listMine = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const rows = await invitationsOf(tx, userId, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    const usual = await usualResponses(
      tx,
      rows.map(({ job }) => job.organizationId),
      now,
    );
    return { items: rows.map((row) => present(row, now, usual.get(row.job.organizationId))) };
  });

function present(
  {
    invitation,
    job,
    organizationName,
    facilityType,
    match,
    isKnown,
  }: Awaited<ReturnType<typeof invitationsOf>>[number],
  now: Date,
  usual: UsualResponse | undefined,
): InvitationView {
  const { id, applicationId, message, interview, bookingRule, sentAt, expiresAt, endCause, declineReason } = invitation;
  return {
    id,
    applicationId,
    status: statusOf(invitation, now),
    job: presentJobCard(job, organizationName, facilityType),
    distanceMiles: match ? receiptIn(match).distanceMiles : null,
    usualResponse: usual ?? null,
    isKnown,
    message,
    interview,
    hasOpenTimes: bookingRule !== null,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endCause,
    declineReason,
    mutedUntil: mutedUntil(invitation)?.toISOString() ?? null,
  };
}

async function lockMine(tx: Tx, userId: string, id: string): Promise<SharedInvitation> {
  const invitation = await lockOwn(tx, userId, id);
  if (!invitation) throw notFound('invitation');
  return invitation;
}

/**
 * Yes: the candidate applies, with a receipt, through the same checks as any other application. The invitation is
 * locked in that transaction, so that a withdrawal comes before or after it. Saying yes twice applies once.
 */
export async function accept(deps: Deps, userId: string, id: string): Promise<{ applicationId: string }> {
  const { invitation, jobId } = await deps.db.as(user(userId), async (tx) => {
    const found = await lockMine(tx, userId, id);
    const pair = await pairOf(tx, found.applicationId);
    if (!pair) throw notFound('invitation');
    if (found.status !== 'accepted') requireOpen(found, deps.clock.now());
    if (pair.jobStatus === 'paused')
      throw wrongState('The employer has paused this job. You can answer once it is open again.', 'paused');
    return { invitation: found, jobId: pair.jobId };
  });
  const { applicationId } = invitation;
  if (invitation.status === 'accepted') return { applicationId };
  await apply(deps, {
    candidateId: userId,
    jobId,
    source: 'manual',
    check: async (tx) => requireOpen(await lockMine(tx, userId, id), deps.clock.now()),
  });
  return { applicationId };
}

/** Repeating it changes nothing, so a double click is harmless. */
export const postpone = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const invitation = await lockMine(tx, userId, id);
    if (invitation.status === 'not_now') return;
    requireOpen(invitation, deps.clock.now());
    await closeInvitation(deps, tx, invitation, 'not_now', { actor: 'candidate', actorId: userId });
  });

/** Says no at once; the reason may come with it or in a second call. */
export const decline = (deps: Deps, userId: string, id: string, reason: NoThanksReason | null): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const invitation = await lockMine(tx, userId, id);
    if (invitation.status !== 'declined') {
      requireOpen(invitation, deps.clock.now());
      await closeInvitation(deps, tx, invitation, 'declined', { actor: 'candidate', actorId: userId });
    }
    if (reason) await saveReason(tx, id, reason);
  });

export const readSettings = (deps: Deps, userId: string): Promise<InvitationSettings> =>
  deps.db.as(user(userId), (tx) => settingsOf(tx, userId));

export const saveSettings = (
  deps: Deps,
  userId: string,
  change: InvitationSettingsChange,
): Promise<InvitationSettings> =>
  deps.db.as(user(userId), async (tx) => {
    await putSettings(tx, userId, change, deps.clock.now());
    return settingsOf(tx, userId);
  });
