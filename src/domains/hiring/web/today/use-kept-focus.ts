import { useEffect, useRef } from 'react';

/** The rows of the list, each with its place. */
const ROWS = '[data-today-row]';

/**
 * When the row that had the focus is handled and goes, the row that takes its place gets the focus, so that the keyboard
 * works through the list. `shown` changes with the list.
 */
export function useKeptFocus(shown: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const { current } = frame;
    const remember = ({ target }: FocusEvent) => {
      const row = (target as Element).closest(ROWS);
      place.current = row && current ? [...current.querySelectorAll(ROWS)].indexOf(row) : -1;
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const rows = frame.current?.querySelectorAll(ROWS) ?? [];
    const next = rows[Math.min(place.current, rows.length - 1)] ?? null;
    (next ?? frame.current)?.querySelector<HTMLElement>('a, button')?.focus();
  }, [shown]);
  return frame;
}
