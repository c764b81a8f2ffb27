import { Link } from 'react-router';
import { CountLink } from '#platform/web/ui/display/bar-list.tsx';
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
