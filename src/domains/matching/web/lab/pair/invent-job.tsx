import { useState } from 'react';
import type { InventedJob } from '#domains/matching/contract/matching-lab.ts';
import {
  CERTIFICATIONS,
  EMPLOYMENT_TYPES,
  EMPLOYMENT_TYPE_LABELS,
  FACILITY_TYPES,
  FACILITY_TYPE_LABELS,
  POSITIONS,
  POSITION_LABELS,
  SHIFTS,
  SHIFT_LABELS,
  SHIFT_PATTERNS,
  SKILLS,
  SPECIALTIES,
} from '#kernel/vocabulary.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Combobox } from '#platform/web/ui/forms/combobox.tsx';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { optionsOf, wordsOf, type InventErrors } from './invent-options.ts';

const START: InventedJob = {
  position: 'RN',
  zip: '64108',
  facilityType: 'hospital',
  specialty: null,
  shift: 'days',
  shiftPattern: '3x12',
  employmentType: 'full_time',
  payMinCents: 3200,
  payMaxCents: 4200,
  minimumYears: 1,
  requiredCertifications: ['BLS'],
  skills: [],
};

interface Props {
  /** Initial values. */
  start: InventedJob | null;
  errors: InventErrors;
  onUse: (job: InventedJob) => void;
}

/** An invented open job; nothing is stored. */
export function InventJob({ start, errors, onUse }: Props) {
  const [job, setJob] = useState(start ?? START);
  const set = (changes: Partial<InventedJob>) => setJob((before) => ({ ...before, ...changes }));
  const select = <K extends 'position' | 'facilityType' | 'shift' | 'shiftPattern' | 'employmentType'>(
    name: K,
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      value={job[name]}
      options={options}
      onChange={(event) => set({ [name]: event.target.value } as Pick<InventedJob, K>)}
    />
  );
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {select('position', copy.position, optionsOf(POSITIONS, POSITION_LABELS))}
        <TextField
          label={copy.zip}
          error={errors['zip']}
          inputMode="numeric"
          value={job.zip}
          onChange={(event) => set({ zip: event.target.value })}
        />
        {select('facilityType', copy.facility, optionsOf(FACILITY_TYPES, FACILITY_TYPE_LABELS))}
        <SelectField
          label={copy.specialty}
          placeholder={copy.anySpecialty}
          value={job.specialty ?? ''}
          options={wordsOf(SPECIALTIES)}
          onChange={(event) => set({ specialty: (event.target.value || null) as InventedJob['specialty'] })}
        />
        {select('shift', copy.shift, optionsOf(SHIFTS, SHIFT_LABELS))}
        {select('shiftPattern', copy.pattern, wordsOf(SHIFT_PATTERNS.map((id) => ({ id, label: id }))))}
        {select('employmentType', copy.type, optionsOf(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS))}
        <TextField
          label={copy.minimumYears}
          error={errors['minimumYears']}
          type="number"
          min={0}
          max={40}
          value={job.minimumYears}
          onChange={(event) => set({ minimumYears: Number(event.target.value) })}
        />
        <MoneyField
          label={copy.payMin}
          error={errors['payMinCents']}
          value={job.payMinCents}
          onChange={(cents) => set({ payMinCents: cents ?? 0 })}
        />
        <MoneyField
          label={copy.payMax}
          error={errors['payMaxCents']}
          value={job.payMaxCents}
          onChange={(cents) => set({ payMaxCents: cents ?? 0 })}
        />
      </div>
      <Combobox
        label={copy.required}
        options={wordsOf(CERTIFICATIONS)}
        value={job.requiredCertifications}
        onChange={(requiredCertifications) => set({ requiredCertifications })}
      />
      <Combobox
        label={copy.skills}
        options={wordsOf(SKILLS)}
        value={job.skills}
        onChange={(skills) => set({ skills })}
      />
      <Button onClick={() => onUse(job)}>{copy.use}</Button>
    </Card>
  );
}
