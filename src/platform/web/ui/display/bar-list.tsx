import { Link } from 'react-router';

export interface Bar {
  id: string;
  label: string;
  value: number;
  /** The value in words, where the number alone does not say it. */
  text?: string;
  /** The rows behind the value; linked where there are any. */
  to?: string | undefined;
}

/** A bar per line; the values carry the same information. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className="flex flex-col gap-3">
      {bars.map(({ id, label, value, text, to }) => (
        <li key={id} className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)_minmax(3rem,auto)] items-center gap-3">
          <span className="text-sm">{label}</span>
          <span aria-hidden className="h-3 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-prairie-500" style={{ width: `${(value / most) * 100}%` }} />
          </span>
          <span className="tabular text-right font-semibold">
            <CountLink count={value} label={label} text={text} to={to} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A number that leads to the rows it counts, if there are any. */
export const CountLink = ({
  count,
  label,
  text = count.toLocaleString('en-US'),
  to,
}: {
  count: number;
  /** What is counted, for screen readers. */
  label: string;
  text?: string | undefined;
  to?: string | undefined;
}) =>
  count > 0 && to ? (
    <Link
      to={to}
      aria-label={`${text}, ${label}`}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-link underline"
    >
      {text}
    </Link>
  ) : (
    text
  );
