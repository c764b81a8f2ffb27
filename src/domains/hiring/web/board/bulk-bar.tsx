import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { targetsOf } from '#domains/hiring/contract/board/moves.ts';
import type { ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { oneApplicant } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { CompareDialog } from '#domains/hiring/web/applicants/compare-dialog.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { boardCopy as copy } from './board.copy.ts';
import { MarkPeople } from './mark-people.tsx';
import type { Selection } from './use-selection.ts';

const MOST_COMPARED = 3;

interface Props {
  selection: Selection;
  onMove: (people: readonly PersonOfJob[], to: ListedStage) => void;
}

/** What can be done with the people who are selected: each button counts those whom it concerns. */
export function BulkBar({ selection, onMove }: Props) {
  const [compared, setCompared] = useState<readonly string[]>([]);
  const { people } = selection;
  if (people.length === 0) return null;
  const forStage = (to: ListedStage) => people.filter(({ stage }) => targetsOf(stage).includes(to));
  const [toShortlist, toDecline] = [forStage('shortlisted'), forStage('rejected')];
  return (
    <div
      role="region"
      aria-label={copy.selected(people.length)}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface px-4 py-2 shadow-float"
    >
      <p className="mr-auto text-sm font-semibold" role="status">
        {copy.selected(people.length)}
      </p>
      {toShortlist.length > 0 && (
        <Button size="sm" onClick={() => onMove(toShortlist, 'shortlisted')}>
          {copy.shortlist(toShortlist.length)}
        </Button>
      )}
      {toDecline.length > 0 && (
        <Button size="sm" variant="danger" onClick={() => onMove(toDecline, 'rejected')}>
          {copy.decline(toDecline.length)}
        </Button>
      )}
      <MarkPeople people={people} />
      {people.length > 1 && people.length <= MOST_COMPARED && (
        <Button size="sm" variant="secondary" onClick={() => setCompared(people.map(({ id }) => id))}>
          {copy.compare}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {copy.clear}
      </Button>
      {compared.length > 0 && <Compared ids={compared} onClose={() => setCompared([])} />}
    </div>
  );
}

function Compared({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const people = useQueries({ queries: ids.map((id) => oneApplicant(id, 'all')) }).flatMap(({ data }) => data ?? []);
  return people.length === ids.length ? <CompareDialog people={people} onClose={onClose} /> : null;
}
