import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import { markedPieces, messageHref, type FoundMessage } from '#domains/hiring/contract/conversations/message-search.ts';
import { moment } from '#platform/web/page/format.ts';
import { ShowMore } from '#platform/web/ui/display/show-more.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { messagesWith } from '../conversations.queries.ts';
import { useInboxKeys } from '../use-inbox-keys.ts';

/** The reader's own conversations and messages with the words; each leads to its place. */
export function SearchResults({ words }: { words: string }) {
  const query = useInfiniteQuery(messagesWith(words));
  const [search] = useSearchParams();
  const { id } = useParams();
  const sought = search.get('message');
  const lines = [
    ...(query.data?.pages[0]?.conversations ?? []).map(({ conversationId }) => ({
      href: conversationHref(conversationId),
      isOpen: sought === null && conversationId === id,
    })),
    ...(query.data?.pages.flatMap(({ items }) => items) ?? []).map(({ conversationId, messageId }) => ({
      href: messageHref(conversationId, messageId),
      isOpen: messageId === sought,
    })),
  ];
  useInboxKeys(
    lines.map(({ href }) => href),
    lines.findIndex(({ isOpen }) => isOpen),
  );
  return (
    <section aria-label={copy.results} className="flex flex-col gap-4">
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const conversations = pages[0]?.conversations ?? [];
          const messages = pages.flatMap(({ items }) => items);
          if (conversations.length + messages.length === 0) {
            return <EmptyState title={copy.nothingFoundTitle}>{copy.nothingFound(words)}</EmptyState>;
          }
          return (
            <>
              {conversations.length > 0 && (
                <Results title={copy.foundConversations}>
                  {conversations.map(({ conversationId, counterpart, jobTitle }) => (
                    <Result key={conversationId} to={conversationHref(conversationId)}>
                      <Marked text={counterpart} words={words} className="font-medium" />
                      <Marked text={jobTitle} words={words} className="text-sm text-ink-soft" />
                    </Result>
                  ))}
                </Results>
              )}
              {messages.length > 0 && (
                <Results title={copy.found(words)}>
                  {messages.map((message) => (
                    <Result
                      key={message.messageId}
                      to={messageHref(message.conversationId, message.messageId)}
                      isOpen={sought === message.messageId}
                    >
                      <MessageLines message={message} words={words} />
                    </Result>
                  ))}
                </Results>
              )}
            </>
          );
        }}
      </QueryStates>
      <ShowMore
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  );
}

function Results({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-sans text-sm font-medium text-ink-soft wrap-anywhere">{title}</h2>
      <ul aria-label={title} className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        {children}
      </ul>
    </div>
  );
}

function Result({ to, isOpen = false, children }: { to: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={classes(
          'flex min-h-14 flex-col gap-0.5 px-4 py-2.5 text-ink no-underline hover:bg-prairie-50',
          isOpen && 'bg-prairie-50',
        )}
      >
        {children}
      </Link>
    </li>
  );
}

function MessageLines({ message, words }: { message: FoundMessage; words: string }) {
  const { counterpart, jobTitle, isMine, sentAt, excerpt } = message;
  return (
    <>
      <span className="truncate font-medium">{counterpart}</span>
      <span className="truncate text-xs text-ink-soft">{jobTitle}</span>
      <span dir="auto" className="line-clamp-3 text-sm wrap-anywhere">
        {isMine && <span className="text-ink-soft">{copy.you}: </span>}
        <Marked text={excerpt} words={words} />
      </span>
      <span className="text-xs text-ink-soft">{moment(sentAt)}</span>
    </>
  );
}

function Marked({ text, words, className }: { text: string; words: string; className?: string }) {
  return (
    <span className={classes(className && `truncate ${className}`)}>
      {markedPieces(text, words).map((piece, at) =>
        piece.isMarked ? (
          // The pieces of one text keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={at} className="rounded-xs bg-wheat-200 text-ink">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </span>
  );
}
