import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { saveQuietHours, type NotificationSettings, type QuietHours } from '#shared/contracts/notifications.ts';
import { noticesCopy, zoneLabels } from '#web/copy/notifications.ts';
import { call } from '#web/lib/api.ts';
import { notice } from '#web/lib/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { SwitchField } from '#web/ui/toggles.tsx';
import { noticeSettings } from './notifications.queries.ts';

const copy = noticesCopy.settings;
/** After a night shift. */
const SUGGESTED = { startMinute: 8 * 60, endMinute: 16 * 60 };

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The zones of our people first, then the reader's own where it is another. */
const zones = (own: string) =>
  [...new Set([...Object.keys(zoneLabels), own])].map((value) => ({ value, label: zoneLabels[value] ?? value }));

export function QuietHoursForm({ saved }: { saved: QuietHours | null }) {
  const client = useQueryClient();
  const ownZone = saved?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [isOn, setOn] = useState(saved !== null);
  const [hours, setHours] = useState<QuietHours>(saved ?? { ...SUGGESTED, timeZone: ownZone });
  const isSame = isOn && hours.startMinute === hours.endMinute;
  const save = useMutation({
    mutationFn: (quietHours: QuietHours | null) => call(saveQuietHours, { body: { quietHours } }),
    onSuccess: ({ quietHours }) => {
      client.setQueryData<NotificationSettings>(
        noticeSettings().queryKey,
        (settings) => settings && { ...settings, quietHours },
      );
      notice(quietHours ? copy.quietSaved : copy.quietEnded, { tone: 'ok' });
    },
    onError: (error) => notice(error.message, { tone: 'danger' }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) save.mutate(isOn ? hours : null);
  };
  const timeField = (label: string, field: 'startMinute' | 'endMinute', error?: string) => (
    <TextField
      label={label}
      type="time"
      required
      value={clock(hours[field])}
      error={error}
      onChange={(event) => setHours({ ...hours, [field]: minuteOf(event.target.value) })}
    />
  );

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <SwitchField
        label={copy.quietOn}
        checked={isOn}
        onChange={(next) => {
          setOn(next);
          // Switching off needs no further step.
          if (!next && saved) save.mutate(null);
        }}
      />
      {isOn && (
        <>
          <div className="grid gap-4 md:grid-cols-3">
            {timeField(copy.from, 'startMinute')}
            {timeField(copy.until, 'endMinute', isSame ? copy.sameTime : undefined)}
            <SelectField
              label={copy.zone}
              options={zones(ownZone)}
              value={hours.timeZone}
              onChange={(event) => setHours({ ...hours, timeZone: event.target.value })}
            />
          </div>
          <div>
            <Button type="submit" busy={save.isPending && copy.saving}>
              {copy.saveQuiet}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
