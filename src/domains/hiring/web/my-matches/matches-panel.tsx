import { useInfiniteQuery } from '@tanstack/react-query';
import { homeCopy } from '#domains/hiring/web/candidate-home/home.copy.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { dismiss, myMatches, restore } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { MatchCard } from './match-card.tsx';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';

/** Matching jobs, best first, with score, pay and reasons; with `top`, only the first ones. */
export function MatchesPanel({ top }: { top?: number }) {
  const matches = useInfiniteQuery(myMatches());
  const restoring = useStep(restore);
  const dismissing = useStep(dismiss);
  const hide = (id: string) =>
    dismissing.mutate(id, {
      onSuccess: () =>
        confirmation(copy.dismissed, { action: { label: copy.undo, onClick: () => restoring.mutate(id) } }),
    });
  return (
    <QueryStates query={matches} skeleton={<Skeleton className="h-48" />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items).slice(0, top);
        if (items.length === 0) return <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>;
        return (
          <div className="flex flex-col gap-3">
            <ul className="flex flex-col gap-3">
              {items.map((match) => (
                <li key={match.id}>
                  <MatchCard
                    match={match}
                    isBusy={dismissing.isPending && dismissing.variables === match.id}
                    onDismiss={() => hide(match.id)}
                  />
                </li>
              ))}
            </ul>
            {matches.hasNextPage && top === undefined ? (
              <Button
                variant="secondary"
                busy={matches.isFetchingNextPage && homeCopy.loadingMore}
                onClick={() => void matches.fetchNextPage()}
              >
                {homeCopy.more}
              </Button>
            ) : null}
          </div>
        );
      }}
    </QueryStates>
  );
}
