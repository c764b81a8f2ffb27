import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { WHOSE, type TodayItem, type Whose } from '#domains/hiring/contract/today.ts';
import { useLive } from '#platform/web/api/live.ts';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Segments } from '#platform/web/ui/forms/segments.tsx';
import { SinceVisit } from './since-visit.tsx';
import { todayCopy as copy } from './today.copy.ts';
import { TodayDialog } from './today-dialog.tsx';
import { TodayGroup } from './today-group.tsx';
import { filtersOf, TODAY_KEY, todayOf } from './today.queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** What waits for the team, by kind. `answerFor` renders the answers about a job itself, which belong to the jobs. */
export function TodayPanel({ answerFor }: { answerFor: (item: TodayItem) => ReactNode }) {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const [opened, setOpened] = useState<TodayItem | null>(null);
  const query = useQuery(todayOf(filters));
  const key = [TODAY_KEY];
  useLive({ applications: key, interviews: key, offers: key, matches: key, jobs: key, messages: key });
  const frame = useKeptFocus(query.data);
  const set = (next: Record<string, string | null>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === null) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div ref={frame} className="flex flex-col gap-5">
      <Segments<Whose>
        label={copy.whose}
        value={filters.whose}
        options={WHOSE.map((value) => ({ value, label: copy.whoseOptions[value] })).toReversed()}
        hint={copy.whoseHints[filters.whose]}
        onChange={(whose) => set({ whose: whose === 'everyone' ? null : whose, all: null })}
      />
      <div className="flex flex-col gap-6">
        <QueryStates query={query} skeleton={<TodaySkeleton />}>
          {({ groups }) =>
            groups.length === 0 ? (
              <EmptyState title={copy.caughtUpTitle}>
                {filters.whose === 'everyone' ? copy.caughtUp : copy.caughtUpMine}
              </EmptyState>
            ) : (
              groups.map((group) => (
                <TodayGroup
                  key={group.kind}
                  group={group}
                  isWhole={filters.all === group.kind}
                  answerFor={answerFor}
                  onOpen={setOpened}
                  onAll={(isWhole) => set({ all: isWhole ? group.kind : null })}
                />
              ))
            )
          }
        </QueryStates>
      </div>
      <SinceVisit whose={filters.whose} />
      {opened && <TodayDialog item={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** As tall as the rows on a phone, so that the jobs below don't come into view only to be pushed out again. */
const TodaySkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-6 w-40" />
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-36 md:h-16" />
    ))}
  </div>
);
