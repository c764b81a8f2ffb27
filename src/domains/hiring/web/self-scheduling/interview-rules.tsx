import { INTERVIEW_MODES } from '#domains/hiring/contract/interviews/interviews.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import type { Typed } from './typed-availability.ts';

interface Props {
  entered: Typed;
  errors: Readonly<Record<string, string>>;
  hasVideoRooms: boolean;
  onChange: (change: Partial<Typed>) => void;
}

type NumberName = 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'noticeHours' | 'dailyMax';

/** How long, with which breaks, how soon, how many a day, and where. */
export function InterviewRules({ entered, errors, hasVideoRooms, onChange }: Props) {
  const number = (name: NumberName, label: string, suffix?: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      {...(suffix ? { suffix } : {})}
      value={entered[name]}
      error={errors[name]}
      className={suffix ? 'pr-20' : ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {number('durationMinutes', copy.duration, copy.minutes)}
        {number('bufferBeforeMinutes', copy.before, copy.minutes)}
        {number('bufferAfterMinutes', copy.after, copy.minutes)}
      </div>
      <div className="grid grid-cols-2 items-end gap-4">
        {number('noticeHours', copy.notice, copy.hoursUnit)}
        {number('dailyMax', copy.dailyMax)}
      </div>
      <SelectField
        label={copy.mode}
        options={copy.modes}
        value={entered.mode}
        onChange={({ target }) =>
          onChange({ mode: INTERVIEW_MODES.find((known) => known === target.value) ?? 'phone', place: '' })
        }
      />
      <TextField
        label={copy.places[entered.mode]}
        hint={entered.mode === 'video' && hasVideoRooms ? copy.roomHint : undefined}
        isOptional={entered.mode === 'video' && hasVideoRooms}
        inputMode={entered.mode === 'phone' ? 'tel' : entered.mode === 'video' ? 'url' : 'text'}
        value={entered.place}
        error={errors['place']}
        onChange={({ target }) => onChange({ place: target.value })}
      />
    </>
  );
}
