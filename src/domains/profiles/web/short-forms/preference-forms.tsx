import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import {
  BoundCheckbox,
  BoundChips,
  BoundDate,
  BoundMoney,
  BoundNumber,
  BoundYesNo,
} from '#domains/profiles/web/profile/fields.tsx';
import { preferencesCopy as copy } from '#domains/profiles/web/profile/profile.copy.ts';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { EMPLOYMENT_CHOICES, PATTERN_CHOICES, STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { usePart } from './use-part.ts';

/** Job type, shift pattern and target pay. */
export function ScheduleStep({ profile: { preferences }, actions, onSaved }: StepProps) {
  const { employmentTypes, shiftPatterns, payTargetCents } = preferences;
  const step = usePart(profileParts.schedule, { employmentTypes, shiftPatterns, payTargetCents });
  const { control } = step.form;
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundChips control={control} name="employmentTypes" label={copy.employmentTypes} choices={EMPLOYMENT_CHOICES} />
      <BoundChips control={control} name="shiftPatterns" label={copy.patterns} choices={PATTERN_CHOICES} />
      <BoundMoney control={control} name="payTargetCents" label={copy.target} hint={copy.targetHint} />
    </StepFrame>
  );
}

/** How far the person would travel, and whether they would move. */
export function DistanceStep({ profile: { preferences }, actions, onSaved }: StepProps) {
  const { radiusMiles, willRelocate, relocateStates } = preferences;
  const step = usePart(profileParts.distance, { radiusMiles, willRelocate, relocateStates });
  const { control } = step.form;
  const moves = useWatch({ control, name: 'willRelocate' });
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundNumber control={control} name="radiusMiles" label={copy.radius} hint={copy.radiusHint} />
      <BoundCheckbox control={control} name="willRelocate" label={copy.relocate} />
      {moves ? (
        // Jobs are posted in the two states that come first.
        <BoundChips
          control={control}
          name="relocateStates"
          label={copy.relocateStates}
          choices={STATE_CHOICES.slice(0, 2)}
        />
      ) : null}
    </StepFrame>
  );
}

/** Work authorization and the earliest start. */
export function AuthorizationStep({ profile: { preferences }, actions, onSaved }: StepProps) {
  const { workAuthorized, needsSponsorship, earliestStart } = preferences;
  const step = usePart(profileParts.authorization, { workAuthorized, needsSponsorship, earliestStart } as z.input<
    typeof profileParts.authorization.body
  >);
  const { control } = step.form;
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundYesNo control={control} name="workAuthorized" label={copy.authorization} yes={copy.yes} no={copy.no} />
      <BoundCheckbox control={control} name="needsSponsorship" label={copy.sponsorship} />
      <BoundDate control={control} name="earliestStart" label={copy.start} />
    </StepFrame>
  );
}
