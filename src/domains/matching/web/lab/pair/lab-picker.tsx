import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { labCopy as copy } from '../lab.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { hitsOf } from '../lab.queries.ts';

interface Props {
  kind: 'person' | 'job';
  label: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** The form for an invented person or job. */
  invent: ReactNode;
  isInventing: boolean;
  onInvent: (isInventing: boolean) => void;
}

export function LabPicker({ kind, label, chosen, onChoose, invent, isInventing, onInvent }: Props) {
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <div role="group" aria-label={label} className="flex gap-2">
        {([false, true] as const).map((mode) => (
          <button
            key={String(mode)}
            type="button"
            aria-pressed={mode === isInventing}
            onClick={() => onInvent(mode)}
            className={classes(
              'min-h-11 rounded-full border px-4 text-sm font-medium',
              mode === isInventing ? 'border-primary bg-prairie-50 text-prairie-700' : 'border-line-strong bg-surface',
            )}
          >
            {`${mode ? copy.invent : copy.real}: ${label.toLowerCase()}`}
          </button>
        ))}
      </div>
      {isInventing ? invent : <Finder kind={kind} label={label} chosen={chosen} onChoose={onChoose} />}
    </section>
  );
}

function Finder({ kind, label, chosen, onChoose }: Pick<Props, 'kind' | 'label' | 'chosen' | 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const named = useDeferredValue(typed.trim());
  const query = useQuery(hitsOf(kind, named));
  return (
    <>
      <TextField
        label={copy.search(label)}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <QueryStates query={query} skeleton={<Skeleton className="h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{named === '' ? copy.noneYet(label) : copy.nothing}</p>
          ) : (
            <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto rounded-card border border-line bg-surface p-2">
              {items.map((hit) => (
                <li key={hit.id}>
                  <button
                    type="button"
                    aria-pressed={hit.id === chosen}
                    onClick={() => onChoose(hit.id === chosen ? null : hit.id)}
                    className={classes(
                      'flex min-h-11 w-full flex-col rounded-control px-3 py-2 text-left hover:bg-prairie-50',
                      hit.id === chosen && 'bg-prairie-50 ring-1 ring-primary',
                    )}
                  >
                    <span className="font-medium wrap-anywhere">{hit.title}</span>
                    <span className="text-sm wrap-anywhere text-ink-soft">{hit.detail}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {chosen && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => onChoose(null)}>
            {copy.clear(label)}
          </Button>
        </div>
      )}
    </>
  );
}
