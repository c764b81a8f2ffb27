import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TodayItem } from '#domains/hiring/contract/today.ts';
import { payRange } from '#platform/web/page/format.ts';
import { todayCopy as copy } from './today.copy.ts';
import { TodayClock } from './today-clock.tsx';
import { TodaySteps } from './today-steps.tsx';
import { hrefOf } from './today-href.ts';

interface Props {
  item: TodayItem;
  answerFor: (item: TodayItem) => ReactNode;
  /** Opens the form of an item. */
  onOpen: (item: TodayItem) => void;
}

/** One thing that waits: whom it is about, until when, and the steps that settle it. */
export function TodayRow({ item, answerFor, onOpen }: Props) {
  const { job, person, mayAct } = item;
  return (
    <li
      data-today-row
      className="flex flex-col gap-x-4 gap-y-1 px-4 py-2 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between"
    >
      <div className="relative min-w-0 py-1 sm:flex-1 sm:basis-56">
        <Link
          to={hrefOf(item)}
          className="font-semibold wrap-anywhere text-ink after:absolute after:inset-0 after:rounded-control"
        >
          {person?.name ?? job.title}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-ink-soft">
          <span>{person ? copy.about(job.title, job.unit) : job.unit}</span>
          {item.pay && <span className="tabular">{copy.pay(payRange(item.pay.minCents, item.pay.maxCents))}</span>}
          <TodayClock item={item} />
        </p>
      </div>
      {mayAct && (
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {person ? <TodaySteps item={item} onOpen={onOpen} /> : answerFor(item)}
        </div>
      )}
    </li>
  );
}
