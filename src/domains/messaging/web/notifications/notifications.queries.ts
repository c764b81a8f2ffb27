import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  countUnread,
  listNotifications,
  peekUnsubscribe,
  readSettings,
  unsubscribe,
} from '#domains/messaging/contract/notifications.ts';
import { call } from '#platform/web/api/api.ts';

/** All queries of the bell start with this key, so that one live event refreshes them together. */
export const NOTICES_KEY = ['notifications'] as const;
const PAGE = 15;

export const unreadNotices = () =>
  queryOptions({ queryKey: [...NOTICES_KEY, 'unread'], queryFn: () => call(countUnread) });

export const notices = () =>
  infiniteQueryOptions({
    queryKey: [...NOTICES_KEY, 'list'],
    queryFn: ({ pageParam }) =>
      call(listNotifications, { query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const noticeSettings = () =>
  queryOptions({ queryKey: ['notification-settings'], queryFn: () => call(readSettings) });

export const unsubscribeLink = (token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: () => call(peekUnsubscribe, { query: { token } }),
    retry: false,
  });

export const stopMails = (token: string) => call(unsubscribe, { query: { token } });
