import { Clock } from 'lucide-react';
import type { TodayItem } from '#domains/hiring/contract/today.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { ago, dayOfMoment, moment } from '#platform/web/page/format.ts';
import { todayCopy as copy } from './today.copy.ts';

/** Until when an item waits, or since when it is late. */
export function TodayClock({ item }: { item: TodayItem }) {
  const { kind, dueAt, score, timeZone } = item;
  if (kind === 'match') return score === null ? null : <span>{copy.fit(score)}</span>;
  if (kind === 'times') return null;
  if (kind === 'still_hiring') return <span>{dueAt ? copy.pauses(daysUntil(dueAt)) : copy.paused}</span>;
  if (dueAt === null) return null;
  if (kind === 'outcome' || kind === 'scorecard') return <span>{copy.ended(moment(dueAt, timeZone))}</span>;
  const isLate = Date.parse(dueAt) < Date.now();
  const words = wordsOf(kind, dueAt, timeZone);
  return (
    <span className={`inline-flex items-center gap-1 font-medium ${isLate ? 'text-danger' : 'text-warn'}`}>
      <Clock aria-hidden size={14} />
      {isLate ? copy.overdue(moment(dueAt)) : words}
    </span>
  );
}

function wordsOf(kind: TodayItem['kind'], dueAt: string, timeZone: string): string {
  if (kind === 'offer' || kind === 'approval') return copy.expires(moment(dueAt, timeZone));
  if (kind === 'start_item') return copy.itemDue(dayOfMoment(dueAt));
  if (kind === 'start_expires') return copy.expires(dayOfMoment(dueAt));
  return copy.due(ago(dueAt));
}

const daysUntil = (iso: string): number => Math.max(1, Math.round((Date.parse(iso) - Date.now()) / DAY_MS));
