import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { mentionAt } from '#domains/hiring/contract/conversations/mentions.ts';
import type { NoteMember } from '#domains/hiring/contract/notes.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { notesCopy as copy } from './notes.copy.ts';

interface Props {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  team: readonly NoteMember[];
  onChange: (value: string) => void;
  /** Control or Command with Enter. */
  onSubmit: () => void;
  /** Has the focus once it appears. */
  takesFocus?: boolean;
}

const MOST_SHOWN = 6;

/** A text in which `@` offers the members of the team: arrow keys and Enter choose one, Escape closes the list. */
export function MentionField({ team, value, onChange, onSubmit, takesFocus = false, ...field }: Props) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const mention = cursor === null ? null : mentionAt(value, cursor);
  const search = mention?.typed.toLowerCase() ?? '';
  const found = mention
    ? team.filter(({ name, isMe }) => !isMe && startsAWord(name.toLowerCase(), search)).slice(0, MOST_SHOWN)
    : [];
  const choose = ({ name }: NoteMember) => {
    if (!mention || cursor === null) return;
    const before = `${value.slice(0, mention.from)}@${name} `;
    // At once, or the next key is typed at the end of the text before the cursor is where it belongs.
    flushSync(() => {
      onChange(before + value.slice(cursor).replace(/^ /, ''));
      setCursor(null);
      setActive(0);
    });
    place.current?.querySelector('textarea')?.setSelectionRange(before.length, before.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key } = event;
    const chosen = found[active];
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    } else if (chosen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setActive((active + (key === 'ArrowDown' ? 1 : -1) + found.length) % found.length);
    } else if (chosen && (key === 'Enter' || key === 'Tab')) {
      event.preventDefault();
      choose(chosen);
    } else if (chosen && key === 'Escape') {
      event.stopPropagation();
      setCursor(null);
    }
  };
  return (
    <div ref={place} className="relative">
      <TextArea
        {...field}
        rows={3}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found[active] ? `${listId}-${found[active].userId}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          setCursor(target.selectionStart);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
      />
      <span role="status" className="sr-only">
        {found.length > 0 && copy.found(found.length)}
      </span>
      {found.length > 0 && (
        <ul
          id={listId}
          role="listbox"
          aria-label={copy.members}
          className="absolute z-20 mt-1 w-full overflow-hidden rounded-control border border-line bg-surface py-1 shadow-float"
        >
          {found.map((member, index) => (
            <li
              key={member.userId}
              id={`${listId}-${member.userId}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(member);
              }}
              className={classes('flex min-h-11 cursor-pointer items-center px-4', index === active && 'bg-prairie-50')}
            >
              {member.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `va` finds Robin Vale. */
const startsAWord = (name: string, search: string): boolean =>
  name.startsWith(search) || name.split(' ').some((word) => word.startsWith(search));
