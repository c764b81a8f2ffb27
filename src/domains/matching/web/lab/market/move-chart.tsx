import type { RunView } from '#domains/matching/contract/matching-lab.ts';
import { classes } from '#platform/web/ui/classes.ts';

type Moves = RunView['up'];

/** Maximum showings in both lists: the charts' common scale. */
export const mostShown = (...lists: readonly Moves[]): number =>
  Math.max(1, ...lists.flat().flatMap(({ before, after }) => [before, after]));

/** Showings before (ring) and after (dot); the table below has the numbers. */
export function MoveChart({ label, moves, most }: { label: string; moves: Moves; most: number }) {
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <figure className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
      <ul aria-hidden className="flex flex-col gap-2.5 text-sm">
        {moves.map(({ id, title, before, after }) => (
          <li key={id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-4">
            <span className="truncate">{title}</span>
            <span className="relative mx-1.5 h-3">
              <span className="absolute inset-x-0 top-1/2 h-px -translate-y-1/2 bg-line" />
              <span
                className={classes(
                  'absolute top-1/2 h-1 -translate-y-1/2 rounded-full',
                  after > before ? 'bg-primary' : 'bg-wheat-600',
                )}
                style={{ left: at(Math.min(before, after)), width: at(Math.abs(after - before)) }}
              />
              <span
                className="absolute top-0 size-3 -translate-x-1/2 rounded-full border-2 border-wheat-600 bg-surface"
                style={{ left: at(before) }}
              />
              <span
                className="absolute top-0 size-3 -translate-x-1/2 rounded-full bg-primary"
                style={{ left: at(after) }}
              />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
