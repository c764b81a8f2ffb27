import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { ListedStage, PeopleSort, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { STAGE_TONES } from '#domains/hiring/web/interviews/stage-tones.ts';
import { SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { ago, day } from '#platform/web/page/format.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { RowCheckbox } from '#platform/web/ui/forms/toggles.tsx';
import { WarnIcon } from '#platform/web/ui/icons/status-icons.tsx';
import { boardCopy as copy } from './board.copy.ts';
import { Marks } from './marks.tsx';
import { MoveMenu } from './move-menu.tsx';
import { waitingText, warningOf } from './person-facts.ts';
import type { Selection } from './use-selection.ts';

interface Column {
  id: keyof typeof copy.headers;
  sort?: PeopleSort;
  cell: (person: PersonOfJob) => ReactNode;
}

const COLUMNS: readonly Column[] = [
  {
    id: 'fit',
    sort: 'fit',
    cell: ({ compatibility }) => <span className="tabular font-semibold">{compatibility ?? '–'}</span>,
  },
  {
    id: 'stage',
    cell: ({ stage, step, tags }) => (
      <span className="flex items-center gap-1.5">
        <Badge tone={STAGE_TONES[stage]}>{stageWord(stage)}</Badge>
        <Marks step={step} tags={tags} />
      </span>
    ),
  },
  { id: 'distance', sort: 'distance', cell: ({ distance }) => distance && copy.distance[distance] },
  { id: 'shift', cell: ({ shifts }) => shifts.map((shift) => SHIFT_LABELS[shift]).join(', ') },
  { id: 'start', sort: 'start', cell: ({ earliestStart }) => earliestStart && day(earliestStart) },
  { id: 'license', cell: (person) => <License person={person} /> },
  { id: 'years', sort: 'years', cell: ({ yearsExperience }) => <span className="tabular">{yearsExperience}</span> },
  { id: 'activity', sort: 'activity', cell: ({ lastActivityAt }) => ago(lastActivityAt) },
  { id: 'waiting', sort: 'waiting', cell: (person) => <Waiting person={person} /> },
];

/** Orders in which the largest value comes first. */
const DESCENDING: ReadonlySet<PeopleSort> = new Set(['fit', 'years', 'activity']);

interface Props {
  people: readonly PersonOfJob[];
  hasJob: boolean;
  /** Null for those who only read. */
  selection: Selection | null;
  sort: PeopleSort;
  onSort: (sort: PeopleSort) => void;
  onMove: (person: PersonOfJob, to: ListedStage) => void;
}

/** Dense rows; the name stays in view while the table scrolls sideways. */
export function PeopleRows({ people, hasJob, selection, sort, onSort, onMove }: Props) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={copy.table}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm whitespace-nowrap">
        <caption className="sr-only">{copy.table}</caption>
        <thead>
          <tr className="border-b border-line bg-paper">
            {selection && (
              <th scope="col" className="w-11 pl-3">
                <RowCheckbox
                  label={copy.selectAll}
                  checked={selection.isAll || (selection.people.length > 0 && 'indeterminate')}
                  onToggle={selection.toggleAll}
                />
              </th>
            )}
            <Header id="name" sort="name" current={sort} onSort={onSort} isSticky />
            {hasJob && <Header id="job" current={sort} onSort={onSort} />}
            {COLUMNS.map(({ id, sort: by }) => (
              <Header key={id} id={id} {...(by && { sort: by })} current={sort} onSort={onSort} />
            ))}
            {selection && (
              <th scope="col">
                <span className="sr-only">{copy.moveTo}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person) => (
            <tr key={person.id} className={selection?.has(person.id) ? 'bg-prairie-50' : 'bg-surface'}>
              {selection && (
                <td className="pl-3">
                  <RowCheckbox
                    label={copy.select(person.name)}
                    checked={selection.has(person.id)}
                    onToggle={(withRange) => selection.toggle(person.id, withRange)}
                  />
                </td>
              )}
              <th scope="row" aria-label={person.name} className="sticky left-0 bg-inherit px-3 font-semibold">
                <Link
                  to={personHref(person.jobId, person.id)}
                  className="flex min-h-11 max-w-56 items-center text-ink no-underline hover:underline"
                >
                  <span className="truncate">{person.name}</span>
                </Link>
              </th>
              {hasJob && <td className="max-w-48 truncate px-3">{person.jobTitle}</td>}
              {COLUMNS.map(({ id, cell }) => (
                <td key={id} className="px-3">
                  {cell(person) || <span className="text-ink-soft">–</span>}
                </td>
              ))}
              {selection && (
                <td>
                  <MoveMenu person={person} onMove={(to) => onMove(person, to)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Header({
  id,
  sort,
  current,
  onSort,
  isSticky = false,
}: {
  id: keyof typeof copy.headers;
  sort?: PeopleSort;
  current: PeopleSort;
  onSort: (sort: PeopleSort) => void;
  isSticky?: boolean;
}) {
  const isCurrent = sort === current;
  const isDown = sort !== undefined && DESCENDING.has(sort);
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (isDown ? 'descending' : 'ascending') : undefined}
      className={classes('px-3 font-semibold', isSticky && 'sticky left-0 bg-paper')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(sort)}
          className="inline-flex min-h-11 items-center gap-1 font-semibold"
        >
          {copy.headers[id]}
          {isCurrent && <Arrow aria-hidden size={14} />}
        </button>
      ) : (
        copy.headers[id]
      )}
    </th>
  );
}

function License({ person }: { person: PersonOfJob }) {
  const { license } = person;
  const warning = warningOf(person);
  return (
    <span className="inline-flex items-center gap-1.5">
      {license && `${license.state} ${copy.licenseStates[license.verificationState]}`}
      {warning && (
        <span title={warning} className="text-warn">
          <WarnIcon aria-hidden size={16} />
          <span className="sr-only">{warning}</span>
        </span>
      )}
    </span>
  );
}

function Waiting({ person }: { person: PersonOfJob }) {
  const waiting = waitingText(person);
  return waiting && <span className={waiting.isLate ? 'font-medium text-danger' : undefined}>{waiting.text}</span>;
}
