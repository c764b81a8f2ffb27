import { useState } from 'react';
import { ChipGroup, RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { Combobox } from '#platform/web/ui/forms/combobox.tsx';
import { Segments } from '#platform/web/ui/forms/segments.tsx';
import { Checkbox, RowCheckbox, SwitchField } from '#platform/web/ui/forms/toggles.tsx';
import { Row, Specimen, State } from './specimen.tsx';

const SHIFTS = [
  { value: 'day', label: 'Days', hint: '7 AM to 7 PM' },
  { value: 'night', label: 'Nights', hint: '7 PM to 7 AM' },
  { value: 'rotating', label: 'Rotating', hint: 'Days and nights, posted four weeks ahead' },
];
const SKILLS = ['Telemetry', 'Ventilators', 'IV therapy', 'Wound care', 'Triage', 'Epic', 'Cerner', 'Pediatrics'].map(
  (label) => ({ value: label, label }),
);

/** The controls that choose. */
export function Choices() {
  const [shift, setShift] = useState<string | null>('night');
  const [skills, setSkills] = useState<string[]>(['Telemetry', 'IV therapy']);
  const [found, setFound] = useState<string[]>(['Epic']);
  return (
    <>
      <Specimen
        file="forms/choice-groups.tsx"
        title="Radio cards and chips"
        use="Radio cards: one of two to five, where each needs a short explanation. Chips: any of several short ones."
      >
        <State name="Radio cards">
          <RadioCards legend="Shift" options={SHIFTS} value={shift} onChange={setShift} />
        </State>
        <State name="Radio cards, error">
          <RadioCards
            legend="Employment"
            options={SHIFTS.slice(0, 2)}
            value={null}
            error="Choose one."
            onChange={() => undefined}
          />
        </State>
        <State name="Chips">
          <ChipGroup
            legend="Skills"
            hint="Choose all that you use at work"
            options={SKILLS}
            value={skills}
            onChange={setSkills}
          />
        </State>
      </Specimen>
      <Specimen
        file="forms/combobox.tsx"
        title="Combobox"
        use="Several of many: type to find, choose, and remove. From about ten options on."
      >
        <Combobox
          label="Find a skill"
          hint="Type a few letters"
          options={SKILLS}
          value={found}
          onChange={setFound}
          placeholder="For example, triage"
        />
      </Specimen>
      <Specimen
        file="forms/segments.tsx"
        title="Segments"
        use="A filter of two to four short choices, one of which is always on. For more, a select field."
      >
        <Segments label="Shift" value={shift ?? 'day'} options={SHIFTS} hint="Counts right away." onChange={setShift} />
      </Specimen>
      <Toggles />
    </>
  );
}

function Toggles() {
  const [isAgreed, setAgreed] = useState(true);
  const [isOn, setOn] = useState(true);
  return (
    <Specimen
      file="forms/toggles.tsx"
      title="Checkbox and switch"
      use="A checkbox belongs to a form and counts when it is saved. A switch counts right away."
    >
      <State name="Checkbox">
        <Checkbox label="I can work weekends" hint="At most every other one" checked={isAgreed} onChange={setAgreed} />
        <Checkbox
          label="I agree to the terms"
          checked={false}
          error="Agree to the terms to go on."
          onChange={() => undefined}
        />
        <Checkbox label="Sent by the employer" checked disabled onChange={() => undefined} />
      </State>
      <State name="Switch">
        <SwitchField label="Apply for me" hint="Within the limits you set" checked={isOn} onChange={setOn} />
        <SwitchField label="Email me" checked={false} disabled onChange={() => undefined} />
      </State>
      <State name="In a row of a table">
        <Row>
          <RowCheckbox label="Select Ana Ruiz" checked onToggle={() => undefined} />
          <RowCheckbox label="Select Ben Ode" checked={false} onToggle={() => undefined} />
          <RowCheckbox label="Select all" checked="indeterminate" onToggle={() => undefined} />
          <RowCheckbox label="Select a closed case" checked={false} disabled onToggle={() => undefined} />
        </Row>
      </State>
    </Specimen>
  );
}
