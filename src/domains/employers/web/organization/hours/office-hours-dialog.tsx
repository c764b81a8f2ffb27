import { useQueryClient } from '@tanstack/react-query';
import {
  officeHours as hoursSchema,
  saveOfficeHours,
  type OfficeHoursView,
} from '#domains/employers/contract/office-hours.ts';
import { call } from '#platform/web/api/api.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { clockWords, officeHoursCopy as copy } from './office-hours.copy.ts';
import { officeHours } from '../organization.queries.ts';

const HALF_HOURS = Array.from({ length: 49 }, (_, i) => {
  const time = `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time === '24:00' ? copy.midnight : clockWords(time) };
});
const DAYS = copy.dayNames.map((label, i) => ({ value: String(i + 1), label }));

interface Props {
  place: OfficeHoursView['places'][number];
  /** The organization above, whose hours hold without own ones; null for the topmost. */
  above: string | null;
  onClose: () => void;
}

/** Changes the hours of one place, or takes those of the one above again. */
export function OfficeHoursDialog({ place, above, onClose }: Props) {
  const client = useQueryClient();
  const save = async (hours: typeof place.own) => {
    const answer = await call(saveOfficeHours, { params: { id: place.id }, body: { hours } });
    client.setQueryData(officeHours().queryKey, answer);
    notice(copy.saved, { tone: 'ok' });
    onClose();
  };
  const form = useApiForm({ schema: hoursSchema, defaultValues: place.holds, submit: save });
  const { errors, isSubmitting } = form.formState;
  const days = form.watch('days') ?? [];
  return (
    <FormDialog
      title={copy.dialogTitle(place.name)}
      description={copy.dialogHint}
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      opensAt="form button"
      isBusy={isSubmitting}
      failure={form.failure}
      submit={form.onSubmit}
      onClose={onClose}
    >
      <ChipGroup
        legend={copy.days}
        options={DAYS}
        error={errors.days?.message}
        value={days.map(String)}
        onChange={(chosen) => form.setValue('days', chosen.map(Number), { shouldDirty: true, shouldValidate: true })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={copy.opens}
          options={HALF_HOURS.slice(0, -1)}
          error={errors.opens?.message}
          {...form.register('opens')}
        />
        <SelectField
          label={copy.closes}
          options={HALF_HOURS.slice(1)}
          error={errors.closes?.message}
          {...form.register('closes')}
        />
      </div>
      {place.own && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => void save(null).catch(form.setFailure)}>
            {above ? copy.resetTo(above) : copy.reset}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
