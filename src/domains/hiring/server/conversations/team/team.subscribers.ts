import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { memberChanged } from '#domains/employers/contract/organization-events.ts';
import { applicationMade } from '#domains/hiring/contract/applications/application-events.ts';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import { conversationAssigned } from '#domains/hiring/contract/conversations/conversation-events.ts';
import { readParties } from '#domains/hiring/server/parties/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { dropAssignmentsOf, handOverAssignments, startWithAssignee } from './assignees.repo.ts';
import { assignedToYou } from './team.notices.ts';

export const teamSubscribers: readonly Subscriber[] = [
  // The job's contact answers first: the member who posted it, while they are on the team.
  onEvent('hiring.assign-contact', applicationMade, async (_deps, tx, { at, payload }) => {
    const { applicationId, organizationId } = payload;
    const { job } = await readParties(tx, applicationId);
    const team = await hiringTeam(tx, organizationId);
    if (job.createdBy === null || !team.includes(job.createdBy)) return;
    await startWithAssignee(tx, { conversationId: applicationId, userId: job.createdBy, assignedAt: at });
  }),
  onEvent('hiring.tell-assignee', conversationAssigned, async (deps, tx, { id, payload }) => {
    const { conversationId, userId, actorId } = payload;
    if (userId === null || userId === actorId) return;
    const { job } = await readParties(tx, conversationId);
    await notify(deps, tx, assignedToYou, {
      userId,
      href: conversationHref(conversationId),
      data: { jobTitle: job.title },
      dedupeKey: `assigned:${id}`,
    });
  }),
  onEvent('hiring.unassign-member', memberChanged, async (_deps, tx, { at, payload }) => {
    const { userId, successorId } = payload;
    if (successorId !== null) await handOverAssignments(tx, { from: userId, to: successorId, at });
    await dropAssignmentsOf(tx, userId);
  }),
];
