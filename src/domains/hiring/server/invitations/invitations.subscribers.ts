import { hiringTeam, signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { invitationClosed, invitationSent } from '#domains/hiring/contract/invitations/invitation-events.ts';
import { statedPayOf } from '#domains/jobs/contract/pay-units.ts';
import { namesOf, readParties } from '#domains/hiring/server/parties/index.ts';
import { insertTimelineEntry } from '#domains/hiring/server/timeline/index.ts';
import { announceChange, notify, notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { findInvitation } from './invitations.repo.ts';
import { invitationAnswered, invitationEnded, invitedToTalk } from './invitations.notices.ts';
import { tellOfClosed } from './tell-of-closed.ts';

const MY_INVITATIONS = '/job-seeker/invitations';

/** What follows from an invitation and its end: notices, the timeline, open screens and the audit log. */
export const invitationSubscribers: readonly Subscriber[] = [
  onEvent('hiring.deliver-invitation', invitationSent, async (deps, tx, { at, payload }) => {
    const { invitationId, applicationId, candidateId, organizationId, actor, actorId } = payload;
    await insertTimelineEntry(tx, { applicationId, kind: 'invitation_sent', actor, actorId, at });
    const parties = await readParties(tx, applicationId);
    const { payMinCents, payMaxCents } = parties.job;
    const { expiresAt } = await findInvitation(tx, invitationId);
    await notify(deps, tx, invitedToTalk, {
      userId: candidateId,
      data: {
        ...namesOf(parties),
        payMinCents: payMinCents ?? 0,
        payMaxCents: payMaxCents ?? 0,
        statedPay: statedPayOf(parties.job),
        expiresAt: expiresAt.toISOString(),
      },
      href: MY_INVITATIONS,
      dedupeKey: `invitation:${invitationId}`,
    });
    const change = { topic: 'applications', id: applicationId } as const;
    await announceChange(tx, [candidateId], [change]);
    await signalTeam(tx, organizationId, [change]);
  }),
  onEvent('hiring.tell-of-closed-invitation', invitationClosed, async (deps, tx, { at, payload }) => {
    const { invitationId, applicationId, candidateId, organizationId, to, cause, actor, actorId } = payload;
    if (to !== 'accepted') {
      await insertTimelineEntry(tx, { applicationId, kind: 'invitation_closed', actor, actorId, at });
    }
    const parties = await readParties(tx, applicationId);
    const { candidate, employer } = tellOfClosed(to, cause);
    const dedupeKey = `invitation-closed:${invitationId}`;
    if (candidate) {
      const data = { ...namesOf(parties), why: candidate };
      await notify(deps, tx, invitationEnded, { userId: candidateId, data, href: MY_INVITATIONS, dedupeKey });
    }
    if (employer) {
      const notice = {
        data: { jobTitle: parties.job.title, answer: employer },
        href: `/employer/jobs/${parties.job.id}`,
        dedupeKey,
      };
      const team = await hiringTeam(tx, organizationId);
      await notifyAll(
        deps,
        tx,
        invitationAnswered,
        team.map((userId) => ({ ...notice, userId })),
      );
    }
    const change = { topic: 'applications', id: applicationId } as const;
    await announceChange(tx, [candidateId], [change]);
    await signalTeam(tx, organizationId, [change]);
  }),
  auditOn(invitationSent, ({ actorId, invitationId, applicationId }) => ({
    actorId,
    action: 'invitation.sent',
    subjectType: 'invitation',
    subjectId: invitationId,
    detail: { applicationId },
  })),
  auditOn(invitationClosed, ({ actorId, invitationId, applicationId, to, cause }) => ({
    actorId,
    action: `invitation.${to}`,
    subjectType: 'invitation',
    subjectId: invitationId,
    detail: { applicationId, ...(cause && { cause }) },
  })),
];
