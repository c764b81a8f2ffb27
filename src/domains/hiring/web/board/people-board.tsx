import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import type { ListedStage, PeopleScope, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { boardCopy as copy } from './board.copy.ts';
import { BoardColumn } from './board-column.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useComparison } from './comparison.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NoPeople } from './list/no-people.tsx';
import { personInList } from './list/people-list.ts';
import { boardOf, loadMore } from './people.queries.ts';
import { Refusals } from './moves/refusals.tsx';
import { useMoveDialogs, type OfferFor } from './moves/use-move-dialogs.tsx';
import { useMoves } from './moves/use-moves.ts';
import { usePeopleLive } from './use-people-live.ts';
import { isFiltered, usePeopleQuestion } from './use-people-question.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  scope: PeopleScope;
  offerFor: OfferFor;
}

/** The people of a job, or of all jobs of a unit, in columns by stage. */
export function PeopleBoard({ scope, offerFor }: Props) {
  const client = useQueryClient();
  const people = usePeopleQuestion(scope);
  const { question } = people;
  const query = useQuery(boardOf(question));
  const [picked, setPicked] = useState<ListedStage | null>(null);
  const columns = query.data?.columns ?? [];
  const shown = columns.flatMap(({ items }) => items);
  const chosen = picked ?? columns.find(({ stage, count }) => count > 0 && stage !== 'matched')?.stage ?? 'matched';
  const mayAct = shown.some((person) => person.mayAct);
  const selection = useSelection(shown);
  const moves = useMoves(question);
  const { request, dialog } = useMoveDialogs(moves, offerFor);
  const { compare, comparison } = useComparison();
  const [focused, setFocused] = useState<string | null>(null);
  const loading = useRef(new Set<string>());
  usePeopleLive();
  const move = (person: PersonOfJob, to: ListedStage, byKeyboard: boolean) => {
    setFocused(byKeyboard ? person.id : null);
    const chosenPeople = selection.has(person.id)
      ? selection.people.filter(({ stage }) => stage === person.stage)
      : [person];
    request(chosenPeople, to);
  };
  const more = (stage: ListedStage, cursor: string) => {
    if (loading.current.has(cursor)) return;
    loading.current.add(cursor);
    void loadMore(client, question, stage, cursor).finally(() => loading.current.delete(cursor));
  };
  return (
    <div className="flex flex-col gap-3">
      <FilterBar people={people} />
      <Refusals refusals={moves.refusals} onDismiss={moves.dismiss} />
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {() =>
          shown.length === 0 ? (
            <NoPeople isFiltered={isFiltered(question)} />
          ) : (
            <>
              <div role="group" aria-label={copy.columns} className="flex gap-2 overflow-x-auto md:hidden">
                {columns.map(({ stage, count }) => (
                  <button
                    key={stage}
                    type="button"
                    aria-pressed={stage === chosen}
                    onClick={() => setPicked(stage)}
                    className={classes(
                      'min-h-11 shrink-0 rounded-full border px-3 text-sm font-medium',
                      stage === chosen ? 'border-primary bg-prairie-50 text-ink' : 'border-line text-ink-soft',
                    )}
                  >
                    {stageWord(stage)} <span className="tabular">{count.toLocaleString('en-US')}</span>
                  </button>
                ))}
              </div>
              <div
                role="region"
                aria-label={copy.board}
                tabIndex={0}
                className="relative flex flex-col gap-3 overflow-x-auto md:flex-row md:gap-2"
              >
                {LISTED_STAGES.flatMap((stage) => columns.find((one) => one.stage === stage) ?? []).map((column) => (
                  <BoardColumn
                    key={column.stage}
                    column={column}
                    hasJob={scope.kind !== 'job'}
                    hrefOf={(person) => personInList(person, { view: 'board', question, stage: column.stage })}
                    selection={selection}
                    isChosen={column.stage === chosen}
                    focused={focused}
                    onCompare={compare}
                    onMove={move}
                    onMore={(cursor) => more(column.stage, cursor)}
                  />
                ))}
              </div>
              <p className="text-sm text-ink-soft">{mayAct ? copy.hint : copy.readOnly}</p>
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
