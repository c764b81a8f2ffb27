import { useQuery } from '@tanstack/react-query';
import { useLive } from '#platform/web/api/live.ts';
import { unreadConversations } from './conversations.queries.ts';

/** How many conversations are unread, for the navigation; it follows what other tabs and the other side do. */
export function useUnreadMessages(isApproved: boolean): number {
  const { data } = useQuery({ ...unreadConversations(), enabled: isApproved });
  const keys = [unreadConversations().queryKey];
  useLive({ messages: keys, applications: keys });
  return data?.count ?? 0;
}
