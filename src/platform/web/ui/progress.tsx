import { Check } from 'lucide-react';
import { classes } from './classes.ts';

/** Real progress, 0 to 1, with a name. `isBare` where the words beside it tell the figure already. */
export function ProgressBar({ label, value, isBare = false }: { label: string; value: number; isBare?: boolean }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
      {isBare ? null : <span className="tabular w-12 text-right text-sm text-ink-soft">{`${percent}%`}</span>}
    </div>
  );
}

/** The compatibility as a ring with its number. */
export function ScoreRing({ value, size = 64 }: { value: number; size?: number }) {
  const radius = 26;
  const around = 2 * Math.PI * radius;
  return (
    <span
      role="img"
      aria-label={`Compatibility ${Math.round(value)} of 100`}
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
          strokeDasharray={around}
          strokeDashoffset={around * (1 - Math.min(100, value) / 100)}
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
  /** Decimals of the points; 0 where only whole points are known. */
  decimals?: number;
}

/** A side's parts: each bar shows the points given of those possible, with the reason in words. */
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

interface Step {
  id: string;
  label: string;
  isDone: boolean;
}

/** Where somebody is in a wizard; a done step is a way back to it. */
export function Stepper({
  label,
  steps,
  current,
  onGo,
}: {
  label: string;
  steps: readonly Step[];
  current: string;
  onGo?: (id: string) => void;
}) {
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <p className="text-sm text-ink-soft md:hidden">
        Step {position + 1} of {steps.length}: <span className="font-semibold text-ink">{steps[position]?.label}</span>
      </p>
      <div aria-hidden className="mt-2 flex gap-1 md:hidden">
        {steps.map((step, i) => (
          <span
            key={step.id}
            className={classes('h-1.5 flex-1 rounded-full', i <= position ? 'bg-primary' : 'bg-line')}
          />
        ))}
      </div>
      <ol className="hidden gap-1 md:flex md:flex-col">
        {steps.map((step, i) => {
          const isCurrent = step.id === current;
          const mark = (
            <span
              className={classes(
                'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold',
                isCurrent || step.isDone
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-line-strong text-ink-soft',
              )}
            >
              {step.isDone && !isCurrent ? <Check aria-hidden size={16} /> : i + 1}
            </span>
          );
          return (
            <li key={step.id}>
              <button
                type="button"
                disabled={!onGo || (!step.isDone && !isCurrent)}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onGo?.(step.id)}
                className={classes(
                  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left disabled:cursor-default',
                  isCurrent ? 'bg-prairie-50 font-semibold' : 'text-ink-soft enabled:hover:bg-prairie-50',
                )}
              >
                {mark}
                {step.label}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
