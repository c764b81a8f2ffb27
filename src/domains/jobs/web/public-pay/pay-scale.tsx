import { WAGE_PERCENTILES, type WageEstimate } from '#domains/jobs/contract/wages.ts';
import { payPageCopy as copy } from './pay-page.copy.ts';

interface PayScaleProps {
  title: string;
  estimate: WageEstimate;
  /** Cents at the right end, so that two scales compare. */
  endCents: number;
}

/** The percentiles of a wage as a list, with a bar that marks the middle half and the median. */
export function PayScale({ title, estimate: { hourlyCents }, endCents }: PayScaleProps) {
  const x = (cents: number) => (cents / endCents) * 300;
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <svg viewBox="0 0 300 28" className="mt-4 h-7 w-full" aria-hidden="true" preserveAspectRatio="none">
        <rect x="0" y="12" width="300" height="4" rx="2" className="fill-line" />
        <rect
          x={x(hourlyCents[10])}
          y="10"
          width={x(hourlyCents[90]) - x(hourlyCents[10])}
          height="8"
          rx="4"
          className="fill-prairie-300"
        />
        <rect
          x={x(hourlyCents[25])}
          y="6"
          width={x(hourlyCents[75]) - x(hourlyCents[25])}
          height="16"
          rx="4"
          className="fill-prairie-700"
        />
        <rect x={x(hourlyCents[50]) - 1.5} y="2" width="3" height="24" className="fill-wheat-500" />
      </svg>
      <p className="mt-3">{copy.middle(hourlyCents[25], hourlyCents[75])}</p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 text-sm">
        {WAGE_PERCENTILES.map((percentile) => (
          <div key={percentile} className="contents">
            <dt className="text-ink-soft">{copy.percentile(percentile)}</dt>
            <dd className="text-right font-semibold tabular">{copy.anHour(hourlyCents[percentile])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
