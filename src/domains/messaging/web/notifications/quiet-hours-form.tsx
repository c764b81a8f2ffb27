import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  saveQuietHours,
  type NotificationSettings,
  type QuietHours,
} from '#domains/messaging/contract/notifications.ts';
import { noticesCopy, zoneLabels } from './notifications.copy.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { browserZone, zoneName } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { SwitchField } from '#platform/web/ui/forms/toggles.tsx';
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

/** `UTC` reads `Coordinated Universal Time (UTC)`, `America/Indiana/Indianapolis` `Eastern Time (Indianapolis)`. */
const labelOf = (zone: string) => `${zoneName(zone)} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`;

/** The zones of the United States by name, then the saved one and the browser's where they are others. */
const zones = (...own: string[]) =>
  [...new Set([...Object.keys(zoneLabels), ...own])].map((value) => ({
    value,
    label: zoneLabels[value] ?? labelOf(value),
  }));

export function QuietHoursForm({ saved }: { saved: QuietHours | null }) {
  const client = useQueryClient();
  const ownZone = browserZone();
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
    onError: (error, quietHours) => {
      // They were not turned off.
      if (!quietHours) setOn(saved !== null);
      notice(error.message, { tone: 'danger' });
    },
  });
  const refusal = save.error instanceof ApiError ? save.error : null;
  const fields = refusal?.fields ?? {};
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
      <FormError refusal={refusal} />
      <SwitchField
        label={copy.quietOn}
        checked={isOn}
        disabled={save.isPending}
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
              options={zones(saved?.timeZone ?? ownZone, ownZone)}
              error={fields['quietHours.timeZone']}
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
