import type { RunView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';

type Side = Pick<RunView['before'], 'name' | 'measures'>;
const SHOWN = ['seatsWithSomebody', 'hiresExpected', 'quality', 'exposureGini', 'neverShown'] as const;

/** Maximum of each figure; both bars of a figure share a scale. */
const mostOf = (measure: (typeof SHOWN)[number], before: Side, after: Side): number => {
  if (measure === 'exposureGini' || measure === 'neverShown') return 1;
  if (measure === 'quality') return 100;
  return Math.max(before.measures.seats, after.measures.seats, 1);
};

/** Both settings as bars per figure; the table below has the numbers. */
export function MeasureBars({ before, after }: { before: Side; after: Side }) {
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
      {SHOWN.map((measure) => {
        const { label, text } = copy.measures[measure];
        const most = mostOf(measure, before, after);
        return (
          <figure key={measure} className="flex flex-col gap-1.5">
            <figcaption className="text-sm font-medium">{label}</figcaption>
            {[before, after].map((side, i) => (
              <div key={i === 0 ? 'before' : 'after'} className="grid grid-cols-[1fr_4rem] items-center gap-2 text-sm">
                <span aria-hidden className="h-3 overflow-hidden rounded-full bg-line">
                  <span
                    className={
                      i === 0 ? 'block h-full rounded-full bg-wheat-600' : 'block h-full rounded-full bg-primary'
                    }
                    style={{ width: `${Math.min(1, side.measures[measure] / most) * 100}%` }}
                  />
                </span>
                <span className="tabular text-right">{text(side.measures[measure])}</span>
              </div>
            ))}
          </figure>
        );
      })}
      <p className="flex flex-wrap gap-x-5 gap-y-1 self-end text-sm text-ink-soft">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-full bg-wheat-600" />
          {before.name}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-full bg-primary" />
          {after.name}
        </span>
      </p>
    </div>
  );
}
