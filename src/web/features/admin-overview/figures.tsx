import { Link } from 'react-router';
import { Card, Section } from '#web/ui/card.tsx';

interface FiguresProps<S extends string> {
  title: string;
  labels: Record<S, string>;
  counts: Record<S, number>;
  /** The list behind a figure, where there is one. */
  hrefOf?: (state: S) => string | null;
}

/** How many are in each state. */
export function Figures<S extends string>({ title, labels, counts, hrefOf }: FiguresProps<S>) {
  return (
    <Section title={title}>
      <Card className="py-3">
        <dl className="divide-y divide-line">
          {(Object.keys(labels) as S[]).map((state) => {
            const href = counts[state] > 0 ? hrefOf?.(state) : null;
            return (
              <div key={state} className="flex min-h-11 items-center justify-between gap-4">
                <dt>{labels[state]}</dt>
                <dd className="tabular font-semibold">
                  {href ? (
                    <Link
                      to={href}
                      className="inline-flex min-h-11 min-w-11 items-center justify-end text-link underline"
                    >
                      {counts[state]}
                      <span className="sr-only">, {labels[state]}</span>
                    </Link>
                  ) : (
                    counts[state]
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </Card>
    </Section>
  );
}

/** Bars that shrink from step to step; the figures say the same to everybody. */
export function Funnel({ steps }: { steps: { id: string; label: string; count: number }[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ id, label, count }) => (
        <li key={id} className="grid grid-cols-[7rem_minmax(0,1fr)_3.5rem] items-center gap-3">
          <span className="text-sm">{label}</span>
          <span aria-hidden className="h-3 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-prairie-500" style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className="tabular text-right font-semibold">{count}</span>
        </li>
      ))}
    </ol>
  );
}
