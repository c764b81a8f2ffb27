import { useId } from 'react';
import { classes } from '#platform/web/ui/classes.ts';

/** A filter with a few choices of which one is on, in one row. */
export function Segments<T extends string>({
  label,
  value,
  options,
  hint,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  /** What the chosen one means. */
  hint?: string;
  onChange: (value: T) => void;
}) {
  const hintId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        role="group"
        aria-label={label}
        {...(hint && { 'aria-describedby': hintId })}
        className="inline-flex rounded-control border border-line-strong bg-surface p-px"
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            className={classes(
              'min-h-11 rounded-control px-4 text-sm font-semibold',
              option.value === value ? 'bg-prairie-50 text-prairie-700' : 'text-ink-soft hover:text-ink',
            )}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
