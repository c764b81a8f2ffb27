import { applicationMade } from '#domains/hiring/contract/applications/application-events.ts';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import { messageSent } from '#domains/hiring/contract/conversations/conversation-events.ts';
import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { newMessage } from './conversations.notices.ts';
import { letterOfMessage } from './message-letter.ts';
import { openConversation } from './conversations.repo.ts';
import { markWritten } from './mark-written.ts';
import { readAssignees } from './team/assignees.repo.ts';

export const conversationSubscribers: readonly Subscriber[] = [
  onEvent('hiring.open-conversation', applicationMade, async (_deps, tx, { at, payload }) => {
    const { applicationId: id, organizationId, candidateId } = payload;
    await openConversation(tx, { id, organizationId, candidateId, lastAt: at });
  }),
  onEvent('hiring.deliver-message', messageSent, async (deps, tx, { at, payload }) => {
    const { conversationId, side, messageId, actorId } = payload;
    const { parties, team, readers } = await markWritten(tx, { conversationId, side, actorId, at });
    const href = conversationHref(conversationId);
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
        data: { jobTitle: parties.job.title },
        href,
        dedupeKey: `message:${messageId}`,
        group: { key: `conversation:${conversationId}`, href },
        letter: letter(userId),
      })),
    );
  }),
];
