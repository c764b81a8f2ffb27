import type { ReactNode } from 'react';
import { TODAY_FEW, TODAY_MOST, type TodayGroup as Group, type TodayItem } from '#domains/hiring/contract/today.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { todayCopy as copy } from './today.copy.ts';
import { TodayRow } from './today-row.tsx';

const counted = (count: number) => (count >= TODAY_MOST ? `${TODAY_MOST}+` : String(count));

/** What waits of one kind: the most urgent few, or all of it. */
export function TodayGroup({
  group,
  isWhole,
  answerFor,
  onOpen,
  onAll,
}: {
  group: Group;
  isWhole: boolean;
  answerFor: (item: TodayItem) => ReactNode;
  onOpen: (item: TodayItem) => void;
  onAll: (isWhole: boolean) => void;
}) {
  const title = copy.kinds[group.kind];
  return (
    <section aria-labelledby={`today-${group.kind}`}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={`today-${group.kind}`} className="flex items-baseline gap-2 font-sans text-base font-semibold">
          {title}
          <span className="tabular text-sm font-normal text-ink-soft">{counted(group.count)}</span>
        </h2>
        {group.count > TODAY_FEW && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={isWhole ? copy.showFewerOf(title) : copy.showAllOf(title)}
            onClick={() => onAll(!isWhole)}
          >
            {isWhole ? copy.showFewer : copy.showAll(counted(group.count))}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {group.items.map((item) => (
          <TodayRow key={item.id} item={item} answerFor={answerFor} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
