import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { applicationMade } from '#domains/hiring/contract/application-events.ts';
import { conversationHref } from '#domains/hiring/contract/conversations.ts';
import { messageSent } from '#domains/hiring/contract/conversation-events.ts';
import { readParties } from '#domains/hiring/server/parties/index.ts';
import { announceChange, notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { newMessage } from './conversations.notices.ts';
import { letterOfMessage } from './message-letter.ts';
import { openConversation, putUnread, touchConversation } from './conversations.repo.ts';
import { readAssignees } from './team/assignees.repo.ts';

export const conversationSubscribers: readonly Subscriber[] = [
  onEvent('hiring.open-conversation', applicationMade, async (_deps, tx, { at, payload }) => {
    const { applicationId: id, organizationId, candidateId } = payload;
    await openConversation(tx, { id, organizationId, candidateId, lastAt: at });
  }),
  onEvent('hiring.deliver-message', messageSent, async (deps, tx, { at, payload }) => {
    const { conversationId, side, messageId, actorId } = payload;
    await touchConversation(tx, conversationId, { lastSide: side, lastAt: at });
    const parties = await readParties(tx, conversationId);
    const { application, job } = parties;
    const team = await hiringTeam(tx, application.organizationId);
    await announceChange(
      tx,
      [...new Set([application.candidateId, actorId, ...team])],
      [{ topic: 'messages', id: conversationId }],
    );
    const href = conversationHref(conversationId);
    const readers = side === 'employer' ? [application.candidateId] : team;
    await putUnread(tx, { conversationId, readers, at });
    // The whole team sees it as unread; only the member who answers is notified.
    const [assignee] = side === 'candidate' ? await readAssignees(tx, [conversationId]) : [];
    const told = assignee && team.includes(assignee.userId) ? [assignee.userId] : readers;
    const letter = await letterOfMessage(deps, tx, payload, parties, told);
    await notifyAll(
      deps,
      tx,
      newMessage,
      told.map((userId) => ({
        userId,
        data: { jobTitle: job.title },
        href,
        dedupeKey: `message:${messageId}`,
        group: { key: `conversation:${conversationId}`, href },
        letter: letter(userId),
      })),
    );
  }),
];
