import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { deskCopy as copy } from './desk.copy.ts';
import type { CaseOrder } from './use-case-order.ts';

interface Props {
  title: string;
  order: CaseOrder;
  onOpen: (id: string | null) => void;
}

const TYPING = 'input, select, textarea, [contenteditable], [role=dialog], [role=alertdialog]';

/** The way back to the queue and to the neighbors of the open case. */
export function CaseNav({ title, order, onOpen }: Props) {
  const { position, many, hasMore, previous, next } = order;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    // Only while the focus is on the desk: a single key must not act from anywhere on the page.
    if (!(target instanceof HTMLElement) || !target.closest('main') || target.closest(TYPING)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key === 'p' && previous) onOpen(previous);
    else if (key === 'n' && next) onOpen(next);
    else if (key === 'b') onOpen(null);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="quiet" size="sm" className="-ml-4" aria-keyshortcuts="B" onClick={() => onOpen(null)}>
        <ArrowLeft aria-hidden size={18} />
        {copy.back}
      </Button>
      <h1 className="text-lg text-ink-soft">{title}</h1>
      <p className="hidden text-sm text-ink-soft xl:block">{copy.caseKeys}</p>
      <div className="ml-auto flex items-center gap-1">
        {position !== null && (
          <span className="tabular text-sm text-ink-soft">{copy.position(position, many, hasMore)}</span>
        )}
        <IconButton label={copy.previous} aria-keyshortcuts="P" disabled={!previous} onClick={() => onOpen(previous)}>
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <IconButton label={copy.next} aria-keyshortcuts="N" disabled={!next} onClick={() => onOpen(next)}>
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </div>
    </header>
  );
}
