import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { getUnmatched, UnmatchedSide } from '#domains/operations/contract/unmatched.ts';
import { unmatchedCopy } from '#domains/operations/web/unmatched/unmatched.copy.ts';
import { unmatchedCounts, unmatchedPath } from '#domains/operations/web/unmatched/unmatched.queries.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { firstCopy as copy } from './first.copy.ts';
import { FirstCard, FirstLine, FirstLines } from './first-card.tsx';

/** Reasons shown; the list has all of them. */
const SHOWN = 3;
const TITLES = { people: copy.withoutJob, jobs: copy.withoutPerson };

/** People without an eligible job and jobs without a candidate, with the most frequent reasons. */
export function UnmatchedCard({ side }: { side: UnmatchedSide }) {
  return (
    <QueryStates query={useQuery(unmatchedCounts())} skeleton={<Skeleton className="h-56" />}>
      {(data) => <Found side={side} data={data[side]} />}
    </QueryStates>
  );
}

function Found({ side, data }: { side: UnmatchedSide; data: ResponseOf<typeof getUnmatched>['people'] }) {
  const { total, unmatched, reasons } = data;
  const [count, of] = copy.of(unmatched, total);
  return (
    <FirstCard
      title={TITLES[side]}
      lead={
        <p className="tabular mt-1 flex items-baseline gap-2">
          <span className="font-display text-3xl font-semibold">{count}</span>
          <span className="text-ink-soft">{of}</span>
        </p>
      }
    >
      {unmatched === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{total === 0 ? copy.none[side] : copy.allFit[side]}</p>
      ) : (
        <>
          <FirstLines>
            {reasons.slice(0, SHOWN).map(({ reason, count: people }) => (
              <FirstLine
                key={reason}
                label={unmatchedCopy.reasons[side][reason]}
                value={people}
                to={unmatchedPath(side, reason)}
              />
            ))}
          </FirstLines>
          <Link
            to={unmatchedPath(side)}
            aria-label={copy.seeAllOf[side]}
            className="mt-auto inline-flex min-h-11 items-center self-start text-sm text-link underline"
          >
            {copy.seeAll}
          </Link>
        </>
      )}
    </FirstCard>
  );
}
