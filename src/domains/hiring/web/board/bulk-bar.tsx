import { targetsOf } from '#domains/hiring/contract/board/moves.ts';
import type { ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { boardCopy as copy } from './board.copy.ts';
import { MarkPeople } from './marks/mark-people.tsx';
import type { Selection } from './use-selection.ts';

const MOST_COMPARED = 3;

interface Props {
  selection: Selection;
  onMove: (people: readonly PersonOfJob[], to: ListedStage) => void;
  onCompare: (people: readonly PersonOfJob[]) => void;
}

/** What can be done with the people who are selected: each button counts those whom it concerns. */
export function BulkBar({ selection, onMove, onCompare }: Props) {
  const { people } = selection;
  if (people.length === 0) return null;
  const forStage = (to: ListedStage) => people.filter(({ stage }) => targetsOf(stage).includes(to));
  const [toShortlist, toDecline] = [forStage('shortlisted'), forStage('rejected')];
  // From an open offer, the way back to interviews withdraws it, which is asked for each person.
  const toInterview = forStage('interviewing').filter(({ stage }) => stage !== 'offered');
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
      {toInterview.length > 0 && (
        <Button size="sm" variant="secondary" onClick={() => onMove(toInterview, 'interviewing')}>
          {copy.interview(toInterview.length)}
        </Button>
      )}
      {toDecline.length > 0 && (
        <Button size="sm" variant="danger" onClick={() => onMove(toDecline, 'rejected')}>
          {copy.decline(toDecline.length)}
        </Button>
      )}
      <MarkPeople people={people} />
      {people.length > 1 && people.length <= MOST_COMPARED && (
        <Button size="sm" variant="secondary" onClick={() => onCompare(people)}>
          {copy.compare}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {copy.clear}
      </Button>
    </div>
  );
}
