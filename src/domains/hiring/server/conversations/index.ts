import { conversationContracts } from '#domains/hiring/contract/conversations/conversations.ts';
import { searchMessages } from '#domains/hiring/contract/conversations/message-search.ts';
import type { Feature } from '#platform/server/feature.ts';
import { newMessage } from './conversations.notices.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { conversationSubscribers } from './conversations.subscribers.ts';
import { assignedToYou } from './team/team.notices.ts';
import { teamSubscribers } from './team/team.subscribers.ts';

export { sendIn } from './conversations.ts';
export { findConversation, openSideOf } from './conversations.repo.ts';
export { markTakenBack, markWritten, restoreTurn } from './mark-written.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  contracts: [...conversationContracts, searchMessages],
  routes: conversationRoutes,
  subscribers: [...conversationSubscribers, ...teamSubscribers],
  notices: [newMessage, assignedToYou],
};
