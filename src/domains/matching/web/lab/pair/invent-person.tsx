import { useState } from 'react';
import type { InventedPerson } from '#domains/matching/contract/matching-lab.ts';
import {
  CERTIFICATIONS,
  POSITIONS,
  POSITION_LABELS,
  SHIFTS,
  SHIFT_LABELS,
  SKILLS,
  SPECIALTIES,
} from '#kernel/vocabulary.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { Combobox } from '#platform/web/ui/forms/combobox.tsx';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { optionsOf, wordsOf, type InventErrors } from './invent-options.ts';

const START: InventedPerson = {
  position: 'RN',
  zip: '64108',
  years: 4,
  payFloorCents: 3200,
  radiusMiles: 30,
  shifts: [],
  specialties: [],
  skills: [],
  certifications: ['BLS'],
};

interface Props {
  /** Initial values. */
  start: InventedPerson | null;
  errors: InventErrors;
  onUse: (person: InventedPerson) => void;
}

/** An invented person; nothing is stored. */
export function InventPerson({ start, errors, onUse }: Props) {
  const [person, setPerson] = useState(start ?? START);
  const set = (changes: Partial<InventedPerson>) => setPerson((before) => ({ ...before, ...changes }));
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={copy.position}
          value={person.position}
          options={optionsOf(POSITIONS, POSITION_LABELS)}
          onChange={(event) => set({ position: event.target.value as InventedPerson['position'] })}
        />
        <TextField
          label={copy.zip}
          error={errors['zip']}
          inputMode="numeric"
          value={person.zip}
          onChange={(event) => set({ zip: event.target.value })}
        />
        <TextField
          label={copy.years}
          error={errors['years']}
          type="number"
          min={0}
          max={60}
          value={person.years}
          onChange={(event) => set({ years: Number(event.target.value) })}
        />
        <TextField
          label={copy.radius}
          error={errors['radiusMiles']}
          type="number"
          min={1}
          max={500}
          suffix="miles"
          value={person.radiusMiles ?? ''}
          onChange={(event) => set({ radiusMiles: event.target.value === '' ? null : Number(event.target.value) })}
        />
        <MoneyField
          label={copy.payFloor}
          error={errors['payFloorCents']}
          value={person.payFloorCents}
          onChange={(payFloorCents) => set({ payFloorCents })}
        />
      </div>
      <ChipGroup
        legend={copy.shifts}
        hint={copy.shiftsHint}
        options={optionsOf(SHIFTS, SHIFT_LABELS)}
        value={person.shifts}
        onChange={(shifts) => set({ shifts })}
      />
      <Combobox
        label={copy.specialties}
        options={wordsOf(SPECIALTIES)}
        value={person.specialties}
        onChange={(specialties) => set({ specialties })}
      />
      <Combobox
        label={copy.skills}
        options={wordsOf(SKILLS)}
        value={person.skills}
        onChange={(skills) => set({ skills })}
      />
      <Combobox
        label={copy.certifications}
        options={wordsOf(CERTIFICATIONS)}
        value={person.certifications}
        onChange={(certifications) => set({ certifications })}
      />
      <Button onClick={() => onUse(person)}>{copy.use}</Button>
    </Card>
  );
}
