import { useId } from 'react';
import { borderOf, CONTROL, FieldError } from '#platform/web/ui/forms/field.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { availabilityCopy as copy } from './availability.copy.ts';

interface Span {
  from: string;
  until: string;
}

interface Props {
  span: Span;
  labels: { from: string; until: string };
  error: string | undefined;
  onChange: (span: Span) => void;
}

/** Two times of a day on one line, with their error below. */
export function TimeSpan({ span, labels, error, onChange }: Props) {
  const id = useId();
  const field = (side: keyof Span) => (
    <input
      type="time"
      step={900}
      aria-label={labels[side]}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      value={span[side]}
      onChange={({ target }) => onChange({ ...span, [side]: target.value })}
      className={classes(CONTROL, 'min-h-11 min-w-0 flex-1', borderOf(error))}
    />
  );
  return (
    <div className="min-w-0 flex-1 sm:max-w-80">
      <div className="flex items-center gap-2">
        {field('from')}
        <span aria-hidden className="text-sm text-ink-soft">
          {copy.to}
        </span>
        {field('until')}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
