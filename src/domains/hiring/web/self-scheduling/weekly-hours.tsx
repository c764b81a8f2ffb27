import { Plus, X } from 'lucide-react';
import { zoneName } from '#platform/web/page/format.ts';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { FieldError } from '#platform/web/ui/forms/field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { TimeSpan } from './time-span.tsx';
import { zonesWith, type Typed } from './typed-availability.ts';

interface Props {
  entered: Typed;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<Typed>) => void;
}

/** The days of the week, each with its hours. */
export function WeeklyHours({ entered: { windows, timeZone }, errors, onChange }: Props) {
  const errorAt = (at: number) => errors[`windows.${at}.until`] ?? errors[`windows.${at}.from`];
  return (
    <>
      <SelectField
        label={copy.zone}
        options={zonesWith(timeZone).map((value) => ({ value, label: zoneName(value) }))}
        value={timeZone}
        error={errors['timeZone']}
        onChange={({ target }) => onChange({ timeZone: target.value })}
      />
      <FieldError id="windows-error" error={errors['windows']} />
      <ul className="divide-y divide-line">
        {copy.days.map((day, index) => {
          const own = windows.flatMap((window, at) => (window.weekday === index + 1 ? [{ window, at }] : []));
          return (
            <li key={day} className={classes('flex gap-x-4 gap-y-1 py-3 sm:flex-row', own.length > 0 && 'flex-col')}>
              <span className="flex min-h-11 w-28 shrink-0 items-center self-start font-medium">{day}</span>
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                {own.map(({ window, at }, position) => (
                  // A window that is being typed has no identity but its position.
                  // oxlint-disable-next-line react/no-array-index-key
                  <div key={position} className="flex items-start gap-1">
                    <TimeSpan
                      span={window}
                      labels={{ from: copy.from(day), until: copy.until(day) }}
                      error={errorAt(at)}
                      onChange={(span) =>
                        onChange({ windows: windows.map((old, i) => (i === at ? { ...old, ...span } : old)) })
                      }
                    />
                    <IconButton
                      label={copy.removeHours(day, position + 1)}
                      onClick={() => onChange({ windows: windows.filter((_, i) => i !== at) })}
                    >
                      <X aria-hidden size={18} />
                    </IconButton>
                  </div>
                ))}
                <div className="flex items-center gap-2">
                  {own.length === 0 ? <span className="text-ink-soft">{copy.dayOff}</span> : null}
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={copy.addHours(day)}
                    className={own.length > 0 ? '-ml-4 self-start' : ''}
                    onClick={() =>
                      onChange({
                        windows: [
                          ...windows,
                          own.length === 0
                            ? { weekday: index + 1, from: '09:00', until: '12:00' }
                            : { weekday: index + 1, from: '13:00', until: '16:00' },
                        ],
                      })
                    }
                  >
                    <Plus aria-hidden size={16} />
                    {copy.add}
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
