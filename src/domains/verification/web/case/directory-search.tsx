import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callbackCopy as copy } from './callback.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { directoryOf } from '../queue/review.queries.ts';

/** Official facilities with a similar name. */
export function DirectorySearch({ start, onUse }: { start: string; onUse: (ccn: string) => void }) {
  const [typed, setTyped] = useState(start);
  const { data, error } = useQuery(directoryOf(useDeferredValue(typed.trim())));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{copy.noEntry}</p>
      <TextField
        label={copy.find}
        error={error?.message}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {data?.items.length === 0 && <p className="text-sm text-ink-soft">{copy.nothing}</p>}
      <ul className="flex flex-col gap-2">
        {data?.items.slice(0, 5).map((entry) => (
          <li
            key={entry.ccn}
            className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3 text-sm"
          >
            <span>
              <span className="font-semibold">{entry.name}</span>
              <span className="block text-ink-soft">
                {entry.streetAddress}, {entry.city}, {entry.state}
              </span>
            </span>
            <Button variant="secondary" size="sm" onClick={() => onUse(entry.ccn)}>
              {copy.use}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
