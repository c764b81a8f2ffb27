import { RadioGroup } from 'radix-ui';
import { useController, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { OTHER_ROLE, type roleBody } from '#domains/profiles/contract/candidates.ts';
import { POSITION_GROUPS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { roleCopy as copy } from './profile.copy.ts';
import { FieldError } from '#platform/web/ui/forms/field.tsx';

type Values = z.input<typeof roleBody>;

/** The positions in five groups and 'Other', as one radio group. */
export function PositionPicker({ control }: { control: Control<Values, unknown, z.output<typeof roleBody>> }) {
  const { field, fieldState } = useController({ control, name: 'position' });
  const { ref, value, onChange } = field;
  return (
    <div className="flex flex-col gap-2">
      <span id="position-label" className="font-medium">
        {copy.position}
      </span>
      <FieldError id="position-error" error={fieldState.error?.message} />
      <RadioGroup.Root
        ref={ref}
        aria-labelledby="position-label"
        aria-describedby={fieldState.error ? 'position-error' : undefined}
        value={value}
        onValueChange={onChange}
        className="flex flex-col gap-5"
      >
        {POSITION_GROUPS.map((group) => (
          <fieldset key={group.id}>
            <legend className="mb-2 text-sm text-ink-soft">{group.label}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {group.positions.map((position) => (
                <PositionCard key={position} value={position} label={POSITION_LABELS[position]} />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="grid gap-2 sm:grid-cols-2">
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
      className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2 text-left hover:border-primary data-[state=checked]:border-primary data-[state=checked]:bg-prairie-50 data-[state=checked]:ring-1 data-[state=checked]:ring-primary"
    >
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface"
      >
        <RadioGroup.Indicator className="size-3 rounded-full bg-primary" />
      </span>
      <span>
        <span className="block font-medium">{label}</span>
        {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
      </span>
    </RadioGroup.Item>
  );
}
