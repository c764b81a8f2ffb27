import { useEffect, useRef } from 'react';
import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { caseCopy as copy } from '../case.copy.ts';
import { ItemCard } from './item-card.tsx';

const TYPING = 'input, select, textarea, [contenteditable]';

interface Props {
  view: CaseView;
  onShowDocument: (id: string) => void;
}

/** The items, with single-key shortcuts that work only while an item has focus and no field is being edited. */
export function ItemList({ view, onShowDocument }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { items } = view;
  const title = view.isChange ? copy.itemsChanged : copy.items;

  useEffect(() => {
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (element && takeKey(element, items, event, onShowDocument)) event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [items, onShowDocument]);

  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      {view.isChange && <p className="text-sm text-ink-soft">{copy.changesNote}</p>}
      <p className="hidden text-sm text-ink-soft lg:block">{copy.shortcuts}</p>
      <ol ref={list} className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={`${item.type}:${item.id}`} data-item>
            <ItemCard view={view} item={item} onShowDocument={onShowDocument} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns whether the key was a shortcut. */
function takeKey(
  list: HTMLElement,
  items: CaseItem[],
  event: KeyboardEvent,
  onShowDocument: (id: string) => void,
): boolean {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest(TYPING)) return false;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const at = cards.findIndex((card) => card.contains(target));
  const documentId = items[at]?.documentIds[0];
  const focus = (index: number, selector: string) => cards[index]?.querySelector<HTMLElement>(selector)?.focus();
  const key = event.key.toLowerCase();
  if (key === 'j' || key === 'arrowdown') focus(at + 1, '[data-title]');
  else if (key === 'k' || key === 'arrowup') focus(at - 1, '[data-title]');
  else if (key === 'a') focus(at, 'select');
  else if (key === 'f') cards[at]?.querySelector<HTMLElement>('[data-fix]')?.click();
  else if (key === 'd' && documentId) onShowDocument(documentId);
  else return false;
  return true;
}
