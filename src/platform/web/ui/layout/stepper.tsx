import { Check } from 'lucide-react';
import { classes } from '#platform/web/ui/classes.ts';

interface Step {
  id: string;
  label: string;
  isDone: boolean;
}

/** The steps of a wizard with the current one marked; a finished step can be opened again. */
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
