import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import type { PeopleScope } from '#domains/hiring/contract/board/people.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { boardCopy as copy } from '../board.copy.ts';
import { BulkBar } from '../bulk-bar.tsx';
import { besideInList } from './beside-in-list.ts';
import { useComparison } from '../comparison.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { listOf } from '../people.queries.ts';
import { personInList } from './people-list.ts';
import { NoPeople } from './no-people.tsx';
import { PeopleRows } from './people-rows.tsx';
import { Refusals } from '../moves/refusals.tsx';
import { useMoveDialogs, type OfferFor } from '../moves/use-move-dialogs.tsx';
import { useMoves } from '../moves/use-moves.ts';
import { usePeopleLive } from '../use-people-live.ts';
import { isFiltered, usePeopleQuestion } from '../use-people-question.ts';
import { useSelection } from '../use-selection.ts';

/** The people of a job, or of all jobs of a unit, in dense rows. */
export function PeopleTable({ scope, offerFor }: { scope: PeopleScope; offerFor: OfferFor }) {
  const people = usePeopleQuestion(scope);
  const { question, put } = people;
  const [address] = useSearchParams();
  const stage = LISTED_STAGES.find((known) => known === address.get('stage')) ?? null;
  const query = useInfiniteQuery(listOf(question, stage));
  const shown = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const count = query.data?.pages[0]?.count ?? 0;
  const mayAct = shown.some((person) => person.mayAct);
  const selection = useSelection(shown);
  const moves = useMoves(question);
  const { request, dialog } = useMoveDialogs(moves, offerFor);
  const { compare, comparison } = useComparison();
  usePeopleLive();
  return (
    <div className="flex flex-col gap-3">
      <FilterBar people={people}>
        <select
          aria-label={copy.headers.stage}
          className="min-h-11 rounded-control border border-line-strong bg-surface px-2.5 text-sm text-ink"
          value={stage ?? ''}
          onChange={({ target }) => put({ stage: target.value })}
        >
          <option value="">{applicantCopy.stages.all}</option>
          {LISTED_STAGES.map((value) => (
            <option key={value} value={value}>
              {stageWord(value)}
            </option>
          ))}
        </select>
      </FilterBar>
      <Refusals refusals={moves.refusals} onDismiss={moves.dismiss} />
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {() =>
          shown.length === 0 ? (
            <NoPeople isFiltered={stage !== null || isFiltered(question)} />
          ) : (
            <>
              <PeopleRows
                people={shown}
                count={count}
                hasJob={scope.kind !== 'job'}
                hrefOf={(person) => personInList(person, { view: 'table', question, stage })}
                selection={mayAct ? selection : null}
                sort={question.sort}
                onSort={(sort) => put({ sort: sort === 'fit' ? '' : sort })}
                onCompare={(person) => compare(besideInList(shown, person))}
                onMove={(person, to) => request([person], to)}
                onNearEnd={() => {
                  if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
                }}
              />
              <p role="status" className="text-sm text-ink-soft">
                {copy.people(count)}
              </p>
            </>
          )
        }
      </QueryStates>
      {mayAct && <BulkBar selection={selection} onMove={request} onCompare={compare} />}
      {dialog}
      {comparison}
    </div>
  );
}
