import { X } from 'lucide-react';
import type { AvailabilityException } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { TimeSpan } from './time-span.tsx';

interface Props {
  exceptions: readonly AvailabilityException[];
  errors: Readonly<Record<string, string>>;
  onChange: (exceptions: AvailabilityException[]) => void;
}

/** Days off and days with extra hours. */
export function OtherDays({ exceptions, errors, onChange }: Props) {
  const set = (at: number, next: AvailabilityException) =>
    onChange(exceptions.map((old, i) => (i === at ? next : old)));
  return (
    <>
      {exceptions.length === 0 ? <p className="text-ink-soft">{copy.noOther}</p> : null}
      <ul className="flex flex-col gap-4">
        {exceptions.map(({ day, extra }, at) => (
          // A day that is being typed has no identity but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex flex-col gap-3 rounded-control border border-line p-4">
            <div className="flex items-end gap-3">
              <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
                <TextField
                  label={copy.date(at + 1)}
                  type="date"
                  value={day}
                  error={errors[`exceptions.${at}.day`]}
                  onChange={({ target }) => set(at, { day: target.value, extra })}
                />
                <SelectField
                  label={copy.kind(at + 1)}
                  options={copy.kinds}
                  value={extra ? 'extra' : 'off'}
                  onChange={({ target }) =>
                    set(at, { day, extra: target.value === 'extra' ? { from: '09:00', until: '12:00' } : null })
                  }
                />
              </div>
              <IconButton
                label={copy.removeDay(at + 1)}
                onClick={() => onChange(exceptions.filter((_, i) => i !== at))}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </div>
            {extra ? (
              <TimeSpan
                span={extra}
                labels={{ from: copy.extraFrom(at + 1), until: copy.extraUntil(at + 1) }}
                error={errors[`exceptions.${at}.extra.until`] ?? errors[`exceptions.${at}.extra.from`]}
                onChange={(span) => set(at, { day, extra: span })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => onChange([...exceptions, { day: '', extra: null }])}
      >
        {copy.addDay}
      </Button>
    </>
  );
}
