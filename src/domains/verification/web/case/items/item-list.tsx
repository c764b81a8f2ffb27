import type { CaseView } from '#domains/verification/contract/verification.ts';
import { caseCopy as copy } from '../case.copy.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemCursor } from './use-item-cursor.ts';

/** The items, of which the selected one is open. */
export function ItemList({ view, cursor }: { view: CaseView; cursor: ItemCursor }) {
  const title = view.isChange ? copy.itemsChanged : copy.items;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-lg">{title}</h3>
      {view.isChange && <p className="text-sm text-ink-soft">{copy.changesNote}</p>}
      <p className="hidden text-sm text-ink-soft lg:block">{copy.shortcuts}</p>
      <ol className="flex flex-col gap-2">
        {view.items.map((item) => (
          <li key={`${item.type}:${item.id}`} data-item>
            <ItemCard view={view} item={item} cursor={cursor} />
          </li>
        ))}
      </ol>
    </section>
  );
}
