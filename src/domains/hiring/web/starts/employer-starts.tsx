import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { startScreen } from '#domains/hiring/contract/starts/start-screens.ts';
import type { StartHead } from '#domains/hiring/contract/starts/starts.ts';
import { day } from '#platform/web/page/format.ts';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { employerStarts, type Show } from './starts.queries.ts';

/** First days with what blocks them: rows on a wide screen, cards on a phone. */
export function EmployerStarts({ show }: { show: Show }) {
  const empty = show === 'upcoming' ? copy.emptyUpcoming : copy.emptyPast;
  return (
    <Paged
      query={useInfiniteQuery(employerStarts(show))}
      skeleton={<Skeleton className="h-96" />}
      empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
      isDense
    >
      {(items) => (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((start) => (
            <li key={start.applicationId}>
              <Row start={start} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

const SHOWN = 2;

function Row({ start }: { start: StartHead }) {
  const { applicationId, candidateName, jobTitle, startOn, status, itemsDone, itemsTotal, blockers } = start;
  return (
    <Link
      to={startScreen('employer', applicationId)}
      className="grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-prairie-50 md:grid-cols-[minmax(0,3fr)_8rem_7rem_minmax(0,4fr)] md:items-center"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{candidateName}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{jobTitle}</span>
      </span>
      <span className="text-sm font-medium">{day(startOn)}</span>
      <span className="tabular text-sm text-ink-soft">{copy.progress(itemsDone, itemsTotal)}</span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        {status !== 'planned' && (
          <StatusPill size="sm" tone={status === 'started' ? 'ok' : 'neutral'}>
            {copy.statuses[status]}
          </StatusPill>
        )}
        {status === 'planned' && blockers.length === 0 && (
          <StatusPill size="sm" tone="ok">
            {copy.noBlockers}
          </StatusPill>
        )}
        {blockers.length > 0 && (
          <>
            <StatusPill size="sm" tone={blockers.some(({ state }) => state !== 'open') ? 'danger' : 'warn'}>
              {copy.blockers(blockers.length)}
            </StatusPill>
            <span className="text-ink-soft">
              {blockers
                .slice(0, SHOWN)
                .map(({ title }) => title)
                .join(', ')}
              {blockers.length > SHOWN && ` ${copy.moreBlockers(blockers.length - SHOWN)}`}
            </span>
          </>
        )}
      </span>
    </Link>
  );
}
