import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { BoardColumn as Column, ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { boardCopy as copy } from './board.copy.ts';
import { BoardCard } from './board-card.tsx';
import { besideInList } from './list/beside-in-list.ts';
import { connectDrag, draggedIn, takes } from './drag.ts';
import type { Selection } from './use-selection.ts';

const CARD_PX = 92;
const LOAD_AHEAD = 15;

interface Props {
  column: Column;
  hasJob: boolean;
  hrefOf: (person: PersonOfJob) => string;
  selection: Selection;
  /** On a phone one column is shown at a time. */
  isChosen: boolean;
  focused: string | null;
  onCompare: (people: readonly PersonOfJob[]) => void;
  onMove: (person: PersonOfJob, to: ListedStage, byKeyboard: boolean) => void;
  onMore: (cursor: string) => void;
}

/** The people of one stage, windowed: only the cards in view exist. */
export function BoardColumn({
  column,
  hasJob,
  hrefOf,
  selection,
  isChosen,
  focused,
  onCompare,
  onMove,
  onMore,
}: Props) {
  const { stage, items, count, nextCursor } = column;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isOver = useDropTarget(box, stage, (person) => onMove(person, stage, false));
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by hand or by a compiler
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => items[index]?.id ?? index,
    gap: 8,
    overscan: 4,
  });
  const shown = list.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= items.length - LOAD_AHEAD;
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (isNearEnd && nextCursor !== null) more(nextCursor);
  }, [isNearEnd, nextCursor]);
  const focusedAt = focused === null ? -1 : items.findIndex(({ id }) => id === focused);
  useEffect(() => {
    if (focusedAt >= 0) list.scrollToIndex(focusedAt);
  }, [focusedAt, list]);
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      className={classes(
        'flex-col rounded-card border bg-surface/60 md:flex',
        isChosen ? 'flex' : 'hidden',
        // Seven of them fit a window of 1366 pixels.
        count === 0 ? 'md:w-32 md:shrink-0' : 'md:min-w-44 md:flex-1',
        isOver ? 'border-primary bg-prairie-50 ring-2 ring-primary' : 'border-line',
      )}
    >
      <h2
        id={titleId}
        className="flex items-baseline justify-between gap-2 border-b border-line px-3 py-2 text-sm font-semibold"
      >
        {stageWord(stage)}
        <span className="tabular font-normal text-ink-soft">
          {count.toLocaleString('en-US')}
          <span className="sr-only"> {count === 1 ? 'person' : 'people'}</span>
        </span>
      </h2>
      <div
        ref={scroller}
        tabIndex={items.length > 0 ? -1 : undefined}
        className="h-[max(24rem,calc(100dvh-15rem))] overflow-y-auto p-2"
      >
        {items.length === 0 ? (
          <p className="py-3 text-center text-sm text-ink-soft">{copy.empty}</p>
        ) : (
          <ul className="relative" style={{ height: list.getTotalSize() }}>
            {shown.map(({ key, index, start }) => {
              const person = items[index];
              if (!person) return null;
              return (
                <li
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <BoardCard
                    person={person}
                    href={hrefOf(person)}
                    hasJob={hasJob}
                    isSelected={selection.has(person.id)}
                    isFocused={person.id === focused}
                    onSelect={(withRange) => selection.toggle(person.id, withRange)}
                    onCompare={() => onCompare(besideInList(items, person))}
                    onMove={(to, byKeyboard) => onMove(person, to, byKeyboard)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Takes cards whose stage may move here; returns whether one is above the column. */
function useDropTarget(
  box: React.RefObject<HTMLElement | null>,
  stage: ListedStage,
  onDrop: (person: PersonOfJob) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return connectDrag(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => takes(stage, source.data),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          const person = draggedIn(source.data);
          if (person) drop(person);
        },
      }),
    );
  }, [box, stage]);
  return isOver;
}
