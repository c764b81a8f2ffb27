import { useInfiniteQuery } from '@tanstack/react-query';
import type { MatchView } from '#domains/matching/contract/matches.ts';
import { homeCopy } from '#domains/hiring/web/candidate-home/home.copy.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ScoreRing } from '#platform/web/ui/display/score.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { dismiss, myMatches, restore } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { JobLine } from './job-line.tsx';
import { MissingLine } from './job-needs.tsx';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';

/** Matching jobs, best first, with score, pay and reasons; with `top`, only the first ones. */
export function MatchesPanel({ top, onOpen }: { top?: number; onOpen: (id: string) => void }) {
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
          <div className="flex flex-col gap-4">
            <ul className="flex flex-col gap-4">
              {items.map((match) => (
                <li key={match.id}>
                  <MatchCard
                    match={match}
                    isBusy={dismissing.isPending && dismissing.variables === match.id}
                    onOpen={() => onOpen(match.id)}
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

interface MatchCardProps {
  match: MatchView;
  isBusy: boolean;
  onOpen: () => void;
  onDismiss: () => void;
}

function MatchCard({ match, isBusy, onOpen, onDismiss }: MatchCardProps) {
  const { job, score, reasons, application } = match;
  const isOpen = application === null || application.stage === 'matched';
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="text-lg font-semibold">{job.title}</h3>
          <JobLine job={job} distanceMiles={match.distanceMiles} />
        </div>
        <ScoreRing value={score.compatibility} />
      </div>
      <div>
        <p className="text-sm font-medium">{copy.why}</p>
        <ul className="list-disc pl-5 text-ink-soft">
          {reasons.slice(0, 3).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <MissingLine employer={job.organizationName} items={match.requirements} />
      <div className="flex flex-wrap gap-2">
        {isOpen ? (
          <LinkButton to={`/job-application?job=${job.id}`} size="sm" aria-label={copy.applyTo(job.title)}>
            {copy.apply}
          </LinkButton>
        ) : null}
        <Button variant="secondary" size="sm" aria-label={copy.detailsOf(job.title)} onClick={onOpen}>
          {copy.details}
        </Button>
        {isOpen ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={copy.dismissOf(job.title)}
            busy={isBusy && copy.dismissing}
            onClick={onDismiss}
          >
            {copy.dismiss}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
