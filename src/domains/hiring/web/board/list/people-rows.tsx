import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { ListedStage, PeopleSort, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { RowCheckbox } from '#platform/web/ui/forms/toggles.tsx';
import { boardCopy as copy } from '../board.copy.ts';
import { MoveMenu } from '../moves/move-menu.tsx';
import { COLUMNS } from '../people-columns.tsx';
import type { Selection } from '../use-selection.ts';
import { useRowWindow } from './use-row-window.ts';

/** Orders in which the largest value comes first. */
const DESCENDING: ReadonlySet<PeopleSort> = new Set(['fit', 'years', 'activity']);

interface Props {
  people: readonly PersonOfJob[];
  /** With those that are not loaded yet. */
  count: number;
  hasJob: boolean;
  hrefOf: (person: PersonOfJob) => string;
  /** Null where the reader acts for no one. */
  selection: Selection | null;
  sort: PeopleSort;
  onSort: (sort: PeopleSort) => void;
  onCompare: (person: PersonOfJob) => void;
  onMove: (person: PersonOfJob, to: ListedStage) => void;
  /** Called when the last rows come into view. */
  onNearEnd: () => void;
}

/** Dense rows, windowed: only those in view exist. The name stays in view while the table scrolls sideways. */
export function PeopleRows(props: Props) {
  const { people, count, hasJob, selection, sort, onSort, onNearEnd } = props;
  const [focusedAt, setFocusedAt] = useState<number | null>(null);
  const { body, measure, rows, after } = useRowWindow(people.length, focusedAt, onNearEnd);
  const width = COLUMNS.length + 1 + (hasJob ? 1 : 0) + (selection ? 2 : 0);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={copy.table}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        aria-rowcount={count + 1}
        className="w-full min-w-[90rem] table-fixed border-collapse text-left text-sm whitespace-nowrap"
      >
        <caption className="sr-only">{copy.table}</caption>
        <thead>
          <tr aria-rowindex={1} className="border-b border-line bg-paper">
            {selection && (
              <th scope="col" className="w-11 pl-3">
                <RowCheckbox
                  label={copy.selectAll}
                  checked={selection.isAll || (selection.people.length > 0 && 'indeterminate')}
                  onToggle={selection.toggleAll}
                />
              </th>
            )}
            <Header id="name" width="w-56" sort="name" current={sort} onSort={onSort} isSticky />
            {hasJob && <Header id="job" width="w-48" current={sort} onSort={onSort} />}
            {COLUMNS.map(({ id, width: own, sort: by }) => (
              <Header key={id} id={id} width={own} {...(by && { sort: by })} current={sort} onSort={onSort} />
            ))}
            {selection && (
              <th scope="col" className="w-14">
                <span className="sr-only">{copy.moveTo}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ index, before }) => {
            const person = people[index];
            return (
              person && (
                <Fragment key={person.id}>
                  <Gap height={before} width={width} />
                  <PersonRow
                    {...props}
                    person={person}
                    at={index}
                    measure={measure}
                    onFocus={() => setFocusedAt(index)}
                    onBlur={() => setFocusedAt(null)}
                  />
                </Fragment>
              )
            );
          })}
          <Gap height={after} width={width} />
        </tbody>
      </table>
    </div>
  );
}

/** The place of rows that are out of view. */
const Gap = ({ height, width }: { height: number; width: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={width} style={{ height }} className="p-0">
        {'\u00a0'}
      </td>
    </tr>
  );

interface RowProps extends Props {
  person: PersonOfJob;
  at: number;
  measure: (row: HTMLTableRowElement | null) => void;
  onFocus: () => void;
  onBlur: () => void;
}

function PersonRow({ person, at, hasJob, hrefOf, selection, onCompare, onMove, measure, onFocus, onBlur }: RowProps) {
  return (
    <tr
      ref={measure}
      data-index={at}
      aria-rowindex={at + 2}
      onFocus={onFocus}
      onBlur={onBlur}
      className={classes('h-11 border-t border-line', selection?.has(person.id) ? 'bg-prairie-50' : 'bg-surface')}
    >
      {selection && (
        <td className="pl-3">
          {person.mayAct && (
            <RowCheckbox
              label={copy.select(person.name)}
              checked={selection.has(person.id)}
              onToggle={(withRange) => selection.toggle(person.id, withRange)}
            />
          )}
        </td>
      )}
      <th scope="row" aria-label={person.name} className="sticky left-0 z-10 bg-inherit px-3 font-semibold">
        <Link to={hrefOf(person)} className="flex min-h-11 items-center text-ink no-underline hover:underline">
          <span className="truncate">{person.name}</span>
        </Link>
      </th>
      {hasJob && <td className="truncate px-3">{person.jobTitle}</td>}
      {COLUMNS.map(({ id, cell }) => (
        <td key={id} className="truncate px-3">
          {cell(person, () => onCompare(person)) || <span className="text-ink-soft">–</span>}
        </td>
      ))}
      {selection && <td>{person.mayAct && <MoveMenu person={person} onMove={(to) => onMove(person, to)} />}</td>}
    </tr>
  );
}

function Header({
  id,
  width,
  sort,
  current,
  onSort,
  isSticky = false,
}: {
  id: keyof typeof copy.headers;
  width: string;
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
      className={classes('px-3 font-semibold', width, isSticky && 'sticky left-0 z-10 bg-paper')}
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
