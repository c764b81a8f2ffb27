import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ConversationView, InboxFilter } from '#domains/hiring/contract/conversations/conversations.ts';
import { ago } from '#platform/web/page/format.ts';
import { ShowMore } from '#platform/web/ui/display/show-more.tsx';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { conversationsCopy as copy } from './conversations.copy.ts';
import { conversationsOf } from './conversations.queries.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

interface Props {
  filter: InboxFilter;
  openId: string | undefined;
  hrefOf: (id: string) => string;
}

/** The inbox, latest first. */
export function ConversationList({ filter, openId, hrefOf }: Props) {
  const query = useInfiniteQuery(conversationsOf(filter));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  useInboxKeys(
    items.map(({ id }) => hrefOf(id)),
    items.findIndex(({ id }) => id === openId),
  );
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
      {() =>
        items.length === 0 ? (
          <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
        ) : (
          <>
            <ul
              aria-label={copy.list}
              className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
            >
              {items.map((conversation) => (
                <Row
                  key={conversation.id}
                  conversation={conversation}
                  href={hrefOf(conversation.id)}
                  isOpen={conversation.id === openId}
                />
              ))}
            </ul>
            <ShowMore
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </>
        )
      }
    </QueryStates>
  );
}

const stateOf = ({ lastSide, mySide, isClosed }: ConversationView) => {
  if (isClosed) return copy.closed;
  if (!lastSide) return copy.noMessages;
  return lastSide === mySide ? copy.waitsOnThem : copy.waitsOnMe;
};

const answererOf = ({ assignee }: ConversationView) =>
  assignee && (assignee.isMe ? copy.assignedToMe : copy.assignedTo(assignee.name));

function Row({ conversation, href, isOpen }: { conversation: ConversationView; href: string; isOpen: boolean }) {
  const { counterpart, jobTitle, lastAt, isUnread } = conversation;
  return (
    <li>
      <Link
        to={href}
        aria-current={isOpen ? 'true' : undefined}
        className={classes(
          'flex min-h-14 flex-col gap-0.5 px-4 py-2.5 text-ink no-underline hover:bg-prairie-50',
          isOpen && 'bg-prairie-50',
        )}
      >
        <span className="flex items-center justify-between gap-2">
          <span className={classes('truncate', isUnread ? 'font-bold' : 'font-medium')}>{counterpart}</span>
          {isUnread ? <Badge tone="info">{copy.unread}</Badge> : null}
        </span>
        <span className="truncate text-sm text-ink-soft">{jobTitle}</span>
        <span className="text-xs text-ink-soft">
          {[stateOf(conversation), answererOf(conversation), ago(lastAt)].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
}
