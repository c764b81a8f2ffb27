import { useQuery } from '@tanstack/react-query';
import { labCopy as copy } from './lab.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import type { keptRounds, keptRuns } from './lab.queries.ts';

interface Props {
  title: string;
  empty: string;
  list: ReturnType<typeof keptRuns | typeof keptRounds>;
  onOpen: (id: string) => void;
}

/** Saved results, newest first. */
export function KeptList({ title, empty, list, onOpen }: Props) {
  const query = useQuery(list);
  return (
    <Section title={title}>
      <QueryStates query={query} skeleton={<Skeleton className="h-16" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{empty}</p>
          ) : (
            <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
              {items.map(({ id, name, createdAt, createdBy }) => (
                <li key={id} className="rounded-control border border-line bg-surface px-3 py-2">
                  <Button variant="quiet" size="sm" onClick={() => onOpen(id)}>
                    {copy.openRun(name)}
                  </Button>
                  <p className="px-4 text-sm text-ink-soft">{copy.keptBy(createdBy, ago(createdAt))}</p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Section>
  );
}
