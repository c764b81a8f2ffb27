import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react';
import { itemKey, type CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';

/** The selected item: it is open, its document is shown, and the single keys act on it. */
export interface ItemCursor {
  selected: string | null;
  /** The document beside the facts. */
  document: string | null;
  select: (item: CaseItem | null) => void;
  showDocument: (id: string) => void;
  /** After a verdict: the next required item without one, or else the decision. */
  goOn: (view: CaseView) => void;
}

const SELECTED = '[data-selected] [data-title]';
const APPROVE = '[data-decide]';
const DECISION = '[data-decision]';
const TYPING = 'input, select, textarea, [contenteditable]';

const isReviewed = ({ review }: CaseItem) => review !== null && !review.isOutdated;

/** The first required item without a verdict from `from` on, then from the start. */
function nextToReview(items: readonly CaseItem[], from = 0): CaseItem | undefined {
  return [...items.slice(from), ...items.slice(0, from)].find((item) => item.isRequired && !isReviewed(item));
}

export function useItemCursor(view: CaseView, article: RefObject<HTMLElement | null>): ItemCursor {
  const { items, documents } = view;
  const first = nextToReview(items);
  const [selected, setSelected] = useState(first ? itemKey(first) : null);
  const [shown, setShown] = useState(first?.documentIds[0] ?? documents[0]?.id ?? null);
  // The element that gets the focus once it is on the screen.
  const focusOn = useRef<string | null>(null);
  // The item that is to get the focus may be selected already: nothing else would render then.
  const [, render] = useReducer((times: number) => times + 1, 0);
  const aimAt = (aim: string) => {
    focusOn.current = aim;
    render();
  };
  const reached = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const aim = focusOn.current;
    const root = article.current;
    if (!aim || !root) return;
    const found = root.querySelector<HTMLButtonElement>(aim);
    if (aim !== APPROVE || found?.disabled === false) focusOn.current = null;
    // Approve may still wait for the new state of the case, or for a call-back: until then, the heading above it.
    const place = aim === APPROVE && found?.disabled !== false ? root.querySelector<HTMLElement>(DECISION) : found;
    const wasLeft = aim === APPROVE && reached.current && document.activeElement !== reached.current;
    if (wasLeft) focusOn.current = null;
    else place?.focus();
    reached.current = focusOn.current ? place : null;
  });

  const select = (item: CaseItem | null) => {
    setSelected(item && itemKey(item));
    if (item?.documentIds[0]) setShown(item.documentIds[0]);
  };
  const move = (by: number, isInList: boolean) => {
    const at = items.findIndex((item) => itemKey(item) === selected);
    // From outside the list, J goes to the selected item first.
    const item = items[isInList || at === -1 ? at + by : at];
    if (!item) return;
    select(item);
    aimAt(SELECTED);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.closest(TYPING)) return;
    const card = article.current?.querySelector<HTMLElement>('[data-selected]');
    const item = items.find((one) => itemKey(one) === selected);
    const isInList = target.closest('[data-item]') !== null;
    const key = event.key.toLowerCase();
    if (key === 'j') move(1, isInList);
    else if (key === 'k') move(-1, isInList);
    else if (/^[1-9]$/.test(key)) card?.querySelector<HTMLElement>(`[data-evidence="${key}"]`)?.click();
    else if (key === 'f') card?.querySelector<HTMLElement>('[data-fix]')?.click();
    else if (key === 'd' && item?.documentIds[0]) setShown(item.documentIds[0]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = article.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [article]);
  return {
    selected,
    document: shown,
    select,
    showDocument: setShown,
    goOn: (after) => {
      const at = items.findIndex((item) => itemKey(item) === selected);
      const next = nextToReview(after.items, at + 1);
      select(next ?? null);
      aimAt(next ? SELECTED : APPROVE);
    },
  };
}
