import { conversationContracts } from '#domains/hiring/contract/conversations.ts';
import type { Feature } from '#platform/server/feature.ts';
import { newMessage } from './conversations.notices.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { conversationSubscribers } from './conversations.subscribers.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  contracts: conversationContracts,
  routes: conversationRoutes,
  subscribers: conversationSubscribers,
  notices: [newMessage],
};
