import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { searchLab } from '#shared/contracts/console.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { call } from '#web/lib/api.ts';
import { classes } from '#web/ui/classes.ts';
import { TextField } from '#web/ui/fields.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';

const copy = adminCopy.lab;

const hitsOf = (kind: 'person' | 'job', q: string) =>
  queryOptions({ queryKey: ['admin', 'lab', kind, q], queryFn: () => call(searchLab, { query: { kind, q } }) });

interface Props {
  kind: 'person' | 'job';
  label: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

export function LabPicker({ kind, label, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const query = useQuery(hitsOf(kind, useDeferredValue(typed.trim())));
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <TextField
        label={copy.search(label)}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <QueryStates query={query} skeleton={<Skeleton className="h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{copy.nothing}</p>
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
                    <span className="font-medium">{hit.title}</span>
                    <span className="text-sm text-ink-soft">{hit.detail}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}
