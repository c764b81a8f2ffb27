import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnItem } from '#domains/hiring/contract/starts/own-items.ts';
import { EditAndRemove } from '#platform/web/forms/edit-and-remove.tsx';
import { RemoveDialog } from '#platform/web/forms/remove-dialog.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { OwnItemDialog } from './own-item-dialog.tsx';
import { ownItemsCopy as copy } from './own-items.copy.ts';
import { ownItems, removeOwnItem } from './own-items.queries.ts';

/** In the settings: what an organization adds to its checklists. */
export function OwnItemsSection({ mayEdit }: { mayEdit: boolean }) {
  const [edited, setEdited] = useState<OwnItem | 'new' | null>(null);
  const [leaving, setLeaving] = useState<OwnItem | null>(null);
  return (
    <Section
      id="start-items"
      title={copy.title}
      hint={copy.hint}
      action={
        mayEdit && (
          <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
            {copy.add}
          </Button>
        )
      }
    >
      <QueryStates query={useQuery(ownItems())} skeleton={<Skeleton className="h-24" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="measure text-ink-soft">{copy.empty}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {items.map((item) => (
                <li key={item.id} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
                  <div className="min-w-0">
                    <p className="font-semibold wrap-anywhere">{item.title}</p>
                    <p className="text-sm text-ink-soft">
                      {copy.line(copy.owners[item.owner], item.daysBefore, item.positions)}
                    </p>
                  </div>
                  {mayEdit && (
                    <EditAndRemove
                      name={item.title}
                      copy={copy}
                      onEdit={() => setEdited(item)}
                      onRemove={() => setLeaving(item)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {edited && <OwnItemDialog item={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {leaving && (
        <RemoveDialog
          title={copy.removeTitle(leaving.title)}
          copy={copy}
          run={() => removeOwnItem(leaving.id)}
          queryKey={ownItems().queryKey}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}
