import { Clock } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import { targetsOf } from '#domains/hiring/contract/board/moves.ts';
import type { ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { RowCheckbox } from '#platform/web/ui/forms/toggles.tsx';
import { WarnIcon } from '#platform/web/ui/icons/status-icons.tsx';
import { boardCopy as copy } from './board.copy.ts';
import { Points } from './comparison.tsx';
import { connectDrag, dragOf } from './drag.ts';
import { Marks } from './marks/marks.tsx';
import { MoveMenu } from './moves/move-menu.tsx';
import { factsLine, waitingText, warningOf } from './person-facts.ts';

interface Props {
  person: PersonOfJob;
  href: string;
  /** Names the job, on a board of several. */
  hasJob: boolean;
  isSelected: boolean;
  /** Takes the focus, after it moved here by keyboard. */
  isFocused: boolean;
  onSelect: (withRange: boolean) => void;
  onCompare: () => void;
  onMove: (to: ListedStage, byKeyboard: boolean) => void;
}

/** A person on the board. */
export function BoardCard({ person, href, hasJob, isSelected, isFocused, onSelect, onCompare, onMove }: Props) {
  const ref = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isDragged, setDragged] = useState(false);
  const targets = targetsOf(person.stage);
  const mayMove = person.mayAct && targets.length > 0;
  useEffect(() => {
    const element = ref.current;
    if (!element || !mayMove) return undefined;
    return connectDrag(({ draggable }) =>
      draggable({
        element,
        getInitialData: () => dragOf(person),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [person, mayMove]);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayMove || !event.shiftKey) return;
    const to =
      event.key === 'ArrowRight'
        ? nextOf(person.stage, 1)
        : event.key === 'ArrowLeft'
          ? nextOf(person.stage, -1)
          : null;
    if (!to) return;
    event.preventDefault();
    onMove(to, true);
  };
  const warning = warningOf(person);
  const waiting = waitingText(person);
  const facts = factsLine(person);
  return (
    <article
      ref={ref}
      onKeyDown={onKeyDown}
      className={classes(
        '@container flex flex-col gap-0.5 rounded-control border bg-surface py-1 pr-1 pl-2.5 text-sm',
        isSelected ? 'border-primary ring-1 ring-primary' : 'border-line',
        isDragged && 'opacity-50',
        mayMove && 'cursor-grab',
      )}
    >
      {/* Beside its buttons a name needs some room; in a narrow column it gets a line of its own. */}
      <div className="flex items-center gap-1.5 @max-[12rem]:flex-wrap @max-[12rem]:gap-y-0 @max-[12rem]:[&>a+*]:ml-auto">
        {person.mayAct && <RowCheckbox label={copy.select(person.name)} checked={isSelected} onToggle={onSelect} />}
        <Link
          ref={link}
          to={href}
          draggable={false}
          aria-keyshortcuts={mayMove ? 'Shift+ArrowRight Shift+ArrowLeft' : undefined}
          className="flex min-h-11 min-w-0 flex-1 items-center font-semibold text-ink no-underline hover:underline @max-[12rem]:order-last @max-[12rem]:basis-full"
        >
          <span className="line-clamp-3 wrap-anywhere">{person.name}</span>
        </Link>
        <Points person={person} onCompare={onCompare} />
        {mayMove ? <MoveMenu person={person} onMove={(to) => onMove(to, false)} /> : <span className="w-1" />}
      </div>
      {hasJob && <p className="truncate pr-1.5 text-xs text-ink-soft">{person.jobTitle}</p>}
      {facts && <p className="truncate pr-1.5 text-xs text-ink-soft">{facts}</p>}
      <Marks step={person.step} tags={person.tags} />
      {warning && (
        <p className="flex items-start gap-1 pr-1.5 text-xs font-medium text-warn">
          <WarnIcon aria-hidden size={14} className="mt-px shrink-0" />
          <span className="line-clamp-2">{warning}</span>
        </p>
      )}
      {waiting && (
        <p
          className={classes(
            'flex items-center gap-1 pr-1.5 text-xs',
            waiting.isLate ? 'font-medium text-danger' : 'text-ink-soft',
          )}
        >
          <Clock aria-hidden size={14} className="shrink-0" />
          <span className="truncate @max-[12rem]:whitespace-normal">{waiting.text}</span>
        </p>
      )}
    </article>
  );
}

/** The nearest column in one direction that takes the card. */
function nextOf(stage: ListedStage, way: 1 | -1): ListedStage | null {
  const targets = targetsOf(stage);
  for (let at = LISTED_STAGES.indexOf(stage) + way; at >= 0 && at < LISTED_STAGES.length; at += way) {
    const found = targets.find((target) => target === LISTED_STAGES[at]);
    if (found) return found;
  }
  return null;
}
