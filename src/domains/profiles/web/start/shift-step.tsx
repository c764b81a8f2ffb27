import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { BoundChips } from '#domains/profiles/web/profile/fields.tsx';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { SHIFT_CHOICES } from '#platform/web/forms/choices.ts';
import { startCopy as copy } from './start.copy.ts';
import { usePart } from '#domains/profiles/web/short-forms/use-part.ts';

/** The shifts that the person would work. */
export function ShiftStep({ profile, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.shifts, { shifts: profile.preferences.shifts });
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundChips
        control={step.form.control}
        name="shifts"
        label={copy.shifts}
        hint={copy.shiftsHint}
        choices={SHIFT_CHOICES}
      />
    </StepFrame>
  );
}
