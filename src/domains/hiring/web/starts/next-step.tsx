import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ItemAction } from './start-item-row.tsx';
import { startsCopy as copy } from './starts.copy.ts';

/** The one thing that the reader does next: what is due first among what is theirs. */
export function NextStep({ start }: { start: StartView }) {
  const [next] = start.items
    .filter(({ owner, action, state }) => owner === start.side && action !== null && state !== 'done')
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  return (
    <Card className="border-prairie-300 bg-prairie-50">
      <h2 className="text-sm font-semibold text-prairie-700">{copy.next}</h2>
      {next ? (
        <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <div className="min-w-0">
            <p className="text-lg font-semibold wrap-anywhere">{next.title}</p>
            <p className="text-sm">{copy.dueOn(next.dueOn)}</p>
          </div>
          <ItemAction item={next} start={start} isMain />
        </div>
      ) : (
        <p className="mt-1">{copy.nothingNext}</p>
      )}
    </Card>
  );
}
