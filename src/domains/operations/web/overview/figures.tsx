import { Link } from 'react-router';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';

interface FiguresProps<S extends string> {
  title: string;
  labels: Record<S, string>;
  counts: Record<S, number>;
  /** The list behind a figure. */
  hrefOf: (state: S) => string;
}

/** Counts by status. */
export function Figures<S extends string>({ title, labels, counts, hrefOf }: FiguresProps<S>) {
  return (
    <Section title={title}>
      <Card className="py-3">
        <dl className="divide-y divide-line">
          {(Object.keys(labels) as S[]).map((state) => {
            return (
              <div key={state} className="flex min-h-11 items-center justify-between gap-4">
                <dt>{labels[state]}</dt>
                <dd className="tabular font-semibold">
                  <CountLink count={counts[state]} label={labels[state]} to={hrefOf(state)} />
                </dd>
              </div>
            );
          })}
        </dl>
      </Card>
    </Section>
  );
}

/** Links to the counted rows, if there are any. */
const CountLink = ({ count, label, to }: { count: number; label: string; to: string }) =>
  count > 0 ? (
    <Link to={to} className="inline-flex min-h-11 min-w-11 items-center justify-end text-link underline">
      {count}
      <span className="sr-only">, {label}</span>
    </Link>
  ) : (
    count
  );

/** A bar per step; the numbers carry the same information. */
export function Funnel({ steps }: { steps: { id: string; label: string; count: number; to: string }[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ id, label, count, to }) => (
        <li key={id} className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)_3rem] items-center gap-3">
          <span className="text-sm">{label}</span>
          <span aria-hidden className="h-3 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-prairie-500" style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className="tabular text-right font-semibold">
            <CountLink count={count} label={label} to={to} />
          </span>
        </li>
      ))}
    </ol>
  );
}

type Figure = readonly [label: string, value: string, to: string];

/** Single figures; the whole card links to the list behind it. */
export const FigureCards = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="grid grid-cols-2 gap-3">
    {figures.map(([label, value, to]) => (
      <div
        key={label}
        className="relative flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4 has-[a]:hover:border-primary"
      >
        <dt className="text-sm text-ink-soft">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        </dt>
        <dd className="tabular font-display text-2xl font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);
