import { useInfiniteQuery } from '@tanstack/react-query';
import { adminFaqCopy as copy } from './admin-faq.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { UpIcon } from '#platform/web/ui/icons/core-icons.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { FaqCard } from './faq-card.tsx';
import { faqEntries, useMoveFaq } from './faq.queries.ts';

/** The published questions in their public order; each can be moved up and down. */
export function PublishedEntries() {
  const query = useInfiniteQuery(faqEntries('published', ''));
  const move = useMoveFaq();
  const last = query.hasNextPage ? -1 : (query.data?.pages.flatMap(({ items }) => items).length ?? 0) - 1;
  return (
    <>
      <p role="status" className="sr-only">
        {move.data && copy.moved(move.variables.entry.question, move.data.place, move.data.of)}
      </p>
      {move.error && <Banner tone="danger">{move.error.message}</Banner>}
      <PagedCards label={copy.tabs.published} query={query} empty={{ title: copy.emptyTitle, body: copy.emptyBody }}>
        {(entry, index) => (
          <FaqCard
            entry={entry}
            order={
              <span className="flex">
                <MoveButton
                  label={copy.moveUp(entry.question)}
                  isAtEnd={index === 0}
                  onMove={() => move.mutate({ entry, direction: 'up' })}
                />
                <MoveButton
                  label={copy.moveDown(entry.question)}
                  isDown
                  isAtEnd={index === last}
                  onMove={() => move.mutate({ entry, direction: 'down' })}
                />
              </span>
            }
          />
        )}
      </PagedCards>
    </>
  );
}

/** Uses `aria-disabled` at the end of the list: a disabled button would lose the keyboard focus. */
function MoveButton({
  label,
  isDown = false,
  isAtEnd,
  onMove,
}: {
  label: string;
  isDown?: boolean;
  isAtEnd: boolean;
  onMove: () => void;
}) {
  return (
    <IconButton
      label={label}
      aria-disabled={isAtEnd || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      onClick={() => {
        if (!isAtEnd) onMove();
      }}
    >
      <UpIcon aria-hidden size={20} className={isDown ? 'rotate-180' : undefined} />
    </IconButton>
  );
}
