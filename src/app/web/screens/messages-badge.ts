import { conversationsCopy as copy } from '#domains/hiring/web/conversations/conversations.copy.ts';
import { useUnreadMessages } from '#domains/hiring/web/conversations/use-unread-messages.ts';
import type { NavItem } from '#platform/web/ui/layout/app-shell.tsx';
import type { NavBadge } from '#platform/web/ui/layout/count-badge.tsx';

const MESSAGES = '/messages';

/** The count at “Messages” in the navigation of both sides. */
export function useMessagesBadge(isApproved: boolean): NavBadge | undefined {
  const count = useUnreadMessages(isApproved);
  return count > 0 ? { count, label: copy.unreadCount(count) } : undefined;
}

export const withMessages = <Item extends NavItem>(nav: readonly Item[], badge: NavBadge | undefined): Item[] =>
  nav.map((item) => (item.to === MESSAGES ? { ...item, badge } : item));
