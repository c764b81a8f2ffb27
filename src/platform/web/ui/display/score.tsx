/** A score of 100 as a ring with its number. */
export function ScoreRing({
  value,
  size = 64,
  label = 'Compatibility',
}: {
  value: number;
  size?: number;
  label?: string;
}) {
  const radius = 26;
  const circumference = 2 * Math.PI * radius;
  return (
    <span
      role="img"
      aria-label={`${label} ${Math.round(value)} of 100`}
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 64 64" className="size-full -rotate-90" aria-hidden>
        <circle cx="32" cy="32" r={radius} fill="none" strokeWidth="6" className="stroke-line" />
        <circle
          cx="32"
          cy="32"
          r={radius}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - Math.min(100, value) / 100)}
          className="stroke-primary"
        />
      </svg>
      <span aria-hidden className="tabular absolute font-display text-lg font-semibold">
        {Math.round(value)}
      </span>
    </span>
  );
}

interface ScorePart {
  feature: string;
  label: string;
  points: number;
  maxPoints: number;
  text: string;
}

interface ScoreBarsProps {
  title: string;
  total: number;
  parts: readonly ScorePart[];
  /** Decimals of the points; 0 where points are rounded to whole numbers. */
  decimals?: number;
}

/** The parts of one side's score: points out of the maximum, with the reason in words. */
export function ScoreBars({ title, total, parts, decimals = 1 }: ScoreBarsProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="tabular text-sm text-ink-soft">{total.toFixed(decimals)} of 100</span>
      </p>
      <ul className="mt-3 flex flex-col gap-3">
        {parts.map((part) => (
          <li key={part.feature} className="flex flex-col gap-1">
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className="font-medium">{part.label}</span>
              <span className="tabular text-ink-soft">
                {part.points.toFixed(decimals)} / {part.maxPoints.toFixed(0)}
              </span>
            </span>
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-prairie-500"
                style={{ width: `${part.maxPoints > 0 ? (part.points / part.maxPoints) * 100 : 0}%` }}
              />
            </span>
            <span className="block text-sm text-ink-soft first-letter:uppercase">{part.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
