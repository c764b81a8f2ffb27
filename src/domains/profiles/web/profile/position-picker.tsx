import { RadioGroup } from 'radix-ui';
import type { Ref } from 'react';
import { OTHER_ROLE } from '#domains/profiles/contract/candidates.ts';
import { POSITION_GROUPS, POSITION_LABELS, type Position } from '#kernel/vocabulary.ts';
import { roleCopy as copy } from './profile.copy.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { FieldError } from '#platform/web/ui/forms/field.tsx';

type Choice = Position | typeof OTHER_ROLE;

interface PickerProps {
  field: { ref: Ref<HTMLDivElement>; value: string; onChange: (position: Choice) => void };
  error: string | undefined;
}

/** The positions in five groups and 'Other', as one radio group. Groups of one position share a row. */
export function PositionPicker({ field: { ref, value, onChange }, error }: PickerProps) {
  return (
    <div className="flex flex-col gap-2">
      <span id="position-label" className="sr-only">
        {copy.position}
      </span>
      <FieldError id="position-error" error={error} />
      <RadioGroup.Root
        ref={ref}
        aria-labelledby="position-label"
        aria-describedby={error ? 'position-error' : undefined}
        value={value}
        onValueChange={(next) => onChange(next as Choice)}
        className="grid grid-cols-2 gap-x-2 gap-y-2 md:gap-y-3"
      >
        {POSITION_GROUPS.map((group) => (
          <fieldset key={group.id} className={group.positions.length > 1 ? 'col-span-2' : undefined}>
            <legend className="mb-1 text-sm text-ink-soft">{group.label}</legend>
            <div className={classes('grid gap-2', group.positions.length > 1 && 'grid-cols-2')}>
              {group.positions.map((position) => (
                <PositionCard key={position} value={position} label={POSITION_LABELS[position]} />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="col-span-2">
          <PositionCard value={OTHER_ROLE} label={copy.other} hint={copy.otherHint} />
        </div>
      </RadioGroup.Root>
    </div>
  );
}

function PositionCard({ value, label, hint }: { value: string; label: string; hint?: string }) {
  return (
    <RadioGroup.Item
      value={value}
      aria-label={label}
      className="flex size-full min-h-11 items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-1.5 text-left text-sm leading-tight sm:px-4 sm:text-base hover:border-primary data-[state=checked]:border-primary data-[state=checked]:bg-prairie-50 data-[state=checked]:ring-1 data-[state=checked]:ring-primary"
    >
      <span
        aria-hidden
        className="hidden size-5 shrink-0 place-items-center rounded-full sm:grid border border-line-strong bg-surface"
      >
        <RadioGroup.Indicator className="size-3 rounded-full bg-primary" />
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{label}</span>
        {hint ? <span className="text-sm text-ink-soft">{hint}</span> : null}
      </span>
    </RadioGroup.Item>
  );
}
