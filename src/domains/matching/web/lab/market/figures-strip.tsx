import type { RunView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';

const SHOWN = ['hiresExpected', 'exposureGini', 'neverShown'] as const;

/** On a phone the figures are far below the sliders: the key ones stay at the lower edge. */
export function FiguresStrip({ before, after }: Pick<RunView, 'before' | 'after'>) {
  return (
    <p className="sticky bottom-0 -mx-5 -mb-5 flex gap-x-3 rounded-b-card border-t border-line bg-surface py-3 pr-20 pl-5 text-xs md:-mx-6 md:-mb-6 lg:hidden">
      {SHOWN.map((measure) => (
        <span key={measure}>
          <span className="block text-ink-soft">{copy.inShort[measure]}</span>
          <span className="tabular">
            {`${copy.measures[measure].text(before.measures[measure])} → ${copy.measures[measure].text(after.measures[measure])}`}
          </span>
        </span>
      ))}
    </p>
  );
}
