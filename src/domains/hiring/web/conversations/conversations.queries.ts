import { infiniteQueryOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  assignConversation,
  countUnread,
  getConversation,
  listConversations,
  listMessages,
  listTeam,
  markRead,
  sendMessage,
  type InboxFilter,
  type MessageView,
} from '#domains/hiring/contract/conversations/conversations.ts';
import { searchMessages } from '#domains/hiring/contract/conversations/message-search.ts';
import type { RequestOf } from '#platform/contract/contract.ts';
import { call } from '#platform/web/api/api.ts';

export const CONVERSATIONS_KEY = ['conversations'] as const;

export const conversationsOf = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, 'list', filter],
    queryFn: ({ pageParam }) =>
      call(listConversations, { query: { filter, limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const messagesWith = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, 'search', words],
    queryFn: ({ pageParam }) =>
      call(searchMessages, { body: { words, limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const unreadConversations = () =>
  queryOptions({ queryKey: [...CONVERSATIONS_KEY, 'unread'], queryFn: () => call(countUnread) });

export const teamOf = (id: string) =>
  queryOptions({
    queryKey: [...CONVERSATIONS_KEY, 'team', id],
    queryFn: () => call(listTeam, { params: { id } }),
  });

export const oneConversation = (id: string) =>
  queryOptions({
    queryKey: [...CONVERSATIONS_KEY, 'one', id],
    queryFn: () => call(getConversation, { params: { id } }),
  });

const CHECK_AGAIN_MS = 3000;
const hasPendingFile = ({ items }: { items: readonly MessageView[] }) =>
  items.some(({ attachments }) => attachments.some(({ scanState }) => scanState === 'pending'));

export const messagesOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, 'messages', id],
    queryFn: ({ pageParam }) =>
      call(listMessages, { params: { id }, query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Asks again while the scan of a file is running.
    refetchInterval: ({ state }) => (state.data?.pages.some(hasPendingFile) ? CHECK_AGAIN_MS : false),
  });

/** What shows the conversation of an application: the lists, and the thread itself. */
export const changedConversation = (id: string | undefined): readonly QueryKey[] =>
  id ? [[...CONVERSATIONS_KEY, 'list'], oneConversation(id).queryKey, messagesOf(id).queryKey] : [CONVERSATIONS_KEY];

export const refreshConversations = (client: QueryClient) => client.invalidateQueries({ queryKey: CONVERSATIONS_KEY });

export const send = (id: string, message: RequestOf<typeof sendMessage>['body']) =>
  call(sendMessage, { params: { id }, body: message });
export const read = (id: string) => call(markRead, { params: { id } });
export const assign = (id: string, userId: string | null) =>
  call(assignConversation, { params: { id }, body: { userId } });
