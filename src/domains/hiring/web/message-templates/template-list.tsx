import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { EditAndRemove } from '#platform/web/forms/edit-and-remove.tsx';
import { RemoveDialog } from '#platform/web/forms/remove-dialog.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import type { templatesCopy } from './message-templates.copy.ts';

type ListCopy = Record<
  'title' | 'hint' | 'add' | 'edit' | 'empty' | 'removeBody' | 'remove' | 'removing' | 'removed',
  string
> &
  Pick<typeof templatesCopy, 'editOne' | 'removeOne' | 'removeTitle'>;

interface Props<T extends { id: string; name: string }> {
  id: string;
  copy: ListCopy;
  query: UseQueryResult<{ items: T[] }>;
  queryKey: readonly unknown[];
  mayEdit: boolean;
  remove: (id: string) => Promise<unknown>;
  /** What a template says, in short. */
  summary: (template: T) => ReactNode;
  /** Null adds one. */
  dialog: (template: T | null, onClose: () => void) => ReactNode;
}

/** One kind of the organization's templates: owners and recruiters write them, the others read them. */
export function TemplateList<T extends { id: string; name: string }>(props: Props<T>) {
  const { copy, mayEdit } = props;
  const [edited, setEdited] = useState<T | 'new' | null>(null);
  const [leaving, setLeaving] = useState<T | null>(null);
  return (
    <Section
      id={props.id}
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
      <QueryStates query={props.query} skeleton={<Skeleton className="h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="measure text-ink-soft">{copy.empty}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {items.map((one) => (
                <li key={one.id}>
                  <Card className="flex flex-col gap-2">
                    <div className="flex flex-wrap items-center justify-between gap-2">
                      <h3 className="font-semibold">{one.name}</h3>
                      {mayEdit && (
                        <EditAndRemove
                          name={one.name}
                          copy={copy}
                          onEdit={() => setEdited(one)}
                          onRemove={() => setLeaving(one)}
                        />
                      )}
                    </div>
                    {props.summary(one)}
                  </Card>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {edited && props.dialog(edited === 'new' ? null : edited, () => setEdited(null))}
      {leaving && (
        <RemoveDialog
          title={copy.removeTitle(leaving.name)}
          copy={copy}
          run={() => props.remove(leaving.id)}
          queryKey={props.queryKey}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}
